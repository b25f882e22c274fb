#!/usr/bin/env bash
# Guess, before it was run: a package that says of itself that it is a module, and has nothing for require, can be imported in Node.
#
# What happens (npm's fast-sudoku-solver 3.0.2, Node 20): the import fails with ERR_MODULE_NOT_FOUND, for the package imports its own
# files without .js. A bundler (esbuild 0.25.12) finds them, and what it makes runs in Node.
#
# Needs Node and npm. Fails when the package can be imported, or the bundle cannot.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fast-sudoku-solver@3.0.2 esbuild@0.25.12 >npm.log 2>&1 || { tail -3 npm.log; exit 2; }
cat >run.mjs <<'JS'
import { solveSudoku } from "fast-sudoku-solver";
const rows = ["53..7....", "6..195...", ".98....6.", "8...6...3", "4..8.3..1", "7...2...6", ".6....28.", "...419..5", "....8..79"];
const [solved, solution] = solveSudoku(rows.map((row) => [...row].map((sign) => (sign === "." ? -1 : Number(sign)))));
console.log("bundled:", solved, solution[0].join(""));
JS
echo "node $(node --version), fast-sudoku-solver $(node -p 'require("./node_modules/fast-sudoku-solver/package.json").version')"
if node run.mjs >said 2>&1; then exit 1; fi
grep -o "ERR_MODULE_NOT_FOUND" said | head -1
npx esbuild run.mjs --bundle --platform=node --log-level=error --outfile=bundle.cjs
node bundle.cjs | tee said
grep -q "true 534678912" said
