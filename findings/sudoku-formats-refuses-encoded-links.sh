#!/usr/bin/env bash
# Guess, before it was run: sudoku-formats, which reads links of f-puzzles, reads one in which + is written as %2B: so it
# stands in an address after a browser or a program has encoded it.
#
# What happens (npm's sudoku-formats 1.0.9): percent signs are not decoded. The link as f-puzzles writes it is read, and the
# same link encoded is refused with "Error while parsing inline data".
#
# Needs Node and npm. Fails when both links are read, or both are refused.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sudoku-formats@1.0.9 lz-string@1.5.0 >npm.log 2>&1 || { tail -3 npm.log; exit 2; }
cat >run.js <<'JS'
const { decodeSudoku } = require("sudoku-formats");
const { compressToBase64 } = require("lz-string");
console.log("sudoku-formats", require("sudoku-formats/package.json").version);
const grid = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));
let letters = "";
for (let digit = 1; !letters.includes("+"); digit++) {
    grid[0][digit] = { value: digit, given: true };
    letters = compressToBase64(JSON.stringify({ size: 9, title: "", author: "", ruleset: "", grid }));
}
const read = async (name, value) => {
    const { error } = await decodeSudoku("https://f-puzzles.com/?load=" + value);
    console.log(name, error ?? "read");
    return error === undefined;
};
(async () => {
    const plain = await read("as it is written:", letters);
    const encoded = await read("encoded:", encodeURIComponent(letters));
    process.exit(plain && !encoded ? 0 : 1);
})();
JS
node run.js
