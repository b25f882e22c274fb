import { expect, test } from "vitest";
import type { Mark, Scene } from "../engine/protocol";
import { taken } from "./flight";

const disc = (x: number, y: number, ink: string): Mark => ({ kind: "disc", ink, box: [x, y, 8, 8] });
const scene = (...marks: Mark[]): Scene => ({
  cell: 12,
  width: 24,
  height: 48,
  title: "",
  spots: [],
  marks,
  parts: [{ part: "board", box: [0, 0, 24, 24] }],
});

test("what was taken lay on the board and lies there no more; trays do not count", () => {
  const [one, other, held] = [disc(2, 2, "hue-1"), disc(14, 2, "hue-2"), disc(2, 38, "hue-1")];
  expect(taken(scene(one, other, held), scene(other))).toEqual([one]);
  expect(taken(scene(other), scene(one, other))).toEqual([]);
});
