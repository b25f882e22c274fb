import type { Spot } from "../engine/protocol";
import { neighbor, rows, type Direction } from "./geometry";

/** The directions of the arrows. */
export const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const LETTERS: Readonly<Record<string, Direction>> = { KeyA: "left", KeyD: "right", KeyW: "up", KeyS: "down" };

/** The part of a keyboard event that matters for walking. */
export type Walk = { readonly key: string; readonly code: string; readonly ctrlKey: boolean };

/**
 * The spot to which a key leads on the board: a step with the arrows (or letters, if these walk), to the ends of a row with Home and End, of a column with
 * the page keys; with Ctrl an arrow goes on to the next spot that is wanted, Home and End to the first and last of all. The same spot at the edge; undefined
 * when the key does not walk.
 */
export function walked(spots: readonly Spot[], from: Spot, { key, code, ctrlKey }: Walk, wanted: (spot: Spot) => boolean, letters: boolean): Spot | undefined {
  const direction = DIRECTIONS[key] ?? (letters && !ctrlKey ? LETTERS[code] : undefined);
  if (direction) return ctrlKey ? next(spots, from, direction, wanted) : (neighbor(spots, from, direction) ?? from);
  switch (key) {
    case "Home":
    case "End": {
      const all = rows(spots);
      const line = ctrlKey ? all.flat() : (all.find((row) => row.includes(from)) ?? []);
      return line.at(key === "Home" ? 0 : -1);
    }
    case "PageUp":
      return next(spots, from, "up", () => false);
    case "PageDown":
      return next(spots, from, "down", () => false);
    default:
      return undefined;
  }
}

/** The next spot in a direction that is wanted; the last one when none is. */
function next(spots: readonly Spot[], from: Spot, direction: Direction, wanted: (spot: Spot) => boolean): Spot {
  const seen = new Set([from]);
  let at = from;
  for (;;) {
    const ahead = neighbor(spots, at, direction);
    if (!ahead || seen.has(ahead)) return at;
    at = ahead;
    seen.add(at);
    if (wanted(at)) return at;
  }
}
