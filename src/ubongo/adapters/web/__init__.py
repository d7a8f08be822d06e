"""The web server: HTTP, sockets, the client's files."""
