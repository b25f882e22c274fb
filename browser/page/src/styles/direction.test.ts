import { expect, test } from "vitest";

/*
 * In a language that is written from right to left the page is mirrored, boards and drawings are not. So styles use start and
 * end, and left and right only where something is drawn.
 */

const SHEETS = import.meta.glob<string>("../**/*.css", { query: "?raw", import: "default", eager: true });

/** Rules that have a left and a right in every language. */
const DRAWN: readonly string[] = [
  // A card beside a cell, which the program places by the window's left edge.
  "../panels/about.css: inset: 0 auto auto 0",
  // The light that runs along a button, which looks the same from both sides; it runs as one reads.
  "./controls.css: linear-gradient(90deg",
  // What is refused is shaken on a board, where a sign makes room for its letter.
  "../board/board.css: translateX(",
  "../board/pieces.css: translateX(",
  // The spinning tile of a new game, and the ring of a game that one goes on with, which begins above.
  "../dialogs/new-game.css: rotate(90deg)",
  "../home/home.css: rotate(-90deg)",
  "./page.css: rotate(90deg)",
  // Boards, digits, and what time goes along: in the same order in every language.
  "../board/board.css: direction: ltr",
  "../home/statistics.css: direction: ltr",
  "../panels/after.css: direction: ltr",
  "../panels/history.css: direction: ltr",
  "../theater/theater.css: direction: ltr",
  "./layout.css: direction: ltr",
  "./page.css: direction: ltr",
];

/** Rules of which there is another for who reads from right to left. */
const BOTH: readonly string[] = [
  "../guide/guide.css: rotate(90deg)",
  "../guide/guide.css: rotate(-90deg)",
  "../panels/history.css: scale: -1",
  "./page.css: scale: -1",
  "./controls.css: translate: 1rem",
  "./controls.css: translate: -1rem",
  "./controls.css: background-position",
  "./controls.css: background-position-x",
  "../panels/trays.css: background-position",
  "./layout.css: direction: rtl",
];

const SIDES =
  /(?<![\w-])(?:(?:left|right)\s*:|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|(?:text-align|float|clear)\s*:\s*(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|to (?:left|right)\b|linear-gradient\((?:-?90|-?270)deg|translateX\(|rotate\(-?\d*[1-9]\d*deg\)|translate:\s*(?!none|0)[^\s;]+|scale:\s*-1|background-position(?:-x)?(?=:)|direction:\s*(?:ltr|rtl))/g;

/** The parts of a value, which may be functions. */
function parts(value: string): string[] {
  return value.trim().match(/(?:[^\s()]+\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)|[^\s()]+)+/g) ?? [];
}

/** The rules of a style sheet that use left or right, or have another value for each. */
function sided(css: string): string[] {
  const bare = css.replace(/\/\*.*?\*\//gs, "");
  const named = [...bare.matchAll(SIDES)].map(([found]) => found);
  const four = [...bare.matchAll(/(?<![\w-])(inset|margin|padding|border-width|border-radius):([^;}]+)/g)].filter(([, property, value = ""]) => {
    const [first, second, third, fourth] = parts(value);
    if (property === "border-radius") return second !== undefined && (first !== second || (third ?? first) !== (fourth ?? second));
    return fourth !== undefined && second !== fourth;
  });
  return [...named, ...four.map(([found]) => found.trim())];
}

test("styles have no left and no right but in drawings", () => {
  const found = Object.entries(SHEETS).flatMap(([path, css]) => sided(css).map((one) => `${path}: ${one}`));
  expect([...new Set(found)].sort(), "say start and end").toEqual([...DRAWN, ...BOTH].sort());
});

test.each([
  ["a { margin-left: auto }", ["margin-left"]],
  ["a { inset: 0 0 auto auto; left: 0 }", ["left:", "inset: 0 0 auto auto"]],
  ["a { padding: 1px max(2px, calc(3px + 4px)) 5px 6px; text-align: right }", ["text-align: right", "padding: 1px max(2px, calc(3px + 4px)) 5px 6px"]],
  ["a { border-radius: 4px 0 0 4px }", ["border-radius: 4px 0 0 4px"]],
  ["a { translate: 1rem; transform: translateX(2px) rotate(45deg) }", ["translate: 1rem", "translateX(", "rotate(45deg)"]],
  ["a { translate: 0 1rem; transform: rotate(0) }", []],
  ["a { border-radius: 4px 4px 0 0; margin: 1px 2px; padding: 1px 2px 3px 2px; margin-inline-start: auto; --left: 0 }", []],
])("%s", (css, expected) => {
  expect(sided(css)).toEqual(expected);
});

test("where a rule has another side, there is one for who reads from right to left", () => {
  for (const path of new Set(BOTH.map((rule) => rule.split(": ")[0]!))) expect(SHEETS[path]?.includes("dir(rtl)"), path).toBe(true);
});
