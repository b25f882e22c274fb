#!/usr/bin/env bash
# Guess, before it was run: a digit that f-puzzles marks as not given, which is what the player has entered, is left out
# when sudoku-formats takes the puzzle to another form.
#
# What happens (npm's sudoku-formats 1.0.9): every value of a cell is a fixed number, whether "given" is true, false, or
# missing. The puzzle gets clues that its author did not give, without a warning.
#
# Needs Node and npm. Fails when the digits of the player are left out, or a warning comes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sudoku-formats@1.0.9 lz-string@1.5.0 >npm.log 2>&1 || { tail -3 npm.log; exit 2; }
cat >run.js <<'JS'
const { decodeSudoku, transformSudoku, SudokuDataFormat } = require("sudoku-formats");
const { compressToBase64 } = require("lz-string");
console.log("sudoku-formats", require("sudoku-formats/package.json").version);
const grid = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));
grid[0][0] = { value: 5, given: true };
grid[0][1] = { value: 3 };
grid[0][2] = { value: 7, given: false };
const object = { size: 9, title: "", author: "", ruleset: "", grid };
(async () => {
    const { constraints, format } = await decodeSudoku("https://f-puzzles.com/?load=" + compressToBase64(JSON.stringify(object)));
    const made = transformSudoku({ constraints, fromFormat: format, toFormat: SudokuDataFormat.Lisudoku });
    console.log("one clue, two digits of the player:", made.dataString.slice(0, 9), "warning:", made.warning);
    process.exit(made.dataString.startsWith("537") && !made.warning ? 0 : 1);
})();
JS
node run.js
