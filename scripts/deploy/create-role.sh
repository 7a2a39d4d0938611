#!/bin/sh
# Creates the role and the database of the server on an empty cluster, as a superuser of it: compose.yaml runs this in the
# container of PostgreSQL. The role owns its database and nothing else: it is no superuser and creates no roles.
# docs/operating.md shows two roles, of which that of the servers owns nothing.
#   POSTGRES_USER=postgres SECRETS=/etc/notaria/secrets sh create-role.sh    (and PGHOST, PGPORT, PGPASSWORD as psql reads them)
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$(cat "${SECRETS:-/run/secrets-volume}/database-password")" \
  --username "$POSTGRES_USER" --dbname postgres <<'SQL'
CREATE ROLE notaria LOGIN PASSWORD :'password' NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION;
CREATE DATABASE notaria OWNER notaria;
REVOKE CONNECT ON DATABASE notaria FROM PUBLIC;
SQL
