#!/bin/sh
# Builds the image of a bot from a file with the source, and saves it in the same folder:
# sh tools/build-image.sh dist/unobot-1.2.3.tar.gz. `docker load --input FILE` brings it to a computer without a registry.
# ENGINE names another program for containers than docker.
set -eu

[ $# -eq 1 ] || { echo "usage: sh tools/build-image.sh FILE" >&2; exit 2; }
engine=${ENGINE:-docker}
name=$(basename "$1" .tar.gz)
version=${name#unobot-}
tag=$(echo "$version" | tr + -) # the tag of an image has no plus
architecture=$(uname -m | sed 's/x86_64/amd64/; s/aarch64/arm64/')
image=$(dirname "$1")/unobot-$tag-image-$architecture.tar.gz

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
tar -xzf "$1" -C "$work"
"$engine" build --label "org.opencontainers.image.version=$version" --tag "unobot:$tag" --tag unobot:latest "$work/$name" >&2
"$engine" save "unobot:$tag" unobot:latest > "$work/image"
gzip -n < "$work/image" > "$image"
echo "$image"
