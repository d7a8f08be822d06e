"""Solo: alone against the clock, or without one."""
