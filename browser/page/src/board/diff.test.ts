import { expect, test } from "vitest";
import type { Mark } from "../engine/protocol";
import { ground } from "./ground";
import { withDiffKeys } from "./diff";

const MARKS: readonly Mark[] = [
  { kind: "area", ink: "board", box: [0, 0, 24, 12] },
  { kind: "tile", ink: "red", box: [0, 0, 12, 12] },
  { kind: "glyph", ink: "ink", box: [0, 0, 12, 12], text: "5" },
  { kind: "glyph", ink: "ink", box: [12, 0, 12, 12], text: "5" },
  { kind: "glyph", ink: "ink", box: [12, 0, 12, 12], text: "5" },
  { kind: "area", ink: "hint", box: [0, 0, 24, 12] },
  { kind: "line", ink: "ink", ends: [0, 0, 24, 0], weight: 2 },
  { kind: "glyph", ink: "ink", box: [1, 1, 10, 10], text: "6" },
];

test("every mark has a key of its own", () => {
  expect(new Set(withDiffKeys(MARKS).map(({ key }) => key)).size).toBe(MARKS.length);
});

test("a text knows the piece below it, as if all marks were looked at", () => {
  withDiffKeys(MARKS).forEach(({ mark, piece }, i) => {
    expect(piece).toBe(mark.kind === "glyph" ? ground(mark.box, MARKS, i) : undefined);
  });
  expect(
    withDiffKeys(MARKS)
      .map(({ piece }) => piece)
      .filter((piece) => piece === "red"),
  ).toHaveLength(2);
});

test("marks keep their keys while others come and go, unless they look different", () => {
  const before = withDiffKeys(MARKS).map(({ key }) => key);
  expect(withDiffKeys(MARKS.filter((_, i) => i !== 6)).map(({ key }) => key)).toEqual(before.filter((_, i) => i !== 6));
  const without = withDiffKeys(MARKS.filter((_, i) => i !== 1)).map(({ key }) => key);
  expect(without).not.toContain(before[2]);
  expect(without).toContain(before[3]);
});
