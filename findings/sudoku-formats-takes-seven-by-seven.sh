#!/usr/bin/env bash
# Guess, before it was run: sudoku-formats refuses a text of 49 digits, for a grid of 7 by 7 has no boxes of equal form.
#
# What happens (npm's sudoku-formats 1.0.9): the square root of the number of digits is the side, whatever boxes there can be.
# What is refused is a digit above the side, as a 9 in a grid of 4 by 4, and a number without a root.
#
# Needs Node and npm. Fails when 7 by 7 is refused, or one of the others is taken.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sudoku-formats@1.0.9 >npm.log 2>&1 || { tail -3 npm.log; exit 2; }
cat >run.js <<'JS'
const { decodeSudoku } = require("sudoku-formats");
console.log("sudoku-formats", require("sudoku-formats/package.json").version);
(async () => {
    const errors = {};
    for (const [name, text] of Object.entries({ "7x7": "1234567".repeat(7), "9 in 4x4": "9".repeat(16), "48 digits": "0".repeat(48) })) {
        const { format, error } = await decodeSudoku(text);
        errors[name] = error;
        console.log(name + ":", error ?? "taken as " + format);
    }
    process.exit(!errors["7x7"] && errors["9 in 4x4"] && errors["48 digits"] ? 0 : 1);
})();
JS
node run.js
