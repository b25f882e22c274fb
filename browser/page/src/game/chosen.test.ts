import { beforeEach, expect, test } from "vitest";
import { forget } from "../base/store";
import { CATALOG } from "../engine/catalog";
import { levels, rememberSetup, usualSetup } from "./chosen";

const puzzle = (id: string) => CATALOG.find((one) => one.id === id)!;

beforeEach(() => CATALOG.forEach(({ id }) => forget(`setup-${id}`)));

test("at first the standard setup is chosen, or the first one where that is special", () => {
  const usual = { paletto: "6x6", hues: "medium", sudoku: "easy", trominoes: "10" };
  expect(Object.fromEntries(CATALOG.map((one) => [one.id, usualSetup(one)]))).toMatchObject(usual);
});

test("then the one that was chosen last, for each puzzle its own, also one that is typed", () => {
  rememberSetup(puzzle("sudoku"), "clues-30");
  expect(usualSetup(puzzle("sudoku"))).toBe("clues-30");
  expect(usualSetup(puzzle("hues"))).toBe("medium");
});

test("all presets and special ones are offered, each with a sentence", () => {
  for (const one of CATALOG) {
    const setups = levels(one);
    expect(setups.map(({ setup }) => setup)).toEqual(expect.arrayContaining([...one.presets, ...one.specials].map(({ setup }) => setup)));
    for (const { about } of setups) expect(about).toMatch(/^[A-Z0-9].*\.$/);
  }
});
