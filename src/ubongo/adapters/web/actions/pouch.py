"""Pouch: the actions of its players."""

from ubongo.adapters.web.actions.race import RACE_ACTIONS

ACTIONS = RACE_ACTIONS
