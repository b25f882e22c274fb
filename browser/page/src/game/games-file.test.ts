import { expect, test } from "vitest";
import { content, LONGEST_FILE, Unreadable, written } from "./games-file";
import type { SavedGame } from "./saved-game";

const GAME: SavedGame = { id: "a", puzzle: "p", play: "p:1", position: "p:1", created: 1, changed: 2, over: true, words: "done", extras: {} };
const RESULT = { game: "a", puzzle: "p", kind: "", day: "2026-11-22", hints: 0, won: true };

const file = (more: object) => JSON.stringify({ kind: "tilewright games", version: 1, games: [], ...more });

test("what is written is read again, and says when it was written", () => {
  const text = written([GAME, { ...GAME, version: "1" } as SavedGame], new Date(Date.UTC(2026, 10, 22)), [RESULT]);
  expect(JSON.parse(text)).toMatchObject({ kind: "tilewright games", version: 1, written: "2026-11-22T00:00:00.000Z" });
  expect(text.split("\n").length).toBeGreaterThan(20);
  expect(content(text)).toEqual({
    entries: [
      { place: 1, game: GAME },
      { place: 2, game: GAME },
    ],
    refused: [],
    results: [RESULT],
  });
  expect(content(written([], new Date(0)))).toEqual({ entries: [], refused: [], results: [] });
});

test("each bad entry is refused with its place and the name of what is wrong", () => {
  const bad = [7, { ...GAME, words: 1 }, { ...GAME, created: "x" }, { ...GAME, over: 1 }, { ...GAME, play: "q:1" }, { ...GAME, extras: 7 }];
  const { entries, refused } = content(file({ games: [GAME, ...bad, GAME] }));
  expect(entries.map(({ place }) => place)).toEqual([1, 8]);
  expect(refused.map(({ place }) => place)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(new Set(refused.map(({ reason }) => reason)).size).toBe(6);
  expect(refused[1]?.reason).toContain("words");
});

test("results that are none are left out", () => {
  expect(content(file({ results: [RESULT, 7, { ...RESULT, hints: -1 }] })).results).toEqual([RESULT]);
  expect(content(file({ results: "none" })).results).toEqual([]);
  expect(content(file({ results: Array(10_001).fill(RESULT) })).results).toHaveLength(10_000);
});

test.each([
  ["", "not a Tilewright file"],
  ["{", "not a Tilewright file"],
  ["7", "games"],
  ["null", "games"],
  ["[]", "games"],
  [file({ kind: "other" }), "games"],
  [file({ games: {} }), "games"],
  [file({ version: 2 }), "2"],
  [file({ version: undefined }), "undefined"],
  [file({ games: Array(20_001).fill(0) }), "20"],
  ["x".repeat(LONGEST_FILE + 1), "40 million"],
])("a file that is none says why: %.40s", (text, part) => {
  expect(() => content(text)).toThrow(Unreadable);
  expect(() => content(text)).toThrow(part);
});

test("twenty thousand games are read", () => {
  expect(content(file({ games: Array(20_000).fill(GAME) })).entries).toHaveLength(20_000);
});
