#!/usr/bin/env bash
# Guess, before it was run: pzpr, the program behind puzz.link, refuses a link to a Sudoku of 9x9 with more or with fewer
# cells than 81.
#
# What happens (npm's pzpr 0.10.1): cells behind the 81st are dropped and missing ones are empty, without a word, and the
# link is written anew as if it had been so. A link that was cut off when it was copied is another puzzle.
#
# Needs Node and npm. Fails when one of the two links is refused, or written as it was.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pzpr@0.10.1 >npm.log 2>&1 || { tail -3 npm.log; exit 2; }
cat >run.js <<'JS'
const pzpr = require("pzpr");
console.log("pzpr", require("pzpr/package.json").version);
const cells = (link) => {
    const puzzle = new pzpr.Puzzle();
    puzzle.open(link);
    return puzzle.getURL().replace(/^.*\?/, "");
};
const more = cells("sudoku/9/9/zzzz5123");
const fewer = cells("sudoku/9/9/zz5");
console.log("84 cells:", more);
console.log("41 cells:", fewer);
process.exit(more === "sudoku/9/9/zzzz5" && fewer === "sudoku/9/9/zz5zz" ? 0 : 1);
JS
node run.js
