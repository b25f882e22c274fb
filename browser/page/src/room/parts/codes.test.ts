import { expect, test } from "vitest";
import { readCode, spoken } from "./codes";

test.each([
  ["KTR4M9", "KTR4M9"],
  ["ktr4m9", "KTR4M9"],
  [" ktr 4m9 ", "KTR4M9"],
  ["K-T-R-4-M-9", "KTR4M9"],
  ["ktr–4m9", "KTR4M9"],
  ["k.t.r.4.m.9", "KTR4M9"],
  ["\u00a0KTR\u202f4M9", "KTR4M9"],
  ["ＫＴＲ４Ｍ９", "KTR4M9"],
  ["OTR4M9", "QTR4M9"],
  ["0tr4m9", "QTR4M9"],
  ["itr4m1", "LTR4ML"],
  ["UTRAME", "VTR4M3"],
])("%j is read as %s", (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test.each([[""], ["KTR4M"], ["KTR4M99"], ["KTR4M!"], ["KTR4Mß"], ["кtr4m9"], ["      "], ["KTR4M\u{1f600}"]])("%j is no code", (typed) => {
  expect(readCode(typed)).toBeUndefined();
});

test("a code is read aloud in two halves", () => {
  expect(spoken("KTR4M9")).toBe("KTR 4M9");
  expect(spoken("")).toBe("");
});
