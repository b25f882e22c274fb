import { expect, test } from "vitest";
import { addressed, beginning, capitalized, full, joined, placed, plain, reworded, told } from "./sentence";

const CELL = { text: "row 1, column 2", value: "r1c2" };
const COLOR = { text: "D", value: "D" };
const SAID = placed("row 1, column 2 is color D", [
  [0, 15, "r1c2"],
  [25, 26, "D"],
]);

test("a text with spans is words and places, and one without is the text", () => {
  expect(SAID).toEqual([CELL, " is color ", COLOR]);
  expect(placed("only 5 fits", [[5, 6, 5]])).toEqual(["only ", { text: "5", value: 5 }, " fits"]);
  expect(placed("nothing fits", [])).toBe("nothing fits");
  expect(plain(SAID)).toBe("row 1, column 2 is color D");
});

test("an answer tells the first of its fields that says something", () => {
  const answer = { caption: "", line: "row 1, column 2", lineSpans: [[0, 15, "r1c2"] as const], without: "stopped" };
  expect(told(answer, "caption", "line", "without")).toEqual([CELL]);
  expect(told(answer, "without")).toBe("stopped");
  expect(told(answer, "caption")).toBe("");
});

test("a sentence has a capital letter and a full stop, once", () => {
  expect(plain(full(SAID))).toBe("Row 1, column 2 is color D.");
  expect(full(SAID)).toEqual([{ ...CELL, text: "Row 1, column 2" }, " is color ", COLOR, "."]);
  expect(full(placed("Is it D?", [[6, 7, "D"]]))).toEqual(["Is it ", COLOR, "?"]);
  expect(full("stopped")).toBe("Stopped.");
  expect(full("")).toBe("");
  expect(capitalized("stopped")).toBe("Stopped");
});

test("several are joined, without empty ones", () => {
  expect(joined(["Done.", "", SAID])).toEqual(["Done.", " ", CELL, " is color ", COLOR]);
  expect(joined(["Done.", "Next."])).toBe("Done. Next.");
  expect(joined([])).toBe("");
});

test("words are replaced between places, not in them", () => {
  expect(reworded(SAID, (words) => words.replace("column", "?").replace("is", "has"))).toEqual([CELL, " has color ", COLOR]);
});

test("a place is cut to words", () => {
  expect(beginning(SAID, 26)).toEqual(SAID);
  expect(beginning(SAID, 18)).toEqual([CELL, " is"]);
  expect(beginning(SAID, 5)).toBe("row 1");
  expect(beginning("stopped", 4)).toBe("stop");
});

test("players are called by their names, and who reads is spoken to", () => {
  const won = placed("Spieler 2 hat die 3 genommen.", [
    [0, 9, "player 2"],
    [10, 13, "player 2:hast"],
    [18, 19, 3],
  ]);
  expect(plain(addressed(won, () => "Ada", "Du"))).toBe("Ada hat die 3 genommen.");
  expect(addressed(won, (player) => ["Ada", "Du"][player]!, "Du")).toEqual(["Du", " ", "hast", " die ", { text: "3", value: 3 }, " genommen."]);
  expect(plain(addressed(placed("A: B", [[1, 1, "player 1: !"]]), () => "Du", "Du"))).toBe("A !: B");
  expect(addressed("Spieler 2", () => "Du", "Du")).toBe("Spieler 2");
});
