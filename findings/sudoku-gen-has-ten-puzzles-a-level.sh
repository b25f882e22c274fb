#!/usr/bin/env bash
# Guess, before it was run: 1,000 puzzles of a generator are 1,000 puzzles, also to somebody who does not care which digit is which
# and how the grid is turned.
#
# What happens (npm's sudoku-gen 1.0.2): each level has ten puzzles, whose digits, rows, and columns are exchanged. What does not
# change by that (the number of clues in each box, row, and column, and of each digit, each sorted) has at most ten values in
# 1,000 puzzles. Its README tells of seeds, and of trillions of unique puzzles; not how many seeds there are. Splits of such
# puzzles into a part to learn from and a part to test with share all their puzzles.
#
# Needs Node and npm. Fails when there are more than ten.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sudoku-gen@1.0.2 >npm.log 2>&1 || { tail -3 npm.log; exit 2; }
cat >run.js <<'JS'
const { getSudoku } = require("sudoku-gen");
console.log("sudoku-gen", require("sudoku-gen/package.json").version);
const tally = (puzzle, key) => {
    const counts = new Map();
    [...puzzle].forEach((sign, cell) => sign !== "-" && counts.set(key(cell, sign), (counts.get(key(cell, sign)) ?? 0) + 1));
    return [...counts.values()].sort().join("");
};
const kept = (puzzle) => {
    const lines = [tally(puzzle, (cell) => Math.floor(cell / 9)), tally(puzzle, (cell) => cell % 9)].sort().join("/");
    const box = (cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);
    return [lines, tally(puzzle, box), tally(puzzle, (cell, sign) => sign)].join(" ");
};
let most = 0;
for (const level of ["easy", "medium", "hard", "expert"]) {
    const texts = new Set();
    const kinds = new Set();
    for (let i = 0; i < 1000; i++) {
        const { puzzle } = getSudoku(level);
        texts.add(puzzle);
        kinds.add(kept(puzzle));
    }
    console.log(`${level}: ${texts.size} texts of ${kinds.size} kinds`);
    most = Math.max(most, kinds.size);
}
process.exit(most <= 10 ? 0 : 1);
JS
node run.js
