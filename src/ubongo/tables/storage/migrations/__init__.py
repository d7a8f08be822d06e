"""How an older store becomes a newer one."""
