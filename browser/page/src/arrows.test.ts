import { expect, test } from "vitest";

/**
 * Whom the modules of a folder may import, besides those of their own and style sheets; "" is this folder. A folder
 * may use only those above it, so that there is no circle.
 */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  styles: [],
  words: [],
  base: ["words"],
  engine: ["words", "base"],
  offline: ["words", "base"],
  board: ["words", "base", "engine"],
  game: ["words", "base", "engine"],
  dialogs: ["words", "base", "engine", "board", "game"],
  panels: ["words", "base", "engine", "board", "game", "dialogs"],
  lesson: ["words", "base", "engine", "board", "game"],
  theater: ["base", "words", "engine", "board", "game"],
  art: ["base", "engine", "board"],
  saved: ["words", "base", "game"],
  home: ["words", "base", "engine", "board", "game", "dialogs", "art", "saved"],
  guide: ["words", "base", "engine", "board", "home"],
  puzzle: ["words", "base", "engine", "board", "game", "dialogs", "art", "home"],
  "room/parts": ["words", "base", "engine", "art", "game", "dialogs", "panels", "home"],
  room: ["words", "base", "engine", "board", "game", "panels", "home", "room/parts"],
  "game-page": ["words", "base", "engine", "board", "game", "dialogs", "panels", "theater", "home"],
  app: ["words", "base", "engine", "board", "game", "dialogs", "home", "offline", "lesson", "guide", "puzzle", "saved", "room", "game-page"],
  element: ["words", "base", "engine", "board", "game", "panels", "game-page"],
  "": ["base", "app"],
};

const SOURCES = import.meta.glob<string>(["./**/*.ts", "!./**/*.test.ts"], { query: "?raw", import: "default", eager: true });

/** What a module imports, now, later, or as types alone: the paths as {@link SOURCES} has them, or `#words/…`. */
function imports(path: string, source: string): string[] {
  return [...source.matchAll(/(?:\bfrom|\bimport|\bimport\(|\bURL\()\s*"((?:\.|#words\/)[^"]+)"/g)]
    .map(([, imported = ""]) => imported)
    .filter((imported) => !imported.includes("/target/") && !imported.endsWith(".css")) // files of the build; style sheets are for everyone
    .map((imported) => (imported.startsWith("#") ? imported : `.${new URL(imported, `file:///${path}`).pathname}`))
    .map((imported) => (`${imported}.ts` in SOURCES ? `${imported}.ts` : imported));
}

/** All arrows between folders, as “from → to”, with a module for each. */
function arrows(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, source] of Object.entries(SOURCES)) {
    const from = folder(path);
    for (const imported of imports(path, source)) {
      const to = imported.startsWith("#words/") ? "words" : folder(imported);
      if (to !== from) found.set(`${from} → ${to}`, path);
    }
  }
  return found;
}

/** The circles of modules that import one another, each with the modules on the way. */
function circles(modules: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path].join(" → "));
    else if (!done.has(path)) {
      for (const imported of modules.get(path) ?? []) visit(imported, [...way, path]);
      done.add(path);
    }
  };
  for (const path of modules.keys()) visit(path, []);
  return found;
}

function folder(path: string): string {
  return path.replace(/^\.\//, "").split("/").slice(0, -1).join("/");
}

test("each folder imports only from those that it may", () => {
  const allowed = Object.entries(ARROWS).flatMap(([from, all]) => all.map((to) => `${from} → ${to}`));
  const found = arrows();
  for (const [arrow, path] of found) expect(allowed, `${path}: ${arrow}`).toContain(arrow);
  // An arrow that nothing needs any longer is taken out of the list.
  for (const arrow of allowed) expect([...found.keys()], `nothing imports ${arrow}`).toContain(arrow);
});

test("no folder is missing, and none may use one below it", () => {
  const names = Object.keys(ARROWS);
  expect(new Set(Object.keys(SOURCES).map(folder))).toEqual(new Set(names));
  for (const [from, all] of Object.entries(ARROWS)) for (const to of all) expect(names.indexOf(to), `${from} → ${to}`).toBeLessThan(names.indexOf(from));
});

test("no modules import one another, not even types", () => {
  const found = circles(new Map(Object.entries(SOURCES).map(([path, source]) => [path, imports(path, source)])));
  expect(found).toEqual([]);
});

test("a circle is found, whatever leads to it", () => {
  const modules = new Map([
    ["a", ["b", "d"]],
    ["b", ["c"]],
    ["c", ["b", "d"]],
    ["d", []],
  ]);
  expect(circles(modules)).toEqual(["b → c → b"]);
});
