// Programs from their sources: node sources.mjs PROGRAM AREA. CONFORMANCE_FOLDER has them in these folders, at these commits:
//   Interactive-Sudoku-Solver  sigh/Interactive-Sudoku-Solver e373f98; nothing to build
//   plb                        attractivechaos/plb ca35a7d: gcc -O2 sudoku/sudoku_v1.c -o kudoku
//   tdoku                      t-dillon/tdoku af42618: g++ -O3 -march=native -Iinclude -c src/solver_dpll_triad_simd.cc src/util.cc, then
//                              its example/solve.c with -D_GNU_SOURCE, as solve
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
            totals: ({ puzzle }) => solver.countSolutions(puzzle, 100000),
            rules: ({ forms }) => (forms.issString === undefined ? undefined : count(forms.issString)),
        };
    },
    kudoku: () => {
        const solutions = (puzzle) => run(`${puzzle}\n`, "plb/kudoku").match(/^[1-9]{81}$/gm)?.slice(0, 2) ?? [];
        const { counts, ...others } = bySolutions(solutions);
        // It lists all solutions, and here would do so for long.
        return { ...others, counts: (question) => (question.puzzle.replaceAll(".", "").length < 16 ? undefined : counts(question)) };
    },
    tdoku: () => {
        const said = (puzzle, most) => run(`${puzzle}\n`, "tdoku/solve", String(most)).trim().split(":");
        const count = (puzzle) => Number(said(puzzle, 2)[1]);
        return {
            counts: ({ puzzle }) => count(puzzle),
            totals: ({ puzzle }) => Number(said(puzzle, 100000)[1]),
            solutions: ({ puzzle }) => said(puzzle, 2)[2],
            minimal: ({ puzzle }) =>
                count(puzzle) === 1 &&
                [...puzzle].every((cell, i) => cell === "." || count(`${puzzle.slice(0, i)}.${puzzle.slice(i + 1)}`) === 2),
        };
    },
    SukakuExplainer: () => ({
        ratings: ({ puzzle }) => {
            const options = ["-cp", join(folder, "SukakuExplainer/out"), "diuf.sudoku.test.serate", puzzle];
            const said = spawnSync("java", options, { encoding: "utf8", timeout: 5000 }).stdout ?? "";
            return /[0-9]+\.[0-9](\/[0-9]+\.[0-9]){2}/.exec(said)?.[0];
        },
    }),
};

const versions = { "Interactive-Sudoku-Solver": "e373f98", kudoku: "ca35a7d", tdoku: "af42618", SukakuExplainer: "362854e" };
const [name] = process.argv.slice(2);
await answer(`${name} ${versions[name]}`, await programs[name]());
