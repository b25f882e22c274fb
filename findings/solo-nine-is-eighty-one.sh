#!/usr/bin/env bash
# Guess, before it was run: in Solo the parameters 9 mean a Sudoku of 9 by 9, as 3x3 do, for 9j is a jigsaw of 9 by 9.
#
# What happens (Debian's sgt-puzzles 20230122.806ae71-2): without j a number alone is the side of a box, so 9 is a grid of 81 by
# 81, and refused for its 81 symbols. With j behind it the same number is the side of the grid.
#
# Needs a Debian 12 with apt-get; the packages are unpacked, not installed. Fails when 9 is taken, or 9j is not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
version=20230122.806ae71-2
wanted=$(apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces --no-enhances \
    "sgt-puzzles=$version" | grep "^[a-z]" | sort -u | grep -vx "libc6\|sgt-puzzles" |
    while read -r package; do dpkg -s "$package" >/dev/null 2>&1 || echo "$package"; done)
# shellcheck disable=SC2086
apt-get download -qq "sgt-puzzles=$version" $wanted 2>apt.log || { tail -3 apt.log; exit 2; }
for package in *.deb; do dpkg -x "$package" unpacked; done
solo() { LD_LIBRARY_PATH=$folder/unpacked/usr/lib/x86_64-linux-gnu:$folder/unpacked/lib/x86_64-linux-gnu "$folder/unpacked/usr/games/sgt-solo" "$@"; }
solo --version
if solo --generate 1 9 >said 2>&1; then exit 1; fi
sed "s/.*error/9: error/" said | grep error
grep -q "31 distinct symbols" said
echo "9j: $(solo --generate 1 9j)"
solo --generate 1 3 >said 2>&1
echo "3: $(cat said)"
grep -q "^3x3:" said
