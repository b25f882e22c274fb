import type { TemplateResult } from "lit";
import { expect, test, vi } from "vitest";
import type { Piece, Scene } from "../engine/protocol";
import { placed } from "../engine/sentence";
import { coloredText } from "./colored-text";

vi.mock("../base/settings", () => ({ settings: { of: () => "western" } }));

const D: Piece = { ink: "hue-4", text: "D", count: 2 };
const TAKE = placed("Take color D.", [[11, 12, "D"]]);
const SCENE = { parts: [{ part: "tray-1", box: [0, 0, 1, 1], pieces: [D] }] } as unknown as Scene;

test("a color that is on a tray is shown, another one is named", () => {
  const said = placed("Take more pieces of color D or color X, from row 1, column 2.", [
    [26, 27, "D"],
    [37, 38, "X"],
    [45, 60, "r1c2"],
  ]);
  const words = coloredText(said, SCENE);
  expect(words.map((word) => (typeof word === "string" ? word : written(word).startsWith("<bdi>") ? written(word) : "(shown)"))).toEqual([
    "Take more pieces of color ",
    "(shown)",
    " or color ",
    "X",
    ", from ",
    "<bdi>R1C2</bdi>",
    ".",
  ]);
});

test("where a piece is shown its letter is for ears, and none is drawn on it", () => {
  const [, shown] = coloredText(TAKE, SCENE);
  expect(written(shown)).toMatch(/^<span class="unseen">D<\/span>/);
  const [, piece] = (shown as TemplateResult).values;
  expect(JSON.stringify(piece)).toContain('"kind":"glyph"');
  expect(JSON.stringify(piece)).not.toContain('"text":"D"');
});

test("colors are letters or digits, on any tray, at the beginning of a sentence too", () => {
  const seven: Piece = { ink: "hue-7", text: "7", count: 1 };
  const scene = { parts: [...SCENE.parts!, { part: "pile", box: [0, 0, 1, 1], pieces: [seven] }] } as unknown as Scene;
  const said = placed("Color 7 and color D.", [
    [6, 7, "7"],
    [18, 19, "D"],
  ]);
  const words = coloredText(said, scene);
  expect(words.map((word) => (typeof word === "string" ? word : "(shown)"))).toEqual(["Color ", "(shown)", " and color ", "(shown)", "."]);
});

/** The output of a template with its parts. */
function written(part: unknown): string {
  if (Array.isArray(part)) return part.map(written).join("");
  if (typeof part !== "object" || part === null || !("strings" in part)) return String(part);
  const { strings, values } = part as TemplateResult;
  return strings.map((text, i) => text + (i < values.length ? written(values[i]) : "")).join("");
}

test("digits are no colors, and where nothing lies a color is named", () => {
  const seven: Piece = { ink: "hue-7", text: "7", count: 1 };
  const scene = { parts: [{ part: "pile", box: [0, 0, 1, 1], pieces: [seven] }] } as unknown as Scene;
  expect(coloredText(placed("two 7s", [[4, 5, 7]]), scene)).toEqual(["two ", "7", "s"]);
  expect(coloredText("color 7 in r1c3", scene)).toEqual(["color 7 in r1c3"]);
  expect(coloredText(TAKE)).toEqual(["Take color ", "D", "."]);
});
