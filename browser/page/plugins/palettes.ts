import type { Plugin } from "vite";
import { contrast } from "../src/styles/color-vision.ts";
import { PALETTES, STANDARD } from "../src/styles/palettes.ts";

/** The style sheets of palettes: the standard one's, and that of the others. */
const SHEETS: Readonly<Record<string, readonly string[]>> = {
  "virtual:palette.css": [STANDARD],
  "virtual:palettes-more.css": Object.keys(PALETTES).filter((name) => name !== STANDARD),
};

/** The style sheet of inks that are the same with every palette. */
const PLAIN = "virtual:inks.css";

/** The grounds of pieces: wood and bed, light and dark. */
export const GROUNDS = { light: ["#ead7b5", "#ddd3c4"], dark: ["#4b392b", "#2e2823"] } as const;

/** Signs are cut so deep, and rims and outlines stand out from their grounds so much. */
export const SEEN = { cut: 3.2, rim: 3, edge: 3 } as const;

/** Makes the style sheets of palettes, with rims, engraved signs and outlines computed from the hues. */
export function palettes(): Plugin {
  return {
    name: "palettes",
    resolveId: (id) => (id in SHEETS || id === PLAIN ? `/${id}` : undefined),
    load: (id) => {
      if (id === `/${PLAIN}`) return `@layer tokens { ${plainInks()} }`;
      const names = SHEETS[id.slice(1)];
      return names && `@layer tokens { ${names.map(sheet).join("\n")} ${names.includes(STANDARD) ? inks() : ""} }`;
    },
  };
}

/** The style sheet of a palette. */
export function sheet(name: string): string {
  const selector = `${name === STANDARD ? ":root, " : ""}[data-palette="${name}"]`;
  return `${selector} { ${Object.entries(colors(name))
    .map(([property, color]) => `--${property}: ${color};`)
    .join(" ")} }`;
}

/** Inks of one color: the custom property of what they paint, and of what is written on it. */
const INKS: Readonly<Record<string, readonly [paint: string, on?: string]>> = {
  board: ["sheet"],
  tray: ["given"],
  line: ["grid"],
  strong: ["gridstrong"],
  clue: ["ink"],
  words: ["ink"],
  entry: ["entry"],
  note: ["note"],
  free: ["accent"],
  chosen: ["hintfill"],
  hint: ["hint"],
  conflict: ["bad", "onaccent"],
  bad: ["bad", "onaccent"],
  good: ["good", "onaccent"],
  filled: ["ink2", "surface"],
  same: ["accent", "onaccent"],
};

/** Hues with a soft shade of their own, for grounds. */
const SOFT: readonly number[] = [2, 3, 4, 6, 7, 8];

/** The styles of inks of one color, and of the soft shades of hues. */
export function plainInks(): string {
  const plain = Object.entries(INKS).map(([ink, [paint, on]]) => `.ink-${ink} { --paint: var(--${paint}); ${on ? `--on: var(--${on});` : ""} }`);
  const soft = SOFT.map((hue) => `.ink-hue-${hue} { --soft: var(--tint-${hue}); }`);
  return [...plain, ...soft, ".ink-wells { --paint: url(#wells); }", ".ink-bed { --paint: none; }"].join("\n");
}

/** The styles of each hue, whose colors a palette chooses. */
export function inks(): string {
  const ink = (hue: number) =>
    `.ink-hue-${hue} { --paint: var(--hue-${hue}); --rim: var(--outline, var(--rim-${hue})); --cut: var(--cut-${hue}); --on: var(--on-${hue}); --edge: var(--outline, var(--edge-${hue}, none)); }`;
  return PALETTES[STANDARD]!.paints.map((_, i) => ink(i + 1)).join("\n");
}

/** The custom properties of a palette. */
export function colors(name: string): Readonly<Record<string, string>> {
  const { paints, on } = PALETTES[name]!;
  const parts = paints.map((hue, i): [string, string][] => {
    const sign = on[i] === "#ffffff" ? "#ffffff" : "#140d08";
    const edge = toward(hue, "#ffffff", 0, seenOn(GROUNDS.dark, SEEN.edge));
    return [
      [`hue-${i + 1}`, hue],
      [`rim-${i + 1}`, toward(hue, "#120c08", 30, seenOn(GROUNDS.light, SEEN.rim))],
      [`cut-${i + 1}`, toward(hue, sign, 0, seenOn([hue], SEEN.cut))],
      [`on-${i + 1}`, on[i]!],
      [`edge-${i + 1}`, edge === hue ? "transparent" : `light-dark(transparent, ${edge})`],
    ];
  });
  return Object.fromEntries(parts.flat());
}

function seenOn(grounds: readonly string[], least: number): (color: string) => boolean {
  return (color) => grounds.every((ground) => contrast(color, ground) >= least);
}

/** The first color on the way from one to another, a hundredth at a time from `least` on, that is good. */
function toward(from: string, to: string, least: number, good: (color: string) => boolean): string {
  for (let percent = least; percent <= 100; percent++) {
    const color = mixed(to, from, percent / 100);
    if (good(color)) return color;
  }
  throw new Error(`none from ${from} to ${to}`);
}

/** @param share of the first color */
function mixed(one: string, other: string, share: number): string {
  const part = (color: string, at: number) => parseInt(color.slice(at, at + 2), 16);
  const both = [1, 3, 5].map((at) => Math.round(part(one, at) * share + part(other, at) * (1 - share)));
  return `#${both.map((it) => it.toString(16).padStart(2, "0")).join("")}`;
}
