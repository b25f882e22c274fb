import { describe, expect, test } from "vitest";
import java from "../../../../core/src/main/java/tilewright/draw/Palette.java?raw";
import palettesCss from "./palettes.css?raw";
import { ciede2000, closest, contrast, type Sight } from "./color-vision";
import tokensCss from "./tokens.css?raw";

/** The custom properties of each selector of a style sheet. */
function blocks(css: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const [, selector = "", body = ""] of css.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    const properties = [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!] as const);
    found.set(selector.trim(), new Map(properties));
  }
  return found;
}

const tokens = blocks(tokensCss);
const palettes = blocks(palettesCss);
const inks = [":root", ':root[data-contrast="more"]'] as const;

/** The color of a name in a theme. */
function theme(more: boolean, dark: boolean): (name: string) => string {
  const colors = new Map([...tokens.get(inks[0])!, ...(more ? tokens.get(inks[1])! : [])]);
  return (name) => {
    const value = colors.get(name) ?? "";
    const pair = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value);
    return (pair ? pair[dark ? 2 : 1] : value)!;
  };
}

const THEMES = [
  { name: "light", color: theme(false, false), text: 4.5 },
  { name: "dark", color: theme(false, true), text: 4.5 },
  { name: "high contrast, light", color: theme(true, false), text: 7 },
  { name: "high contrast, dark", color: theme(true, true), text: 7 },
];

/** What is written, and on what. */
const TEXTS: readonly (readonly [words: readonly string[], grounds: readonly string[]])[] = [
  [["text", "muted", "refused", "good"], ["page", "card"]],
  [["text"], ["press"]],
  [["on-main"], ["main", "main-press"]],
  [["ink-clue", "ink-entry", "ink-note", "ink-conflict", "ink-hint"], ["ink-board", "ink-tray"]],
  [["ink-clue"], ["ink-chosen"]],
  [["hint"], ["hint-soft", "hint-fill", "ink-board"]],
  [["text"], ["hint-soft"]],
];

/** What has to be seen, and on what. Pieces have an outline of ink-strong, therefore they are not here. */
const PARTS: readonly (readonly [parts: readonly string[], grounds: readonly string[]])[] = [
  [["control", "main", "focus"], ["page", "card"]],
  [["focus", "main", "ink-strong", "ink-conflict", "ink-free", "ink-hint", "ink-line"], ["ink-board"]],
  [["ink-strong", "ink-conflict", "ink-free", "ink-hint", "focus"], ["ink-tray", "page"]],
  [["focus-gap"], ["focus"]],
  [["hint"], ["ink-board", "ink-tray", "page"]],
  [["main"], ["hint-soft"]],
];

describe.each(THEMES)("in the theme $name", ({ color, text }) => {
  test("texts can be read", () => {
    for (const [words, grounds] of TEXTS)
      for (const word of words)
        for (const ground of grounds)
          expect(contrast(color(word), color(ground)), `${word} on ${ground}`).toBeGreaterThanOrEqual(text);
  });

  test("parts can be seen", () => {
    for (const [parts, grounds] of PARTS)
      for (const part of parts)
        for (const ground of grounds)
          expect(contrast(color(part), color(ground)), `${part} on ${ground}`).toBeGreaterThanOrEqual(3);
  });
});

const NAMES = ["okabe-ito", "muted", "contrast", "paper"] as const;
type Name = (typeof NAMES)[number];

/** The eight hues of a palette, or what is written on them. */
function palette(name: Name, what: "hue" | "on"): string[] {
  const [, found] = [...palettes].find(([selector]) => selector.includes(`[data-palette="${name}"]`))!;
  return [1, 2, 3, 4, 5, 6, 7, 8].map((i) => found.get(`${what}-${i}`)!);
}

describe.each(NAMES)("the palette %s", (name) => {
  test("can be written on", () => {
    const on = palette(name, "on");
    palette(name, "hue").forEach((hue, i) =>
      expect(contrast(hue, on[i]!), `${i + 1}`).toBeGreaterThanOrEqual(name === "contrast" ? 7 : 4.5),
    );
  });
});

/** As others measured them: normal, protan, deutan, tritan, gray. */
const MEASURED: readonly (readonly [name: Name, least: readonly number[]])[] = [
  ["okabe-ito", [21.7, 12.2, 11.6, 10.9, 0.6]],
  ["muted", [16.1, 11.8, 14.3, 12.3, 1.8]],
];

test.each(MEASURED)("%s is told apart by all kinds of sight, but not without color", (name, least) => {
  const hues = palette(name, "hue");
  (["normal", "protan", "deutan", "tritan", "gray"] as Sight[]).forEach((sight, i) => {
    expect(closest(hues, sight), sight).toBeCloseTo(least[i]!, 1);
    if (sight !== "gray") expect(closest(hues, sight)).toBeGreaterThanOrEqual(10);
  });
});

test("the palette of high contrast is told apart better still", () => {
  const hues = palette("contrast", "hue");
  for (const sight of ["normal", "protan", "deutan", "tritan"] as const)
    expect(closest(hues, sight), sight).toBeGreaterThanOrEqual(20);
});

test("the six hues of a smaller board are told apart better than any eight", () => {
  const hues = palette("okabe-ito", "hue");
  const six = [1, 3, 5, 6, 7, 8].map((i) => hues[i - 1]!);
  for (const sight of ["normal", "protan", "deutan", "tritan"] as const)
    expect(closest(six, sight), sight).toBeGreaterThanOrEqual(12.2);
});

test("the difference of colors agrees with the published test data", () => {
  expect(ciede2000([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 4);
  expect(ciede2000([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 4);
  expect(ciede2000([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(1.2644, 4);
  expect(ciede2000([2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514])).toBeCloseTo(0.9082, 4);
});

test("the core's pictures have the same colors", () => {
  const [light, dark] = [THEMES[0]!.color, THEMES[1]!.color];
  const cases = [...java.matchAll(/case ([A-Z, ]+) -> (?:light \? "(#\w+)" : "(#\w+)"|"(#\w+)")/g)];
  expect(cases.length).toBeGreaterThan(10);
  for (const [, names = "", one, other, same] of cases) {
    const token = `ink-${names.split(",")[0]!.toLowerCase()}`;
    expect([light(token), dark(token)], token).toEqual([one ?? same, other ?? same]);
  }
  const hues = [...(/HUES = \{([^}]*)\}/.exec(java)?.[1] ?? "").matchAll(/#\w{6}/g)].map(([hue]) => hue);
  expect(hues).toEqual(palette("okabe-ito", "hue"));
});
