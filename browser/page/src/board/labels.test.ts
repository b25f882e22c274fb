import { expect, test } from "vitest";
import type { Spot } from "../engine/protocol";
import { contentFirst, places } from "./labels";

test("labels say first what is there", () => {
  const spot = (place: string, content: string): Spot => ({ id: "", box: [0, 0, 12, 12], label: `${place}, ${content}`, place, content });
  const conflict = spot("row 1, column 2", "clue 5, conflicts with row 1, column 4");
  expect(contentFirst(conflict)).toBe("clue 5, conflicts with row 1, column 4, row 1, column 2");
  expect(contentFirst({ ...spot("end the turn", "game over"), button: true })).toBe("end the turn, game over");
  expect(contentFirst({ id: "", box: [0, 0, 12, 12], label: "pile of color 3, 7 tiles left" })).toBe("pile of color 3, 7 tiles left");
});

test("places are counted, and named when one wants it", () => {
  expect(places(["r1c1"], false)).toBe("It fits in 1 cell");
  expect(places(["r1c1", "r2c2"], true)).toBe("It fits in 2 cells: R1C1, R2C2");
});
