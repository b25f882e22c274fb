import * as words from "#words/theater";

/** A speed of a run: steps a second, the text of its button, and its description. */
export type Speed = { readonly steps: number; readonly label: string; readonly about: string };

/** From slow to as fast as it goes. */
export const SPEEDS: readonly Speed[] = [
  { steps: 1, label: "1×", about: words.pace(1) },
  { steps: 10, label: "10×", about: words.pace(10) },
  { steps: 100, label: "100×", about: words.pace(100) },
  { steps: Infinity, label: words.max, about: words.fastest },
];
