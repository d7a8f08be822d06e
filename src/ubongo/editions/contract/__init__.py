"""What every edition provides, in five parts, and the values that all editions share."""
