import { expect, test } from "vitest";
import { fault, isSavedGame, LONGEST_PLAY, plain, versionOf, type SavedGame } from "./saved-game";

const GAME: SavedGame = {
  id: "a",
  puzzle: "p",
  play: "p:1 | m",
  position: "p:2",
  created: 0,
  changed: 8.64e15,
  over: false,
  words: "",
  extras: { time: "1" },
};

test("a game has every field in its form", () => {
  expect(fault(GAME)).toBeUndefined();
  expect(isSavedGame({ ...GAME, extras: {}, play: `p:${"1".repeat(LONGEST_PLAY - 2)}` })).toBe(true);
  for (const other of [undefined, null, 7, "a", [], [GAME]]) expect(fault(other)).toEqual({ kind: "object" });
  for (const field of ["id", "puzzle", "play", "position", "words"]) {
    for (const value of [undefined, null, 1, {}]) expect(fault({ ...GAME, [field]: value })).toEqual({ kind: "text", field });
  }
  for (const field of ["created", "changed"]) {
    for (const value of [undefined, null, "1", NaN, Infinity, 8.65e15, -8.65e15]) expect(fault({ ...GAME, [field]: value })).toEqual({ kind: "time", field });
  }
  for (const over of [undefined, null, 0, "true"]) expect(fault({ ...GAME, over })).toEqual({ kind: "over" });
  for (const change of [{ puzzle: "" }, { puzzle: "", play: ":1" }, { play: "q:1" }, { play: "p" }, { play: "1 p:" }])
    expect(fault({ ...GAME, ...change })).toEqual({ kind: "play" });
  expect(fault({ ...GAME, play: `p:${"1".repeat(LONGEST_PLAY - 1)}` })).toEqual({ kind: "long" });
  for (const extras of [undefined, null, "a", { a: 1 }, { a: "b", c: null }]) expect(fault({ ...GAME, extras })).toEqual({ kind: "extras" });
  expect(isSavedGame({ ...GAME, over: 1 })).toBe(false);
});

test("nothing is written that is no field of a game", () => {
  expect(plain({ ...GAME, version: "1", after: [] } as SavedGame)).toEqual(GAME);
});

test("each play has a version of its own, always the same one", () => {
  const plays = Array.from({ length: 3_000 }, (_, i) => `p:${i.toString(3)} | ${"ab".repeat(i % 7)}`);
  expect(new Set(plays.map(versionOf)).size).toBe(plays.length);
  // Versions kept in browsers were compared with these.
  expect(["", "p:1", "p:1 | m"].map(versionOf)).toEqual(["0.0", "3.n9lb9s", "7.1adg6y3"]);
});
