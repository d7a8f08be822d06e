"""How long tests wait for what must happen. Machines are shared, and what never happens is found all the same."""

PATIENCE_S = 60.0
