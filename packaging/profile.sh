# Whoever may read the database of the service works on it with `tianxia admin`, `backup`, `restore` and `check`.
if [ -r /var/lib/tianxia/tianxia.db ]; then
    export TIANXIA_DATABASE="${TIANXIA_DATABASE:-/var/lib/tianxia/tianxia.db}"
fi
