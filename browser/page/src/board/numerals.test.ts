import { expect, test } from "vitest";
import type { Mark } from "../engine/protocol";
import { digitOf, inNumerals, withNumerals, type Numerals } from "./numerals";

test.each<[Numerals, string]>([
  ["western", "1234567890"],
  ["arabic", "١٢٣٤٥٦٧٨٩٠"],
  ["persian", "۱۲۳۴۵۶۷۸۹۰"],
  ["devanagari", "१२३४५६७८९०"],
  ["chinese", "一二三四五六七八九〇"],
])("%s digits are drawn, and typed", (choice, drawn) => {
  expect(inNumerals("1234567890", choice)).toBe(drawn);
  expect([...drawn].map(digitOf).join("")).toBe("1234567890");
});

test("wide digits are typed too, and letters, words and two digits at a time are none", () => {
  expect(digitOf("５")).toBe("5");
  for (const key of ["a", "", "55", "Enter", "十"]) expect(digitOf(key)).toBeUndefined();
});

test("only digits of a Sudoku are drawn otherwise", () => {
  const box = [0, 0, 12, 12] as const;
  const glyph = (text: string, ink: string): Mark => ({ kind: "glyph", box, text, ink });
  const marks: readonly Mark[] = [
    glyph("5", "clue"),
    glyph("12", "note"),
    glyph("5", "words"),
    glyph("5", "hue-5"),
    glyph("A", "note"),
    { kind: "area", box, ink: "board" },
  ];
  const texts = withNumerals(marks, "arabic").map((mark) => ("text" in mark ? mark.text : mark.kind));
  expect(texts).toEqual(["٥", "١٢", "5", "5", "A", "area"]);
});
