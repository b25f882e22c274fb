import { expect, test } from "vitest";
import type { View } from "../engine/protocol";
import { announcement } from "./announcement";

/** @param labels of spots: whole, or a place and what is there */
function view(words: string, ...labels: (string | readonly [place: string, content: string])[]): View {
  const spots = labels.map((label, i) => {
    const parts = typeof label === "string" ? { label } : { label: label.join(", "), place: label[0], content: label[1] };
    return { id: `s${i}`, box: [0, 0, 12, 12], ...parts };
  });
  return { scene: { spots }, status: { over: false, words, kind: "open" } } as unknown as View;
}

const before = view("2 left", ["row 1, column 1", "empty"], ["row 1, column 2", "empty"], "pile, 3 left");
const after = view("1 left", ["row 1, column 1", "tile"], ["row 1, column 2", "empty"], "pile, 2 left");

test("what changed is said, and how the game stands", () => {
  expect(announcement(before, after, "normal")).toBe("Tile, row 1, column 1. Pile, 2 left. 1 left.");
  expect(announcement(before, after, "short")).toBe("1 left.");
});

test("nothing new is not said", () => {
  expect(announcement(before, before, "full")).toBe("");
});

test("not more is said than one wants to hear", () => {
  const many = (word: string) => view(word, ...Array.from({ length: 20 }, (_, i) => `spot ${i} ${word}`));
  expect(announcement(many("a"), many("b"), "normal")).toBe("Spot 0 b. Spot 1 b. B.");
});
