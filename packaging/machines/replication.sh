#!/bin/sh
# The replica may connect to the primary.
echo "host replication tianxia all scram-sha-256" >> "$PGDATA/pg_hba.conf"
