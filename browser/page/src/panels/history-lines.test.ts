import { describe, expect, test } from "vitest";
import { lines, mainLine, turnOf, type Line, type Stand } from "./history-lines";

function history(node: number, ...steps: (number | [number, string])[]): Stand {
  const made = steps.map((step, i) => (typeof step === "number" ? { parent: step, move: `m${i + 1}` } : { parent: step[0], move: `m${i + 1}`, name: step[1] }));
  return { node, steps: made };
}

const told = (line: Line) => `${"  ".repeat(line.level)}${line.first ? "/" : ""}${line.node}${line.moves > 1 ? `*${line.moves}` : ""}${line.goesOn ? "" : "."}`;

describe("the lines of a history", () => {
  test("of none are its beginning", () => {
    expect(lines(history(0)).map(told)).toEqual(["0."]);
  });

  test("have one for a straight run, but for where one stands and for names", () => {
    expect(lines(history(5, 0, 1, 2, 3, 4)).map(told)).toEqual(["0", "5*5."]);
    expect(lines(history(2, 0, 1, 2, 3, 4)).map(told)).toEqual(["0", "2*2", "5*3."]);
    expect(lines(history(5, 0, 1, [2, "here"], 3, 4)).map(told)).toEqual(["0", "3*3", "5*2."]);
  });

  test("set what was tried first off to the side", () => {
    // 1 - 2 - 3, then from 1: 4 - 5, then from 4: 6, then from 1: 7
    expect(lines(history(7, 0, 1, 2, 1, 4, 4, 1)).map(told)).toEqual(["0", "1", "  /3*2.", "  /4", "    /5.", "  6.", "7."]);
  });

  test("lead to every node where a branch ends, and count every move once", () => {
    for (let seed = 1; seed < 200; seed++) {
      let random = seed;
      const next = (below: number) => (random = (random * 48_271) % 2_147_483_647) % below;
      const steps = Array.from({ length: next(60) }, (_, i) => (next(3) === 0 ? next(i + 1) : i));
      const it = history(next(steps.length + 1), ...steps);
      const all = lines(it);
      expect(all.reduce((sum, { moves }) => sum + moves, 0)).toBe(steps.length);
      const leaves = Array.from({ length: steps.length + 1 }, (_, i) => i).filter((i) => !steps.includes(i));
      for (const leaf of leaves) expect(all.some(({ node, goesOn }) => node === leaf && !goesOn)).toBe(true);
      expect(all.filter(({ node }) => node === it.node)).toHaveLength(1);
    }
  });

  test("of ten thousand nodes are there at once", () => {
    const steps = Array.from({ length: 10_000 }, (_, i) => (i % 3 === 0 ? Math.floor(i / 2) : i));
    expect(lines(history(10_000, ...steps)).length).toBeGreaterThan(3_000);
    const straight = Array.from({ length: 100_000 }, (_, i) => i);
    expect(lines(history(50_000, ...straight)).map(told)).toEqual(["0", "50000*50000", "100000*50000."]);
  });
});

test("the main line goes through where one stands to where redo leads", () => {
  expect(mainLine(history(0))).toEqual([0]);
  expect(mainLine(history(4, 0, 1, 2, 1, 4, 4, 1))).toEqual([0, 1, 4, 6]);
  expect(mainLine(history(3, 0, 1, 2, 1, 4, 4, 1))).toEqual([0, 1, 2, 3]);
});

test("a turn of several moves is a line", () => {
  const moves = ["r1c1", "r1c3", "end", "r2c2", "end", "r3c3"];
  const stand: Stand = { node: 6, steps: moves.map((move, parent) => ({ parent, move })) };
  expect(lines(stand, "end").map(({ turn, taken }) => `${turn}: ${taken?.join(" ")}`)).toEqual(["1: ", "1: r1c1 r1c3", "2: r2c2", "3: r3c3"]);
  expect(turnOf(stand, 6, "end")).toBe(3);
});
