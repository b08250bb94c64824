#!/bin/sh
# Prints the path of a Python that can run unobot: the newest of 3.13, 3.12 and 3.11 on PATH, else any newer one.
# With a name as its first argument, it tries only that name. If none fits, it says so on stderr and exits with status 1.
# It checks every directory of PATH, because the first match may be a version manager's shim that refuses to run.

fits='
import sys
assert sys.version_info >= (3, 11)
import ensurepip, sqlite3, ssl, venv
print(sys.executable)
'
seen=

# try FILE: prints the interpreter and succeeds if FILE fits. Otherwise it notes why FILE does not fit.
try() {
    [ -f "$1" ] && [ -x "$1" ] || return 1
    "$1" -c "$fits" 2>/dev/null </dev/null && return 0
    version=$("$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null </dev/null) || return 1
    case $version in
        2.* | 3.[0-9] | 3.10) flaw="is Python $version" ;;
        *) flaw="is Python $version without venv, ssl or sqlite3" ;;
    esac
    [ -n "$seen" ] || seen=" ($1 $flaw)"
    return 1
}

case $1 in
    "") names="python3.13 python3.12 python3.11 python3 python" ;;
    */*) try "$1" && exit 0; names= ;;
    *) names=$1 ;;
esac

old_ifs=$IFS
for name in $names; do
    IFS=:
    for directory in $PATH; do
        try "${directory:-.}/$name" && exit 0
    done
    IFS=$old_ifs
done

echo "unobot needs Python 3.11 or newer with venv and found none${1:+ at $1}$seen:" \
    "install one (on Debian or Ubuntu: apt install python3 python3-venv)" \
    "or name it with PYTHON=/path/to/python3." >&2
exit 1
