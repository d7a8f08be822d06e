"""Tables: commands in, events to the log, then news to everybody. The only mutable layer."""
