// Programs from their sources: node sources.mjs PROGRAM AREA. CONFORMANCE_FOLDER has them in these folders, at these commits:
//   Interactive-Sudoku-Solver  sigh/Interactive-Sudoku-Solver e373f98; nothing to build
//   plb                        attractivechaos/plb ca35a7d: gcc -O2 sudoku/sudoku_v1.c -o kudoku
//   SukakuExplainer            SudokuMonster/SukakuExplainer 362854e: javac -encoding ISO-8859-1 -d out, all its files
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { answer, bySolutions } from "./lines.mjs";

const folder = process.env.CONFORMANCE_FOLDER;
const run = (input, program, ...options) =>
    spawnSync(join(folder, program), options, { input, encoding: "utf8", timeout: 20000 }).stdout ?? "";

const programs = {
    "Interactive-Sudoku-Solver": async () => {
        globalThis.self = globalThis;
        globalThis.VERSION_PARAM = "";
        const { SimpleSolver } = await import(pathToFileURL(join(folder, "Interactive-Sudoku-Solver/js/sandbox/simple_solver.js")));
        const solver = new SimpleSolver();
        const count = (text) => Math.min(2, solver.countSolutions(text, 2));
        return {
            ...bySolutions((puzzle) => (puzzle.includes(".") ? [...solver.solutions(puzzle, 2)].map(String) : [])),
            // What has nothing left to solve is not asked.
            counts: ({ puzzle }) => (puzzle.includes(".") ? count(puzzle) : undefined),
            rules: ({ forms }) => (forms.issString === undefined ? undefined : count(forms.issString)),
        };
    },
    kudoku: () => {
        const solutions = (puzzle) => run(`${puzzle}\n`, "plb/kudoku").match(/^[1-9]{81}$/gm)?.slice(0, 2) ?? [];
        const { counts, ...others } = bySolutions(solutions);
        // It lists all solutions, and here would do so for long.
        return { ...others, counts: (question) => (question.puzzle.replaceAll(".", "").length < 16 ? undefined : counts(question)) };
    },
    SukakuExplainer: () => ({
        ratings: ({ puzzle }) => {
            const options = ["-cp", join(folder, "SukakuExplainer/out"), "diuf.sudoku.test.serate", puzzle];
            const said = spawnSync("java", options, { encoding: "utf8", timeout: 5000 }).stdout ?? "";
            return /[0-9]+\.[0-9](\/[0-9]+\.[0-9]){2}/.exec(said)?.[0];
        },
    }),
};

const versions = { "Interactive-Sudoku-Solver": "e373f98", kudoku: "ca35a7d", SukakuExplainer: "362854e" };
const [name] = process.argv.slice(2);
await answer(`${name} ${versions[name]}`, await programs[name]());
