#!/usr/bin/env bash
# Guess, before it was run: the option maxIterations of @mattflow/sudoku-solver, a million when left out, is a limit for each puzzle, so
# that a puzzle has the same answer whatever was solved before.
#
# What happens (npm's @mattflow/sudoku-solver 2.2.0): the steps of all puzzles of a process are counted together. An easy puzzle of some
# thousand steps is solved again and again until the million is full, and from then on refused with "Max iterations reached".
#
# Needs Node and npm. Fails when the same puzzle is still solved after 2,000 times, or is refused the first time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @mattflow/sudoku-solver@2.2.0 >npm.log 2>&1 || { tail -3 npm.log; exit 2; }
cat >run.js <<'JS'
const solve = require("@mattflow/sudoku-solver");
console.log("@mattflow/sudoku-solver", require("@mattflow/sudoku-solver/package.json").version);
const puzzle = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
let solved = 0;
let said = "";
while (solved < 2000 && said === "") {
  try {
    solve(puzzle);
    solved++;
  } catch (error) {
    said = error.message;
  }
}
console.log("solved", solved, "times, then:", said);
process.exit(solved > 0 && solved < 2000 && said.startsWith("Max iterations") ? 0 : 1);
JS
node run.js
