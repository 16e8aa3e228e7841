#!/bin/sh
# /usr/local/bin/gulmohar: the operator's commands with the settings and rights of the service, as in `gulmohar doctor`.
# Name files by their full path, where the user gulmohar can read and write.
set -eu
export NODE_ENV=production DATA_DIR=/var/lib/gulmohar PATH="/opt/gulmohar/node_modules/.bin:$PATH"
set -a
. /etc/gulmohar/env
set +a
cd /opt/gulmohar
exec runuser -u gulmohar -- node server/src/cli.ts "$@"
