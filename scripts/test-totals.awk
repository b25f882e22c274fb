# Adds up the first <testsuite ...> of every report, and names the ten slowest classes, by the clock.
function value(name) { return match($0, " " name "=\"[^\"]*") ? substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 3) : "" }
/<testsuite / {
    tests += value("tests"); failures += value("failures"); errors += value("errors"); skipped += value("skipped")
    time = value("time")
    gsub(",", "", time)
    seconds[value("name")] = time + 0
}
END {
    for (place = 1; place <= 10; place++) {
        slowest = ""
        for (name in seconds) if (slowest == "" || seconds[name] > seconds[slowest]) slowest = name
        if (slowest == "") break
        if (place == 1) print "The slowest classes, in seconds by the clock:"
        printf "%8.1f %s\n", seconds[slowest], slowest
        delete seconds[slowest]
    }
    printf "Tests run: %d, Failures: %d, Errors: %d, Skipped: %d\n", tests, failures, errors, skipped
}
