#!/bin/sh
# PostgreSQL, Redis and systemd-analyze for the tests of the server, Chromium for those of the page: installed where that is possible;
# else it is said what is skipped.
set -eu

need=""
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || need="postgresql"
command -v redis-server >/dev/null || need="$need redis-server"
command -v systemd-analyze >/dev/null || need="$need systemd"
command -v chromium >/dev/null || need="$need chromium"
need=${need# }
[ -n "$need" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "installing $need for the tests"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -q >/dev/null && apt-get install -qy --no-install-recommends $need >/dev/null && exit 0
fi
echo "SKIPPED: the tests with $need, which could not be installed here (Debian packages of these names)"
[ -z "${CI:-}" ]
