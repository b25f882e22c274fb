#!/usr/bin/env bash
# Guess, before it was run: a library that makes QR codes writes 81 digits in the mode for digits, which takes 3.3 bits for each.
#
# What happens (npm's qrcode-generator 2.0.4 and uqr 0.1.3): qrcode-generator writes them as bytes unless it is told the mode, and
# takes a code of 37 by 37 modules where uqr takes 29 by 29. A printed Sudoku has half as many modules again by that.
#
# Needs Node and npm. Fails when the sizes change.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund qrcode-generator@2.0.4 uqr@0.1.3 >npm.log 2>&1 || { tail -3 npm.log; exit 2; }
cat >run.mjs <<'JS'
import { createRequire } from "node:module";
import { encode } from "uqr";
const qrcode = createRequire(import.meta.url)("qrcode-generator");
const digits = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const size = (mode) => {
    const code = qrcode(0, "M");
    code.addData(digits, mode);
    code.make();
    return code.getModuleCount();
};
const other = encode(digits, { ecc: "M", border: 0, boostEcc: false }).size;
console.log("qrcode-generator 2.0.4:", size(undefined), "told the mode:", size("Numeric"), "uqr 0.1.3:", other);
process.exit(size(undefined) === 37 && size("Numeric") === 29 && other === 29 ? 0 : 1);
JS
node run.mjs
