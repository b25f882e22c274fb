import { expect, test, vi } from "vitest";
import type { Mark, View } from "../engine/protocol";

vi.mock("../base/settings", () => ({ settings: { of: () => "off" } }));

const { soundOf } = await import("./sound");

const tile: Mark = { kind: "tile", ink: "hue-1", box: [1, 1, 10, 10] };
const note: Mark = { kind: "glyph", ink: "note", box: [0, 0, 4, 4], text: "1" };

function view(marks: readonly Mark[], player = 0, over = false): View {
  return { scene: { marks }, status: { over, player } } as unknown as View;
}

test("what is laid, taken, handed on and finished is told apart", () => {
  expect(soundOf(view([note, note]), view([tile]))).toBe("lay");
  expect(soundOf(view([tile]), view([note, note]))).toBe("take");
  expect(soundOf(view([tile]), view([tile], 1))).toBe("turn");
  expect(soundOf(view([]), view([tile], 1, true))).toBe("done");
});
