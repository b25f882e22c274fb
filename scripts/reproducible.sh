#!/bin/sh
# Makes the artifacts for other projects twice from the last commit, for ./build reproducible: in two folders, one after the other,
# in two time zones and languages, with two masks of permissions. Prints the SHA-256 of each file of both, and exits with 1 if a byte
# differs. Options go to Maven.
set -eu
cd "$(dirname "$0")/.."
commit=$(git rev-parse HEAD)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM

# made FOLDER ZONE LANGUAGE MASK OPTIONS…: builds in FOLDER, and writes FOLDER.sums. Names lose the date that a snapshot gets.
made() {
    folder=$work/$1 zone=$2 language=$3 mask=$4
    shift 4
    mkdir -p "$folder"
    git archive "$commit" -- . ':!docs' ':!e2e/src/test/look' | (umask "$mask" && tar -x -m --no-same-permissions -C "$folder")
    (umask "$mask" && TZ=$zone LC_ALL=$language "$folder/build" artifacts "$@") >&2
    (cd "$folder/target/artifacts" && find . \( -name '*.jar' -o -name '*.pom' \) -exec sha256sum {} +) |
        sed -E 's|\./.*/||; s/-[0-9]{8}\.[0-9]{6}-[0-9]+//' | sort -k 2 >"$folder.sums"
    rm -rf "$folder"
}

made first UTC C 022 "$@"
made another/and-longer Asia/Kolkata C.UTF-8 077 "$@"
cat "$work/first.sums"
echo
cat "$work/another/and-longer.sums"
echo
if [ -s "$work/first.sums" ] && cmp -s "$work/first.sums" "$work/another/and-longer.sums"; then
    echo "The same bytes, $(wc -l <"$work/first.sums") files."
else
    echo "tilewright: reproducible: the two builds differ, or made nothing." >&2
    exit 1
fi
