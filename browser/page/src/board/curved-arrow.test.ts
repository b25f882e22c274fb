import { expect, test } from "vitest";
import { curvedArrow } from "./curved-arrow";

/** The numbers in the data of a path. */
function numbers(data: string): number[] {
  return [...data.matchAll(/-?[\d.]+/g)].map(Number);
}

test("an arrow leads from the edge of one box to that of the other, in a bow", () => {
  const { line, head } = curvedArrow([0, 0, 4, 4], [40, 0, 4, 4]);
  const [x = 0, y = 0, overX = 0, overY = 0] = numbers(line);
  expect(Math.hypot(x - 2, y - 2)).toBeCloseTo(2, 1);
  expect(overX).toBeCloseTo(22, 1);
  expect(Math.abs(overY - 2)).toBeGreaterThan(1.5);
  const [tipX = 0, tipY = 0] = numbers(head);
  expect(Math.hypot(tipX - 42, tipY - 2)).toBeCloseTo(2, 1);
});

test("arrows there and back do not lie on each other", () => {
  const [, , , there = 0] = numbers(curvedArrow([0, 0, 4, 4], [40, 0, 4, 4]).line);
  const [, , , back = 0] = numbers(curvedArrow([40, 0, 4, 4], [0, 0, 4, 4]).line);
  expect(Math.sign(there - 2)).toBe(-Math.sign(back - 2));
});

test("an arrow to the next box, or to the same one, has numbers", () => {
  for (const to of [
    [4, 0, 4, 4],
    [0, 0, 4, 4],
  ] as const) {
    const { line, head } = curvedArrow([0, 0, 4, 4], to);
    for (const number of [...numbers(line), ...numbers(head)]) expect(number).not.toBeNaN();
  }
});
