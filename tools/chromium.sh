#!/bin/sh
# Prints where Chromium is, for the browser tests. Where there is none it installs Debian's, which only root can do:
# no package of npm's brings one.
set -eu

find_chromium() {
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" && return
  done
  return 1
}

if [ -n "${CHROMIUM_PATH:-}" ]; then
  if [ ! -x "$CHROMIUM_PATH" ]; then
    echo "CHROMIUM_PATH is $CHROMIUM_PATH, which is no program" >&2
    exit 69
  fi
  echo "$CHROMIUM_PATH"
  exit
fi

find_chromium && exit

if [ "$(id -u)" = 0 ] && [ -e /etc/debian_version ] && command -v apt-get >/dev/null; then
  echo "Installing Chromium" >&2
  if apt-get update >&2 && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium >&2; then
    find_chromium && exit
  fi
fi
echo "Chromium is missing: install it (Debian: apt-get install chromium), or name one in CHROMIUM_PATH" >&2
exit 69
