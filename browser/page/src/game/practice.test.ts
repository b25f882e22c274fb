import { expect, test } from "vitest";
import { effects, techniqueName } from "./practice";

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

test("a technique without an article has a name of its own", async () => {
  expect(await techniqueName("hues", "forced color")).toBe("Forced color");
  expect(await techniqueName("paletto", "win by force")).toBe("Win by force");
  expect(await techniqueName("hues", "no such technique")).toBe("no such technique");
});
