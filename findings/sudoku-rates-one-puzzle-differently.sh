#!/usr/bin/env bash
# Guess, before it was run: the ratepuzzle of npm's sudoku, which takes a puzzle and a number of samples, gives a puzzle the same
# rating each time, or nearly so when the samples are many.
#
# What happens (npm's sudoku 0.0.3): a rating is the mean of searches that guess at random. Of 40 ratings of one puzzle with one
# sample there are at least three different ones, and ratings of four samples differ as well. A list that is sorted by it is
# sorted otherwise next time.
#
# Needs Node and npm. Fails when 40 ratings of one puzzle are equal.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sudoku@0.0.3 >npm.log 2>&1 || { tail -3 npm.log; exit 2; }
cat >run.js <<'JS'
const { ratepuzzle, solvepuzzle } = require("sudoku");
console.log("sudoku", require("sudoku/package.json").version);
// Digits are 0 to 8 there, and an empty cell is null.
const clues = "....14....3....2...7..........9...3.6.1.............8.2.....1.4....5.6.....7.8...";
const puzzle = [...clues].map((sign) => (sign === "." ? null : Number(sign) - 1));
console.log("solved:", solvepuzzle(puzzle) !== null);
const ratings = (samples) => new Set(Array.from({ length: 40 }, () => ratepuzzle(puzzle, samples)));
const one = ratings(1);
const four = ratings(4);
console.log("different ratings of 40, one sample:", one.size, [...one].sort((a, b) => a - b).join(" "));
console.log("different ratings of 40, four samples:", four.size);
process.exit(one.size > 2 && four.size > 2 ? 0 : 1);
JS
node run.js
