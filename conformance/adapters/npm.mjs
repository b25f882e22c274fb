// Programs of npm: node npm.mjs PROGRAM AREA, where install.sh has put them (CONFORMANCE_FOLDER).
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { answer, bars, bySolutions, covers } from "./lines.mjs";

const modules = join(process.env.CONFORMANCE_FOLDER, "node_modules");
const require = createRequire(join(modules, "x.js"));
const version = (name) => JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8")).version;
const imported = (path) => import(pathToFileURL(join(modules, path)));
const numbers = (puzzle, empty, less = 0) => [...puzzle].map((cell) => (cell === "." ? empty : Number(cell) - less));
const place = (index) => `r${Math.floor(index / 9) + 1}c${(index % 9) + 1}`;

/** Coverings by bars, all of them, for programs that list exact covers; few enough boards are asked. */
const tilings = (find) => (question) => {
    const { sets, cells } = bars(question);
    return cells > 49 ? undefined : String(find(sets, cells, Number.POSITIVE_INFINITY).length);
};

const programs = {
    sudoku: () => {
        const { solvepuzzle } = require("sudoku");
        const solved = (puzzle) => solvepuzzle(numbers(puzzle, null, 1));
        return { solutions: ({ puzzle }) => solved(puzzle)?.map((digit) => digit + 1).join("") };
    },
    "sudoku-core": () => {
        const { hint } = require("sudoku-core");
        // Not asked for counts and solutions: some puzzles take it minutes.
        return {
            steps: ({ puzzle }) => {
                const { solved, steps } = hint(numbers(puzzle, null));
                if (!solved) return undefined;
                return steps.flatMap(({ type, updates }) =>
                    updates.map(({ index, filledValue, eliminatedCandidate }) =>
                        type === "value" ? `${place(index)}=${filledValue}` : `${place(index)}<>${eliminatedCandidate}`,
                    ),
                );
            },
        };
    },
    "sudoku-umd": () => ({ solutions: ({ puzzle }) => require("sudoku-umd").solve(puzzle) || undefined }),
    "@mattflow/sudoku-solver": () => ({
        solutions: ({ puzzle }) => {
            delete require.cache[require.resolve("@mattflow/sudoku-solver")]; // it counts the steps of all puzzles together
            return require("@mattflow/sudoku-solver")(puzzle.replaceAll(".", "0"));
        },
    }),
    "@algorithm.ts/sudoku": () => {
        const { SudokuSolver } = require("@algorithm.ts/sudoku");
        const solver = new SudokuSolver({ childMatrixWidth: 3 });
        return {
            solutions: ({ puzzle }) => {
                const grid = new Array(81).fill(-1);
                return solver.solve(numbers(puzzle, -1, 1), grid) ? [...grid].map((digit) => digit + 1).join("") : undefined;
            },
        };
    },
    "fast-sudoku-solver": () => {
        const { solveSudoku } = require(join(process.env.CONFORMANCE_FOLDER, "fast-sudoku-solver.cjs"));
        return {
            solutions: ({ puzzle }) => {
                const cells = numbers(puzzle, -1);
                const [solved, grid] = solveSudoku(Array.from({ length: 9 }, (_, row) => cells.slice(9 * row, 9 * row + 9)));
                return solved ? grid.flat().join("") : undefined;
            },
        };
    },
    dlxlib: () => {
        const { solve } = require("dlxlib");
        const find = (rows, columns, most) => {
            const matrix = rows.map((row) => Array.from({ length: columns }, (_, column) => (row.includes(column) ? 1 : 0)));
            return solve(matrix, undefined, undefined, most === Number.POSITIVE_INFINITY ? undefined : most);
        };
        return { ...bySolutions((puzzle) => covers(puzzle, find)), tilings: tilings(find), coverings: tilings(find) };
    },
    "dancing-links": async () => {
        const { DancingLinks } = await imported("dancing-links/built/lib/index.js");
        const find = (rows, columns, most) => {
            const solver = new DancingLinks().createSolver({ columns });
            rows.forEach((row, i) => void solver.addSparseConstraint(i, row));
            const found = most === Number.POSITIVE_INFINITY ? solver.findAll() : solver.find(most);
            return found.map((chosen) => chosen.map(({ data }) => data));
        };
        return { ...bySolutions((puzzle) => covers(puzzle, find)), tilings: tilings(find), coverings: tilings(find) };
    },
    "logic-solver": () => {
        const Logic = require("logic-solver");
        const solutions = (puzzle) => {
            const solver = new Logic.Solver();
            const columns = new Map();
            covers(puzzle, (rows) => {
                for (const [row, all] of rows.entries()) {
                    for (const column of all) columns.set(column, [...(columns.get(column) ?? []), `v${row}`]);
                }
                for (let column = 0; column < 324; column++) solver.require(Logic.exactlyOne(...(columns.get(column) ?? [Logic.FALSE])));
                return [];
            });
            const names = [];
            covers(puzzle, (rows) => void rows.forEach((row) => names.push([row[0], (row[1] % 9) + 1])) ?? []);
            const found = [];
            for (let model = solver.solve(); model && found.length < 2; model = solver.solve()) {
                const grid = new Array(81);
                for (const variable of model.getTrueVars()) {
                    const [cell, digit] = names[Number(variable.slice(1))];
                    grid[cell] = digit;
                }
                found.push(grid.join(""));
                solver.forbid(model.getFormula());
            }
            return found;
        };
        return bySolutions(solutions);
    },
    pzpr: () => {
        const pzpr = require("pzpr");
        return {
            texts: ({ text }) => {
                const puzzle = new pzpr.Puzzle();
                puzzle.open(text);
                if (puzzle.pid !== "sudoku" || puzzle.board.cols !== 9 || puzzle.board.rows !== 9) return null;
                return Array.from({ length: 81 }, (_, i) => puzzle.board.cell[i].qnum).map((digit) => (digit > 0 ? digit : ".")).join("");
            },
        };
    },
    "sudoku-formats": () => {
        const { decodeSudoku } = require("sudoku-formats");
        return {
            texts: async ({ text }) => {
                const { constraints } = await decodeSudoku(text);
                return /^[0-9]{81}$/.test(constraints) ? constraints.replaceAll("0", ".") : null;
            },
        };
    },
};

const [name] = process.argv.slice(2);
await answer(`${name} ${version(name)}`, await programs[name]());
