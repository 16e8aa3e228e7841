#!/bin/sh
# /usr/local/bin/gulmohar: the operator's commands with the settings and rights of the service, as in `gulmohar doctor`.
# Files are named by their whole path, and lie where the user gulmohar may read and write.
set -eu
export NODE_ENV=production DATA_DIR=/var/lib/gulmohar PATH="/opt/gulmohar/node_modules/.bin:$PATH"
set -a
. /etc/gulmohar/env
set +a
cd /opt/gulmohar
exec runuser -u gulmohar -- node server/src/cli.ts "$@"
