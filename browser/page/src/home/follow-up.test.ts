import { expect, test } from "vitest";
import type { Result } from "../game/results";
import { ready } from "./follow-up";

function result(time: number | undefined, more: Partial<Result> = {}): Result {
  return { game: "", puzzle: "one", kind: "Easy", day: "2026-11-22", hints: 0, helps: [], won: true, ...(time !== undefined && { time }), ...more };
}

const USUAL = [100, 80, 120].map((time) => result(time));
const QUICK = [70, 60, 90].map((time) => result(time));

test.each<[string, readonly Result[], boolean]>([
  ["three in a row below the median of all before", [...USUAL, ...QUICK], true],
  ["one of them as slow as usual", [...USUAL, ...QUICK.slice(1), result(100)], false],
  ["one of them with a hint", [...USUAL, ...QUICK.slice(1), result(60, { hints: 1 })], false],
  ["one of them solved by the studio", [...USUAL, ...QUICK.slice(1), result(60, { helps: ["solve"] })], false],
  ["one of them without a clock", [...USUAL, ...QUICK.slice(1), result(undefined)], false],
  ["nothing before to compare with", QUICK, false],
  ["two", QUICK.slice(1), false],
  ["others in between", [...USUAL, ...QUICK, result(999, { kind: "Hard" }), result(999, { puzzle: "two" }), result(999, { won: false })], true],
])("ready for the next level: %s", (_, all, next) => {
  expect(ready(all, "one", "Easy")).toBe(next);
});
