"""The toy's files are tests of a copy of the source tree only."""

collect_ignore = ["files"]
