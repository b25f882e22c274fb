import { expect, test } from "vitest";
import type { Spot } from "../engine/protocol";
import { walked } from "./walk";

const spots: Spot[] = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2, 3].map((column) => ({ id: `r${row}c${column}`, box: [12 * column, 12 * row, 12, 12] as const, label: "" })),
);

const from = (id: string) => spots.find((spot) => spot.id === id)!;

function to(start: string, key: string, ctrlKey = false, wanted: string[] = [], letters = false): string | undefined {
  const code = /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key;
  return walked(spots, from(start), { key, code, ctrlKey }, ({ id }) => wanted.includes(id), letters)?.id;
}

test("arrows go to the neighbor and stay at the edge", () => {
  expect(to("r1c1", "ArrowRight")).toBe("r1c2");
  expect(to("r1c1", "ArrowUp")).toBe("r0c1");
  expect(to("r0c1", "ArrowUp")).toBe("r0c1");
});

test("with Ctrl they go to the next spot that is wanted, or as far as there is one", () => {
  expect(to("r0c0", "ArrowRight", true, ["r0c2", "r0c3"])).toBe("r0c2");
  expect(to("r0c2", "ArrowRight", true, ["r0c2", "r0c3"])).toBe("r0c3");
  expect(to("r3c3", "ArrowUp", true)).toBe("r0c3");
});

test("Home and End are the ends of a row, with Ctrl of the board; pages the ends of a column", () => {
  expect(to("r2c1", "Home")).toBe("r2c0");
  expect(to("r2c1", "End")).toBe("r2c3");
  expect(to("r2c1", "Home", true)).toBe("r0c0");
  expect(to("r2c1", "End", true)).toBe("r3c3");
  expect(to("r2c1", "PageUp")).toBe("r0c1");
  expect(to("r2c1", "PageDown")).toBe("r3c1");
});

test("letters walk only when they are asked to", () => {
  expect(to("r1c1", "w", false, [], true)).toBe("r0c1");
  expect(to("r1c1", "d", false, [], true)).toBe("r1c2");
  expect(to("r1c1", "w")).toBeUndefined();
  expect(to("r1c1", "x", false, [], true)).toBeUndefined();
});
