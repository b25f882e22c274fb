import { expect, test } from "vitest";
import type { Gestures, Scene } from "../engine/protocol";
import { asNoteGestures, noteGestures, piles } from "./note-gestures";

const SCENE: Scene = {
  cell: 12,
  width: 24,
  height: 12,
  title: "",
  spots: [],
  marks: [],
  parts: [
    { part: "board", box: [0, 0, 12, 12] },
    {
      part: "pile",
      box: [12, 0, 12, 12],
      pieces: [
        { ink: "hue-1", text: "1", count: 0, spot: "pile1" },
        { ink: "hue-2", text: "2", count: 3, spot: "pile2" },
      ],
    },
  ],
};

const GESTURES: Gestures = {
  tap: ["r1c2"],
  drag: { pile2: ["r1c1"], r1c2: ["pile1"] },
  type: { r1c1: ["2", "Shift+1", "Shift+2"], r1c2: ["Delete"] },
};

test("notes are written from every pile, also an empty one, to wherever one may be", () => {
  expect(piles(SCENE).map(({ spot }) => spot)).toEqual(["pile1", "pile2"]);
  expect(noteGestures(SCENE, GESTURES, "Shift+")).toEqual({ tap: [], drag: { pile1: ["r1c1"], pile2: ["r1c1"] }, type: GESTURES.type });
  expect(noteGestures(SCENE, GESTURES, "Shift+")).toBe(noteGestures(SCENE, GESTURES, "Shift+"));
});

test("what leads from a pile to a spot is a key there; all else stays what it is", () => {
  expect(asNoteGestures(SCENE, "drag:pile2:r1c1", "Shift+")).toBe("type:r1c1:Shift+2");
  expect(asNoteGestures(SCENE, "drag:r1c2:r1c1 type:r1c1:2", "Shift+")).toBe("drag:r1c2:r1c1 type:r1c1:2");
});
