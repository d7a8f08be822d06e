"""Ubongo, the whole family: puzzle races on boards that are generated and proved."""

__version__ = "0.1.0"
