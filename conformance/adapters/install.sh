#!/usr/bin/env bash
# Brings the programs that the adapters ask, by their versions, into a folder: install.sh FOLDER. Needs Node with npm, and Debian 12 for qqwing.
set -euo pipefail
mkdir -p "$1"
cd "$1"
[ -f package.json ] || npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts sudoku@0.0.3 sudoku-core@3.0.3 @algorithm.ts/sudoku@4.0.3 fast-sudoku-solver@3.0.2 \
    dlxlib@1.0.3 dancing-links@4.3.10 logic-solver@2.0.1 pzpr@0.10.1 sudoku-formats@1.0.9 sudoku-umd@1.0.1 @mattflow/sudoku-solver@2.2.0 esbuild@0.25.12
# It is a module for bundlers alone.
npx esbuild --bundle --platform=node --log-level=error --outfile=fast-sudoku-solver.cjs ./node_modules/fast-sudoku-solver
apt-get download -qq qqwing=1.3.4-1.1+b1 libqqwing2v5=1.3.4-1.1+b1
for package in *.deb; do dpkg -x "$package" unpacked; done
