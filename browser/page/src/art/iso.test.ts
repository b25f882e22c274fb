import { expect, test } from "vitest";
import { bounds, Iso, ordered, type Solid } from "./iso";

function box(name: string, x: number, y: number, z = 0, more: Partial<Solid> = {}): Solid {
  return { round: false, ink: name, x, y, z, width: 1, depth: 1, height: 1, ...more };
}

test("what stands before others is drawn after them, bars of any length too", () => {
  const across = box("across", 0, 3, 0, { width: 3 });
  const down = box("down", 3, 0, 0, { depth: 3 });
  const solids = [box("front", 3, 3), across, down, box("above", 0, 0, 1), box("back", 0, 0), box("ground", -1, -1, -1, { width: 6, depth: 6 })];
  const names = ordered(solids).map(({ ink }) => ink);
  expect(names).toHaveLength(6);
  const before = (one: string, other: string) => expect(names.indexOf(one), `${one} before ${other}`).toBeLessThan(names.indexOf(other));
  for (const name of ["back", "across", "down", "front"]) before("ground", name);
  for (const name of ["across", "down"]) before(name, "front");
  for (const name of ["across", "down", "above"]) before("back", name);
});

test("each solid of a full board comes once", () => {
  const board = Array.from({ length: 81 }, (_, i) => box(String(i), i % 9, Math.floor(i / 9), 0, { height: (i * 7) % 5 || 1 }));
  const names = ordered(board).map(({ ink }) => Number(ink));
  expect(new Set(names).size).toBe(81);
  for (let i = 0; i < 72; i++) expect(names.indexOf(i)).toBeLessThan(names.indexOf(i + 9));
});

test("a box is three faces, and its top has the form of a lying square", () => {
  const { drawn } = new Iso(0, 0, 10).piece(box("one", 0, 0));
  expect(drawn.map(({ look }) => look)).toEqual(["left", "right", "top"]);
  expect(drawn[2]).toMatchObject({ d: "M0 -10L8.7 -5L0 0L-8.7 -5Z" });
  expect(bounds([box("one", 0, 0)])).toMatchObject({ top: -1, bottom: 1 });
});
