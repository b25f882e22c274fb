#!/usr/bin/env bash
# Guess, before it was run: a checker of LRAT refuses a proof whose last line has a hint too few, for the hints of the empty clause
# must lead to a contradiction.
#
# What happens (lrat-check of drat-trim, commit effa1dc): the empty clause is accepted whatever its hints, as long as each leaves
# at most one literal. Without a contradiction the program looks for clauses with the negation of the new clause's first literal, as
# the RAT rule asks; the empty clause has no first literal, none are found, and it "holds". So a formula of one clause of one literal,
# which can hold, is VERIFIED as one that cannot. A clause that is not empty is refused as it should be.
#
# Needs curl and a C compiler; LRAT_CHECK names a file with the source in place of the address below. Fails when the proof is refused.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
commit=effa1dcce85c878236f8313133dff1a2b766cd7c
if [ -n "${LRAT_CHECK:-}" ]; then
    cp "$LRAT_CHECK" lrat-check.c
else
    curl -fsSLo lrat-check.c "https://raw.githubusercontent.com/marijnheule/drat-trim/$commit/lrat-check.c"
fi
echo "bf07c2ac96b9035da1ebcc578cb95e956a2b795629d613154cdb307f8a8f4a95  lrat-check.c" | sha256sum -c --quiet
cc -O1 -w -o lrat-check lrat-check.c
check() { ./lrat-check "$1.cnf" "$2.lrat" | grep -m 1 -i "verified\|failed" || true; }
printf 'p cnf 2 1\n1 0\n' >holds.cnf
printf '2 0 1 0\n' >empty.lrat
echo "x is true, so that nothing is: $(check holds empty)"
printf 'p cnf 2 2\n1 2 0\n-1 2 0\n' >two.cnf
printf '3 -2 0 1 0\n4 0 3 0\n' >unit.lrat
echo "a clause that does not follow, and is not empty: $(check two unit)"
check holds empty | grep -q "^c VERIFIED"
if check two unit | grep -q "^c VERIFIED"; then exit 1; fi
