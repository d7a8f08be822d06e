#!/bin/sh
# Run a Python program with the first interpreter found that is new enough: sh scripts/python.sh PROGRAM ARGUMENT...
# PYTHON=/path/to/python goes first. Each candidate is asked for its real path, since a version manager's shim
# answers to many names and may refuse any of them.
for candidate in "${PYTHON:-python3}" python3.13 python3.12 python3.11 python3.14 python; do
    python=$("$candidate" -c 'import sys; print(sys.executable if sys.version_info >= (3, 11) else "")' 2>/dev/null)
    if [ -n "$python" ]; then
        exec "$python" "$@"
    fi
done
echo "Ubongo needs Python 3.11 or newer, and none was found. On Debian or Ubuntu: apt-get install python3" >&2
exit 1
