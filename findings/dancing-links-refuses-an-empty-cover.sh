#!/usr/bin/env bash
# Guess, before it was run: where nothing is to be covered, a solver of exact covers gives one solution, which takes no row; so Knuth's
# definition has it, and so a tiling of a board whose last cell is covered already is counted right.
#
# What happens (npm's dancing-links 4.3.10 and dlxlib 1.0.3): dancing-links refuses a problem without rows with an error, and
# gives the one empty solution when there is a row and no column that must be covered; dlxlib has no solution for no rows.
# Two libraries, three answers, of which a count of tilings notices only when the board is full from the beginning.
#
# Needs Node and npm. Fails when one of the answers changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund dancing-links@4.3.10 dlxlib@1.0.3 >npm.log 2>&1 || { tail -3 npm.log; exit 2; }
cat >run.mjs <<'JS'
import { readFileSync } from "node:fs";
import { DancingLinks } from "dancing-links";
import dlxlib from "dlxlib";
for (const name of ["dancing-links", "dlxlib"]) console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version);
const links = new DancingLinks();
const answer = (ask) => {
    try {
        return JSON.stringify(ask());
    } catch (error) {
        return error.message;
    }
};
const none = answer(() => links.createSolver({ columns: 0 }).findAll());
const optional = answer(() => {
    const solver = links.createSolver({ primaryColumns: 0, secondaryColumns: 2 });
    solver.addSparseConstraint("optional", { primary: [], secondary: [0] });
    return solver.findAll();
});
const other = answer(() => dlxlib.solve([]));
console.log("dancing-links, no rows:", none);
console.log("dancing-links, one row, nothing that must be covered:", optional);
console.log("dlxlib, no rows:", other);
process.exit(none.startsWith("Cannot solve") && optional === "[[]]" && other === "[]" ? 0 : 1);
JS
node run.mjs
