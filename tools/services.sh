#!/bin/sh
# PostgreSQL, Redis and systemd-analyze for the tests of the server, Chromium for those of the page: installed where that is possible;
# else it is said what is skipped. Chromium's headless shell does a fifth less work than the whole browser, which is used where there is none.
set -eu

installs() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

need=""
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || need="postgresql"
command -v redis-server >/dev/null || need="$need redis-server"
command -v systemd-analyze >/dev/null || need="$need systemd"
if command -v chromium-headless-shell >/dev/null; then :
elif installs; then need="$need chromium-headless-shell"
elif ! command -v chromium >/dev/null; then need="$need chromium"
fi
need=${need# }
[ -n "$need" ] || exit 0

if installs; then
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -q >/dev/null || true
  case $need in *chromium-headless-shell) apt-cache show chromium-headless-shell >/dev/null 2>&1 || need=${need%-headless-shell} ;; esac
  echo "installing $need for the tests"
  apt-get install -qy --no-install-recommends $need >/dev/null && exit 0
fi
echo "SKIPPED: the tests with $need, which could not be installed here (Debian packages of these names)"
[ -z "${CI:-}" ]
