/* What is said where a puzzle or a game is read from a text. */

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
export const found = (good: number) => plural(good, { one: "1 puzzle found. Which one?", other: `${good} puzzles found. Which one?` });
export const foundSome = (good: number, bad: number) =>
  plural(good, {
    one: `1 puzzle found, ${bad} not readable. Which one?`,
    other: `${good} puzzles found, ${bad} not readable. Which one?`,
  });
