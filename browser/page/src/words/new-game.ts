/* The words of the dialog of a new game. */

import { plural } from "./language";

export const title = (puzzle: string) => `New ${puzzle}`;
export const opponent = "Opponent";
export const computer = (id: string) => `Computer, ${id.replace(/(\D)(\d)/, "$1 $2")}`;
export const friend = "A friend here";
export const first = "Who goes first";
export const begins = { you: "You", other: "The opponent", chance: "Random" } as const;
export const more = "More";
export const typed = "Typed, as on the command line";
export const setup = "Setup";
export const seed = "Seed";
export const seedAbout = "the same seed gives the same puzzles";
export const number = "Number";
export const numberAbout = "the first puzzle of the seed is 1; a book names setup, seed, and number";
export const log = "Show how it is made";
export const making = "Making it …";
export const lineOfLog = (line: number) => `Making it … line ${line} of the log`;
export const fault = "Where the error is";
export const made = "How it is made";
export const speed = "Speed";
export const atOnce = "at once";
export const pace = (lines: number) => plural(lines, { one: "1 line a second", other: `${lines} lines a second` });
export const skip = "Skip to the end";
export const download = "Download the log";
export const play = "Play";
export const create = "Create";
export const stop = "Stop";
export const stopped = "Stopped.";
export const cancel = "Cancel";
export const open = "Import";
// The choices of a type.
export const named = (choice: string, part: string) => `${choice}, ${part}`;
export const from = "from";
export const to = "to";
export const range = (least: number, most: number) => `${least} to ${most}`;
export const further = (choice: string) => `${choice}: more`;
export const cell = (row: number, column: number) => `row ${row}, column ${column}`;
export const chosen = (cells: number) => plural(cells, { one: "1 cell chosen", other: `${cells} cells chosen` });
