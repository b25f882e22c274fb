#!/usr/bin/env bash
# Attacks jobs on Spark, and says whether results were the same bytes as the plain command's, or absent; never half.
#
#   scripts/bulk-attacks.sh [ROUNDS [LINES ['ROWS']]]    3 rounds, 20,000 lines, all rows:
#                                                 workers driver resume damage disk part
#
# Workers and drivers are killed (-9) when a random number of tasks has begun. The cluster is a master and two workers with one
# core each on this machine. A full disk needs root, for it is a small file system in memory. Exit: 1 when an attack did harm.
set -euo pipefail
cd "$(dirname "$0")/.."
root=.
. scripts/find-jdk.sh
find_jdk
rounds=${1:-3}
lines=${2:-20000}
rows=${3:-workers driver resume damage disk part}
options=bulk/target/bulk.options
[ -f "$options" ] || ./build bulk
folder=$(mktemp -d)
harm=0
started=()
RANDOM=1
end() {
    for process in "${started[@]}"; do
        pkill -9 -P "$process" || :
        kill -9 "$process" || :
    done
    mountpoint -q "$folder/disk" && umount "$folder/disk"
    rm -rf "$folder"
} 2>/dev/null
trap end EXIT

row() { # row NAME HARMED FIGURE
    if [ "$2" = 0 ]; then echo "$1 ok $3"; else echo "$1 HARM $3" && harm=1; fi
}

# Waits until so many attempts of tasks have begun, or the job of this process has ended.
begun() {
    while [ "$(find "$1.partial/_attempts" -name 'part-*' ! -name '*.done' 2>/dev/null | wc -l)" -lt "$2" ]; do
        kill -0 "$3" 2>/dev/null || return 1
        sleep 0.02
    done
}

same() { cat "$1"/part-* | cmp -s - "$folder/plain"; }

machine() { # machine LOG CLASS ARGUMENTS...: a process of the cluster, in $!
    local log=$1
    shift
    SPARK_HOME=$folder/spark SPARK_SCALA_VERSION=2.13 SPARK_LOCAL_IP=127.0.0.1 "$JAVA_HOME/bin/java" -Xmx256m \
        --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED -Dspark.master.rest.enabled=false \
        -cp "$folder/spark/jars/*" "$@" >"$log" 2>&1 &
    started+=($!)
}

worker() {
    machine "$folder/worker.log" org.apache.spark.deploy.worker.Worker --host 127.0.0.1 --cores 1 --memory 1g \
        --webui-port 0 --work-dir "$folder/work" "$master"
}

cluster() {
    mkdir -p "$folder/spark/jars" "$folder/spark/conf"
    sed -n 's/^"\(.*\)"$/\1/p' "$options" | tr : '\n' | grep -v '/bulk\.jar$' | xargs ln -s -t "$folder/spark/jars" --
    machine "$folder/master.log" org.apache.spark.deploy.master.Master --host 127.0.0.1 --port 0 --webui-port 0
    until master=$(grep -om1 'spark://127\.0\.0\.1:[0-9]*' "$folder/master.log"); do sleep 0.1; done
}

workers() {
    cluster
    worker && local one=$!
    worker && local two=$!
    local harmed=0 kills=0
    for _ in $(seq "$rounds"); do
        rm -rf "$folder/out"
        TILEWRIGHT_JAVA_OPTIONS="-Dspark.driver.host=127.0.0.1 -Dspark.executor.memory=512m" \
            ./tilewright bulk rate sudoku "$folder/in.txt" "$folder/out" --master "$master" 2>"$folder/err" &
        local job=$! at=0
        for _ in 1 2 3; do
            at=$((at + 2 + RANDOM % 18))
            begun "$folder/out" $at "$job" || break
            pkill -9 -P "$one" || :
            kill -9 "$one"
            wait "$one" 2>/dev/null || :
            kills=$((kills + 1))
            one=$two
            worker && two=$!
        done
        wait "$job" && same "$folder/out" || harmed=$((harmed + 1))
    done
    row workers $harmed "$kills workers killed in $rounds jobs of $lines lines: $((rounds - harmed)) times the same bytes"
}

driver() {
    local harmed=0 absent=0 whole=0
    for _ in $(seq "$rounds"); do
        rm -rf "$folder/out"
        ./tilewright bulk rate sudoku "$folder/in.txt" "$folder/out" 2>"$folder/err" &
        local job=$!
        begun "$folder/out" $((1 + RANDOM % 60)) "$job" || :
        pkill -9 -P "$job" || :
        wait "$job" || :
        if [ ! -e "$folder/out" ]; then
            absent=$((absent + 1))
        elif same "$folder/out"; then
            whole=$((whole + 1))
        else
            harmed=$((harmed + 1))
        fi
        ./tilewright bulk rate sudoku "$folder/in.txt" "$folder/out" --overwrite 2>"$folder/err" && same "$folder/out" &&
            [ ! -e "$folder/out.partial" ] || harmed=$((harmed + 1))
    done
    row driver $harmed "$rounds drivers killed: $absent results absent, $whole whole; then the same command again"
}

# Kills a driver up to five times, and goes on each time.
resume() {
    local harmed=0 kills=0 reused=0
    for _ in $(seq "$rounds"); do
        rm -rf "$folder/out"
        for _ in 1 2 3 4 5; do
            local here=0
            [ ! -e "$folder/out.partial" ] ||
                here=$(find "$folder/out.partial/_attempts" -name 'part-*' ! -name '*.done' | wc -l)
            ./tilewright bulk rate sudoku "$folder/in.txt" "$folder/out" --resume 2>"$folder/err" &
            local job=$!
            begun "$folder/out" $((here + 1 + RANDOM % 20)) "$job" || break
            pkill -9 -P "$job" || :
            wait "$job" || :
            kills=$((kills + 1))
        done
        [ -e "$folder/out" ] ||
            ./tilewright bulk rate sudoku "$folder/in.txt" "$folder/out" --resume 2>"$folder/err" || harmed=$((harmed + 1))
        reused=$((reused + $(sed -n 's/.*answering: \([0-9]*\) of .*/\1/p' "$folder/err" | head -n 1 | grep . || echo 0)))
        same "$folder/out" && [ ! -e "$folder/out.partial" ] || harmed=$((harmed + 1))
    done
    row resume $harmed "$kills drivers killed in $rounds jobs, which went on with $reused slices at the last: the same bytes"
}

# Damages a file of those that a killed driver left in this folder, and says how: bytes changed, cut off, or added, all of them
# gone, two files exchanged, the file deleted, or a foreign one beside it; in $way.
damaged() {
    local files file other size
    mapfile -t files < <(find "$1" -type f | sort)
    file=${files[RANDOM % ${#files[@]}]}
    other=${files[RANDOM % ${#files[@]}]}
    size=$(stat -c %s "$file")
    way=$((RANDOM % 7))
    [ "$size" -gt 0 ] || way=$((way < 2 ? 2 : way))
    case $way in
    0) head -c 10 /dev/urandom | dd of="$file" bs=1 seek=$(((RANDOM * 32768 + RANDOM) % size)) conv=notrunc status=none ;;
    1) truncate -s $(((RANDOM * 32768 + RANDOM) % size)) "$file" ;;
    2) head -c $((1 + RANDOM % 100)) /dev/urandom >>"$file" ;;
    3) : >"$file" ;;
    4) mv "$file" "$folder/moved" && { [ "$file" = "$other" ] || mv "$other" "$file"; } && mv "$folder/moved" "$other" ;;
    5) rm "$file" ;;
    6) echo mine >"$(dirname "$file")/notes.txt" ;;
    esac
    way="$way $file"
}

# Kills drivers, damages what they leave, and goes on: the results are right, or the job is refused with a sentence. What is
# refused is mended as the sentence says: a foreign file is moved away, and without --resume a job starts over.
damage() {
    local harmed=0 kills=0 right=0 refused=0
    for _ in $(seq "$rounds"); do
        rm -rf "$folder/out" "$folder/out.partial"
        ./tilewright bulk rate sudoku "$folder/in.txt" "$folder/out" --resume 2>"$folder/err" &
        local job=$!
        begun "$folder/out" $((2 + RANDOM % 60)) "$job" || :
        pkill -9 -P "$job" || :
        wait "$job" || :
        [ ! -e "$folder/out" ] || continue
        kills=$((kills + 1))
        damaged "$folder/out.partial"
        local exit=0
        ./tilewright bulk rate sudoku "$folder/in.txt" "$folder/out" --resume 2>"$folder/err" || exit=$?
        if [ "$exit" = 0 ]; then
            same "$folder/out" && right=$((right + 1)) || { harmed=$((harmed + 1)) && echo "wrong: $way" >&2; }
            continue
        fi
        [ ! -e "$folder/out" ] && [ "$(grep -c . "$folder/err")" = 1 ] && grep -q "^tilewright: '" "$folder/err" &&
            refused=$((refused + 1)) || { harmed=$((harmed + 1)) && echo "refused otherwise: $way: $(cat "$folder/err")" >&2; }
        find "$folder/out.partial" -name notes.txt -delete
        ./tilewright bulk rate sudoku "$folder/in.txt" "$folder/out" 2>"$folder/err" && same "$folder/out" &&
            [ ! -e "$folder/out.partial" ] || { harmed=$((harmed + 1)) && echo "not mended: $way: $(cat "$folder/err")" >&2; }
    done
    row damage $harmed "$kills drivers killed and a file damaged of what each left: $right right, $refused refused, $harmed wrong"
}

# refused NAME IN OUT WORDS: exit 3 with one sentence that has the words, and no results
refused() {
    local exit=0
    ./tilewright bulk rate sudoku "$2" "$3" >"$folder/said" 2>&1 || exit=$?
    local said
    said=$(tail -n 1 "$folder/said")
    case $said in *"$4"*) ;; *) exit="$exit, without '$4'" ;; esac
    [ "$exit" = 3 ] && [ ! -e "$3" ] && [ ! -e "$3.partial" ] && [ "$(wc -l <"$folder/said")" = 1 ] && set -- "$1" 0 || set -- "$1" 1
    row "$1" "$2" "exit $exit: $said"
}

disk() {
    mkdir -p "$folder/disk"
    if mount -t tmpfs -o size=256k tmpfs "$folder/disk" 2>/dev/null; then
        refused disk "$folder/in.txt" "$folder/disk/out" "cannot write '$folder/disk/out': the disk is full"
        umount "$folder/disk"
    else
        echo "disk not tried: needs root"
    fi
}

part() {
    mkdir -p "$folder/parts"
    gzip -c "$folder/in.txt" >"$folder/parts/1.txt.gz"
    head -c "$(($(stat -c %s "$folder/parts/1.txt.gz") / 2))" "$folder/parts/1.txt.gz" >"$folder/parts/2.txt.gz"
    refused part "$folder/parts" "$folder/part" "2.txt.gz'"
    printf 'no gzip\n' >"$folder/parts/2.txt.gz"
    refused part "$folder/parts" "$folder/part" "2.txt.gz'"
}

./tilewright new sudoku minimal --count "$lines" --seed 7 >"$folder/in.txt"
./tilewright rate sudoku --json "$folder/in.txt" >"$folder/plain"
for attack in $rows; do "$attack"; done
exit $harm
