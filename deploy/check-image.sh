#!/usr/bin/env bash
# Builds the image and checks it: below 450 MB, starts as an arbitrary user with a read-only root, makes and verifies a
# backup, stops on SIGTERM.
#   deploy/check-image.sh postgresql://…        # an empty database that the container may reach, whose role may create others; without it, build only
# NODE_IMAGE=… builds on another image with Node 24; docker, podman or buildah, whichever is installed.
set -euo pipefail
cd "$(dirname "$0")/.."

MAX_MB=450
engine=
for one in docker podman buildah; do
  if "$one" info >/dev/null 2>&1; then engine=$one; break; fi
done
[ -n "$engine" ] || { echo 'Neither docker, podman nor buildah works here.'; exit 1; }

"$engine" build --build-arg "NODE_IMAGE=${NODE_IMAGE:-docker.io/library/node:24-slim}" --tag gulmohar .
megabytes=$("$engine" images --format '{{.Size}}' gulmohar | head -n 1 | grep -oE '^[0-9]+')
echo "The image has $megabytes MB."
[ "$megabytes" -lt "$MAX_MB" ] || { echo "That is more than $MAX_MB MB."; exit 1; }

[ $# -eq 1 ] && [ "$engine" != buildah ] || exit 0
container=$("$engine" run --detach --network host --read-only --tmpfs /tmp --cap-drop ALL \
  --env SHOP_MODE=demo --env "DATABASE_URL=$1" --env HOST=127.0.0.1 --env PORT=3999 gulmohar)
trap '"$engine" rm --force "$container" >/dev/null' EXIT
for _ in $(seq 60); do
  if "$engine" exec "$container" node -e "fetch('http://127.0.0.1:3999/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"; then
    "$engine" exec --env BACKUP_TO=/tmp/backups "$container" node server/src/cli.ts backup --verify
    "$engine" stop --time 20 "$container" >/dev/null
    code=$("$engine" inspect --format '{{.State.ExitCode}}' "$container")
    echo "It opened, and ended with code $code."
    exit "$code"
  fi
  sleep 1
done
"$engine" logs "$container"
echo 'It did not open within a minute.'
exit 1
