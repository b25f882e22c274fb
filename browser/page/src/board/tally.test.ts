import { expect, test } from "vitest";
import type { Mark, Scene, Spot } from "../engine/protocol";
import { left, tally } from "./tally";

const spot = (row: number, column: number): Spot => ({ id: `r${row}c${column}`, box: [12 * (column - 1), 12 * (row - 1), 12, 12], label: "" });
const glyph = (ink: string, text: string, row: number, column: number, size = 12): Mark => ({
  kind: "glyph",
  ink,
  text,
  box: [12 * (column - 1), 12 * (row - 1), size, size],
});

const SCENE: Scene = {
  cell: 12,
  width: 24,
  height: 24,
  title: "",
  spots: [spot(1, 1), spot(1, 2), spot(2, 1), spot(2, 2), { id: "pile1", box: [0, 30, 12, 12], label: "" }],
  marks: [glyph("clue", "1", 1, 1), glyph("entry", "2", 1, 2), glyph("note", "2", 2, 1, 4), { kind: "tile", ink: "hue1", box: [1, 31, 10, 10] }],
};

test("cells are counted, and those with something on them; notes and what lies beside the board are nothing", () => {
  expect(tally(SCENE)).toEqual({ cells: 4, filled: 2, size: [2, 2] });
});

test("a tile fills all cells under it, and no other", () => {
  const across: Mark = { kind: "tile", ink: "cover", box: [1.2, 13.2, 21.6, 9.6] };
  const down: Mark = { kind: "tile", ink: "cover", box: [13.2, 1.2, 9.6, 21.6] };
  expect(tally({ ...SCENE, marks: [across] }).filled).toBe(2);
  expect(tally({ ...SCENE, marks: [down] }).filled).toBe(2);
  expect(tally({ ...SCENE, marks: [across, down] }).filled).toBe(3);
});

test("a key is left as often as it is to be written, less what is written", () => {
  expect(left(SCENE, ["1", "2"])).toEqual({ "1": 1, "2": 1 });
  expect(left({ ...SCENE, marks: [1, 2].map((column) => glyph("entry", "1", 1, column)) }, ["1", "2"])).toEqual({ "1": 0, "2": 2 });
});
