/* The words of the cards beside the board about a position. */

import { you } from "./play";

export const turns = "Turns";
export const wins = (name: string) => (name === you ? "You win" : `${name} wins`);
export const beaten = (name: string) => `${name} can be beaten`;
export const share = (name: string, percent: number) => `${name}, about ${percent} %`;
export const proven = "Proven";
export const estimate = "\u2248 Estimate";
export const all = "Full text";
export const back = "Go back to where it could be completed";
export const oneByOne = (rows: number) => `One by one (${rows})`;
export const way = "A way to complete it";
export const showOne = "Show one piece";
export const oneMore = (shown: number, all: number) => `One more (${shown} of ${all})`;
export const showAll = "Show all";
export const hide = "Hide";
export const never = "It could not be completed from the beginning.";
export const lamp = { good: "proven yes", bad: "proven no", open: "not known", plain: "" } as const;
