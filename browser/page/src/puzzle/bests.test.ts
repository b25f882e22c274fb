import { expect, test } from "vitest";
import type { Result } from "../game/results";
import { bests } from "./bests";

const result = (kind: string, more: Partial<Result> = {}): Result => ({ game: kind, puzzle: "a", kind, day: "2026-11-25", hints: 0, won: true, ...more });

test.each([
  ["the best time is the shortest", [result("Hard", { time: 5 }), result("Hard", { time: 3 }), result("Hard", { time: 4 })], "Hard", { won: 3, time: 3 }],
  ["one with hints counts, and its time does not", [result("Hard", { time: 3, hints: 1 }), result("Hard", { time: 5 })], "Hard", { won: 2, time: 5 }],
  ["without a clock there is no time", [result("Hard")], "Hard", { won: 1 }],
  ["what is lost does not count", [result("Hard", { won: false })], "Hard", undefined],
  ["another puzzle does not count", [result("Hard", { puzzle: "b" })], "Hard", undefined],
  ["the level of a computer player is no other kind", [result("6 × 6, level 3")], "6 × 6", { won: 1 }],
])("%s", (_, results, kind, expected) => {
  expect(bests("a", results).get(kind)).toEqual(expected);
});
