import { beforeEach, expect, test, vi } from "vitest";
import type { View } from "../engine/protocol";
import { exported, imported } from "./exchange";
import type { SavedGame } from "./saved-game";
import { discard, games, AutoSave, savedGameOf, MOST_GAMES, put } from "./saved-games";

/** A browser's memory that may be full. */
class Memory {
  readonly values = new Map<string, string>();
  full = false;
  get length(): number {
    return this.values.size;
  }
  key(i: number): string | null {
    return [...this.values.keys()][i] ?? null;
  }
  getItem(name: string): string | null {
    return this.values.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    if (this.full) throw new Error("quota exceeded");
    this.values.set(name, value);
  }
  removeItem(name: string): void {
    this.values.delete(name);
  }
}

let memory: Memory;

beforeEach(() => {
  for (const { id } of games()) discard(id);
  memory = new Memory();
  vi.stubGlobal("localStorage", memory);
  vi.spyOn(console, "info").mockImplementation(() => {});
});

function view(play: string, over = false): View {
  const words = over ? "solved" : "open";
  return { puzzle: play.split(":")[0], play, id: play.split(" |")[0], status: { over, words, kind: "open" } } as View;
}

function saved(id: string, more: Partial<SavedGame> = {}): SavedGame {
  const play = `p:${id}`;
  return { id, puzzle: "p", play, position: play, created: 1, changed: 1, over: false, words: "", extras: {}, ...more };
}

test("a game is kept as it changes, under one id", () => {
  const autoSave = new AutoSave();
  autoSave.setExtra("timer", "7");
  expect(games()).toEqual([]);
  autoSave.save(view("p:a"));
  autoSave.save(view("p:a | m"));
  const [game, ...others] = games();
  expect(others).toEqual([]);
  expect(game).toMatchObject({ id: autoSave.id, puzzle: "p", play: "p:a | m", extras: { timer: "7" } });
  expect(autoSave.notice).toBe("");
  expect(memory.length).toBe(1);
});

test("what is kept is gone on with, with its extras", () => {
  const first = new AutoSave();
  first.save(view("p:a | m"));
  first.setExtra("timer", "9");
  const found = savedGameOf(view("p:a | m"));
  const second = new AutoSave(found);
  expect(second.extra("timer")).toBe("9");
  second.setExtra("timer", undefined);
  second.save(view("p:a | m n"));
  expect(games()).toHaveLength(1);
  expect(games()[0]?.extras).toEqual({});
});

test("a view leads to the same play before one that stands at the same position", () => {
  put(saved("one", { play: "p:a | m n", position: "p:c", changed: 5 }));
  put(saved("two", { play: "p:c", position: "p:c", changed: 2 }));
  expect(savedGameOf(view("p:c"))?.id).toBe("two");
  discard("two");
  expect(savedGameOf(view("p:c"))?.id).toBe("one");
  expect(savedGameOf(view("p:d"))).toBeUndefined();
});

test("two tabs with one game end with two games", () => {
  const one = new AutoSave();
  one.save(view("p:a"));
  const other = new AutoSave(savedGameOf(view("p:a")));
  one.save(view("p:a | m"));
  other.setExtra("timer", "1");
  expect(games()[0]?.extras).toEqual({});
  other.save(view("p:a | n"));
  expect(other.notice).toContain("another tab");
  expect(games().map(({ play }) => play).sort()).toEqual(["p:a | m", "p:a | n"]);
  one.save(view("p:a | m m"));
  other.save(view("p:a | n n"));
  expect(games().map(({ play }) => play).sort()).toEqual(["p:a | m m", "p:a | n n"]);
  expect(one.notice).toBe("");
});

test("when the memory is full the game goes on, and what was kept stays", () => {
  put(saved("old"));
  memory.full = true;
  const autoSave = new AutoSave();
  autoSave.save(view("p:a | m"));
  expect(autoSave.notice).toContain("full");
  expect(games().map(({ play }) => play)).toEqual(["p:a | m", "p:old"]);
  expect([...memory.values.keys()]).toEqual(["tilewright.game.old"]);
  memory.full = false;
  autoSave.save(view("p:a | m n"));
  expect(autoSave.notice).toBe("");
  expect(memory.length).toBe(2);
});

test("without any memory games are there until the page is left", () => {
  vi.stubGlobal("localStorage", undefined);
  const autoSave = new AutoSave();
  autoSave.save(view("p:a"));
  expect(autoSave.notice).not.toBe("");
  expect(games()).toHaveLength(1);
});

test("the oldest finished game makes room, an unfinished one never", () => {
  for (let i = 0; i < MOST_GAMES; i++) put(saved(`g${i}`, { changed: i, over: i === 3 || i === 5 }));
  const autoSave = new AutoSave();
  autoSave.save(view("p:x"));
  expect(games()).toHaveLength(MOST_GAMES);
  expect(games().some(({ id }) => id === "g3")).toBe(false);
  new AutoSave().save(view("p:y"));
  expect(games().some(({ id }) => id === "g5")).toBe(false);
  const late = new AutoSave();
  late.save(view("p:z"));
  expect(late.notice).toContain("unfinished");
  expect(games()).toHaveLength(MOST_GAMES);
  autoSave.save(view("p:x | m"));
  expect(autoSave.notice).toBe("");
});

test("what cannot be read is left alone", () => {
  memory.setItem("tilewright.game.bad", "{");
  memory.setItem("tilewright.game.odd", JSON.stringify(saved("other")));
  expect(games()).toEqual([]);
  expect(memory.length).toBe(2);
});

test("the one play of each puzzle of earlier days becomes a game once", () => {
  memory.setItem("tilewright.play.p", "p:a | m");
  expect(games()).toHaveLength(1);
  expect(games()).toMatchObject([{ puzzle: "p", play: "p:a | m", over: false }]);
  expect([...memory.values.keys()].some((key) => key.includes("play."))).toBe(false);
});

test("a file gives all games again, and nothing twice", async () => {
  put(saved("one", { extras: { timer: "3" } }));
  put(saved("two", { over: true }));
  const file = exported();
  const read = async (play: string) => view(play);
  expect(await imported(file, read)).toEqual({ added: 0, known: 2, refused: [] });
  discard("one");
  expect(await imported(file, read)).toEqual({ added: 1, known: 1, refused: [] });
  expect(games().find(({ id }) => id === "one")?.extras).toEqual({ timer: "3" });
});

test("a game with the same id but another play is added as a new one", async () => {
  put(saved("one"));
  const file = exported();
  put(saved("one", { play: "p:one | m" }));
  expect(await imported(file, async (play) => view(play))).toEqual({ added: 1, known: 0, refused: [] });
  expect(games().map(({ play }) => play).sort()).toEqual(["p:one", "p:one | m"]);
});

test("bad entries are refused one by one, with their reason", async () => {
  const file = JSON.stringify({
    kind: "tilewright games",
    version: 1,
    games: [saved("a"), 7, { ...saved("b"), play: "q:b" }, saved("c"), saved("d")],
  });
  const read = async (play: string) => {
    if (play === "p:c") throw new Error("the move (x) is not legal here");
    return view(play);
  };
  const { added, known, refused } = await imported(file, read);
  expect([added, known]).toEqual([2, 0]);
  expect(refused.map(({ place }) => place)).toEqual([2, 3, 4]);
  expect(refused[2]?.reason).toContain("not legal");
});

test.each(["", "{", "[]", "null", '{"kind":"other","version":1,"games":[]}', '{"kind":"tilewright games","version":2,"games":[]}'])(
  "a file that is none is refused as a whole: %s",
  async (text) => {
    await expect(imported(text, async (play) => view(play))).rejects.toThrow(/[.]$/);
  },
);
