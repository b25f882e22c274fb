import { grouped } from "../base/words";

/** Steps a second, from slow to as fast as it goes. */
export const SPEEDS = [1, 2, 4, 8, 16, 32, 64, 250, 1_000, 10_000, 100_000, Infinity];

/** A speed in words, by its place among them. */
export function pace(speed: number): string {
  const steps = SPEEDS[speed] ?? 1;
  if (!Number.isFinite(steps)) return "as fast as it goes";
  return steps === 1 ? "one step a second" : `${grouped(steps)} steps a second`;
}
