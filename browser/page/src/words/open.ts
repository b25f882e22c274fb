/* The words where a puzzle or a game is read from a text. */

import { grouped, plural } from "./language";

export const text = "A link, share ID, code, or grid, or several of them";
export const open = "Open";
export const file = "Choose a file";
export const reading = "Reading …";
export const stop = "Stop";
export const stopped = "Stopped.";
export const fault = "Where the error is";
export const line = (line: number) => `Line ${line}`;
export const badLine = (line: number, reason: string) => `Line ${line}: ${reason}`;
export const empty = "Paste a text first, or choose a file.";
export const unreadable = "The file could not be read. Choose it again.";
const millions = (characters: number) => grouped(Math.round(characters / 1e5) / 10);
export const textTooLarge = (has: number, most: number) =>
  `This text is too large: it has ${millions(has)} million characters; up to ${millions(most)} million are read. Open a part of it.`;
export const fileTooLarge = (has: number, most: number) =>
  `This file is too large: it has ${millions(has)} million characters; up to ${millions(most)} million are read. Open a part of it.`;
export const webAddress = "This is a web address without a puzzle in it. Open it, and copy the puzzle itself.";
export const partOfGrid = (cells: number, all: number) =>
  cells < all
    ? `This looks like a part of a Sudoku: ${cells} of ${all} cells. Paste all of them, with 0 or . for empty ones.`
    : `This looks like a Sudoku with ${cells} cells instead of ${all}. Check what was copied.`;
export const unlike = "This is no puzzle: expected a link, a share ID, a code, or a grid.";
/** Said of a puzzle that was brought along. */
export const flaws = {
  0: "This puzzle has no solution: its clues contradict each other.",
  1: "",
  2: "This puzzle has several solutions: some clues are missing.",
} as const;
/** Offered with it. */
export const stuck = "Stuck here?";
export const nextStep = "Show the next step";
export const close = "Close";
export const found = (good: number) => plural(good, { one: "1 puzzle found. Which one?", other: `${good} puzzles found. Which one?` });
export const foundSome = (good: number, bad: number) =>
  plural(good, {
    one: `1 puzzle found, ${bad} not readable. Which one?`,
    other: `${good} puzzles found, ${bad} not readable. Which one?`,
  });
