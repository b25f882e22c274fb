import { expect, test } from "vitest";
import type { SavedGame } from "../game/saved-game";
import { clock, part } from "./figures";

function game(play: string, position: string): SavedGame {
  return { id: "", puzzle: "", play, position, created: 0, changed: 0, over: false, words: "", extras: {} };
}

test.each([
  ["a:1.../.2.. | x y", "a:12../.2..", 17],
  ["a:1.../.2..", "a:1.../.2..", 0],
  ["a:AB/BA | take", "a:A./BA 2 1 0,1", 25],
  ["a:AB/BA", "a:../.. 2 0", 100],
  ["a:AB/BA", "", 0],
  ["a:12/34", "a:12/34", 0],
  ["a:..", "a:.1!f", 50],
  ["a:", "a:", 0],
  ["..", "1.", 50],
  ["a:.AB.", "a:.A..", 50],
  ["a:AB/BA", "a:..", 0],
  ["a:AB", "a:A./BA", 0],
])("of %s, %s is so much", (play, position, percent) => {
  expect(part(game(play, position))).toBe(percent);
});

test("times", () => {
  expect([0, 252_999, 3_599_999, 3_600_000, 3_723_000].map(clock)).toEqual(["0:00", "4:12", "59:59", "1:00:00", "1:02:03"]);
});
