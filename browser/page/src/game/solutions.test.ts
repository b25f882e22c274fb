import { expect, test } from "vitest";
import { CATALOG } from "../engine/catalog";
import type { View } from "../engine/protocol";
import type { Studio } from "../engine/studio";
import { beginning, blank, emptied, soleSolution, solutions } from "./solutions";

test.each([
  ["0", 0],
  ["1", 1],
  ["2", 2],
  ["7", 2],
])("%s counted is %i", async (count, expected) => {
  const studio = { ask: () => Promise.resolve({ count }) } as unknown as Studio;
  expect(await solutions(studio, "a:b")).toBe(expected);
});

test("puzzles that are rated are to have one solution", () => {
  expect(CATALOG.filter(soleSolution).map(({ id }) => id)).toEqual(["sudoku"]);
});

test.each([
  ["a:b | r1c1=5", "a:b"],
  ["a:b", "a:b"],
])("%s begins at %s", (play, expected) => {
  expect(beginning({ play } as View)).toBe(expected);
});

test.each([
  ["a:../.. | r1c1=5", true],
  ["a:....", true],
  ["a:.1..", false],
])("%s begins with an empty board: %o", (play, expected) => {
  expect(blank({ play } as View)).toBe(expected);
});

test("an empty board is as large as the other", () => {
  expect(emptied({ id: "a:1.2/..5" } as View)).toBe("a:.../...");
});
