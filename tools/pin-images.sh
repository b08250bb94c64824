#!/bin/sh
# Asks the registry for the newest images behind the tags in the Dockerfile and in compose.yaml, and writes their digests
# beside the tags. ENGINE names another program for containers than docker.
set -eu
cd "$(dirname "$0")/.."

for file in Dockerfile compose.yaml; do
    for image in $(sed -nE 's/^(FROM|    image:) ([a-z]+:[^@ ]+)@sha256:[0-9a-f]{64}.*/\2/p' "$file" | sort -u); do
        digest=$("${ENGINE:-docker}" buildx imagetools inspect --format '{{.Manifest.Digest}}' "$image")
        echo "$digest" | grep -qE '^sha256:[0-9a-f]{64}$' || { echo "no digest of $image: $digest" >&2; exit 1; }
        sed -E "s/(^FROM|^    image:) $image@sha256:[0-9a-f]{64}/\\1 $image@$digest/" "$file" > "$file.new"
        cat "$file.new" > "$file"
        rm "$file.new"
        echo "$file: $image@$digest" >&2
    done
done
