#!/usr/bin/env bash
# Guess, before it was run: a grid that is full and right has one solution, itself. Searches that count what fits into the cells that
# are left find it, since nothing is left.
#
# What happens (Debian's qqwing 1.3.4-1.1+b1): --solve prints the grid as the solution, and --count-solutions says of the same line
# "There are no solutions to the puzzle". With one cell empty both are right.
#
# Needs a Debian 12 with apt-get; the packages are unpacked, not installed. Fails when the full grid has a solution.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq qqwing=1.3.4-1.1+b1 libqqwing2v5=1.3.4-1.1+b1 2>apt.log || { tail -3 apt.log; exit 2; }
for package in *.deb; do dpkg -x "$package" unpacked; done
qqwing() { LD_LIBRARY_PATH=$(dirname "$(find "$folder/unpacked" -name "libqqwing.so.2")") "$folder/unpacked/usr/bin/qqwing" "$@"; }
qqwing --version
full=534678912672195348198342567859761423426853791713924856961537284287419635345286179
[ "$(echo "$full" | qqwing --solve --one-line)" = "$full" ]
of_full=$(echo "$full" | qqwing --solve --count-solutions --one-line | tail -1)
of_one_less=$(echo "${full%9}." | qqwing --solve --count-solutions --one-line | tail -1)
echo "full: $of_full"
echo "one cell empty: $of_one_less"
[[ $of_full == *"no solutions"* && $of_one_less == *unique* ]]
