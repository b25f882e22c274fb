import { expect, test } from "vitest";
import { answers, boardWidth, CODED_FOOT, FOOT, planned, type Needs } from "./sheet-plan";

/** A Sudoku's board with the code of its link. */
const SUDOKU: Needs = { wide: 1, squares: 55, trays: 0, spare: 0, letters: 88 };

test("a board alone is as wide as the paper", () => {
  const plan = planned(1, { wide: 1, squares: 0, trays: 0, spare: 0, letters: 0 }, CODED_FOOT);
  expect(boardWidth(plan, CODED_FOOT)).toBe(182);
});

test.each([
  [2, 1, 2, 83],
  [4, 2, 2, 77],
  [6, 2, 3, 59],
  [9, 3, 3, 40],
  [12, 4, 3, 39],
])("of %d puzzles each has a large board and a code", (count, columns, rows, least) => {
  const plan = planned(count, SUDOKU, FOOT);
  expect([plan.columns, plan.rows]).toEqual([columns, rows]);
  expect(plan.code).toBeGreaterThan(18);
  expect(boardWidth(plan, FOOT)).toBeGreaterThan(least);
});

test("without codes boards are larger, and trays make them smaller", () => {
  const width = (needs: Needs) => boardWidth(planned(4, needs, FOOT), FOOT);
  expect(width({ ...SUDOKU, squares: 0 })).toBeGreaterThan(width(SUDOKU));
  expect(width({ ...SUDOKU, trays: 4 })).toBeLessThan(width(SUDOKU));
});

test("a table that can be spared is left out where its columns would be narrow", () => {
  const needs = { ...SUDOKU, trays: 1, spare: 9 };
  expect(planned(4, needs, FOOT).tabled).toBe(true);
  expect(planned(12, needs, FOOT).tabled).toBe(false);
  expect(planned(12, { ...needs, spare: 0 }, FOOT).tabled).toBe(true);
  expect(boardWidth(planned(12, needs, FOOT), FOOT)).toBe(boardWidth(planned(12, SUDOKU, FOOT), FOOT));
});

test.each([1, 2, 4, 6, 9, 12])("%d places and what they hold are within the paper", (count) => {
  for (const wide of [0.5, 1, 2.5])
    for (const trays of [0, 1, 4]) {
      const plan = planned(count, { ...SUDOKU, wide, trays }, FOOT);
      const width = boardWidth(plan, FOOT);
      expect(width).toBeGreaterThan(10);
      expect(plan.columns * (width + plan.beside) + (plan.columns - 1) * 8).toBeLessThanOrEqual(182.001);
      expect(plan.rows * (7 + width / wide + plan.below) + (plan.rows - 1) * 6).toBeLessThanOrEqual(251 - 18 - FOOT + 0.001);
    }
});

test("a page of solutions has four in a row, as many rows as there is room for, and at least one", () => {
  expect(answers(1)).toMatchObject({ columns: 4, rows: 4 });
  expect(answers(0.1)).toMatchObject({ columns: 4, rows: 1 });
});
