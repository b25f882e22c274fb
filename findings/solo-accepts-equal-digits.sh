#!/usr/bin/env bash
# Guess, before it was run: Solo refuses a game ID in which a row has the same digit twice, for it checks an ID before it
# makes a game of it, and no such puzzle can be solved.
#
# What happens (Debian's sgt-puzzles 20230122.806ae71-2): only the number of cells and the range of digits are checked. The ID
# is taken, and saved as a game that nobody can finish.
#
# Needs a Debian 12 with apt-get; the packages are unpacked, not installed. Fails when the ID is refused.
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
solo --generate 1 --save equal --save-suffix .sav 3x3:5_5zzza
grep -h "GAME\|DESC" equal*.sav
grep -q ":5_5zzza" equal*.sav
if solo --generate 1 --save long --save-suffix .sav 3x3:5_5zzzb >said 2>&1; then exit 1; fi
sed "s/.*error/error/" said
