"""The actions that a client can send: a module for each edition, and one for the lobby."""
