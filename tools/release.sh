#!/bin/sh
# Builds the files of a release into dist/ and checks them: the source, the wheel, the tested versions, the licenses and
# the bill of materials (SBOM). The first argument is the folder of the tools, such as .venv/bin.
set -eu
cd "$(dirname "$0")/.."
tools=$(cd "$1" && pwd)
root=$PWD

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
version=$("$tools/python" -c "import unobot; print(unobot.__version__)")
say() { echo "release: $*" >&2; }

rm -rf dist
"$tools/python" -m build --no-isolation --outdir dist . >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
wheel=$root/dist/unobot-$version-py3-none-any.whl
source=$root/dist/unobot-$version.tar.gz
"$tools/twine" check --strict "$wheel" "$source"
# W004: the names of migrations begin with a digit. Alembic loads them by their path.
"$tools/check-wheel-contents" --ignore W004 --toplevel unobot "$wheel"

# The source works by itself, in an empty environment: it installs a bot, and its make finds all that it needs.
tar -xzf "$source" -C "$work"
mkdir "$work/home" "$work/empty"
alone() { (cd "$1" && shift && env -i HOME="$work/home" PATH=/usr/local/bin:/usr/bin:/bin "$@"); }
alone "$work/unobot-$version" PYTHON="${PYTHON:-}" sh tools/install-bot.sh "$work/bot"
alone "$work/unobot-$version" make PYTHON="${PYTHON:-}" run ARGS=--help >/dev/null
say "the source works by itself"

# The wheel runs from an empty folder, and brings the newest schema.
"$work/bot/bin/python" -m pip --quiet --disable-pip-version-check install --no-deps --no-index --force-reinstall "$wheel"
[ "$(alone "$work/empty" "$work/bot/bin/unobot" --version)" = "unobot $version" ] || { say "wrong version"; exit 1; }
alone "$work/empty" "$work/bot/bin/unobot" db upgrade
alone "$work/empty" "$work/bot/bin/unobot" db check

# Licenses that let everybody use, change and share a bot. resvg_py names none in its metadata, but has the text of MIT.
licenses="$tools/pip-licenses --python=$work/bot/bin/python"
$licenses --ignore-packages resvg_py --partial-match --allow-only="MIT;BSD;Apache;PSF;Python Software Foundation;ISC" \
    >/dev/null
$licenses --format=markdown --with-urls --output-file=dist/licenses.md >/dev/null
printf '\nThe license of resvg_py is MIT, by the file that comes with it.\n' >>dist/licenses.md
sed "s/^dynamic = .*/version = \"$version\"/" pyproject.toml >"$work/pyproject.toml"
"$tools/cyclonedx-py" environment --pyproject "$work/pyproject.toml" --output-reproducible --output-file dist/sbom.cdx.json \
    "$work/bot/bin/python"
cp requirements/constraints.txt dist/
(cd dist && sha256sum -- * >"$work/sums" && mv "$work/sums" SHA256SUMS)
ls -l dist
