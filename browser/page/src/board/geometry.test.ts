import { describe, expect, test } from "vitest";
import type { Spot } from "../engine/protocol";
import { neighbor, rows, spotAt, straight, type Direction } from "./geometry";

const spot = (id: string, x: number, y: number, width = 12, height = 12): Spot => ({
  id,
  box: [x, y, width, height],
  label: id,
});

/** A board of three by three, and a tray of two wide slots under a gap, shifted by half a cell. */
const board = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => spot(`r${row}c${column}`, column * 12, row * 12)));
const spots = [...board, spot("left", 6, 48, 12, 12), spot("right", 18, 48, 12, 12)];

const from = (id: string, direction: Direction) => neighbor(spots, spots.find((candidate) => candidate.id === id)!, direction)?.id;

describe("the next spot", () => {
  test("is the neighbor on the board", () => {
    expect(from("r1c1", "left")).toBe("r1c0");
    expect(from("r1c1", "right")).toBe("r1c2");
    expect(from("r1c1", "up")).toBe("r0c1");
    expect(from("r1c1", "down")).toBe("r2c1");
  });

  test("is none behind the edge", () => {
    expect(from("r0c0", "left")).toBeUndefined();
    expect(from("r0c0", "up")).toBeUndefined();
    expect(from("right", "down")).toBeUndefined();
  });

  test("may lie in the tray, and the way leads back", () => {
    expect(from("r2c0", "down")).toBe("left");
    expect(from("r2c2", "down")).toBe("right");
    expect(from("right", "left")).toBe("left");
    expect(["r2c0", "r2c1"]).toContain(from("left", "up"));
  });

  test("is off to the side when nothing lies straight ahead", () => {
    const apart = [spot("here", 0, 0), spot("there", 24, 24)];
    expect(neighbor(apart, apart[0]!, "right")?.id).toBe("there");
    expect(neighbor(apart, apart[0]!, "down")?.id).toBe("there");
  });

  test("leads through all spots", () => {
    const seen = new Set(["r0c0"]);
    for (let grown = true; grown; ) {
      const before = seen.size;
      for (const id of [...seen]) {
        for (const direction of ["left", "right", "up", "down"] as const) {
          const next = from(id, direction);
          if (next) seen.add(next);
        }
      }
      grown = seen.size > before;
    }
    expect(seen.size).toBe(spots.length);
  });
});

test("the spot at a point is the smallest that contains it", () => {
  const nested = [spot("all", 0, 0, 36, 36), spot("part", 12, 12)];
  expect(spotAt(nested, { x: 1, y: 1 })?.id).toBe("all");
  expect(spotAt(nested, { x: 13, y: 13 })?.id).toBe("part");
  expect(spotAt(nested, { x: 40, y: 1 })).toBeUndefined();
});

test("rows are what begins at the same height, from left to right", () => {
  expect(rows(spots).map((row) => row.map(({ id }) => id))).toEqual([
    ["r0c0", "r0c1", "r0c2"],
    ["r1c0", "r1c1", "r1c2"],
    ["r2c0", "r2c1", "r2c2"],
    ["left", "right"],
  ]);
});

test("straight on is the same way, and no nearer", () => {
  const box = (id: string) => board.find((one) => one.id === id)!.box;
  const leads = (from: string, by: string, to: string) => straight(box(from), box(by), box(to));
  expect(leads("r0c0", "r0c1", "r0c2")).toBe(true);
  expect(leads("r0c0", "r0c2", "r0c2")).toBe(true);
  expect(leads("r2c0", "r1c0", "r0c0")).toBe(true);
  expect(leads("r0c0", "r0c1", "r2c0")).toBe(false);
  expect(leads("r0c1", "r0c0", "r0c2")).toBe(false);
  expect(leads("r0c0", "r0c2", "r0c1")).toBe(false);
});
