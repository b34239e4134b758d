#!/bin/sh
# Does what the official image does with the settings that deploy/containers/compose.yaml uses.
set -e
bin=$(echo /usr/lib/postgresql/*/bin)
data=/var/lib/postgresql/data
as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
if [ ! -s "$data/PG_VERSION" ]; then
  install -d -o postgres -g postgres -m 700 "$data"
  printf %s "$POSTGRES_PASSWORD" > /tmp/password
  chown postgres /tmp/password
  as_postgres "$bin/initdb" --pgdata="$data" --username="$POSTGRES_USER" --pwfile=/tmp/password \
    --auth=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$data/pg_hba.conf"
  echo "create database $POSTGRES_USER" | as_postgres "$bin/postgres" --single -D "$data" postgres
fi
exec setpriv --reuid=postgres --regid=postgres --clear-groups "$bin/postgres" -D "$data" \
  -c listen_addresses='*' -c unix_socket_directories=/tmp
