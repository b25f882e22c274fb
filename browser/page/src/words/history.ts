/* The words of the history. */

import { grouped, plural } from "./language";

export const history = "History";
export const restart = "Restart";
export const move = (move: number, moves: number) => `Move ${grouped(move)} of ${grouped(moves)}`;
export const earlier = (lines: number) => plural(lines, { one: "1 earlier line …", other: `${grouped(lines)} earlier lines …` });
export const later = (lines: number) => plural(lines, { one: "1 more line …", other: `${grouped(lines)} more lines …` });
export const moves = (moves: number) => plural(moves, { one: "1 move", other: `${grouped(moves)} moves` });
export const beginning = "Beginning";
export const here = ", you are here";
export const name = "Name of this position";
export const nameExample = "For example: first try";
export const rename = "Rename";
export const giveName = "Save name";
export const turn = (turn: number, who: string, cells: readonly string[]) =>
  `Turn ${turn}: ${who} ${cells.length === 0 ? "ended the turn" : `took ${cells.join(", ")}`}`;
/** The moves of one step: an equals sign has blanks around it, and of many moves only the first is named. */
export const step = ([first = "", ...more]: readonly string[]) => first.replace("=", " = ") + (more.length > 0 ? ` and ${grouped(more.length)} more` : "");
export const type = "Type moves";
export const example = (end: string) => `r1c3 ${end}`;
export const play = "Play";
