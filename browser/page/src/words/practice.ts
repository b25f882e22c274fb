/* The words where a technique is practiced. */

import { plural } from "./language";

export const practice = "Practice this";
/** A name is written small within a sentence, unless it has another capital letter. */
const within = (name: string) => (/^\p{Lu}[^\p{Lu}]*$/u.test(name) ? name.toLowerCase() : name);
export const find = (technique: string) => `Find the ${within(technique)}`;
export const dots = "Dots are removed notes.";
export const explain = "What is it?";
export const found = (technique: string, count: number) => `${technique} found. ${plural(count, { one: "The first one.", other: `${count} so far.` })}`;
export const instead = (technique: string, sought: string) => `${technique}: true, but not the ${within(sought)}.`;
export const other = (sought: string) => `That is not the ${within(sought)}.`;
export const next = "Next";
