import { expect, test } from "vitest";
import { NO_EXTRAS, practices, read, written } from "./extras";

test.each([
  [{}, NO_EXTRAS],
  [
    { time: "81234", hints: "3", hinted: "type:r1c1:5", rating: "sudoku:53 Hard, ER 4.4", kind: "Hard", setup: "hard" },
    { ...NO_EXTRAS, time: 81234, hints: 3, hinted: "type:r1c1:5", rated: { start: "sudoku:53", words: ["Hard", "ER 4.4"] }, kind: "Hard", setup: "hard" },
  ],
  [
    { daily: "2026-11-25", pack: "7/12", seats: "person,level3", lights: "analyze,path", helps: "solve,analyze", ended: "yes" },
    { ...NO_EXTRAS, daily: "2026-11-25", pack: "7/12", seats: "person,level3", activeStudies: ["analyze", "path"], helps: ["solve", "analyze"], ended: true },
  ],
  [{ warning: "Odd, too." }, { ...NO_EXTRAS, warning: "Odd, too." }],
])("what earlier versions saved is read and written the same: %o", (saved, extras) => {
  expect(read(saved)).toEqual(extras);
  expect(written(read(saved))).toEqual(saved);
});

test.each([[{ time: "-5", hints: "many", daily: "2026-02-30", rating: "", lights: "" }]])("what cannot be understood is left out: %o", (saved) => {
  expect(read(saved)).toEqual(NO_EXTRAS);
});

test("what another version saved under other names stays", () => {
  expect(written({ ...read({ clock: "red", time: "5" }), time: 7 }, { clock: "red", time: "5" })).toEqual({ clock: "red", time: "7" });
});

test("a technique is practiced where the setup says so", () => {
  expect(practices({ extras: { setup: "practice-x-wing" } })).toBe(true);
  for (const extras of [{}, { setup: "hard" }, { setup: "needs-practice-" }]) expect(practices({ extras })).toBe(false);
});
