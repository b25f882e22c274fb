import { expect, test } from "vitest";
import { gameOf, sheetMark, sheetOf, stateOf } from "./paper-sheet";
import type { Result } from "./results";
import type { Summary } from "./saved-game";

const sheet = { puzzle: "sudoku", setup: "easy", seed: "1", count: 12 };

function game(id: string, mark: string, over: boolean, changed = 0): Summary {
  return { id, puzzle: "sudoku", position: "", created: 0, changed, over, words: "", extras: { pack: mark } };
}

test("a link names a sheet by its setup, its seed, and its count", () => {
  expect(sheetOf("sudoku", "setup=easy&seed=1&count=12")).toEqual(sheet);
  expect(sheetOf("sudoku", "setup=easy%26seed=1%26count=12")).toEqual(sheet);
  expect(sheetOf("sudoku", "setup=needs-x-wing&seed=-9223372036854775808&count=100")).toEqual({
    puzzle: "sudoku",
    setup: "needs-x-wing",
    seed: "-9223372036854775808",
    count: 100,
  });
  expect(sheetOf("hues", "setup=a%2Cb%3D1&seed=7")).toEqual({ puzzle: "hues", setup: "a,b=1", seed: "7", count: 1 });
  expect(sheetOf("hues", "")).toEqual({ puzzle: "hues", setup: "", seed: "1", count: 1 });
  for (const none of ["count=0", "count=101", "count=1.5", "count=x", "seed=x", "seed=1e9", "seed=&count=2"])
    expect(sheetOf("hues", none), none).toBeUndefined();
});

test("the game of a number is the solved one, else the last one", () => {
  const mark = sheetMark(sheet, 3);
  const games = [game("a", mark, false, 1), game("b", mark, false, 2), game("c", sheetMark(sheet, 4), true), game("d", "1/3", true)];
  expect(gameOf(sheet, 3, games, [])?.id).toBe("b");
  expect(gameOf(sheet, 5, games, [])).toBeUndefined();
  expect(gameOf(sheet, 3, [...games, game("e", mark, true)], [])?.id).toBe("e");
  expect(gameOf({ ...sheet, seed: "2" }, 3, games, [])).toBeUndefined();
  expect(gameOf({ ...sheet, puzzle: "hues" }, 3, games, [])).toBeUndefined();
});

test("a lost game is not solved", () => {
  const over = game("a", sheetMark(sheet, 1), true);
  const lost = [{ game: "a", won: false }] as unknown as readonly Result[];
  expect(stateOf(undefined, [])).toBe("new");
  expect(stateOf({ ...over, over: false }, [])).toBe("begun");
  expect(stateOf(over, [])).toBe("done");
  expect(stateOf(over, lost)).toBe("begun");
});
