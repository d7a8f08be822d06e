"""Ubongo, a family of puzzle races on generated, verified boards."""

__version__ = "0.1.0"
