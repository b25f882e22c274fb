#!/usr/bin/env bash
# Guess, before it was run: lz-string answers null to letters that were cut off, as to no letters at all, or the beginning of
# the text as far as it goes, as most decompressors of streams do.
#
# What happens (npm's lz-string 1.5.0): neither. Of 305 places where the letters of a puzzle were cut off, 300 give the empty
# text, which is also the right answer to the letters of an empty text, and 5 give a beginning of the puzzle as if it were
# whole. None is an error, and null comes for no letters at all alone.
#
# Needs Node and npm. Fails when anything else comes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lz-string@1.5.0 >npm.log 2>&1 || { tail -3 npm.log; exit 2; }
cat >run.js <<'JS'
const { compressToBase64, decompressFromBase64 } = require("lz-string");
console.log("lz-string", require("lz-string/package.json").version);
const grid = Array.from({ length: 9 }, (_, row) => Array.from({ length: 9 }, (_, column) => ({ value: ((row * 3 + column) % 9) + 1 })));
const letters = compressToBase64(JSON.stringify({ size: 9, grid })).replace(/=+$/, "");
const text = JSON.stringify({ size: 9, grid });
const counts = { empty: 0, beginning: 0, other: 0 };
for (let length = 8; length <= letters.length - 2; length++) {
    const read = decompressFromBase64(letters.slice(0, length));
    counts[read === "" ? "empty" : read && text.startsWith(read) ? "beginning" : "other"]++;
}
console.log("letters:", letters.length, "answers to what is cut off:", counts);
console.log("the empty text:", JSON.stringify(decompressFromBase64(compressToBase64(""))), "no letters:", decompressFromBase64(""));
process.exit(counts.empty === 300 && counts.beginning === 5 && counts.other === 0 ? 0 : 1);
JS
node run.js
