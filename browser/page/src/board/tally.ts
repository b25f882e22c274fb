import type { Scene } from "../engine/protocol";
import { occupied } from "./ground";

/** Cells, how many of them have something on them, and how many rows and columns they are in. */
export type Tally = { readonly cells: number; readonly filled: number; readonly size: readonly [rows: number, columns: number] };

const CELL = /^r(\d+)c(\d+)$/;

const known = new WeakMap<Scene, Tally>();

/** How much of a scene is filled. */
export function tally(scene: Scene): Tally {
  const before = known.get(scene);
  if (before) return before;
  const cells = scene.spots.filter(({ id }) => CELL.test(id));
  const most = (part: 1 | 2) => Math.max(0, ...cells.map(({ id }) => Number(CELL.exec(id)?.[part])));
  const filled = cells.filter(({ box }) => occupied(box, scene.marks)).length;
  const counted = { cells: cells.length, filled, size: [most(1), most(2)] } as const;
  known.set(scene, counted);
  return counted;
}

/** How often each key can still be written, where each fills as many cells as every other one. */
export function left(scene: Scene, keys: readonly string[]): Readonly<Record<string, number>> {
  const each = tally(scene).cells / keys.length;
  const written = (key: string) =>
    scene.marks.filter((mark) => mark.kind === "glyph" && mark.text === key && 2 * mark.box[3] >= scene.cell).length;
  return Object.fromEntries(keys.map((key) => [key, Math.max(0, each - written(key))]));
}
