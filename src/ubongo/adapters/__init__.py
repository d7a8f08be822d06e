"""Entry points: the web server and the command line, independent of each other."""
