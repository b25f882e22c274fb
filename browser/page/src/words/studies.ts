/* The words around the answers of analysis. */

import { grouped, plural } from "./language";

export const help = "Help";
export const solve = "Solve";
export const solving = "Solving …";
export const none = "There is no solution from here.";
export const notFound = (steps: number) => `None found in ${grouped(steps)} steps; there may be one.`;
export const count = "Count solutions";
export const counting = "Counting …";
export const noAnswer = "there is no answer";
export const checking = "Checking …";
export const showWhere = "Show where";
export const lines = (lines: number) => plural(lines, { one: "1 line.", other: `${lines} lines.` });
export const pressOne = "Press one to see it on the board.";
export const oneByOne = "One by one";
