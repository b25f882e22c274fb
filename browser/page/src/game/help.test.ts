import { expect, test } from "vitest";
import type { Puzzle } from "../engine/protocol";
import { alone, kindsOfHelp, reveals, saidHelp } from "./help";

const PUZZLE = {
  agents: [],
  studies: [
    { verb: "lamp", title: "Can it be completed?", about: "", live: true, spoiler: false, reveals: true },
    { verb: "grade", title: "How hard is it?", about: "", live: false, spoiler: false, reveals: false },
  ],
  commands: [
    { id: "fill", group: "", words: "Fill in notes", reveals: true },
    { id: "clear", group: "", words: "Clear notes", reveals: false },
    { id: "note-1", group: "Note a digit", words: "1", reveals: true },
    { id: "note-2", group: "Note a digit", words: "2", reveals: true },
  ],
} as unknown as Puzzle;

test.each([
  ["solve", true],
  ["count", true],
  ["watch", true],
  ["review", true],
  ["explain", true],
  ["lamp", true],
  ["fill", true],
  ["grade", false],
  ["clear", false],
  ["view", false],
  ["act", false],
  ["hint", false],
])("%s finds something out: %s", (name, told) => {
  expect(reveals(PUZZLE, name)).toBe(told);
});

test("in a game for several, the rules of a spot are no help", () => {
  expect(reveals({ ...PUZZLE, agents: [{ id: "one", about: "" }] }, "explain")).toBe(false);
});

test("each kind of help has a name, and commands of a group the same", () => {
  expect(kindsOfHelp(PUZZLE, { hints: 2, helps: ["solve", "lamp", "note-1", "note-2", "gone"] })).toEqual([
    "2 hints",
    "Solve",
    "Can it be completed?",
    "Note a digit",
    "gone",
  ]);
  expect(saidHelp(PUZZLE, { hints: 1, helps: ["solve"] })).toBe("1 hint, Solve");
});

test("of an old game no more is claimed than is known", () => {
  expect(saidHelp(PUZZLE, { hints: 0, helps: [] })).toBe("No help");
  expect(saidHelp(PUZZLE, { hints: 0 })).toBe("No hints");
  expect([{ hints: 0 }, { hints: 0, helps: [] }, { hints: 1 }, { hints: 0, helps: ["solve"] }].map(alone)).toEqual([true, true, false, false]);
});
