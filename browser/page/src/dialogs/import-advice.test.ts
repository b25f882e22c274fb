import { expect, test } from "vitest";
import { importAdvice } from "./import-advice";

test.each([
  ["12345", "This looks like a part of a Sudoku: 5 of 81 cells. Paste all of them, with 0 or . for empty ones."],
  ["53..7\n6..195", "This looks like a part of a Sudoku: 11 of 81 cells. Paste all of them, with 0 or . for empty ones."],
  ["1".repeat(82), "This looks like a Sudoku with 82 cells instead of 81. Check what was copied."],
  ["https://example.com/puzzles", "This is a web address without a puzzle in it. Open it, and copy the puzzle itself."],
  ["www.example.com", "This is a web address without a puzzle in it. Open it, and copy the puzzle itself."],
  ["hello", "This is no puzzle: expected a link, a share ID, a code, or a grid."],
])("%s", (text, expected) => {
  expect(importAdvice(text)).toBe(expected);
});
