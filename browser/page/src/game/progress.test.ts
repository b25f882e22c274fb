import { expect, test } from "vitest";
import { progress } from "./progress";

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
  ["a:1.2..3...", "a:1.2..3...", 0],
  ["a:1.2..3... | r1", "a:1.2..3... .4.......", 17],
  ["a:1.2..3... .4....... | r1", "a:1.2..3... .4.5..... 1426/2227 auto", 20],
  ["a:1.. | r1", "a:1.. .23", 100],
])("of %s, %s is so much", (play, position, percent) => {
  expect(Math.round(100 * progress(play, position))).toBe(percent);
});
