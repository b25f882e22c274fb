import { beforeEach, expect, test, vi } from "vitest";

let kept: Map<string, string>;
let full: boolean;
let store: typeof import("./store");

beforeEach(async () => {
  kept = new Map([["other", "x"]]);
  full = false;
  vi.spyOn(console, "info").mockImplementation(() => {});
  vi.stubGlobal("localStorage", {
    get length() {
      return kept.size;
    },
    key: (i: number) => [...kept.keys()][i] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (full) throw new Error("quota exceeded");
      kept.set(name, value);
    },
    removeItem: (name: string) => void kept.delete(name),
  });
  vi.resetModules();
  store = await import("./store");
});

test("what is remembered is recalled, under a name of the page's own", () => {
  expect(store.recall("a")).toBeUndefined();
  expect(store.remember("a", "1")).toBe(true);
  expect([store.recall("a"), kept.get("tilewright.a")]).toEqual(["1", "1"]);
  store.forget("a");
  expect([store.recall("a"), kept.has("tilewright.a")]).toEqual([undefined, false]);
  expect(store.lasting()).toBe(true);
});

test("what could not be written is recalled until the page is left, before what is there", () => {
  store.remember("a", "1");
  full = true;
  expect(store.remember("a", "2")).toBe(false);
  expect(store.remember("b", "3")).toBe(false);
  expect([store.recall("a"), store.recall("b"), kept.get("tilewright.a")]).toEqual(["2", "3", "1"]);
  expect(store.names("").sort()).toEqual(["a", "b"]);
  full = false;
  expect(store.remember("a", "4")).toBe(true);
  kept.set("tilewright.a", "5");
  expect(store.recall("a")).toBe("5");
  store.forget("b");
  expect(store.recall("b")).toBeUndefined();
});

test("names are those that begin so, of the page alone", () => {
  for (const name of ["game.1", "game.2", "games", "day"]) store.remember(name, "");
  expect(store.names("game.").sort()).toEqual(["game.1", "game.2"]);
  expect(store.names("")).toHaveLength(4);
  expect(store.names("other")).toEqual([]);
});

test.each([undefined, null])("where nothing may be kept, nothing outlives the page: %s", (storage) => {
  vi.stubGlobal("localStorage", storage);
  expect(store.lasting()).toBe(false);
  expect(store.remember("a", "1")).toBe(false);
  expect([store.recall("a"), store.recall("b")]).toEqual(["1", undefined]);
  expect(store.names("")).toEqual(["a"]);
  store.forget("a");
  expect(store.recall("a")).toBeUndefined();
});

test("a browser that forbids even to look is one that keeps nothing", () => {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      throw new Error("forbidden");
    },
  });
  expect(store.lasting()).toBe(false);
  expect(store.recall("a")).toBeUndefined();
  vi.unstubAllGlobals();
});
