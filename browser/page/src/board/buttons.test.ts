import { expect, test } from "vitest";
import type { Scene } from "../engine/protocol";
import { offButtons, onBoardOf, pointedBeside, splitButtons, whole, withoutButtons } from "./buttons";

const scene: Scene = {
  cell: 12,
  width: 24,
  height: 36,
  title: "",
  spots: [
    { id: "r1c1", box: [0, 0, 12, 12], label: "a cell" },
    { id: "end", box: [0, 24, 24, 12], label: "end the turn", button: true },
  ],
  marks: [
    { kind: "area", ink: "board", box: [0, 0, 24, 24] },
    { kind: "line", ink: "line", ends: [0, 12, 24, 12], weight: 1 },
    { kind: "tile", ink: "tray", box: [1, 25, 22, 10] },
  ],
};

test("buttons leave a scene with all that is drawn on them", () => {
  const { scene: board, buttons } = splitButtons(scene);
  expect(buttons.map(({ id }) => id)).toEqual(["end"]);
  expect(board.spots.map(({ id }) => id)).toEqual(["r1c1"]);
  expect(board.marks.map(({ kind }) => kind)).toEqual(["area", "line"]);
  expect(board.height).toBe(12);
});

test("the parts of the same scene are the same", () => {
  expect(splitButtons(scene).scene).toBe(splitButtons(scene).scene);
});

test("a scene without buttons stays as it is", () => {
  const plain = { ...scene, spots: scene.spots.slice(0, 1) };
  expect(splitButtons(plain).scene).toBe(plain);
  expect(offButtons(scene.marks, [])).toBe(scene.marks);
});

test("a picture has no button, and need not have spots", () => {
  expect(withoutButtons(scene).marks.map(({ kind }) => kind)).toEqual(["area", "line"]);
  const { spots: _, ...bare } = scene;
  expect(withoutButtons(bare as Scene)).toBe(bare);
});

test("the board is cut out of a scene that has parts", () => {
  const parted: Scene = { ...scene, parts: [{ part: "board", box: [0, 0, 24, 24] }] };
  const { scene: board } = splitButtons(parted);
  expect([board.width, board.height]).toEqual([24, 24]);
  expect(board.marks.map(({ kind }) => kind)).toEqual(["area", "line"]);
  expect(whole(board)).toBe(parted);
});

test("marks are drawn on the board only where they lie on it whole; what they point at beside it is told", () => {
  const pile: Scene = {
    ...scene,
    spots: [...scene.spots, { id: "pile1", box: [0, 26, 12, 12], label: "a pile" }],
    parts: [
      { part: "board", box: [0, 0, 24, 24] },
      { part: "pile", box: [0, 26, 24, 12] },
    ],
  };
  const cell = { kind: "ring", ink: "hint", box: [1, 1, 10, 10] } as const;
  const beside = { kind: "ring", ink: "hint", box: [0, 26, 12, 12] } as const;
  const across = { kind: "arrow", ink: "hint", from: [0, 0, 12, 12], to: [0, 26, 12, 12], strong: true } as const;
  const marks = [cell, beside, across];
  expect(onBoardOf(splitButtons(pile).scene, marks)).toEqual([cell]);
  expect(pointedBeside(pile, marks)).toEqual(["pile1"]);
  expect(pointedBeside(pile, [cell])).toEqual([]);
  const kept = [cell];
  expect(onBoardOf(splitButtons(pile).scene, kept)).toBe(kept);
});
