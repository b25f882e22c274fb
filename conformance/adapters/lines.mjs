// What all adapters in JavaScript share: a line of JSON for each question.
import { createInterface } from "node:readline";

/**
 * Answers the questions of the area that was typed.
 *
 * @param about name and version of the program
 * @param areas by name, a function from a question to its answer; undefined says that there is none, and an error that the program refuses
 */
export const answer = async (about, areas) => {
    const area = process.argv.at(-1);
    if (area === "about") {
        console.log(`${about}: ${Object.keys(areas).join(" ")}`);
        return;
    }
    for await (const line of createInterface({ input: process.stdin })) {
        let said;
        try {
            said = await areas[area](JSON.parse(line));
        } catch (error) {
            // A text that is refused is none; whatever else is refused lacks an answer, with a reason.
            said = area === "texts" ? null : { refused: String(error?.message ?? error) };
        }
        console.log(said === undefined ? "" : JSON.stringify(said));
    }
};

/** Solutions up to two of a Sudoku as an exact cover: rows of 324 columns, which `find` takes with the number wanted. */
export const covers = (puzzle, find) => {
    const rows = [];
    const meaning = [];
    for (let cell = 0; cell < 81; cell++) {
        for (let digit = 0; digit < 9; digit++) {
            if (puzzle[cell] === "." || Number(puzzle[cell]) === digit + 1) {
                const row = Math.floor(cell / 9);
                const column = cell % 9;
                const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
                rows.push([cell, 81 + 9 * row + digit, 162 + 9 * column + digit, 243 + 9 * box + digit]);
                meaning.push([cell, digit + 1]);
            }
        }
    }
    return find(rows, 324, 2).map((chosen) => {
        const grid = new Array(81);
        for (const row of chosen) grid[meaning[row][0]] = meaning[row][1];
        return grid.join("");
    });
};

/** Bars of three on a board, or a rectangle without the cell `hole` (counted from 1): rows of columns, one column a cell. */
export const bars = ({ board, rows = board.split("/").length, columns = board.indexOf("/"), hole }) => {
    const lines = board?.split("/");
    const number = new Map();
    for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
            const free = lines ? lines[row][column] === "." : !hole || hole[0] !== row + 1 || hole[1] !== column + 1;
            if (free) number.set(`${row},${column}`, number.size);
        }
    }
    const sets = [];
    for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
            for (const [down, right] of [[0, 1], [1, 0]]) {
                const cells = [0, 1, 2].map((step) => number.get(`${row + step * down},${column + step * right}`));
                if (cells.every((cell) => cell !== undefined)) sets.push(cells);
            }
        }
    }
    return { sets, cells: number.size };
};

/** Areas that follow from the solutions of a Sudoku, up to two. */
export const bySolutions = (solutions) => ({
    counts: ({ puzzle }) => solutions(puzzle).length,
    solutions: ({ puzzle }) => solutions(puzzle)[0],
    minimal: ({ puzzle }) =>
        solutions(puzzle).length === 1 &&
        [...puzzle].every((cell, i) => cell === "." || solutions(`${puzzle.slice(0, i)}.${puzzle.slice(i + 1)}`).length === 2),
});
