import { beforeEach, expect, test } from "vitest";
import { forget } from "../base/store";
import { CATALOG } from "../engine/catalog";
import { NO_EXTRAS } from "./extras";
import type { Game } from "./game";
import { doneIn, keepPack, mark, next, nextOf, packed, packs, SIZE, type Pack } from "./packs";
import type { Result } from "./results";
import type { Summary } from "./saved-game";

const sudoku = CATALOG.find(({ id }) => id === "sudoku")!;
const pack: Pack = { puzzle: "sudoku", seed: 7 };

beforeEach(() => forget("packs-sudoku"));

function game(number: number, over = true, seed = 7): Summary {
  const extras = { pack: `${seed}/${number}` };
  return { id: `game${number}`, puzzle: "sudoku", position: "", created: 0, changed: 0, over, words: "", extras };
}

function played(number: number, lost = false): Game {
  return { puzzle: sudoku, lost, extras: { ...NO_EXTRAS, pack: `7/${number}` } } as Game;
}

test("a pack has twelve puzzles from the easiest on, each of a seed of its own", () => {
  for (const puzzle of CATALOG) {
    const all = packed(puzzle, { puzzle: puzzle.id, seed: 999_999 });
    expect(all).toHaveLength(SIZE);
    expect(new Set(all.map(({ setup }) => setup)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(all.map(({ seed }) => seed)).size).toBe(SIZE);
  }
  expect(packed(sudoku, pack).map(({ kind }) => kind)).toEqual(["Easy", "Medium", "Hard"].flatMap((kind) => Array<string>(4).fill(kind)));
});

test("no puzzle is in two packs", () => {
  expect(packed(sudoku, pack).map(({ seed }) => seed - 700)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  const seeds = [0, 1, 2].flatMap((seed) => packed(sudoku, { puzzle: "sudoku", seed }).map((one) => one.seed));
  expect(new Set(seeds).size).toBe(3 * SIZE);
});

test("what is done is kept, and more is added to it; the pack that was played last comes first", () => {
  expect(packs("sudoku").size).toBe(0);
  keepPack(pack);
  keepPack({ ...pack, seed: 8 }, [3]);
  keepPack(pack, [2, 1]);
  keepPack(pack, [2, 12]);
  expect([...packs("sudoku")].map(([seed, done]) => [seed, [...done]])).toEqual([
    [7, [1, 2, 12]],
    [8, [3]],
  ]);
});

test("a game that is over is done, one that is lost or of another pack is not", () => {
  const lost = { game: "game3", won: false } as Result;
  const all = [game(1), game(2, false), game(3), game(4, true, 8), { ...game(5), puzzle: "hues" }, { ...game(6), extras: { pack: "x" } }];
  expect([...doneIn(pack, all, [lost])]).toEqual([1]);
  expect([...doneIn({ ...pack, seed: 999_999 }, [game(12, true, 999_999)], [])]).toEqual([12]);
  const damaged = ["", "x7/6", "7/6x", "7/123", "1234567/6"].map((text) => ({ ...game(6), extras: { pack: text } }));
  expect([...doneIn(pack, damaged, [])]).toEqual([]);
});

test("after a game comes the next that is not done, after the last one what was left out", () => {
  keepPack(pack, [2]);
  expect(nextOf(played(1))?.number).toBe(3);
  expect(nextOf(played(12))?.number).toBe(3);
  expect(nextOf(played(3, true))?.number).toBe(4);
  expect(packs("sudoku").get(7)).toEqual(new Set([1, 2, 12]));
  keepPack(pack, [3, 4, 5, 6, 7, 8, 9, 10]);
  expect(nextOf(played(11))).toBeUndefined();
  expect(next(sudoku, pack)).toBeUndefined();
  expect(nextOf({ ...played(1), extras: NO_EXTRAS } as Game)).toBeUndefined();
});

test("a game is known by its pack and number", () => {
  expect(mark(packed(sudoku, pack)[4]!)).toBe("7/5");
});
