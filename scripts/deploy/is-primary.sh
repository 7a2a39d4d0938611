#!/bin/sh
# HAProxy calls it with the address and port of the proxy, then those of a server. The role `health` needs no rights; its
# password stands in ~/.pgpass of the user that runs HAProxy.
answer=$(psql -h "$3" -p "$4" -d 'user=health dbname=postgres connect_timeout=2' -Atc 'SELECT pg_is_in_recovery()')
test "$answer" = f
