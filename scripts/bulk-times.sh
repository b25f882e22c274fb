#!/usr/bin/env bash
# Measures what Spark adds: the processor time of the plain command and of bulk over the same Sudokus, with the same bytes.
#
#   scripts/bulk-times.sh [LINES [RUNS]]    5,000,000 lines, 3 runs
#
# Both count with --limit 2 on all cores. Prints seconds of processor time (user and system) and their ratio.
set -euo pipefail
cd "$(dirname "$0")/.."
lines=${1:-5000000}
runs=${2:-3}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
TIMEFORMAT='%U %S'

# processor COMMAND...: its processor time in seconds
processor() {
    { time "$@" >"$folder/out" 2>"$folder/err"; } 2>&1 | awk '{ print $1 + $2 }'
}

./tilewright new sudoku minimal --count "$lines" --seed 7 >"$folder/sudokus.txt"
for run in $(seq "$runs"); do
    plain=$(processor ./tilewright count sudoku --limit 2 --json "$folder/sudokus.txt")
    mv "$folder/out" "$folder/plain"
    bulk=$(processor ./tilewright bulk count sudoku --limit 2 --overwrite "$folder/sudokus.txt" "$folder/bulk")
    cat "$folder"/bulk/part-* | cmp - "$folder/plain"
    awk -v run="$run" -v lines="$lines" -v plain="$plain" -v bulk="$bulk" \
        'BEGIN { printf "run %d: %d lines, plain %.1f s, bulk %.1f s, ratio %.2f\n", run, lines, plain, bulk, bulk / plain }'
done
