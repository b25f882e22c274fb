#!/usr/bin/env bash
# Guess, before it was run: for a board with two solutions, sudoku-core says that it has a solution and no unique one; its
# analysis has a field for each.
#
# What happens (npm's sudoku-core 3.0.3): hasSolution is false as well, and solve says "No solution for provided board!", for
# it gives up where its strategies end. The two fields differ only where these fill a board of several solutions all the same.
#
# Needs Node and npm. Fails when the board with two solutions is said to have one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sudoku-core@3.0.3 >npm.log 2>&1 || { tail -3 npm.log; exit 2; }
cat >run.mjs <<'JS'
import { readFileSync } from "node:fs";
import { analyze, solve } from "sudoku-core";
console.log("sudoku-core", JSON.parse(readFileSync("node_modules/sudoku-core/package.json", "utf8")).version);
const board = (text) => [...text].map((cell) => (cell === "." ? null : Number(cell)));
const two = board("534..8912672195348198342567859..1423426853791713924856961537284287419635345286179");
const one = board("53467891267219534819834256785976142342685379171392485696153728428741963534528617.");
const ofTwo = analyze(two);
const ofOne = analyze(one);
console.log("one solution:", ofOne.hasSolution, ofOne.hasUniqueSolution);
console.log("two solutions:", ofTwo.hasSolution, ofTwo.hasUniqueSolution, solve(two).error);
process.exit(ofOne.hasSolution && !ofTwo.hasSolution && !ofTwo.hasUniqueSolution ? 0 : 1);
JS
node run.mjs
