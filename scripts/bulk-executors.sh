#!/usr/bin/env bash
# Measures how much sooner two executors are done than one: clusters of one worker and of two, each with one core, in turn.
#
#   scripts/bulk-executors.sh [LINES [RUNS]]    30,000 lines of 'rate sudoku', 3 runs
#
# The results are compared with the plain command's bytes. Prints seconds as the report has them, without the start of the
# driver's JVM, and the processor time of the busiest executor, each with the ratio. The first needs two free cores; where others
# have them, the second tells what the first would be if nothing but executors took time.
set -euo pipefail
cd "$(dirname "$0")/.."
root=.
. scripts/find-jdk.sh
find_jdk
lines=${1:-30000}
runs=${2:-3}
options=bulk/target/bulk.options
[ -f "$options" ] || ./build bulk
folder=$(mktemp -d)
started=()
end() {
    for process in "${started[@]}"; do
        pkill -9 -P "$process" || :
        kill -9 "$process" || :
        wait "$process" || :
    done
    started=()
} 2>/dev/null
trap 'end; rm -rf "$folder"' EXIT

machine() { # machine LOG CLASS ARGUMENTS...: a process of the cluster
    local log=$1
    shift
    SPARK_HOME=$folder/spark SPARK_SCALA_VERSION=2.13 SPARK_LOCAL_IP=127.0.0.1 "$JAVA_HOME/bin/java" -Xmx256m \
        --sun-misc-unsafe-memory-access=allow --enable-native-access=ALL-UNNAMED -Dspark.master.rest.enabled=false \
        -cp "$folder/spark/jars/*" "$@" >"$log" 2>&1 &
    started+=($!)
}

# Hundredths of a second of processor time of the executor that has had most.
busiest() {
    local most=0 worker process used
    for worker in "${started[@]}"; do
        for process in $(pgrep -P "$worker"); do
            used=$(sed 's/.*) //' "/proc/$process/stat" | awk '{ print $12 + $13 }')
            most=$((used > most ? used : most))
        done
    done
    echo $most
}

# seconds WORKERS: of one job on a new cluster, and the processor time of its busiest executor
seconds() {
    machine "$folder/master.log" org.apache.spark.deploy.master.Master --host 127.0.0.1 --port 0 --webui-port 0
    until master=$(grep -om1 'spark://127\.0\.0\.1:[0-9]*' "$folder/master.log"); do sleep 0.1; done
    for worker in $(seq "$1"); do
        machine "$folder/worker$worker.log" org.apache.spark.deploy.worker.Worker --host 127.0.0.1 --cores 1 --memory 1g \
            --webui-port 0 --work-dir "$folder/work" "$master"
        until grep -q 'Successfully registered' "$folder/worker$worker.log"; do sleep 0.1; done
    done
    rm -rf "$folder/out"
    TILEWRIGHT_JAVA_OPTIONS="-Dspark.driver.host=127.0.0.1 -Dspark.executor.memory=1g -Dspark.scheduler.minRegisteredResourcesRatio=1" \
        ./tilewright bulk rate sudoku "$folder/in.txt" "$folder/out" --master "$master" 2>"$folder/err" &
    local job=$! used=0 now=0
    while kill -0 "$job" 2>/dev/null; do
        now=$(busiest 2>/dev/null || echo 0)
        used=$((now > used ? now : used))
        sleep 0.2
    done
    wait "$job"
    end
    rm -f "$folder"/*.log
    cat "$folder"/out/part-* | cmp - "$folder/plain"
    echo "$(sed 's/.*"seconds":\([0-9.]*\).*/\1/' "$folder/out/_report.json") $used"
}

mkdir -p "$folder/spark/jars" "$folder/spark/conf"
sed -n 's/^"\(.*\)"$/\1/p' "$options" | tr : '\n' | grep -v '/bulk\.jar$' | xargs ln -s -t "$folder/spark/jars" --
./tilewright new sudoku minimal --count "$lines" --seed 7 >"$folder/in.txt"
./tilewright rate sudoku --json "$folder/in.txt" >"$folder/plain"
for run in $(seq "$runs"); do
    seconds 1 >"$folder/one"
    seconds 2 >"$folder/two"
    paste "$folder/one" "$folder/two" | awk -v run="$run" -v lines="$lines" \
        '{ printf "run %d: %d lines, one executor %.1f s, two %.1f s, ratio %.2f;", run, lines, $1, $3, $1 / $3
           printf " processor time of the busiest %.1f s, %.1f s, ratio %.2f\n", $2 / 100, $4 / 100, $2 / $4 }'
done
