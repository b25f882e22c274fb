import { expect, test } from "vitest";
import type { GlyphMark, Mark } from "../engine/protocol";
import { withDiffKeys } from "./diff";
import { groupedNotes, strokes } from "./notes";

const note = (x: number, text: string): GlyphMark => ({ kind: "glyph", ink: "note", box: [x, 0, 4, 4], text });

test("notes of a cell are grouped, but not across others, and not letters", () => {
  const ring: Mark = { kind: "ring", ink: "hint", box: [0, 0, 12, 12] };
  const marks: Mark[] = [note(0, "1"), note(4, "2"), note(12, "3"), ring, note(16, "4"), note(20, "56"), note(24, "x")];
  const all = groupedNotes(withDiffKeys(marks)).map((it) => ("notes" in it ? it.notes.map(({ text }) => text).join() : it.mark.kind));
  expect(all).toEqual(["1,2", "3", "ring", "4,56", "glyph"]);
});

test("a group has the key of its cell, and the text of each note", () => {
  const told = (...marks: Mark[]) => groupedNotes(withDiffKeys(marks)).map((it) => [it.key, "says" in it ? it.says : ""]);
  const [[first, one], [second, two]] = told(note(0, "1"), note(4, "2"), note(12, "1"), note(16, "2")) as [string[], string[]];
  expect(first).not.toBe(second);
  const [[same, other], [also, equal]] = told(note(0, "1"), note(12, "1"), note(16, "2")) as [string[], string[]];
  expect([same, also]).toEqual([first, second]);
  expect(other).not.toBe(one);
  expect(equal).toBe(two);
});

test("notes of a cell that others lie between have keys of their own", () => {
  const ring: Mark = { kind: "ring", ink: "hint", box: [0, 0, 12, 12] };
  const keys = groupedNotes(withDiffKeys([note(0, "1"), ring, note(4, "2")])).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
});

test("strokes are there for each digit, side by side around the middle", () => {
  expect(strokes("0123456789", 0, 0, 1).match(/M/g)).toHaveLength(10);
  expect(strokes("0123456789", 0, 0, 1)).not.toContain("undefined");
  expect(strokes("7", 6, 3, 0.5)).toMatch(/^M12 6m/);
  expect(strokes("77", 0, 0, 1)).toMatch(/^M-4.2 0m.*M4.2 0m/);
});
