#!/usr/bin/env bash
# Guess, before it was run: qqwing takes x for an empty cell, as many programs do, or refuses the text.
#
# What happens (Debian's qqwing 1.3.4-1.1+b1): a letter is no cell at all, so the other cells move together; what is too
# short is no puzzle and leaves no word: nothing is printed, and the exit code is 0.
#
# Needs a Debian 12 with apt-get; the packages are unpacked, not installed. Fails when anything is said about the letters.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq qqwing=1.3.4-1.1+b1 libqqwing2v5=1.3.4-1.1+b1 2>apt.log || { tail -3 apt.log; exit 2; }
for package in *.deb; do dpkg -x "$package" unpacked; done
qqwing() { LD_LIBRARY_PATH=$(dirname "$(find "$folder/unpacked" -name "libqqwing.so.2")") "$folder/unpacked/usr/bin/qqwing" "$@"; }
qqwing --version
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
solution=534678912672195348198342567859761423426853791713924856961537284287419635345286179
[ "$(printf '%s\n' "$puzzle" | qqwing --solve --one-line)" = "$solution" ]
letters=$(printf '%s\n' "$puzzle" | tr . x)
said=$(printf '%s\n' "$letters" | qqwing --solve --one-line 2>&1)
echo "with x for an empty cell: exit code 0 and '$said'"
between=$(printf '%s\n' "$puzzle" | sed 's/./&x/g' | qqwing --solve --one-line)
echo "with x behind each cell: $between"
[ -z "$said" ] && [ "$between" = "$solution" ]
