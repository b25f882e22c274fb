import { expect, test } from "vitest";
import type { Mark, Scene } from "../engine/protocol";
import { frame } from "./frame";

const disc: Mark = { kind: "disc", ink: "hue-1", box: [2, 2, 8, 8] };
const area = (ink: string): Mark => ({ kind: "area", ink, box: [0, 0, 24, 24] });
const edge: Mark = { kind: "line", ink: "strong", ends: [0, 24, 24, 24], weight: 2 };
const inner: Mark = { kind: "line", ink: "line", ends: [12, 0, 12, 24], weight: 1 };

function scene(...marks: Mark[]): Scene {
  return { cell: 12, width: 24, height: 24, title: "", spots: [], marks };
}

test("a frame takes the place of the lines along the edge of its board", () => {
  const { below, above, ground } = frame(scene(area("bed"), edge, inner, disc), false);
  expect(below).toEqual([area("bed"), inner]);
  expect(above).toEqual([disc]);
  expect(ground).toBe("on-bed");
});

test("between wells there are no lines", () => {
  expect(frame(scene(area("wells"), edge, inner, disc), false).below).toEqual([area("wells")]);
});

test("the frame of small cells is narrow, and that of paper always", () => {
  expect(frame(scene(area("bed")), false).viewBox).toBe("-4.08 -4.08 32.16 33.12");
  expect(frame(scene(area("bed")), true).viewBox).toBe("-0.96 -0.96 25.92 26.4");
  expect(frame(scene(area("board")), false).viewBox).toBe(frame(scene(area("board")), true).viewBox);
});

test("the names of rows and columns have room on every frame", () => {
  expect(frame(scene(area("board")), false, true).viewBox).toBe("-3.8 -3.8 31.6 32.2");
  expect(frame(scene(area("bed")), false, true).viewBox).toBe(frame(scene(area("bed")), false).viewBox);
  expect(frame(scene(area("board"), edge), false, true).below).toContain(edge);
});

test("many small cells have the whole width", () => {
  const wide: Mark = { kind: "area", ink: "bed", box: [0, 0, 156, 156] };
  expect(frame({ ...scene(wide), width: 156, height: 156 }, true).viewBox).toBe("0 0 156 156.48");
});

test("a scene is framed once, so that what is drawn of it stays", () => {
  const same = scene(area("bed"), disc);
  expect(frame(same, false)).toBe(frame(same, false));
});

test("what has no board has no frame", () => {
  const { viewBox, above, frame: around } = frame(scene(disc), false);
  expect([viewBox, above, around]).toEqual(["-0.5 -0.5 25 25", [disc], ""]);
});
