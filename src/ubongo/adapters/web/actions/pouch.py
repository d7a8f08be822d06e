"""The actions of players in pouch."""

from ubongo.adapters.web.actions.race import RACE_ACTIONS

ACTIONS = RACE_ACTIONS
