import { IDBFactory, IDBKeyRange, IDBObjectStore } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { View } from "../engine/protocol";
import { versionOf, type SavedGame } from "./saved-game";

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

/** A page of its own, with the memory of the browser. */
async function tab() {
  vi.resetModules();
  const [store, { AutoSave }, exchange] = await Promise.all([import("./saved-games"), import("./auto-save"), import("./exchange")]);
  return { ...store, ...exchange, AutoSave };
}

let memory: Memory;
let page: Awaited<ReturnType<typeof tab>>;

/** The games that are written ahead. */
function ahead(): string[] {
  return [...memory.values.keys()].filter((key) => key.startsWith("tilewright.game."));
}

async function plays(from = page): Promise<string[]> {
  return (await from.games()).map(({ play }) => play).sort();
}

/** @param size steps so far; a game without one is kept aside */
function view(play: string, over = false, size = 1): View {
  const words = over ? "solved" : "open";
  return { puzzle: play.split(":")[0], play, id: play.split(" |")[0], status: { over, words, kind: "open" }, history: { size } } as View;
}

function saved(id: string, more: Partial<SavedGame> = {}): SavedGame {
  const play = `p:${id}`;
  return { id, puzzle: "p", play, position: play, created: 1, changed: 1, over: false, words: "", extras: {}, ...more };
}

beforeEach(() => {
  memory = new Memory();
  vi.stubGlobal("localStorage", memory);
  vi.spyOn(console, "info").mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

describe.each([true, false])("with a database: %s", (database) => {
  beforeEach(async () => {
    vi.stubGlobal("indexedDB", database ? new IDBFactory() : undefined);
    vi.stubGlobal("IDBKeyRange", IDBKeyRange);
    page = await tab();
  });

  test("a game that has ended stays so when one looks back in it, here and in a file", async () => {
    const auto = new page.AutoSave();
    vi.stubGlobal("navigator", {});
    await auto.save(view("p:a | m", true));
    await auto.save(view("p:a | m @0"));
    expect(await page.latest(9)).toMatchObject([{ over: true, words: "solved" }]);
    const file = await page.exported();
    await page.discard(auto.id!);
    await page.imported(file, async (play) => view(play));
    expect(await page.latest(9)).toMatchObject([{ over: true, words: "solved" }]);
  });

  test("the time that another tab counts of the same play is taken over, and never put back", async () => {
    const here = new page.AutoSave();
    await here.save(view("p:1 | a"));
    await here.keep({ time: 5000 });
    const game = (await page.games())[0]!;
    const there = new page.AutoSave(game);
    await there.keep({ time: 9000 });
    const told = { id: game.id, version: versionOf(game.play) };
    expect(await here.timed(told)).toBe(true);
    expect(here.extras.time).toBe(9000);
    expect(await here.timed(told)).toBe(false);
    expect(await here.timed({ ...told, version: "0.0" })).toBe(false);
    here.follow({ ...game, play: "p:1 | a b", extras: { time: "100" } });
    expect(here.extras.time).toBe(9000);
    here.follow({ ...game, id: "another", extras: { time: "100" } });
    expect(here.extras.time).toBe(100);
  });

  test("a game is kept as it changes, under one id", async () => {
    const autoSave = new page.AutoSave();
    await autoSave.keep({ hints: 7 });
    expect(await page.games()).toEqual([]);
    void autoSave.save(view("p:a"));
    expect(ahead()).toEqual([`tilewright.game.${autoSave.id}`]);
    await autoSave.save(view("p:a | m"));
    const [game, ...others] = await page.games();
    expect(others).toEqual([]);
    expect(game).toMatchObject({ id: autoSave.id, puzzle: "p", play: "p:a | m", extras: { hints: "7" } });
    expect(autoSave.notice).toBe("");
    expect(ahead()).toHaveLength(database ? 0 : 1);
    expect(await page.count()).toBe(1);
  });

  test("what is kept is gone on with, with its extras", async () => {
    const first = new page.AutoSave();
    await first.save(view("p:a | m"));
    await first.keep({ hints: 9 });
    page = await tab();
    const second = new page.AutoSave(await page.savedGameOf(view("p:a | m")));
    expect(second.extras.hints).toBe(9);
    await second.keep({ hints: 0 });
    await second.save(view("p:a | m n"));
    expect(await page.games()).toMatchObject([{ play: "p:a | m n", extras: {} }]);
  });

  test("a page that is left in the moment of a move has it when it is opened again", async () => {
    const autoSave = new page.AutoSave();
    await autoSave.save(view("p:a | m"));
    // the database does not get the next one
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new Error("gone");
    });
    void autoSave.save(view("p:a | m n"));
    page = await tab();
    vi.restoreAllMocks();
    expect(await page.savedGameOf(view("p:a | m n"))).toMatchObject({ id: autoSave.id, play: "p:a | m n" });
    expect(await plays()).toEqual(["p:a | m n"]);
    expect(ahead()).toHaveLength(database ? 0 : 1);
  });

  test("a view leads to the same play before one that stands at the same position", async () => {
    await page.put(saved("one", { play: "p:a | m n", position: "p:c", changed: 5 }));
    await page.put(saved("two", { play: "p:c", position: "p:c", changed: 2 }));
    expect((await page.savedGameOf(view("p:c")))?.id).toBe("two");
    await page.discard("two");
    expect((await page.savedGameOf(view("p:c")))?.id).toBe("one");
    expect(await page.savedGameOf(view("p:d"))).toBeUndefined();
  });

  test("two tabs that go on with one game at once end with two games", async () => {
    const one = new page.AutoSave();
    await one.save(view("p:a"));
    const elsewhere = await tab();
    const other = new elsewhere.AutoSave(await elsewhere.savedGameOf(view("p:a")));
    await one.save(view("p:a | m"));
    await other.keep({ hints: 1 });
    expect((await page.games())[0]?.extras).toEqual({});
    await other.save(view("p:a | n"));
    expect(other.notice).toContain("another tab");
    expect(await plays()).toEqual(["p:a | m", "p:a | n"]);
    await one.save(view("p:a | m m"));
    await other.save(view("p:a | n n"));
    expect(await plays()).toEqual(["p:a | m m", "p:a | n n"]);
    expect(one.notice).toBe("");
    await one.save(view("p:a | m m m"));
    await other.save(view("p:a | n n n"));
    expect(await plays()).toEqual(["p:a | m m m", "p:a | n n n"]);
  });

  test("the same move in two tabs is one game", async () => {
    const one = new page.AutoSave();
    await one.save(view("p:a"));
    const elsewhere = await tab();
    const other = new elsewhere.AutoSave(await elsewhere.savedGameOf(view("p:a")));
    await one.save(view("p:a | m"));
    await other.save(view("p:a | m"));
    await one.save(view("p:a | m n"));
    expect(await plays()).toEqual(["p:a | m n"]);
    expect(one.notice + other.notice).toBe("");
  });

  test("the games are listed in portions, the one last played first", async () => {
    for (let i = 0; i < 30; i++) await page.put(saved(`g${i}`, { changed: (i * 7) % 30 }));
    const listed = [...(await page.latest(10)), ...(await page.latest(10, 10)), ...(await page.latest(20, 20))];
    expect(listed.map(({ changed }) => changed)).toEqual([...Array(30).keys()].reverse());
    expect(await page.count()).toBe(30);
    expect((await page.summaries()).map(({ id }) => id).sort()).toEqual(listed.map(({ id }) => id).sort());
  });

  test("without any memory games are there until the page is left", async () => {
    vi.stubGlobal("indexedDB", undefined);
    vi.stubGlobal("localStorage", undefined);
    const autoSave = new page.AutoSave();
    await autoSave.save(view("p:a"));
    expect(autoSave.notice).toContain("until the page is left");
    expect(await page.games()).toHaveLength(1);
  });

  test("what cannot be read is left alone", async () => {
    memory.setItem("tilewright.game.bad", "{");
    memory.setItem("tilewright.game.odd", JSON.stringify(saved("other")));
    expect(await page.games()).toEqual([]);
    expect(memory.length).toBe(2);
  });

  test("games of the days before there was a database are kept, as they were", async () => {
    const old = saved("old", { play: "p:a | m n", over: true, words: "solved", extras: { time: "5" } });
    memory.setItem("tilewright.game.old", JSON.stringify(old));
    memory.setItem("tilewright.play.p", "p:b | m");
    expect(await page.latest(9)).toMatchObject([
      { puzzle: "p", over: false },
      { id: "old", extras: { time: "5" } },
    ]);
    expect(await page.savedGame("old")).toMatchObject(old);
    expect(await plays()).toEqual(["p:a | m n", "p:b | m"]);
    expect(await page.savedGameOf(view("p:b | m"))).toMatchObject({ play: "p:b | m" });
    expect([...memory.values.keys()].some((key) => key.includes("play."))).toBe(false);
    expect(ahead()).toHaveLength(database ? 0 : 2);
  });

  test("a file gives all games again, and nothing twice", async () => {
    await page.put(saved("one", { extras: { timer: "3" } }));
    await page.put(saved("two", { over: true }));
    const file = await page.exported();
    expect(JSON.parse(file).games).toContainEqual(saved("one", { extras: { timer: "3" } }));
    const read = async (play: string) => view(play);
    expect(await page.imported(file, read)).toEqual({ added: 0, known: 2, refused: [] });
    await page.discard("one");
    expect(await page.imported(file, read)).toEqual({ added: 1, known: 1, refused: [] });
    expect((await page.savedGame("one"))?.extras).toEqual({ timer: "3" });
  });

  test("a game that is twice in a file is added once, whatever its id is there", async () => {
    const games = [saved("one"), saved("one"), saved("two", { play: "p:one" }), saved("one", { play: "p:other" })];
    const file = JSON.stringify({ kind: "tilewright games", version: 1, games });
    expect(await page.imported(file, async (play) => view(play, true))).toEqual({ added: 2, known: 2, refused: [] });
    expect(await plays()).toEqual(["p:one", "p:other"]);
    const [one, other] = await Promise.all(["p:one", "p:other"].map(async (play) => (await page.games()).find((game) => game.play === play)!));
    expect(one!.id).toBe("one");
    expect(other!.id).not.toBe("one");
    // The studio decides the facts of a game, not the file.
    for (const game of [one!, other!]) expect(game).toMatchObject({ puzzle: "p", position: game.play, over: true, words: "solved", created: 1, changed: 1 });
  });

  test("results are in the file, too, and are added once", async () => {
    const result = { game: "g", puzzle: "p", kind: "", day: "2026-11-22", hints: 0, won: true };
    memory.setItem("tilewright.results", JSON.stringify([result]));
    const file = await page.exported();
    expect(JSON.parse(file).results).toEqual([result]);
    memory.removeItem("tilewright.results");
    for (let again = 0; again < 2; again++) await page.imported(file, async (play) => view(play));
    expect(JSON.parse(memory.getItem("tilewright.results")!)).toEqual([result]);
  });

  test("a game with the same id but another play is added as a new one", async () => {
    await page.put(saved("one"));
    const file = await page.exported();
    await page.discard("one");
    await page.put(saved("one", { play: "p:one | m" }));
    expect(await page.imported(file, async (play) => view(play))).toEqual({ added: 1, known: 0, refused: [] });
    expect(await plays()).toEqual(["p:one", "p:one | m"]);
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
    const { added, known, refused } = await page.imported(file, read);
    expect([added, known]).toEqual([2, 0]);
    expect(refused.map(({ place }) => place)).toEqual([2, 3, 4]);
    expect(refused[2]?.reason).toContain("not legal");
  });

  test.each(["", "{", "[]", "null", '{"kind":"other","version":1,"games":[]}', '{"kind":"tilewright games","version":2,"games":[]}'])(
    "a file that is none is refused as a whole: %s",
    async (text) => {
      await expect(page.imported(text, async (play) => view(play))).rejects.toThrow(/[.]$/);
    },
  );
});

describe("with a database", () => {
  beforeEach(async () => {
    vi.stubGlobal("indexedDB", new IDBFactory());
    vi.stubGlobal("IDBKeyRange", IDBKeyRange);
    page = await tab();
  });

  test("a new game in which nothing was done is found again, and listed nowhere", async () => {
    const autoSave = new page.AutoSave();
    await autoSave.keep({ kind: "Hard" });
    await autoSave.save(view("p:a", false, 0));
    expect([await plays(), await page.count(), await page.latest(5)]).toEqual([[], 0, []]);
    const found = await (await tab()).savedGameOf(view("p:a", false, 0));
    expect(found?.extras).toEqual({ kind: "Hard" });
    expect((await page.savedGame(found!.id))?.play).toBe("p:a");
  });

  test("with its first move it is a game like all others, also for whoever found it again", async () => {
    await new page.AutoSave().save(view("p:a", false, 0));
    const again = new page.AutoSave(await page.savedGameOf(view("p:a", false, 0)));
    await again.keep({ time: 5 });
    expect(await plays()).toEqual([]);
    await again.save(view("p:a | m"));
    expect(await plays()).toEqual(["p:a | m"]);
    expect([...memory.values.keys()].filter((key) => key.includes("fresh"))).toEqual([]);
    await again.save(view("p:a", false, 0));
    expect(await plays()).toEqual(["p:a"]);
  });

  test("of many new games in which nothing was done the latest are kept", async () => {
    let now = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => now++); // else several are of one millisecond
    for (let i = 0; i < 20; i++) await new page.AutoSave().save(view(`p:${i}`, false, 0));
    const found = await Promise.all([0, 19].map((i) => page.savedGameOf(view(`p:${i}`, false, 0))));
    expect(found.map((game) => game?.play)).toEqual([undefined, "p:19"]);
  });

  test("another tab hears of a move, and goes on from there", async () => {
    const one = new page.AutoSave();
    await one.save(view("p:a"));
    const there = await tab();
    const other = new there.AutoSave(await there.savedGameOf(view("p:a")));
    for (const play of ["p:a | m", "p:a | m n", "p:a | m n o", "p:a | m n o p"]) {
      const [from, to, tabOfTo] = play.length % 4 === 3 ? [one, other, there] : [other, one, page];
      const heard = new Promise((resolve) => {
        tabOfTo.elsewhere.addEventListener("change", (event) => resolve((event as CustomEvent).detail), { once: true });
      });
      await from.save(view(play));
      const game = await to.newer((await heard) as { id: string; version: string });
      expect(game?.play).toBe(play);
      to.follow(game!);
    }
    expect(await plays()).toEqual(["p:a | m n o p"]);
    expect(one.notice + other.notice).toBe("");
  });

  test("a move is kept while the database takes nothing, and taken over later", async () => {
    const autoSave = new page.AutoSave();
    await autoSave.save(view("p:a"));
    const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new Error("quota exceeded");
    });
    for (let i = 1; i < 60; i++) await autoSave.save(view(`p:a | ${"m".repeat(i)}`));
    expect(autoSave.notice).toBe("");
    expect(await plays()).toEqual([`p:a | ${"m".repeat(59)}`]);
    expect(await page.count()).toBe(1);
    memory.full = true;
    await autoSave.save(view("p:a | n"));
    expect(autoSave.notice).toContain("full");
    expect(await plays()).toEqual(["p:a | n"]);
    full.mockRestore();
    memory.full = false;
    await autoSave.save(view("p:a | o"));
    expect(autoSave.notice).toBe("");
    expect(await plays()).toEqual(["p:a | o"]);
    expect(ahead()).toEqual([]);
  });

  test("a game that was deleted in another tab is saved with its next move", async () => {
    const autoSave = new page.AutoSave();
    await autoSave.save(view("p:a"));
    await (await tab()).discard(autoSave.id!);
    expect(await page.count()).toBe(0);
    await autoSave.save(view("p:a | m"));
    expect(await plays()).toEqual(["p:a | m"]);
  });

  test("more games than are read at once are all found", async () => {
    await Promise.all([...Array(1_201).keys()].map((i) => page.put(saved(`g${i}`))));
    expect(new Set((await page.summaries()).map(({ id }) => id)).size).toBe(1_201);
    expect((await page.games()).find(({ id }) => id === "g777")?.play).toBe("p:g777");
  });
});
