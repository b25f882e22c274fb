import { expect, test } from "vitest";
import { continues } from "./letters";

test.each([
  ["a:xy", "a:xy", true],
  ["a:xy | r1 end", "a:xy", true],
  ["a:xy | r1 end r2", "a:xy | r1 end", true],
  ["a:xy | r1 end r2", "a:xy | r1 end @2", true],
  ["a:xy | r1 r2 1:end", "a:xy | r1 r2 @1=why @1", true],
  ["a:xy | r1", "a:xy | r1 end", false],
  ["a:xy | r11", "a:xy | r1", false],
  ["a:xyz | r1", "a:xy", false],
])("a play goes on with another one: %s with %s", (play, other, expected) => {
  expect(continues(play, other)).toBe(expected);
});
