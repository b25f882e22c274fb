import { beforeEach, expect, test, vi } from "vitest";
import { plus } from "../base/days";
import { daysDone, distribution, forgetAll, isResult, keep, leveled, longest, median, ofDay, results, streak, unknown, type Result } from "./results";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

function result(game: string, day: string, more: Partial<Result> = {}): Result {
  return { game, puzzle: "one", kind: "Hard", day, daily: day, time: 60_000, hints: 0, won: true, ...more };
}

test("a game has one result, the first", () => {
  expect(keep([result("a", "2026-11-22"), result("b", "2026-11-22")])).toHaveLength(2);
  expect(keep([result("a", "2026-11-23"), result("c", "2026-11-23")])).toEqual([result("c", "2026-11-23")]);
  expect(results().map(({ game, day }) => game + day)).toEqual(["a2026-11-22", "b2026-11-22", "c2026-11-23"]);
});

test("what is no result is left out", () => {
  localStorage.setItem("tilewright.results", JSON.stringify([result("a", "2026-11-22"), { game: "b" }, 7, result("c", "2026-02-30")]));
  expect(results()).toHaveLength(1);
  localStorage.setItem("tilewright.results", "[");
  expect(results()).toEqual([]);
  expect(isResult({ ...result("a", "2026-11-22"), time: -1 })).toBe(false);
});

test("today breaks no streak, yesterday does", () => {
  const done = new Set(["2026-11-19", "2026-11-20", "2026-11-21"]);
  expect(streak(done, "2026-11-21")).toBe(3);
  expect(streak(done, "2026-11-22")).toBe(3);
  expect(streak(done, "2026-11-23")).toBe(0);
  expect(streak(new Set(), "2026-11-23")).toBe(0);
});

test("a streak goes on over years, leap days and changes of the clock", () => {
  const done = new Set(Array.from({ length: 800 }, (_, i) => plus("2027-01-01", i)));
  expect(streak(done, "2029-03-10")).toBe(800);
  done.delete("2028-02-29");
  expect(streak(done, "2029-03-10")).toBe(375);
  expect(longest(done)).toBe(424);
});

test("a day counts when one of its own puzzles was won on it", () => {
  const all = [result("a", "2026-11-22"), result("b", "2026-11-23", { daily: "2026-11-20" }), result("c", "2026-11-24", { won: false })];
  expect([...daysDone(all)]).toEqual(["2026-11-22"]);
  expect(ofDay(all, "2026-11-20").get("one")?.game).toBe("b");
  expect(ofDay(all, "2026-11-24").size).toBe(0);
});

test("medians and distributions", () => {
  expect(median([])).toBeUndefined();
  expect(median([5, 1, 9])).toBe(5);
  expect(median([5, 1, 9, 7])).toBe(5);
  const { counts, width } = distribution([10_000, 20_000, 30_000, 500_000], 5);
  expect(width).toBe(10_000);
  expect(counts).toEqual([0, 1, 1, 1, 1]);
  expect(distribution([], 4)).toEqual({ counts: [0, 0, 0, 0], width: 1_000 });
  expect(distribution([1, 2, 3], 4)).toEqual({ counts: [3, 0, 0, 0], width: 1_000 });
});

test("each time is counted in the class that holds it, whatever the times are", () => {
  let state = 1;
  const below = (most: number) => (state = (state * 48_271) % 2_147_483_647) % most;
  for (let round = 0; round < 500; round++) {
    const classes = 2 + below(12);
    const times = Array.from({ length: 1 + below(30) }, () => below(1 + 10 ** (1 + below(7))));
    const { counts, width } = distribution(times, classes);
    expect(width).toBe(Math.max(1_000, (2 * median(times)!) / (classes - 1)));
    const held = counts.map((_, i) => times.filter((time) => i * width <= time && (time < (i + 1) * width || i === classes - 1)).length);
    expect(counts, `${times} in ${classes} classes`).toEqual(held);
  }
});

test("a result has every field in its form", () => {
  const good = result("a", "2026-11-22");
  const { daily: _day, time: _time, ...least } = good;
  expect([good, least, { ...good, time: 0 }, { ...good, kind: "k".repeat(499) }].map(isResult)).toEqual([true, true, true, true]);
  const bad: readonly Record<string, unknown>[] = [
    ...["game", "puzzle", "kind"].flatMap((name) => [undefined, 1, null, "k".repeat(500)].map((value) => ({ [name]: value }))),
    ...["2026-13-01", 1, undefined].map((day) => ({ day })),
    ...["today", 1, null].map((daily) => ({ daily })),
    ...["1", -1, null].map((time) => ({ time })),
    ...["1", -1, undefined, null].map((hints) => ({ hints })),
    ...["true", 1, undefined].map((won) => ({ won })),
    ...["solve", [1], null, ["k".repeat(500)]].map((helps) => ({ helps })),
  ];
  for (const change of bad) expect(isResult({ ...good, ...change }), JSON.stringify(change)).toBe(false);
  for (const other of [undefined, null, 7, "a", [], {}]) expect(isResult(other)).toBe(false);
});

test("games of a level: those with help apart, those lost counted", () => {
  const day = "2026-11-22";
  const all = [
    result("a", day, { time: 50_000 }),
    result("b", day, { time: 40_000, helps: [] }),
    result("c", day, { time: 9_000, helps: ["solve"] }),
    result("d", day, { time: 8_000, hints: 2, helps: [] }),
    result("e", day, { won: false, helps: [] }),
    result("f", day, { kind: "Easy" }),
  ];
  expect(leveled(all, "Hard")).toEqual({ kind: "Hard", won: 4, lost: 1, times: [50_000, 40_000], helped: [9_000, 8_000], withHelp: 2 });
  expect(unknown(all)).toBe(2);
});

test("all results are forgotten at once", () => {
  keep([result("a", "2026-11-22")]);
  forgetAll();
  expect(results()).toEqual([]);
});

test("the newest ten thousand results are kept", () => {
  keep(Array.from({ length: 10_000 }, (_, i) => result(`g${i}`, "2026-11-22")));
  keep([result("last", "2026-11-23")]);
  expect(results()).toHaveLength(10_000);
  expect([results()[0]?.game, results().at(-1)?.game]).toEqual(["g1", "last"]);
  for (const odd of ["7", "null", "{}"]) {
    localStorage.setItem("tilewright.results", odd);
    expect(results()).toEqual([]);
  }
});

test("a day's best is the first that was won, of each puzzle", () => {
  const day = "2026-11-22";
  const all = [result("a", day, { won: false }), result("b", day), result("c", day), result("d", day, { puzzle: "two" })];
  expect([...ofDay(all, day)].map(([puzzle, { game }]) => puzzle + game)).toEqual(["oneb", "twod"]);
});

test("the longest streak is found wherever it is", () => {
  expect(longest(new Set())).toBe(0);
  expect(longest(new Set(["2026-11-22"]))).toBe(1);
  expect(longest(new Set(["2026-11-30", "2026-11-01", "2026-11-02", "2026-11-04", "2026-12-01", "2026-11-29"]))).toBe(3);
});
