#!/usr/bin/env bash
# Measures what Spark adds: the processor time of the plain command and of bulk over the same Sudokus, with the same bytes.
#
#   scripts/bulk-times.sh [LINES [RUNS]]    5,000,000 lines, 3 runs
#
# Both count with --limit 2 on all cores. Prints seconds of processor time (user and system) and their ratio, and the most memory
# that a job of bulk held with a heap of 1 GB.
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

# peak COMMAND...: the most memory that its process or that of its job held, in MB
peak() {
    "$@" >"$folder/out" 2>"$folder/err" &
    local process=$! most=0
    while kill -0 "$process" 2>/dev/null; do
        for one in "$process" $(pgrep -P "$process"); do
            held=$(awk '/^VmHWM/ { print int($2 / 1024) }' "/proc/$one/status" 2>/dev/null) || continue
            [ "${held:-0}" -le "$most" ] || most=$held
        done
        sleep 0.2
    done
    wait "$process"
    echo "$most"
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
TILEWRIGHT_JAVA_OPTIONS=-Xmx1g peak ./tilewright bulk count sudoku --limit 2 --overwrite "$folder/sudokus.txt" "$folder/bulk" |
    awk '{ printf "heap of 1 GB: at most %d MB held\n", $1 }'
