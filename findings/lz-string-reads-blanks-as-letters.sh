#!/usr/bin/env bash
# Guess, before it was run: letters of lz-string in which each + has become a blank, as in any reading of a form field, are
# either repaired (decompressFromEncodedURIComponent does so) or decoded to nothing by decompressFromBase64, with which links to
# f-puzzles are read.
#
# What happens (npm's lz-string 1.5.0): the blank counts as the letter A. Mostly nothing comes of it; of 200 small objects 62 have
# a +, and 14 of these decode to another text without an error.
#
# Needs Node and npm. Fails when no text is another one, or all are repaired.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lz-string@1.5.0 >npm.log 2>&1 || { tail -3 npm.log; exit 2; }
cat >run.js <<'JS'
const { compressToBase64, decompressFromBase64 } = require("lz-string");
console.log("lz-string", require("lz-string/package.json").version);
const counts = { same: 0, nothing: 0, other: 0 };
let example;
for (let i = 0; i < 200; i++) {
    const text = JSON.stringify({ size: 9, title: "n" + i, grid: [[{ value: (i % 9) + 1, given: true }]] });
    const letters = compressToBase64(text);
    if (!letters.includes("+")) continue;
    const read = decompressFromBase64(letters.replaceAll("+", " "));
    const kind = read === text ? "same" : read ? "other" : "nothing";
    counts[kind]++;
    if (kind === "other") example ??= [text, read];
}
console.log(counts);
console.log("written:", example?.[0]);
console.log("read:   ", example?.[1]);
process.exit(counts.same === 0 && counts.other === 14 && counts.nothing === 48 ? 0 : 1);
JS
node run.js
