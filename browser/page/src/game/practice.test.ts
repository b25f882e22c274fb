import { expect, test } from "vitest";
import { effects } from "./practice";

test.each([
  ["type:r1c2:Shift+8", ["r1c2-8"]],
  ["type:r1c2:Ctrl+8", ["r1c2-8"]],
  ["type:r1c2:8", ["r1c2=8"]],
  ["tap:r1c2", []],
  ["type:r1c2:Delete", []],
  ["type:r1c2:Ctrl+Shift+8 type:r1c3:8", ["r1c2-8", "r1c3=8"]],
])("%s means %s", (gesture, meant) => {
  expect(effects(gesture)).toEqual(meant);
});
