#!/usr/bin/env bash
# Guess, before it was run: when sudoku-formats turns a puzzle of f-puzzles into one of lisudoku, it warns of every rule that
# the other form has no place for, as it does of German whispers.
#
# What happens (npm's sudoku-formats 1.0.9): the negative rule of f-puzzles, that no neighbors sum to 5 or 10 but where it is
# marked, is dropped without a warning, and the puzzle becomes a plain Sudoku with other solutions.
#
# Needs Node and npm. Fails when it is warned of, or whispers are not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sudoku-formats@1.0.9 lz-string@1.5.0 >npm.log 2>&1 || { tail -3 npm.log; exit 2; }
cat >run.js <<'JS'
const { decodeSudoku, transformSudoku } = require("sudoku-formats");
const { compressToBase64 } = require("lz-string");
console.log("sudoku-formats", require("sudoku-formats/package.json").version);
const turned = async (rule) => {
    const grid = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));
    grid[0][0] = { value: 5, given: true };
    const link = "https://f-puzzles.com/?load=" + compressToBase64(JSON.stringify({ size: 9, grid, ...rule }));
    const { format, constraints } = await decodeSudoku(link);
    const { warning, error, url } = transformSudoku({ constraints, fromFormat: format, toFormat: "lisudoku" });
    console.log(Object.keys(rule)[0] + ":", warning ?? error ?? "no warning", url.slice(0, 60));
    return { told: warning ?? error, plain: /import=[0-9]{81}$/.test(url) };
};
(async () => {
    const whispers = await turned({ whispers: [{ lines: [["R1C1", "R1C2"]] }] });
    const negative = await turned({ negative: ["xv"] });
    process.exit(whispers.told && !negative.told && negative.plain ? 0 : 1);
})();
JS
node run.js
