import { expect, test } from "vitest";
import { asked } from "./asked";

const NOTHING = { puzzle: "", position: "", theme: "system", hints: true, still: false };

test("the address of a frame names a puzzle, a position, and how they are shown", () => {
  expect(asked("")).toEqual(NOTHING);
  expect(asked("?puzzle=trominoes&position=g.../....&theme=dark&hints=no&still")).toEqual({
    puzzle: "trominoes",
    position: "g.../....",
    theme: "dark",
    hints: false,
    still: true,
  });
});

test("a position may have the name of its puzzle", () => {
  const hues = { ...NOTHING, puzzle: "hues", position: "1./.." };
  expect(asked("?position=hues:1./..")).toEqual(hues);
  expect(asked("?puzzle=hues&position=hues%3A1.%2F..")).toEqual(hues);
  expect(asked("?puzzle=hues&position=1./..")).toEqual(hues);
  // It is refused, with both names.
  expect(asked("?puzzle=hues&position=sudoku:53..7").position).toBe("sudoku:53..7");
});

test("what is not understood is left out", () => {
  expect(asked("?theme=blue&x=%zz&position=%E0%A4%A&&=")).toEqual({ ...NOTHING, position: "\ufffd%A" });
});
