#!/bin/sh
# Runs a command as a new account would, without variables and settings of this one, except its way to the package index:
# sh tools/alone.sh HOME [NAME=VALUE...] COMMAND...
set -eu
home=$1
shift
settings=${PIP_CONFIG_FILE:-${XDG_CONFIG_HOME:-$HOME/.config}/pip/pip.conf}
[ ! -e "$settings" ] || export PIP_CONFIG_FILE="$settings"
for name in $(env | sed -n 's/^\([A-Za-z_][A-Za-z0-9_]*\)=.*/\1/p'); do
    case $name in
        PIP_* | SSL_CERT_* | REQUESTS_CA_BUNDLE | *_PROXY | *_proxy) ;;
        *) unset "$name" ;;
    esac
done
export HOME="$home" PATH=/usr/local/bin:/usr/bin:/bin
exec env "$@"
