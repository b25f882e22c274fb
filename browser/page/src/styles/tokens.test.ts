import { describe, expect, test } from "vitest";
import java from "../../../../core/src/main/java/tilewright/draw/Palette.java?raw";
import { colors, GROUNDS, SEEN, sheet } from "../../plugins/palettes.ts";
import { withThemes } from "../../plugins/themes.mjs";
import { CATALOG } from "../engine/catalog";
import { ciede2000, closest, contrast, type Sight } from "./color-vision";
import { PALETTES, STANDARD } from "./palettes";
import contrastCss from "./contrast.css?raw";
import tokensCss from "./tokens.css?raw";

/** The custom properties of each selector of the sheets of tokens and of contrast, but those where the system chooses colors: later declarations win. */
const declared = [
  ...(withThemes("styles/tokens.css", tokensCss) + contrastCss)
    .replace(/\/\*.*?\*\/|@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gs, "")
    .matchAll(/([^{}]+)\{([^{}]*)\}/g),
].map(
  ([, selector = "", body = ""]) =>
    [selector.trim(), [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!] as const)] as const,
);

const ROOMS: readonly string[] = ["home", ...CATALOG.map(({ id }) => id)];

function splitAtCommas(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i <= list.length; i++) {
    depth += Number(list[i] === "(") - Number(list[i] === ")");
    if (i === list.length || (list[i] === "," && depth === 0)) {
      parts.push(list.slice(from, i).trim());
      from = i + 1;
    }
  }
  return parts;
}

/** The color of a name in a room and a theme, as #rrggbb. */
function theme(more: boolean, dark: boolean): (room: string) => (name: string) => string {
  return (room) => {
    const properties = new Map<string, string>();
    for (const [selector, found] of declared)
      if (
        [":root", "[data-room]", `[data-room="${room}"]`].some((known) => selector.split(/,\s*/).includes(known)) ||
        (more && selector.includes('[data-contrast="more"]'))
      )
        for (const [name, value] of found) properties.set(name, value);
    const value = (text: string): string => {
      const [, call, inside = ""] = /^([a-z-]+)\((.*)\)$/s.exec(text.trim()) ?? [];
      const parts = splitAtCommas(inside);
      if (call === "var") return value(properties.get(inside.slice(2)) ?? "");
      if (call === "light-dark") return value(parts[dark ? 1 : 0]!);
      if (call === "color-mix") {
        const [, color, percent] = /^(.*) (\d+)%$/s.exec(parts[1]!)!;
        return mixed(value(color!), value(parts[2]!), Number(percent) / 100);
      }
      return text.trim();
    };
    return (name) => value(`var(--${name})`);
  };
}

/** @param share of the first color */
function mixed(one: string, other: string, share: number): string {
  const part = (color: string, at: number) => parseInt(color.slice(at, at + 2), 16);
  const both = [1, 3, 5].map((at) => Math.round(part(one, at) * share + part(other, at) * (1 - share)));
  return `#${both.map((it) => it.toString(16).padStart(2, "0")).join("")}`;
}

const THEMES = [
  { name: "light", color: theme(false, false), column: 0 },
  { name: "dark", color: theme(false, true), column: 1 },
  { name: "high contrast, light", color: theme(true, false), column: 2 },
  { name: "high contrast, dark", color: theme(true, true), column: 3 },
];

test("no theme is without a puzzle", () => {
  const rooms = declared.flatMap(([selector]) => [...selector.matchAll(/\[data-room="(\w+)"\]/g)].map(([, room]) => room));
  expect(ROOMS).toEqual(expect.arrayContaining(rooms));
});

type Pair = readonly [words: readonly string[], grounds: readonly string[], least: readonly number[]];

/** Text colors, their grounds, and the least contrast in the worst room: light, dark, high contrast light and dark. */
const TEXTS: readonly Pair[] = [
  [["ink"], ["page", "surface"], [12.8, 13.7, 21, 21]],
  [["ink2"], ["page", "surface", "sunk"], [5.1, 7.1, 12.5, 13.7]],
  [["accent"], ["page", "surface"], [5.5, 8.2, 10.4, 13]],
  [["accent"], ["tint"], [4.6, 6.7, 8.4, 10]],
  [["onaccent"], ["accent"], [6.3, 9.5, 10.4, 13]],
  [["good", "bad"], ["surface"], [6.3, 7.6, 9.6, 10.9]],
  [["ink2", "hint"], ["hintsoft"], [6.1, 6.2, 9.3, 11.6]],
  [["hint"], ["hintfill"], [5.5, 5.8, 7.7, 8.1]],
  [["ink"], ["sheet", "given"], [13.4, 12.2, 16.8, 15.1]],
  [["entry"], ["sheet", "given"], [6.2, 7.7, 7.8, 9.2]],
  [["note"], ["sheet"], [5.8, 7.2, 12.6, 15.4]],
  [["bad"], ["sheet"], [6.3, 7.7, 9.6, 10.9]],
  [["ink"], ["sunk", "bed", "wood", "hintfill"], [9, 7, 12, 10.8]],
  [["bad", "good"], ["page"], [5, 7, 9, 10]],
  [
    ["ink", "entry", "note", "bad"],
    ["tint-2", "tint-3", "tint-4", "tint-6", "tint-7", "tint-8"],
    [4.5, 4.5, 7, 7],
  ],
];

/** Colors of parts that have to be seen, and their grounds. */
const PARTS: readonly Pair[] = [
  [["control"], ["page", "surface"], [3, 3, 21, 21]],
  [["focus"], ["page", "surface"], [5.4, 10.8, 6.3, 13.6]],
  [["gridstrong"], ["sheet"], [7, 5.9, 21, 21]],
  [
    ["focus", "accent"],
    ["sheet", "wood", "bed"],
    [3, 3, 4.5, 4.5],
  ],
  [
    ["bad", "hint"],
    ["sheet", "given"],
    [3, 3, 4.5, 4.5],
  ],
  [["hint"], ["hintsoft", "hintfill"], [3, 3, 4.5, 4.5]],
  [["greensign"], ["green"], [3, 3, 3, 3]],
];

describe.each(THEMES)("in the theme $name", ({ color, column }) => {
  const worst = (one: string, other: string) => Math.min(...ROOMS.map((room) => contrast(color(room)(one), color(room)(other))));

  test.each([
    { what: "texts can be read", pairs: TEXTS, wanted: [4.5, 4.5, 7, 7] },
    { what: "parts can be seen", pairs: PARTS, wanted: [3, 3, 3, 3] },
  ])("$what", ({ pairs, wanted }) => {
    for (const [words, grounds, least] of pairs)
      for (const word of words)
        for (const ground of grounds) {
          const seen = worst(word, ground);
          expect(seen, `${word} on ${ground}`).toBeGreaterThanOrEqual(wanted[column]!);
          expect(seen, `${word} on ${ground}`).toBeGreaterThanOrEqual(least[column]! - 0.05);
        }
  });
});

const NAMES = ["glaze", "okabe-ito", "contrast", "paper"] as const;
type Name = (typeof NAMES)[number];
type Part = "hue" | "rim" | "cut" | "on" | "edge";

/** A color of each of the eight hues of a palette. */
function palette(name: Name, what: Part): string[] {
  const found = colors(name);
  return [1, 2, 3, 4, 5, 6, 7, 8].map((i) => found[`${what}-${i}`]!);
}

test("the palettes are these, and the standard holds where none is chosen", () => {
  expect(Object.keys(PALETTES)).toEqual([...NAMES]);
  expect(NAMES.filter((name) => sheet(name).startsWith(":root, "))).toEqual([STANDARD]);
});

test("pieces lie on the wood and the bed of the theme", () => {
  for (const [name, dark] of [
    ["light", false],
    ["dark", true],
  ] as const)
    expect(GROUNDS[name]).toEqual(["wood", "bed"].map(theme(false, dark)("paletto")));
});

describe.each(NAMES)("the palette %s", (name) => {
  const on = palette(name, "on");

  test("can be written on", () => {
    palette(name, "hue").forEach((hue, i) => expect(contrast(hue, on[i]!), `${i + 1}`).toBeGreaterThanOrEqual(name === "contrast" ? 7 : 4.5));
  });

  test("has rims that are seen on a board, signs that are seen on a face, and outlines in the dark", () => {
    const [rims, cuts, edges] = [palette(name, "rim"), palette(name, "cut"), palette(name, "edge")];
    const least = (color: string, grounds: readonly string[]) => Math.min(...grounds.map((ground) => contrast(color, ground)));
    palette(name, "hue").forEach((hue, i) => {
      expect(least(rims[i]!, GROUNDS.light), `rim ${i + 1}`).toBeGreaterThanOrEqual(SEEN.rim);
      expect(contrast(cuts[i]!, hue), `cut ${i + 1}`).toBeGreaterThanOrEqual(SEEN.cut);
      const [, edge = hue] = /^light-dark\(transparent, (#\w+)\)$/.exec(edges[i]!) ?? [];
      expect(least(edge, GROUNDS.dark), `edge ${i + 1}`).toBeGreaterThanOrEqual(SEEN.edge);
    });
  });
});

test.each([
  ["rim-1", "#171b27"],
  ["rim-2", "#8a7629"],
  ["cut-1", "#6c717d"],
  ["cut-5", "#888071"],
  ["cut-8", "#7b494e"],
  ["on-3", "#14100c"],
  ["edge-1", "light-dark(transparent, #838791)"],
  ["edge-2", "transparent"],
])("the standard's %s is %s", (name, color) => {
  expect(colors(STANDARD)[name]).toBe(color);
});

/** The least difference of two hues: normal, protan, deutan, tritan, gray. Hues are the same in every theme; the table is in docs/decisions/0018. */
const MEASURED: readonly (readonly [name: Name, least: readonly number[]])[] = [
  ["okabe-ito", [21.7, 12.2, 11.6, 10.9, 0.6]],
  ["glaze", [22.0, 14.8, 13.4, 12.6]],
  ["contrast", [23.3, 21.4, 20.2, 20.7, 2.3]],
  ["paper", [7.6, 7.6, 7.6, 7.6, 7.6]],
];

test.each(MEASURED)("%s is told apart by all kinds of sight", (name, least) => {
  const hues = palette(name, "hue");
  const sights: readonly Sight[] = ["normal", "protan", "deutan", "tritan", "gray"];
  least.forEach((most, i) => expect(closest(hues, sights[i]!), sights[i]).toBeCloseTo(most, 1));
});

test("the six hues of a smaller board are told apart better than any eight", () => {
  const hues = palette("glaze", "hue");
  const six = [1, 3, 5, 6, 7, 8].map((i) => hues[i - 1]!);
  const least = { normal: 22.0, protan: 17.8, deutan: 13.4, tritan: 21.0 };
  for (const [sight, most] of Object.entries(least)) expect(closest(six, sight as Sight), sight).toBeCloseTo(most, 1);
});

test("the difference of colors agrees with the published test data", () => {
  expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(ciede2000([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(ciede2000([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
  expect(ciede2000([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
});

/** The tokens that stand for inks in pictures of the core, which are all on paper. */
const INKS: Readonly<Record<string, string>> = {
  board: "sheet",
  tray: "given",
  line: "grid",
  strong: "gridstrong",
  clue: "ink",
  entry: "entry",
  note: "note",
  conflict: "bad",
  free: "ink2",
  chosen: "hintfill",
  hint: "hint",
  good: "good",
  anchor: "green",
  cover: "across",
  filled: "ink2",
};

test("the core's pictures have the same colors", () => {
  const [light, dark] = [theme(false, false)("sudoku"), theme(false, true)("sudoku")];
  const cases = [...java.matchAll(/case ([A-Z, ]+) -> (?:light \? "(#\w+)" : "(#\w+)"|"(#\w+)")/g)];
  expect(cases.length).toBe(Object.keys(INKS).length);
  for (const [, names = "", one, other, same] of cases) {
    const token = INKS[names.split(",")[0]!.toLowerCase()]!;
    expect([light(token), dark(token)], token).toEqual([one ?? same, other ?? same]);
  }
  const hues = [...(/HUES = \{([^}]*)\}/.exec(java)?.[1] ?? "").matchAll(/#\w{6}/g)].map(([hue]) => hue);
  expect(hues).toEqual(palette("glaze", "hue"));
});
