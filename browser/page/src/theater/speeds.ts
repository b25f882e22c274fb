/** A speed of a run: steps a second, what stands on its button, and what is said of it. */
export type Speed = { readonly steps: number; readonly label: string; readonly about: string };

/** From slow to as fast as it goes. */
export const SPEEDS: readonly Speed[] = [
  { steps: 1, label: "1×", about: "1 step a second" },
  { steps: 10, label: "10×", about: "10 steps a second" },
  { steps: 100, label: "100×", about: "100 steps a second" },
  { steps: Infinity, label: "Max", about: "As fast as it goes" },
];
