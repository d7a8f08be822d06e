"""Recorded games retold for people and for programs."""
