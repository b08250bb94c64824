#!/bin/sh
# Installs a bot alone, without the demo and without the tools of development: sh tools/install-bot.sh /opt/unobot
# Every package comes from a lock with hashes. Run it again for an update. PYTHON names another Python.
set -eu

[ $# -eq 1 ] || { echo "usage: sh tools/install-bot.sh FOLDER" >&2; exit 2; }
case $1 in
    /*) target=$1 ;;
    *) target=$PWD/$1 ;;
esac
# An environment has a `bin` and a `lib`. In another folder, they would mix with what is there.
if [ -e "$target" ] && [ ! -e "$target/pyvenv.cfg" ] && [ -n "$(ls -A "$target")" ]; then
    echo "$target is there, and is no environment from an earlier installation. Name a new folder." >&2
    exit 2
fi
cd "$(dirname "$0")/.."

python=$(sh tools/find-python.sh "${PYTHON:-}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
umask 022 # the account of the bot must be able to read what root installs

# pip FOLDER ARGUMENTS...: runs the pip of an environment.
pip() {
    environment=$1
    shift
    "$environment/bin/python" -m pip --quiet --disable-pip-version-check --no-input --no-cache-dir "$@"
}

"$python" -m venv "$target"
pip "$target" install --require-hashes --only-binary :all: --requirement=requirements/bot.txt
"$python" -m venv "$work"
pip "$work" install --require-hashes --only-binary :all: --requirement=requirements/build.txt
# Builds in a copy, since the folder of the source may be read-only. The copy has no commit, so it is told its version.
mkdir "$work/source"
cp -R pyproject.toml README.md LICENSE unobot migrations "$work/source"
version=$("$python" -B -c 'import unobot; print(unobot.__version__)')
printf 'Metadata-Version: 2.4\nName: unobot\nVersion: %s\n' "$version" > "$work/source/PKG-INFO"
pip "$work" wheel --no-deps --no-build-isolation "--wheel-dir=$work/wheel" "$work/source"
pip "$target" install --no-deps --no-index --force-reinstall "$work"/wheel/*.whl
"$target/bin/unobot" --version
