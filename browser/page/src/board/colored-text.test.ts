import type { TemplateResult } from "lit";
import { expect, test } from "vitest";
import type { Piece, Scene } from "../engine/protocol";
import { coloredText } from "./colored-text";

const D: Piece = { ink: "hue-4", text: "D", count: 2 };
const SCENE = { parts: [{ part: "tray-1", box: [0, 0, 1, 1], pieces: [D] }] } as unknown as Scene;

test("a color that is on a tray is shown, another one is named", () => {
  const words = coloredText("Take more pieces of color D or color X, from row 1, column 2.", SCENE);
  expect(words.map((word) => (typeof word === "string" ? word : "(shown)"))).toEqual([
    "Take more pieces of color ",
    "(shown)",
    " or color ",
    "X",
    ", from R1C2.",
  ]);
});

test("where a piece is shown its letter is for ears, and none is drawn on it", () => {
  const [, shown] = coloredText("Take color D.", SCENE);
  expect(written(shown)).toMatch(/^<span class="unseen">D<\/span>/);
  const [, piece] = (shown as TemplateResult).values;
  expect(JSON.stringify(piece)).toContain('"kind":"glyph"');
  expect(JSON.stringify(piece)).not.toContain('"text":"D"');
});

test("colors are letters or digits, on any tray, at the beginning of a sentence too", () => {
  const seven: Piece = { ink: "hue-7", text: "7", count: 1 };
  const scene = { parts: [...SCENE.parts!, { part: "pile", box: [0, 0, 1, 1], pieces: [seven] }] } as unknown as Scene;
  const words = coloredText("Color 7 and color D.", scene);
  expect(words.map((word) => (typeof word === "string" ? word : "(shown)"))).toEqual(["Color ", "(shown)", " and color ", "(shown)", "."]);
});

/** The output of a template with its parts. */
function written(part: unknown): string {
  if (Array.isArray(part)) return part.map(written).join("");
  if (typeof part !== "object" || part === null || !("strings" in part)) return String(part);
  const { strings, values } = part as TemplateResult;
  return strings.map((text, i) => text + (i < values.length ? written(values[i]) : "")).join("");
}

test("what is told of no color is one piece of text", () => {
  expect(coloredText("Two 5s in r1c3 and r1c9.", SCENE)).toEqual(["Two 5s in R1C3 and R1C9."]);
});
