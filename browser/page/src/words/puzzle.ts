/* The words on the pages of puzzles and of packs. */

export const ways = (title: string) => `More about ${title}`;
export const playTodays = "Play today’s";
export const lesson = "Learn";
export const rules = "Rules and guide";
export const fresh = "Other types …";
export const print = "Print a sheet";
export const own = "Enter your own";
export const watch = "Watch a search";
export const best = (time: string) => `Best ${time}`;
export const solved = (count: number) => `${count} solved`;
export const won = (count: number) => `${count} won`;
export const packs = "Packs";
export const packsAbout = (levels: string) => `Twelve puzzles, ${levels}. Anyone with the link gets the same ones.`;
export const fromTo = (first: string, last: string) => `${first} to ${last}`;
export const newPack = "Start a new pack";
export const packNamed = (number: number) => `Pack ${number}`;
export const done = (count: number, all: number) => `${count} of ${all} done`;
export const playNumber = (number: number) => `Play number ${number}`;
export const again = "All twelve are done.";
export const numbered = (number: number, kind: string, isDone: boolean) => `Number ${number}, ${kind}${isDone ? ", done" : ""}`;
export const share = "Copy link";
export const shared = "Link copied. It opens the same twelve puzzles.";
export const notCopied = (link: string) => `Copy this link: ${link}`;
export const making = "Making a puzzle …";
export const unknown = (name: string) => `There is no puzzle called “${name}”.`;
