import { expect, test } from "vitest";
import type { GlyphMark, Scene } from "../engine/protocol";
import { glyphOn, spotsWithGlyph } from "./glyphs";

const glyph = (text: string, box: GlyphMark["box"], ink = "entry"): GlyphMark => ({ kind: "glyph", ink, box, text });
const spots = [0, 12, 24].map((x) => ({ id: `r1c${x / 12 + 1}`, box: [x, 0, 12, 12] as const, label: "" }));
const scene: Scene = {
  cell: 12,
  width: 36,
  height: 12,
  title: "",
  spots,
  marks: [glyph("5", [0, 0, 12, 12], "clue"), glyph("5", [12, 0, 4, 4], "note"), glyph("5", [24, 0, 12, 12]), glyph("7", [28, 0, 4, 4], "note")],
};

test("what is written on a spot is no note", () => {
  expect(spots.map((spot) => glyphOn(scene, spot))).toEqual(["5", undefined, "5"]);
});

test("clues and entries of the same digit are like each other", () => {
  expect(spotsWithGlyph(scene, "5").map(({ id }) => id)).toEqual(["r1c1", "r1c3"]);
  expect(spotsWithGlyph(scene, "7")).toEqual([]);
});
