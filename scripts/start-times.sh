#!/usr/bin/env bash
# Measures whole processes against a bare JVM that prints a word: the processor time of one answer, and of some thousand lines.
#
#   scripts/start-times.sh [RUNS]    5 runs
#
# All take turns. Prints medians of seconds of processor time (user and system), the least and the most, and the median in bare JVMs.
set -euo pipefail
cd "$(dirname "$0")/.."
runs=${1:-5}
. scripts/find-jdk.sh
find_jdk
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
TIMEFORMAT='%U %S'
cat >"$folder/Hello.java" <<'END'
public class Hello {
    public static void main(String[] arguments) {
        System.out.println("Hello");
    }
}
END
"$JAVA_HOME/bin/javac" -d "$folder" "$folder/Hello.java"
./tilewright new sudoku minimal --count 50000 --seed 7 >"$folder/sudokus.txt"
head -n 300 "$folder/sudokus.txt" >"$folder/some.txt"
one=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
commands=(
    "$JAVA_HOME/bin/java -cp $folder Hello"
    "./tilewright --version"
    "./tilewright list"
    "./tilewright count sudoku --text $one"
    "./tilewright solve sudoku --text $one"
    "./tilewright hint sudoku --text $one"
    "./tilewright rate sudoku --text $one"
    "./tilewright count sudoku --limit 2 --threads 1 $folder/sudokus.txt"
    "./tilewright rate sudoku --threads 1 $folder/some.txt"
    "./tilewright rate sudoku --threads 1 --json $folder/some.txt"
)
for run in $(seq "$runs"); do
    for command in "${commands[@]}"; do
        # shellcheck disable=SC2086
        seconds=$({ time $command >"$folder/out" 2>"$folder/err"; } 2>&1 | awk '{ print $1 + $2 }')
        echo "$seconds ${command//"$folder/"/}"
    done
done >"$folder/times"
for command in "${commands[@]}"; do
    text=${command//"$folder/"/}
    awk -v text="$text" 'substr($0, index($0, " ") + 1) == text { print $1 }' "$folder/times" | sort -n |
        awk -v text="$text" '{ all[NR] = $1 } END { print all[int((NR + 1) / 2)], all[1], all[NR], text }'
done | awk -v jdk="$JAVA_HOME/bin/" -v one="$one" '
    NR == 1 { bare = $1 }
    {
        printf "%7.3f s (%.3f to %.3f) %6.2f  ", $1, $2, $3, $1 / bare
        $1 = $2 = $3 = ""
        sub(/^ +/, ""); sub(jdk, ""); sub(one, "…"); sub(/ -cp [^ ]*/, "")
        print
    }'
