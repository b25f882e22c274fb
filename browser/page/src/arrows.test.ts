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
  room: ["words", "base", "engine", "board", "game", "panels", "room/parts"],
  app: ["words", "base", "engine", "board", "game", "dialogs", "panels", "theater", "home", "offline", "lesson", "guide", "puzzle", "saved", "room"],
  element: ["words", "base", "engine", "board", "game", "panels", "app"],
  "": ["base", "app"],
};

const SOURCES = import.meta.glob<string>(["./**/*.ts", "!./**/*.test.ts"], { query: "?raw", import: "default", eager: true });

/** All arrows between folders, as “from → to”, with a module for each. */
function arrows(): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, source] of Object.entries(SOURCES)) {
    const from = folder(path);
    for (const [, imported = ""] of source.matchAll(/(?:\bfrom|\bimport|\bimport\(|\bURL\()\s*"((?:\.|#words\/)[^"]+)"/g)) {
      const to = imported.startsWith("#words/") ? "words" : folder(new URL(imported, `file:///${path}`).pathname.slice(1));
      // files outside src come from the build; style sheets are for everyone
      if (imported.includes("/target/") || imported.endsWith(".css") || to === from) continue;
      found.set(`${from} → ${to}`, path);
    }
  }
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
