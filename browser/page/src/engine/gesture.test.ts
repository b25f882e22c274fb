import { expect, test } from "vitest";
import { formatGestures, parseGestures, touched } from "./gesture";

test.each([
  ["tap:r1c2", [{ kind: "tap", spot: "r1c2" }]],
  ["drag:pile2:r1c1", [{ kind: "drag", from: "pile2", to: "r1c1" }]],
  ["type:r1c2:Ctrl+Shift+8", [{ kind: "type", spot: "r1c2", key: "Ctrl+Shift+8" }]],
  [
    "type:r1c1:5 tap:done",
    [
      { kind: "type", spot: "r1c1", key: "5" },
      { kind: "tap", spot: "done" },
    ],
  ],
  ["", []],
] as const)("%s is read, and written as it was", (text, gestures) => {
  expect(parseGestures(text)).toEqual(gestures);
  expect(formatGestures(gestures)).toBe(text);
});

test("what is no gesture is left out", () => {
  expect(parseGestures("swipe:r1c1 tap drag:r1c1 type:r1c1 tap:r1c1")).toEqual([{ kind: "tap", spot: "r1c1" }]);
});

test("a gesture touches its spots, not its key", () => {
  expect(parseGestures("tap:a drag:b:c type:d:5").flatMap(touched)).toEqual(["a", "b", "c", "d"]);
});

const OTHERS = import.meta.glob<string>(["../**/*.ts", "!../**/*.test.ts", "!../**/*.d.ts", "!./gesture.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("no other module writes or reads the text of a gesture", () => {
  expect(Object.keys(OTHERS).length).toBeGreaterThan(200);
  expect(Object.entries(OTHERS).flatMap(([path, source]) => (/["`](?:tap|drag|type):/.test(source) ? [path] : []))).toEqual([]);
});
