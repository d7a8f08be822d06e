"""Parts that several editions are composed from."""
