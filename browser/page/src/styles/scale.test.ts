import { expect, test } from "vitest";

/*
 * Spaces between parts, and their corners, are those of one scale, the custom properties in tokens.css; sizes of type are those that
 * there are. What is another length says so here.
 */

const SHEETS = import.meta.glob<string>("../**/*.css", { query: "?raw", import: "default", eager: true });

/** Sizes of type, in rem: the fewer the better. */
const TYPE: readonly number[] = [
  0, 0.6875, 0.75, 0.8125, 0.85, 0.875, 0.9375, 1, 1.0625, 1.125, 1.15, 1.1875, 1.25, 1.3125, 1.375, 1.4375, 1.5, 1.5625, 1.75, 1.875, 2, 2.25, 2.375, 2.5,
  2.75, 3.5, 5.25,
];

/** Spaces off the scale, in pixels: the width of a line, of a lip, and of half the grip of a slider. */
const FINE: readonly number[] = [1, 3, 9];

/** From here on a length is no space, but leaves room for something: a button, a bar below. */
const ROOM = 1.5;

/** Corners below the scale, of what is smaller than a control, in pixels. */
const LEAST_CORNER = 8;

const SPACE = /^(?:(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?)$/;
const CORNER = /^border-(?:[a-z]+-[a-z]+-)?radius$/;

const pixels = (number: string, unit: string) => Math.abs(Number(number)) * (unit === "rem" ? 16 : 1);

/** The declarations of a style sheet whose lengths are off the scale. */
function off(css: string): string[] {
  const bare = css.replace(/\/\*.*?\*\//gs, "");
  return [...bare.matchAll(/(?<![\w-])([a-z-]+):\s*([^;{}]+);/g)].flatMap(([, property = "", value = ""]) => {
    const lengths = [...value.matchAll(/(?<![\w.-])(-?\d*\.?\d+)(px|rem)\b/g)].map(([, number = "", unit = ""]) => ({ number, unit }));
    const bad = lengths.some(({ number, unit }, i) => {
      const size = pixels(number, unit);
      if (SPACE.test(property)) return unit === "px" ? !FINE.includes(size) : size < ROOM * 16;
      if (CORNER.test(property)) return size >= LEAST_CORNER;
      if (property === "font-size" || (property === "font" && i === 0)) return unit === "rem" && !TYPE.includes(Number(number));
      return false;
    });
    return bad ? [`${property}: ${value.trim()}`] : [];
  });
}

test("spaces, corners and sizes of type are those of the scale", () => {
  const found = Object.entries(SHEETS).flatMap(([path, css]) => off(css).map((one) => `${path}: ${one}`));
  expect(found, "take the custom properties of tokens.css").toEqual([]);
});

test.each([
  ["a { gap: var(--space-1) 0 }", []],
  ["a { gap: 6px; }", ["gap: 6px"]],
  ["a { margin: 0 calc(-1 * var(--space-2)) -0.75rem; }", ["margin: 0 calc(-1 * var(--space-2)) -0.75rem"]],
  ["a { padding-inline-end: 2.25rem; margin: 1px; }", []],
  ["a { border-radius: 8px; border-start-end-radius: 0.75rem; }", ["border-radius: 8px", "border-start-end-radius: 0.75rem"]],
  ["a { border-radius: 50%; border-radius: var(--round); }", []],
  ["a { font-size: 0.9rem; font: 600 0.875rem / 1.1rem var(--text); }", ["font-size: 0.9rem"]],
])("%s", (css, expected) => {
  expect(off(css)).toEqual(expected);
});
