#!/bin/sh
# Builds the files of a release into dist/ and checks them: the source, the wheel, the image for containers, the tested
# versions, the licenses, the bill of materials (SBOM) and the notes. It takes the last commit, so what is not committed
# is left out. With the tag of the version on it, that is a release, and else a build between two releases.
# The first argument is the folder of the tools, such as .venv/bin. PROJECT_URL is the page of the project, which only
# its host knows. ENGINE names another program for containers than docker.
set -eu
cd "$(dirname "$0")/.."
tools=$(cd "$1" && pwd)
root=$PWD

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
say() { echo "release: $*" >&2; }
alone() { (cd "$1" && shift && sh "$root/tools/alone.sh" "$work/home" "$@"); }

mkdir "$work/home" "$work/empty" "$work/commit"
git archive HEAD | tar -x -C "$work/commit"
[ -z "$(git status --porcelain)" ] || say "what is not committed is left out"
version=$(alone "$work/commit" "$tools/python" -B -c "import unobot; print(unobot.__version__)")
say "this is unobot $version"

# The notes: what CHANGELOG.md says of a release, and what waits in changes/ between two releases.
case $version in
    *+*) (cd "$work/commit" && "$tools/towncrier" build --draft --version "$version") >"$work/notes.md" 2>"$work/log" ||
        { cat "$work/log"; exit 1; } ;;
    *) [ "$(ls "$work/commit/changes")" = README.md ] || { say "changes wait in changes/: run towncrier build"; exit 1; }
        sed -n "/^## \[$version\]/,/^## \[/{/^## \[/!p}" "$work/commit/CHANGELOG.md" >"$work/notes.md" ;;
esac
[ -s "$work/notes.md" ] || { say "CHANGELOG.md has no section $version"; exit 1; }

[ -z "${PROJECT_URL:-}" ] || cat >>"$work/commit/pyproject.toml" <<END

[project.urls]
Source = "$PROJECT_URL"
Changelog = "$PROJECT_URL/blob/v$version/CHANGELOG.md"
Documentation = "$PROJECT_URL/tree/v$version/docs"
Issues = "$PROJECT_URL/issues"
END

rm -rf dist
mkdir dist
(cd "$work/commit" && "$tools/python" -m build --no-isolation --outdir "$root/dist" .) >"$work/log" 2>&1 ||
    { cat "$work/log"; exit 1; }
wheel=$root/dist/unobot-$version-py3-none-any.whl
source=$root/dist/unobot-$version.tar.gz
"$tools/twine" check --strict "$wheel" "$source"
# W004: the names of migrations begin with a digit. Alembic loads them by their path.
"$tools/check-wheel-contents" --ignore W004 --toplevel unobot "$wheel"

# The source works by itself, in an empty environment: it installs a bot, and its make finds all that it needs.
tar -xzf "$source" -C "$work"
alone "$work/unobot-$version" PYTHON="${PYTHON:-}" sh tools/install-bot.sh "$work/bot"
[ "$(alone "$work/empty" "$work/bot/bin/unobot" --version)" = "unobot $version" ] || { say "wrong version"; exit 1; }
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

cp requirements/constraints.txt compose.yaml "$work/notes.md" dist/

# The image, if there is an engine that can build it.
if "${ENGINE:-docker}" info >/dev/null 2>&1; then
    sh tools/build-image.sh "$source"
else
    say "no image is built, because no engine for containers answers"
fi
(cd dist && sha256sum -- * >"$work/sums" && mv "$work/sums" SHA256SUMS)
ls -l dist
