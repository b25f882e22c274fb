import { expect, test } from "vitest";
import { meaning } from "./practice";

test.each([
  ["type:r1c2:Shift+8", "r1c2-8"],
  ["type:r1c2:Ctrl+8", "r1c2-8"],
  ["type:r1c2:8", "r1c2=8"],
  ["tap:r1c2", undefined],
  ["type:r1c2:Delete", undefined],
])("%s means %s", (gesture, meant) => {
  expect(meaning(gesture)).toBe(meant);
});
