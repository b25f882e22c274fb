import { expect, test } from "vitest";
import type { Mark } from "../engine/protocol";
import { ground, occupied, onBoard, pieces } from "./ground";

const board: Mark = { kind: "area", ink: "board", box: [0, 0, 24, 24] };
const tile: Mark = { kind: "tile", ink: "hue-5", box: [1, 1, 10, 10] };
const letter: Mark = { kind: "glyph", ink: "hue-5", box: [3, 3, 6, 6], text: "E" };
const count: Mark = { kind: "glyph", ink: "words", box: [2, 14, 8, 8], text: "3" };
const hint: Mark = { kind: "area", ink: "hint", box: [0, 0, 12, 12] };
const marks = [board, tile, hint, letter, count];

test("a text stands on the piece below it, not on what is seen through", () => {
  expect(ground(letter.box, marks, 3)).toBe("hue-5");
});

test("on the board nothing else is needed", () => {
  expect(ground(count.box, marks, 4)).toBeUndefined();
  expect(ground(letter.box, marks, 0)).toBeUndefined();
});

test("a chosen piece can be written on as usual", () => {
  const chosen: Mark = { kind: "tile", ink: "chosen", box: tile.box };
  expect(ground(letter.box, [board, chosen], 2)).toBeUndefined();
});

test("what is taken up is the piece with its letter, not the count below", () => {
  expect(pieces([0, 0, 12, 24], marks)).toEqual([tile, letter]);
  expect(pieces([12, 0, 12, 12], marks)).toEqual([]);
});

test("a spot is occupied by a piece or a large digit, not by a note", () => {
  const note: Mark = { kind: "glyph", ink: "note", box: [12, 0, 4, 4], text: "1" };
  const digit: Mark = { kind: "glyph", ink: "entry", box: [14, 2, 8, 8], text: "1" };
  expect(occupied([0, 0, 12, 12], marks)).toBe(true);
  expect(occupied([12, 0, 12, 12], [board, hint, note])).toBe(false);
  expect(occupied([12, 0, 12, 12], [board, note, digit])).toBe(true);
});

test("a bar lies on all of its cells, not only on that in its middle", () => {
  const bar: Mark = { kind: "tile", ink: "cover", box: [1, 1, 34, 10] };
  expect([0, 12, 24, 36].map((x) => occupied([x, 0, 12, 12], [board, bar]))).toEqual([true, true, true, false]);
});

test.each([
  ["a given digit", "clue", true],
  ["a digit of the player", "entry", true],
  ["a note", "note", false],
  ["a digit in conflict with another", "conflict", false],
] as const)("%s stands on the bare board, and means what it says: %s, %s", (_, ink, expected) => {
  const digit: Mark = { kind: "glyph", ink, box: [2, 2, 8, 8], text: "5" };
  const given: Mark = { kind: "area", ink: "tray", box: [0, 0, 12, 12] };
  expect(onBoard(digit, [board, given, digit])).toBe(expected);
  expect(onBoard(digit, [board, tile, digit])).toBe(false);
});
