#!/usr/bin/env bash
# Guess, before it was run: in a link to a Sudoku, pzpr takes 0 for an empty cell and refuses a (10) on a board of 9x9.
#
# What happens (npm's pzpr 0.10.1): both are clues, 0 and 10, and stay so when the link is written. A board with them is
# never finished, though its own check names 9 as the largest number.
#
# Needs Node and npm. Fails when 0 becomes an empty cell, or 10 is not kept.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund pzpr@0.10.1 >npm.log 2>&1 || { tail -3 npm.log; exit 2; }
cat >run.js <<'JS'
const pzpr = require("pzpr");
console.log("pzpr", require("pzpr/package.json").version);
const puzzle = new pzpr.Puzzle();
puzzle.open("sudoku/9/9/0azzzy");
const zero = puzzle.board.cell[0];
const ten = puzzle.board.cell[1];
const empty = puzzle.board.cell[2];
console.log("clues:", zero.qnum, ten.qnum, empty.qnum, "largest number:", ten.getmaxnum(), "written:", puzzle.getURL().replace(/^.*\?/, ""));
process.exit(zero.qnum === 0 && ten.qnum === 10 && empty.qnum === -1 && ten.getmaxnum() === 9 ? 0 : 1);
JS
node run.js
