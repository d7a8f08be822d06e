"""The actions of players in three-d."""

from ubongo.adapters.web.actions.race import RACE_ACTIONS

ACTIONS = RACE_ACTIONS
