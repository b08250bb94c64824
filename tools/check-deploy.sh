#!/bin/sh
# Checks what deploys a bot, without an engine for containers: the Dockerfile, compose.yaml, the unit of systemd, and the
# installation that the image and the unit share. The first argument is the folder of the tools, such as .venv/bin.
set -eu
cd "$(dirname "$0")/.."
tools=$1

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM

"$tools/hadolint" Dockerfile
"$tools/check-jsonschema" --quiet --builtin-schema vendor.compose-spec compose.yaml
"$tools/check-jsonschema" --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
"$tools/zizmor" --offline --quiet .github/workflows
echo "deploy: the Dockerfile, compose.yaml and the workflows are valid" >&2

# Every step of the image that needs no engine, as empty as the image.
mkdir "$work/home"
sh tools/alone.sh "$work/home" PYTHON="${PYTHON:-}" sh tools/install-bot.sh "$work/unobot"
"$work/unobot/bin/python" -m pip --disable-pip-version-check check
echo "deploy: a bot alone has $(du -sm "$work/unobot" | cut -f1) MB" >&2

if ! command -v systemd-analyze >/dev/null; then
    echo "deploy: the unit is not checked, because there is no systemd-analyze" >&2
    exit 0
fi
for unit in unobot.service unobot@.service unobot-backup.service unobot-backup.timer; do
    sed "s|/opt/unobot/|$work/unobot/|" "deploy/$unit" > "$work/$unit"
done
cp "$work/unobot@.service" "$work/unobot@0-3.service"
systemd-analyze verify "$work/unobot.service" "$work/unobot@0-3.service" "$work/unobot-backup.service" "$work/unobot-backup.timer"
# From 0, the narrowest, to 100. What is left: it needs the network, and a program of others may get a limit of memory.
systemd-analyze security --offline=true --threshold=15 --no-pager "$work/unobot.service" > "$work/exposure" || {
    cat "$work/exposure"
    exit 1
}
tail -n 1 "$work/exposure" >&2
