# Adds up the first <testsuite ...> of every report.
function number(name) { return match($0, " " name "=\"[0-9]+") ? substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 3) : 0 }
/<testsuite / { tests += number("tests"); failures += number("failures"); errors += number("errors"); skipped += number("skipped") }
END { printf "Tests run: %d, Failures: %d, Errors: %d, Skipped: %d\n", tests, failures, errors, skipped }
