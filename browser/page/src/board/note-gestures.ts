import { formatGestures, parseGestures, type Gesture } from "../engine/gesture";
import type { Gestures, Piece, Scene } from "../engine/protocol";

/*
 * Notes from piles: while notes are written, a piece that is taken from a pile and put on a spot is the key of that pile with a modifier.
 */

/** The piles of a scene from which something can be taken. */
export function piles({ parts = [] }: Scene): readonly Piece[] {
  return parts.filter(({ part }) => part === "pile").flatMap(({ pieces = [] }) => pieces.filter(({ spot }) => spot !== undefined));
}

const made = new WeakMap<Gestures, Gestures>();

/** The gestures while notes are written from piles. */
export function noteGestures(scene: Scene, gestures: Gestures, mode: string): Gestures {
  const before = made.get(gestures);
  if (before) return before;
  const spots = Object.keys(gestures.type);
  const drag = Object.fromEntries(piles(scene).map(({ spot = "", text }) => [spot, spots.filter((at) => gestures.type[at]?.includes(mode + text))]));
  const now = { tap: [], drag, type: gestures.type };
  made.set(gestures, now);
  return now;
}

/** Translates gestures while notes are written: those that lead from a pile to a spot are keys there. */
export function asNoteGestures(scene: Scene, said: string, mode: string): string {
  const keys = new Map(piles(scene).map(({ spot, text }) => [spot, text]));
  const meant = parseGestures(said).map((gesture): Gesture => {
    const key = gesture.kind === "drag" ? keys.get(gesture.from) : undefined;
    return gesture.kind !== "drag" || key === undefined ? gesture : { kind: "type", spot: gesture.to, key: mode + key };
  });
  return formatGestures(meant);
}
