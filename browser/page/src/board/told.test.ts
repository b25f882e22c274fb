import { expect, test } from "vitest";
import type { Piece, Scene } from "../engine/protocol";
import { told } from "./told";

const D: Piece = { ink: "hue-4", text: "D", count: 2 };
const SCENE = { parts: [{ part: "tray-1", box: [0, 0, 1, 1], pieces: [D] }] } as unknown as Scene;

test("a color that is on a tray is shown, another one is named", () => {
  const words = told("Take more pieces of color D or color X, from row 1, column 2.", SCENE);
  expect(words.map((word) => (typeof word === "string" ? word : "(shown)"))).toEqual([
    "Take more pieces of color ", "(shown)", " or color ", "X", ", from R1C2.",
  ]);
});

test("what is told of no color is one piece of text", () => {
  expect(told("Two 5s in r1c3 and r1c9.", SCENE)).toEqual(["Two 5s in R1C3 and R1C9."]);
});
