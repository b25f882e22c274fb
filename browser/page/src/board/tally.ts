import type { Scene, Spot } from "../engine/protocol";
import { occupied } from "./ground";

/** Cells, how many of them have something on them, and how many rows and columns they are in. */
export type Tally = { readonly cells: number; readonly filled: number; readonly size: readonly [rows: number, columns: number] };

const CELL = /^r(\d+)c(\d+)$/;

const known = new WeakMap<Scene, Tally>();

/** The filled and the free cells of a scene. */
export function tally(scene: Scene): Tally {
  const before = known.get(scene);
  if (before) return before;
  const cells = scene.spots.filter(({ id }) => CELL.test(id));
  const most = (part: 1 | 2) => Math.max(0, ...cells.map(({ id }) => Number(CELL.exec(id)?.[part])));
  const filled = occupiedOf(cells, scene).size;
  const counted = { cells: cells.length, filled, size: [most(1), most(2)] } as const;
  known.set(scene, counted);
  return counted;
}

/** The cells on which something lies. For each mark only those are looked at that its box touches: there are hundreds of marks. */
function occupiedOf(cells: readonly Spot[], { cell, marks }: Scene): ReadonlySet<Spot> {
  const at = new Map(cells.map((spot) => [`${Math.floor(spot.box[1] / cell)} ${Math.floor(spot.box[0] / cell)}`, spot]));
  const found = new Set<Spot>();
  for (const mark of marks) {
    if (mark.kind !== "tile" && mark.kind !== "disc" && mark.kind !== "glyph") continue;
    const [left, top, width, height] = mark.box;
    for (let row = Math.floor(top / cell); row <= (top + height) / cell; row++)
      for (let column = Math.floor(left / cell); column <= (left + width) / cell; column++) {
        const spot = at.get(`${row} ${column}`);
        if (spot && occupied(spot.box, [mark])) found.add(spot);
      }
  }
  return found;
}

/** The number of places left for each key, where each fills as many cells as every other one. */
export function left(scene: Scene, keys: readonly string[]): Readonly<Record<string, number>> {
  const each = tally(scene).cells / keys.length;
  const written = new Map<string, number>();
  for (const mark of scene.marks) if (mark.kind === "glyph" && 2 * mark.box[3] >= scene.cell) written.set(mark.text, (written.get(mark.text) ?? 0) + 1);
  return Object.fromEntries(keys.map((key) => [key, Math.max(0, each - (written.get(key) ?? 0))]));
}
