/* The words for the help used in a game. */

import { plural } from "./language";

export const noHelp = "No help";
/** The words where no more is known. */
export const noHints = "No hints";
export const hints = (count: number) => plural(count, { one: "1 hint", other: `${count} hints` });
/** Questions that have no title of their own. */
export const questions = {
  solve: "Solve",
  count: "Count solutions",
  review: "Review",
  watch: "Theater",
  explain: "About a cell",
} as const;
