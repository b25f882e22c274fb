import { expect, test } from "vitest";
import type { Mark, Scene } from "../engine/protocol";
import { solved } from "./solution";

const digit = (x: number, ink: string, text: string): Mark => ({ kind: "glyph", ink, box: [x, 0, 12, 12], text });

test("what is found is no clue", () => {
  const scene: Scene = { cell: 12, width: 24, height: 12, title: "", spots: [], marks: [digit(0, "clue", "1"), digit(12, "note", "2")] };
  const solution = { ...scene, marks: [digit(0, "clue", "1"), digit(12, "clue", "2")] };
  expect(solved(scene, solution).marks).toEqual([digit(0, "clue", "1"), digit(12, "entry", "2")]);
});
