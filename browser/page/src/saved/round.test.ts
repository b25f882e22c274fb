import { IDBFactory, IDBKeyRange, IDBObjectStore } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { versionOf, type SavedGame } from "../game/saved-game";
import { FakeServer } from "./fake-server";

const KEY = "AAAAAAAAAAAAAAAAAAAAA1";

class Memory {
  readonly values = new Map<string, string>();
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
    this.values.set(name, value);
  }
  removeItem(name: string): void {
    this.values.delete(name);
  }
}

/** A browser of its own. */
async function device() {
  const memory = new Memory();
  const indexedDB = new IDBFactory();
  const use = () => {
    vi.stubGlobal("localStorage", memory);
    vi.stubGlobal("indexedDB", indexedDB);
  };
  use();
  vi.resetModules();
  const [games, { round }, { NoAnswer }, keys] = await Promise.all([import("../game/saved-games"), import("./round"), import("./server"), import("./key")]);
  const all = async () => {
    use();
    return (await games.games()).map(({ play }) => play).sort();
  };
  return {
    memory,
    all,
    /** Makes rounds until both sides are the same; gives the number of copies. */
    same: async () => {
      use();
      if (keys.key() !== KEY) keys.keepKey(KEY);
      let copies = 0;
      for (let i = 0; i < 4; i++) {
        const { same, copies: more } = await round(KEY);
        copies += more;
        if (same) return copies;
      }
      throw new Error("it never ends");
    },
    play: async (id: string, play: string, changed: number, more: Partial<SavedGame> = {}) => {
      use();
      const before = await games.savedGame(id);
      const game: SavedGame = { id, puzzle: "p", play, position: play, created: 1, changed, over: false, words: "open", extras: {}, ...more };
      const after = before ? [versionOf(before.play)] : [];
      expect(await games.write({ ...game, version: versionOf(play), after })).toBe("taken");
    },
    discard: async (id: string) => {
      use();
      return games.discard(id);
    },
    put: async (game: SavedGame) => {
      use();
      await games.put(game);
    },
    use,
    NoAnswer,
  };
}

let server: FakeServer;
let one: Awaited<ReturnType<typeof device>>;
let two: Awaited<ReturnType<typeof device>>;

beforeEach(async () => {
  server = new FakeServer();
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
  vi.stubGlobal("IDBObjectStore", IDBObjectStore);
  vi.stubGlobal("document", { baseURI: "https://a.example/" });
  vi.stubGlobal("fetch", server.fetch);
  one = await device();
  two = await device();
});

afterEach(() => vi.unstubAllGlobals());

/** Both make rounds until nothing changes any more. */
async function both(): Promise<void> {
  await one.same();
  await two.same();
  await one.same();
  expect(await one.all()).toEqual(await two.all());
}

test("the games of two devices come together", async () => {
  await one.play("a", "p:a 1", 10);
  await two.play("b", "p:b 1", 20);
  await both();
  expect(await one.all()).toEqual(["p:a 1", "p:b 1"]);
  await two.play("a", "p:a 1 2", 30);
  await both();
  expect(await one.all()).toEqual(["p:a 1 2", "p:b 1"]);
});

test("a round with nothing to do asks for the list alone", async () => {
  await one.play("a", "p:a 1", 10);
  await both();
  server.asked.length = 0;
  await both();
  expect(server.asked).toEqual(["list", "list", "list"]);
});

test("what is kept beside the play goes along", async () => {
  await one.play("a", "p:a 1", 10);
  await both();
  await one.play("a", "p:a 1", 10, { extras: { time: "5" } });
  await both();
  expect(server.texts(KEY).map((text) => JSON.parse(text).extras)).toEqual([{ time: "5" }]);
});

test("a game that went on in two ways is kept in both", async () => {
  await one.play("a", "p:a 1", 10);
  await both();
  await one.play("a", "p:a 1 2", 30);
  await two.play("a", "p:a 1 3", 20);
  await one.same();
  expect(await two.same()).toBe(1);
  await both();
  expect(await one.all()).toEqual(["p:a 1 2", "p:a 1 3"]);
  expect(JSON.parse(server.texts(KEY).find((text) => text.includes('"a"'))!).play).toBe("p:a 1 2");
});

test("a game that went on further on one device needs no copy", async () => {
  await one.play("a", "p:a 1 2", 10);
  await two.play("a", "p:a 1 2 3", 5);
  expect(await one.same()).toBe(0);
  expect(await two.same()).toBe(0);
  await both();
  expect(await one.all()).toEqual(["p:a 1 2 3"]);
});

test("a deleted game is deleted everywhere, and can be put back", async () => {
  await one.play("a", "p:a 1", 10);
  await one.play("b", "p:b 1", 10);
  await both();
  const gone = await one.discard("a");
  await both();
  expect(await two.all()).toEqual(["p:b 1"]);
  await one.put(gone!);
  await both();
  expect(await two.all()).toEqual(["p:a 1", "p:b 1"]);
});

test("who plays on with a game that is deleted elsewhere keeps it", async () => {
  await one.play("a", "p:a 1", 10);
  await both();
  await one.discard("a");
  await two.play("a", "p:a 1 2", 20);
  await both();
  expect(await one.all()).toEqual(["p:a 1 2"]);
});

test("what another device erased does not come back, and nothing here goes", async () => {
  await one.play("a", "p:a 1", 10);
  await both();
  server.keys.delete(KEY);
  await two.play("b", "p:b 1", 10);
  await expect(two.same()).rejects.toMatchObject({ why: "gone" });
  expect(server.keys.size).toBe(0);
  expect(await two.all()).toEqual(["p:a 1", "p:b 1"]);
});

test("a lost answer does no harm", async () => {
  await one.play("a", "p:a 1", 10);
  await both();
  await one.play("a", "p:a 1 2", 20);
  await one.play("c", "p:c 1", 20);
  for (let lost = 1; lost <= 3; lost++) {
    server.lost = lost;
    await expect(one.same()).rejects.toMatchObject({ why: "offline" });
    server.lost = 0;
    expect(await one.same()).toBe(0);
  }
  await both();
  expect(await two.all()).toEqual(["p:a 1 2", "p:c 1"]);
});

test("a longer game than the server takes stays here", async () => {
  await one.play("a", `p:a ${"1 ".repeat(40_000)}`, 10);
  await one.play("b", "p:b 1", 10);
  await one.same();
  expect(server.texts(KEY)).toHaveLength(1);
  expect(await one.all()).toHaveLength(2);
});

test("hundreds of games go in parts", async () => {
  for (let i = 0; i < 250; i++) await one.play(`g${i}`, `p:g${i} ${"1 ".repeat(3_000)}`, i + 1);
  await one.same();
  expect(server.asked.filter((what) => what === "put").length).toBeGreaterThan(2);
  await two.same();
  expect(await two.all()).toHaveLength(250);
});

test("what is no game is not taken", async () => {
  server.keys.set(KEY, new Map());
  const bad = [
    "",
    "{}",
    '{"id":"other"}',
    "[1]",
    JSON.stringify({ id: "x", puzzle: "p", play: "q:1", position: "", created: 1, changed: 1, over: false, words: "", extras: {} }),
  ];
  bad.forEach((text, i) => server.keys.get(KEY)!.set(`x${i}`, { id: `x${i}`, kind: "game", title: "", text, size: 1, changed: 5 }));
  server.keys.get(KEY)!.set("y", { id: "y", kind: "game", title: "", text: "", size: 1, changed: 5 });
  await one.same();
  expect(await one.all()).toEqual([]);
  expect(server.texts(KEY)).toHaveLength(6);
});

test("keys of rooms and packs go along and are put together", async () => {
  one.memory.setItem("tilewright.room.r1", '{"hold":"x"}');
  one.memory.setItem("tilewright.packs-sudoku", "7:1,2 9:");
  two.memory.setItem("tilewright.packs-sudoku", "7:2,5");
  await both();
  expect(two.memory.getItem("tilewright.room.r1")).toBe('{"hold":"x"}');
  for (const { memory } of [one, two]) expect(memory.getItem("tilewright.packs-sudoku")!.split(" ").sort()).toEqual(["7:1,2,5", "9:"]);
  one.memory.removeItem("tilewright.room.r1");
  await both();
  expect(two.memory.getItem("tilewright.room.r1")).toBeNull();
});

test("devices that play, delete, and meet the server at random lose nothing that was played last", async () => {
  let seed = 7;
  const below = (most: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (seed >>> 8) % most;
  };
  const devices = [one, two, await device()];
  const last = new Map<string, string>();
  for (let step = 1; step <= 150; step++) {
    const here = devices[below(3)]!;
    if (below(3) === 0) {
      server.reached = below(4) > 0;
      server.lost = below(5) === 0 ? below(3) : 0;
      await here.same().catch((failure) => expect(failure).toMatchObject({ why: "offline" }));
    } else {
      // Each play is another one, and none goes on with another.
      const id = `g${below(4)}`;
      await here.play(id, `p:${id} ${step}-${below(1000)}`, step);
      last.set(id, (await here.all()).find((play) => play.startsWith(`p:${id} ${step}-`))!);
    }
  }
  server.reached = true;
  server.lost = 0;
  for (let i = 0; i < 4; i++) for (const here of devices) await here.same();
  const all = await one.all();
  for (const here of devices) expect(await here.all()).toEqual(all);
  for (const play of last.values()) expect(all).toContain(play);
});
