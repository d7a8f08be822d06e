"""Tables: commands in, events to the log, then updates to subscribers. The only mutable layer."""
