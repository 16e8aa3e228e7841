#!/bin/sh
# /usr/local/bin/gulmohar: the operator's commands with the settings and rights of the service, as in `gulmohar doctor`.
set -eu
export NODE_ENV=production DATA_DIR=/var/lib/gulmohar PATH="/opt/gulmohar/node_modules/.bin:$PATH"
set -a
. /etc/gulmohar/env
set +a
exec runuser -u gulmohar -- node /opt/gulmohar/server/src/cli.ts "$@"
