// Tilewright itself: node tilewright.mjs AREA, at the root of the project; TILEWRIGHT names another program than ./tilewright.
import { spawnSync } from "node:child_process";
import { answer } from "./lines.mjs";

const program = process.env.TILEWRIGHT ?? "./tilewright";
const run = (input, ...words) => spawnSync(program, words, { input: `${input}\n`, encoding: "utf8" }).stdout.trim();
const fields = (input, ...words) => JSON.parse(run(input, ...words, "--json"));
const board = ({ rows, columns, hole }) =>
    Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (__, column) => (hole?.[0] === row + 1 && hole[1] === column + 1 ? "g" : ".")).join(""),
    ).join("/");
const moves = ({ placements, eliminations }) => [...placements, ...eliminations.map((each) => each.replace(/(c\d)-/, "$1<>"))];
const canonical = (puzzle) => run(puzzle, "convert", "sudoku", "--to", "canonical");

await answer(run("", "--version").replace(/ \(.*/, ""), {
    texts: ({ text }) => run(text, "convert", "sudoku", "--to", "id") || null,
    counts: ({ puzzle }) => Number(fields(puzzle, "count", "sudoku", "--limit", "2").count),
    solutions: ({ puzzle }) => run(puzzle, "solve", "sudoku"),
    minimal: ({ puzzle }) => fields(puzzle, "prove", "sudoku", "--what", "minimal").certificate !== undefined,
    equivalence: ({ puzzles: [one, other] }) => canonical(one) === canonical(other),
    canonical: ({ puzzle }) => canonical(puzzle),
    ratings: ({ puzzle }) => {
        const { er, ep, ed } = fields(puzzle, "rate", "sudoku");
        return [er, ep, ed].map((rating) => rating.toFixed(1)).join("/");
    },
    rules: ({ text }) => Number(fields(text, "count", "sudoku", "--limit", "2").count),
    steps: ({ puzzle }) => moves(fields(puzzle, "hint", "sudoku")),
    paths: ({ puzzle }) =>
        fields(puzzle, "solve", "sudoku", "--path", "--order", "explainer").path.map(({ se, ...step }) => [se, ...moves(step)].join(" ")),
    tilings: (question) => fields(board(question), "count", "trominoes").count,
    coverings: ({ board: text }) => fields(text, "count", "trominoes").count,
    totals: ({ puzzle }) => Number(fields(puzzle, "count", "sudoku", "--limit", "100000").count),
    completions: ({ board: text }) => Number(fields(text, "count", "hues").count),
    perft: ({ board: text, players, turns }) =>
        fields(players === 2 ? text : `${text} ${players} 0`, "perft", "paletto", "--depth", String(turns)).sequences,
    turns: ({ board: text }) => fields(text, "verdicts", "paletto", "--nodes", "1").moves.map(({ cells }) => cells),
    values: ({ board: text }) => fields(text, "rate", "paletto").value,
});
