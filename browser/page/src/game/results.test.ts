import { beforeEach, expect, test, vi } from "vitest";
import { plus } from "../base/days";
import { daysDone, distribution, isResult, keep, longest, median, ofDay, results, streak, type Result } from "./results";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
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
});
