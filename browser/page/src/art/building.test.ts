import { expect, test } from "vitest";
import type { Mark } from "../engine/protocol";
import { built, type Plan } from "./building";

const AREA: Mark = { kind: "area", ink: "board", box: [0, 0, 36, 36] };

function plan(marks: readonly Mark[], more: Partial<Plan> = {}): Plan {
  return { width: 36, height: 36, marks: [AREA, ...marks], ...more };
}

test("a digit is a tower as high as it says", () => {
  const digit = (x: number, text: string): Mark => ({ kind: "glyph", ink: "clue", box: [x + 2, 2, 8, 8], text });
  const [ground, one, nine] = built(plan([digit(0, "1"), digit(12, "9")]));
  expect(ground).toMatchObject({ ink: "plate", z: -0.24 });
  expect(one!.height).toBeLessThan(nine!.height);
  expect(nine).toMatchObject({ round: false, ink: "clue", sign: { text: "9" } });
});

test("a bar is a stack of planks that knows its direction, a tile one block", () => {
  const bar: Mark = { kind: "tile", ink: "cover", box: [1, 1, 34, 10] };
  const tile: Mark = { kind: "tile", ink: "anchor", box: [1, 13, 10, 10] };
  const solids = built(plan([bar, tile], { heights: "333/100/000" }));
  expect(solids.filter(({ ink }) => ink === "cover across")).toHaveLength(3);
  expect(solids.at(-1)).toMatchObject({ ink: "anchor", width: 1, depth: 1, z: 0 });
});

test("discs stand in wells, those with a number beside the board in stacks of that number", () => {
  const disc = (y: number): Mark => ({ kind: "disc", ink: "hue-1", box: [2, y, 8, 8] });
  const count: Mark = { kind: "glyph", ink: "words", box: [3, 51, 6, 6], text: "3" };
  const solids = built(plan([disc(2), disc(50), count], { height: 60 }));
  expect(solids.filter(({ ink }) => ink === "well")).toHaveLength(9);
  expect(solids.filter(({ ink }) => ink === "plate")).toHaveLength(2);
  expect(solids.filter(({ ink }) => ink === "hue-1").map(({ z }) => z)).toEqual([0, 0, 0.36, 0.72]);
});
