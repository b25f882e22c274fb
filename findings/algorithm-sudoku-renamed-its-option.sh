#!/usr/bin/env bash
# Guess, before it was run: the example in the README of @algorithm.ts/sudoku, new SudokuSolver({ childMatrixSize: 4 }), makes a solver.
#
# What happens (npm's @algorithm.ts/sudoku 4.0.3): the option is called childMatrixWidth. With the documented one the size is
# undefined, and a computed length not a number: "RangeError: Invalid array length" from a library below, which names no option.
#
# Needs Node and npm. Fails when the documented option works.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @algorithm.ts/sudoku@4.0.3 >npm.log 2>&1 || { tail -3 npm.log; exit 2; }
grep -c "childMatrixSize: 4" node_modules/@algorithm.ts/sudoku/README.md
cat >run.cjs <<'JS'
const { SudokuSolver } = require("@algorithm.ts/sudoku");
console.log("@algorithm.ts/sudoku", require("./node_modules/@algorithm.ts/sudoku/package.json").version);
const made = (options) => {
    try {
        return new SudokuSolver(options).solve(new Array(81).fill(-1), new Array(81).fill(-1));
    } catch (error) {
        return `${error.name}: ${error.message}`;
    }
};
const documented = made({ childMatrixSize: 3 });
const other = made({ childMatrixWidth: 3 });
console.log("childMatrixSize:", documented);
console.log("childMatrixWidth:", other);
process.exit(documented === "RangeError: Invalid array length" && other === true ? 0 : 1);
JS
node run.cjs
