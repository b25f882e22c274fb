#!/usr/bin/env bash
# Guess, before it was run: in a game ID of Simon Tatham's Solo of 3x3, "12" is the clue 1 and the clue 2 beside it, for no
# digit is above 9; the "_" that it writes between clues is there for the eye.
#
# What happens (Debian's sgt-puzzles 20230122.806ae71-2): "12" is the number twelve and refused, and so is any ID whose clues
# stand together without "_". Where an empty cell is between them, a letter parts them.
#
# Needs a Debian 12 with apt-get; the packages are unpacked, not installed. Fails when "12" is accepted or "1_2" is not.
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
solo --generate 1 --save parted --save-suffix .sav 3x3:1_2zzza
grep DESC parted*.sav
if solo --generate 1 --save together --save-suffix .sav 3x3:12zzza >said 2>&1; then exit 1; fi
sed "s/.*error/error/" said
grep -q "Out-of-range number" said
