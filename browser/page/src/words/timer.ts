/* What is said about the time of a game. */

import { plural } from "./language";

export const time = "Time";
export const pause = "Pause";
export const resume = "Resume";
export const done = (time: string, hints: number) =>
  hints === 0 ? `Done in ${time}, without a hint.` : plural(hints, { one: `Done in ${time}, with 1 hint.`, other: `Done in ${time}, with ${hints} hints.` });
