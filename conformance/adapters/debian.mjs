// qqwing of Debian, where install.sh has unpacked it (CONFORMANCE_FOLDER): node debian.mjs AREA.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { answer } from "./lines.mjs";

const folder = join(process.env.CONFORMANCE_FOLDER, "unpacked/usr");
const env = { LD_LIBRARY_PATH: join(folder, "lib", process.env.CONFORMANCE_TRIPLET ?? "x86_64-linux-gnu") };
const qqwing = (input, ...options) =>
    spawnSync(join(folder, "bin/qqwing"), options, { env, input: `${input}\n`, encoding: "utf8", timeout: 20000 }).stdout.trim();
const count = (puzzle) => {
    if (puzzle.replaceAll(".", "").length < 16) return undefined; // it counts all solutions, and here would do so for long
    const said = qqwing(puzzle, "--solve", "--count-solutions");
    if (said.includes("no solutions") || said.includes("not possible")) return 0;
    if (said.includes("is unique")) return 1;
    return said.includes("There are") ? 2 : undefined;
};

await answer(qqwing("", "--version"), {
    counts: ({ puzzle }) => count(puzzle),
    solutions: ({ puzzle }) => /^[1-9]{81}$/m.exec(qqwing(puzzle, "--solve", "--one-line"))?.[0],
    minimal: ({ puzzle }) =>
        count(puzzle) === 1 && [...puzzle].every((cell, i) => cell === "." || count(`${puzzle.slice(0, i)}.${puzzle.slice(i + 1)}`) === 2),
    texts: ({ text }) => /^[1-9.]{81}$/m.exec(qqwing(text, "--solve", "--puzzle", "--nosolution", "--one-line"))?.[0] ?? null,
});
