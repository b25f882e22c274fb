#!/usr/bin/env bash
# Guess, before it was run: qqwing --solve gives the same grid each time for a puzzle of several solutions, or says that
# there are several.
#
# What happens (Debian's qqwing 1.3.4-1.1+b1): it gives one of them at random, without a word and with exit code 0, so that
# a wrong puzzle looks like a right one, and two runs differ. Only with --stats do guesses tell of it.
#
# Needs a Debian 12 with apt-get; the packages are unpacked, not installed. Fails when 12 runs agree, or one says more.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq qqwing=1.3.4-1.1+b1 libqqwing2v5=1.3.4-1.1+b1 2>apt.log || { tail -3 apt.log; exit 2; }
for package in *.deb; do dpkg -x "$package" unpacked; done
qqwing() { LD_LIBRARY_PATH=$(dirname "$(find "$folder/unpacked" -name "libqqwing.so.2")") "$folder/unpacked/usr/bin/qqwing" "$@"; }
qqwing --version
puzzle=53...............................................................................
for run in 1 2 3 4 5 6 7 8 9 10 11 12; do
    printf '%s\n' "$puzzle" | qqwing --solve --one-line
    sleep 0.2
done >answers
sort -u answers >different
cat different
echo "$(wc -l <different) different answers in 12 runs"
[ "$(wc -l <different)" -gt 1 ] && ! grep -qv '^53[1-9]\{79\}$' answers
