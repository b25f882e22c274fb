import { expect, test } from "vitest";
import type { Puzzle } from "../engine/protocol";
import { inOrder, kindAgainst, kindOf, kindOfSize, levelOf, setupOf } from "./kinds";

const preset = (setup: string, label: string) => ({ setup, label, words: label });

const grouped = (presets: object[], specials: object[]) => ({ presets, groups: [{ setups: presets }, { setups: specials }] }) as unknown as Puzzle;

const SIZES = grouped([preset("6x6", "6 × 6")], [preset("6x6-trap", "6 × 6, trap")]);
const LEVELS = grouped([preset("easy", "easy"), preset("hard", "hard")], [preset("practice-x-wing", "practice: X-wing")]);

test("the kind of a game is the label of its setup, else the setup", () => {
  expect(kindOf(LEVELS, "hard")).toBe("Hard");
  expect(kindOf(SIZES, "6x6-trap")).toBe("6 × 6, trap");
  expect(kindOf(LEVELS, "practice-x-wing")).toBe("Practice: X-wing");
  expect(kindOf(LEVELS, "hard,half-turn")).toBe("Hard");
  expect(kindOf(LEVELS, "clues-22")).toBe("Clues-22");
});

test("a setup of several words has those of others", () => {
  const kinds = grouped([preset("6x6,easy", "6 × 6, easy"), preset("x,medium", "X, medium")], [preset("killer", "killer")]);
  expect(kindOf(kinds, "6x6,x,easy")).toBe("6 × 6, X, easy");
  expect(kindOf(kinds, "6x6,killer,medium")).toBe("6 × 6, killer, medium");
  expect(kindOf(kinds, "6x6,windoku")).toBe("6x6,windoku");
  expect(kindOf(grouped([preset("6x6,easy", "6 × 6、やさしい"), preset("x", "対角線")], []), "6x6,x,easy")).toBe("6 × 6、対角線、やさしい");
});

test("a setup is found again by its kind, also of a game against a computer player", () => {
  expect(setupOf(LEVELS, "Hard")).toBe("hard");
  expect(setupOf(SIZES, "6 × 6, level 4")).toBe("6x6");
  expect(setupOf(LEVELS, "Practice: X-wing")).toBe("practice-x-wing");
  expect(setupOf(grouped([preset("singles", "easy"), preset("easy", "easy, too")], []), "Easy")).toBe("easy");
  expect(setupOf(LEVELS, "Extreme")).toBeUndefined();
});

test("a size is a kind only where games have several", () => {
  expect(kindOfSize(SIZES, 7, 7)).toBe("7 × 7");
  expect(kindOfSize(LEVELS, 8, 8)).toBe("");
  expect(kindOfSize(grouped([preset("easy", "easy"), preset("10x10", "10 × 10")], []), 7, 7)).toBe("7 × 7");
  expect(kindOfSize(grouped([preset("trap", "trap of 6 × 6")], []), 7, 7)).toBe("");
});

test("a game against a computer player has its level", () => {
  expect(kindAgainst("6 × 6", "level8")).toBe("6 × 6, level 8");
  expect(kindAgainst("6 × 6, level 2", "level3")).toBe("6 × 6, level 3");
  expect(kindAgainst("6 × 6", "greedy")).toBe("6 × 6");
  expect(kindAgainst("Hard", undefined)).toBe("Hard");
  expect(kindAgainst("6 × 6", "level10")).toBe("6 × 6, level 10");
  expect(kindAgainst("6 × 6", "sublevel3")).toBe("6 × 6");
  expect(kindAgainst("6 × 6", "level3b")).toBe("6 × 6");
  expect(kindAgainst("", "level3")).toBe("");
  expect(levelOf("6 × 6, level 10")).toBe(10);
  expect(levelOf("8 × 8")).toBe(0);
  expect(levelOf("6 × 6, level 100")).toBe(0);
  expect(levelOf("6 × 6, level x5")).toBe(0);
  expect(levelOf("12345678")).toBe(0);
});

test("kinds come from the easiest to the hardest: by levels, by the given order, by their numbers", () => {
  const levels = ["8 × 8, level 1", "4 × 4, level 10", "6 × 6, level 2"];
  expect(inOrder(levels, [])).toEqual(["8 × 8, level 1", "6 × 6, level 2", "4 × 4, level 10"]);
  expect(inOrder(["Extreme", "Hard", "Easy", "Clues-22"], ["Easy", "Hard", "Hard", "Extreme"])).toEqual(["Easy", "Hard", "Extreme", "Clues-22"]);
  expect(inOrder(["10 × 10", "7 × 7"], [])).toEqual(["7 × 7", "10 × 10"]);
});
