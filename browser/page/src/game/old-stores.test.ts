// What earlier commits kept in the browser, written by their own code: a browser that still has it loses nothing.

import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { View } from "../engine/protocol";
import stores from "./old-stores.json";

type Old = {
  readonly commit: string;
  readonly localStorage: Readonly<Record<string, string>>;
  /** The only game of the database: what both stores of it hold. */
  readonly database?: { readonly summary: { readonly id: string }; readonly play: string };
  /** All games as a file. */
  readonly file?: string;
};

const PLAY = "trominoes:g.../..../..../.... | h=r1c2 v=r2c1 1:v=r2c2 @2=first_try @1";

const all: readonly Old[] = stores;

function old(commit: string): Old {
  return all.find((one) => one.commit === commit)!;
}

function view(play: string): View {
  const id = "trominoes:ghhh/..../..../....";
  return { puzzle: "trominoes", play, id, status: { over: false, words: "open", kind: "open" }, history: { size: 3 } } as View;
}

function done(request: IDBRequest | IDBOpenDBRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

/** The browser as a commit left it. */
async function browser({ localStorage, database }: Pick<Old, "localStorage" | "database">): Promise<Map<string, string>> {
  const kept = new Map(Object.entries(localStorage));
  vi.stubGlobal("localStorage", {
    get length() {
      return kept.size;
    },
    key: (i: number) => [...kept.keys()][i] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const factory = new IDBFactory();
  vi.stubGlobal("indexedDB", factory);
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
  if (database) {
    const opening = factory.open("tilewright", 1);
    opening.onupgradeneeded = () => {
      const summaries = opening.result.createObjectStore("summaries", { keyPath: "id" });
      summaries.createIndex("changed", "changed");
      summaries.createIndex("place", ["position", "changed"]);
      opening.result.createObjectStore("plays");
    };
    await done(opening);
    const writing = opening.result.transaction(["summaries", "plays"], "readwrite");
    await done(writing.objectStore("summaries").put(database.summary));
    await done(writing.objectStore("plays").put(database.play, database.summary.id));
    opening.result.close();
  }
  vi.resetModules();
  return kept;
}

beforeEach(() => vi.spyOn(console, "info").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(all.filter(({ commit }) => ["891d4d89", "846c1829", "fd34a53a", "01704408", "4323a484"].includes(commit)))("of $commit", (kept) => {
  test("the game is listed and opened, with all its branches", async () => {
    await browser(kept);
    const { begun, count, games, savedGameOf } = await import("./saved-games");
    expect(begun()).toBe(true);
    expect(await count()).toBe(1);
    expect(await games()).toMatchObject([{ puzzle: "trominoes", play: PLAY }]);
    expect(await savedGameOf(view(PLAY))).toMatchObject({ play: PLAY });
  });
});

describe.each(all.filter(({ file }) => file !== undefined))("of $commit", ({ file }) => {
  test("the file of all games is read", async () => {
    await browser({ localStorage: {} });
    const { imported } = await import("./exchange");
    expect(await imported(file!, async (play) => view(play))).toEqual({ added: 1, known: 0, refused: [] });
    const { games } = await import("./saved-games");
    expect(await games()).toMatchObject([{ play: PLAY, created: 1763750000000, changed: 1763750600000, extras: { timer: "61" } }]);
    const { results } = await import("./results");
    expect(results()).toHaveLength(file!.includes('"won"') ? 1 : 0);
  });
});

test("results are still those of their days", async () => {
  for (const commit of ["01704408", "4323a484"]) {
    await browser(old(commit));
    const { results } = await import("./results");
    expect(results()).toMatchObject([{ puzzle: "trominoes", daily: "2026-11-23", time: 61000, hints: 1, won: true }]);
  }
});

test("lessons go on at their steps, and packs with their puzzles", async () => {
  await browser(old("550a82ad"));
  const { stepOf } = await import("../base/lessons");
  expect(stepOf("trominoes")).toBe(2);
  await browser(old("f2bc6017"));
  const { packs } = await import("./packs");
  expect(packs("sudoku").get(123456)).toEqual(new Set([1, 3, 12]));
});

test("settings that there still are hold; choices that are gone are the standard", async () => {
  await browser(old("eeb91fdb"));
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.doMock("virtual:palettes-more.css", () => ({}));
  const { settings } = await import("../base/settings");
  expect([settings.of("theme"), settings.of("wasd")]).toEqual(["dark", "on"]);
  expect([settings.of("palette"), settings.of("pieces")]).toEqual(["glaze", "engraved"]);
});
