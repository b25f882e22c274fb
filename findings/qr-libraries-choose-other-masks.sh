#!/usr/bin/env bash
# Guess, before it was run: two libraries draw the same QR code for the same text, version, and level, for the standard says by a
# sum of four penalties which of the eight masks is taken.
#
# What happens (npm's qrcode-generator 2.0.4 and uqr 0.1.3): for links with a Sudoku they nearly never take the same mask, here
# for less than one of 20 links, so that a third of all modules differ. All can be read. So a printed code
# cannot be compared with one that is made anew by another program: what it says has to be read.
#
# Needs Node and npm. Fails when one link of 20 or more has the same mask in both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund qrcode-generator@2.0.4 uqr@0.1.3 jsqr@1.4.0 >npm.log 2>&1 || { tail -3 npm.log; exit 2; }
cat >run.mjs <<'JS'
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { encode } from "uqr";
const require = createRequire(import.meta.url);
const qrcode = require("qrcode-generator");
const jsQR = require("jsqr");
for (const name of ["qrcode-generator", "uqr"]) console.log(name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version);
// The mask stands in the third to the fifth module of the ninth row, changed by 101.
const mask = (dark) => (dark(8, 2) ^ 1) * 4 + dark(8, 3) * 2 + (dark(8, 4) ^ 1);
const read = (size, dark) => {
    const side = (size + 8) * 4;
    const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
    for (let y = 0; y < side; y++)
        for (let x = 0; x < side; x++) {
            const row = (y >> 2) - 4;
            const column = (x >> 2) - 4;
            if (row >= 0 && row < size && column >= 0 && column < size && dark(row, column)) pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
        }
    return jsQR(pixels, side, side)?.data;
};
let state = 1;
const next = () => (state = (state * 48271) % 2147483647);
let same = 0;
let differing = 0;
let unread = 0;
const LINKS = 400;
for (let i = 0; i < LINKS; i++) {
    const cells = Array.from({ length: 81 }, () => (next() % 10 < 7 ? "." : 1 + (next() % 9)));
    const text = `https://example.org/#/sudoku:${cells.join("")}`;
    const one = qrcode(0, "M");
    one.addData(text);
    one.make();
    const other = encode(text, { ecc: "M", border: 0, boostEcc: false });
    if (one.getModuleCount() !== other.size) throw new Error("another version");
    const dark = (row, column) => Number(one.isDark(row, column));
    const otherDark = (row, column) => Number(other.data[row][column]);
    if (mask(dark) === mask(otherDark)) same++;
    for (let row = 0; row < other.size; row++) for (let column = 0; column < other.size; column++) differing += dark(row, column) ^ otherDark(row, column);
    if (i < 20 && (read(other.size, dark) !== text || read(other.size, otherDark) !== text)) unread++;
}
console.log(`the same mask for ${same} of ${LINKS} links; modules that differ: ${Math.round(differing / LINKS)} of 45 times 45 a link; not read: ${unread} of 40`);
process.exit(same * 20 < LINKS && unread === 0 ? 0 : 1);
JS
node run.mjs
