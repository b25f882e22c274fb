import { expect, test } from "vitest";
import { brief, contentFirst, grouped, places, sentence, summary } from "./words";

test("a sentence has a capital letter and a full stop, once", () => {
  expect(sentence("this does not fit")).toBe("This does not fit.");
  expect(sentence("Done.")).toBe("Done.");
  expect(sentence("Why?")).toBe("Why?");
});

test("names leave out what they all end with behind a comma", () => {
  expect(brief(["4, by chance", "5, by chance"])).toEqual(["4", "5"]);
  expect(brief(["4, old, by chance", "5, new, by chance"])).toEqual(["4, old", "5, new"]);
  expect(brief(["4 by 4, 2 players", "5 by 5, 3 players"])).toEqual(["4 by 4, 2 players", "5 by 5, 3 players"]);
  expect(brief(["only, one"])).toEqual(["only, one"]);
  expect(brief([])).toEqual([]);
});

test("numbers are grouped, however long", () => {
  expect(grouped(999)).toBe("999");
  expect(grouped(1000)).toBe("1\u202f000");
  expect(grouped("12345678901234567890123")).toBe("12\u202f345\u202f678\u202f901\u202f234\u202f567\u202f890\u202f123");
});

test("labels say first what is there", () => {
  expect(contentFirst("row 1, column 2, clue 5, conflicts with row 1, column 4")).toBe(
    "clue 5, conflicts with row 1, column 4, row 1, column 2",
  );
  expect(contentFirst("end the turn")).toBe("end the turn");
});

test("places are counted, and named when one wants it", () => {
  expect(places(["r1c1"], false)).toBe("It can go to 1 place");
  expect(places(["r1c1", "r2c2"], true)).toBe("It can go to 2 places: r1c1, r2c2");
});

test("a spot is summed up by what is said of it as a whole, else by what could be there", () => {
  const line = (about: string, fits: boolean, text: string) => ({ about, fits, text, marks: [] });
  const of = (...lines: ReturnType<typeof line>[]) => summary({ lines, marks: [] });
  expect(of(line("", true, "It can hold 1 and 2."), line("1", true, "x"))).toBe("It can hold 1 and 2.");
  expect(of(line("3", true, "x"), line("4", false, "y"), line("5", true, "z"))).toBe("Possible here: 3, 5.");
  expect(of(line("4", false, "y"))).toBe("Nothing is possible here.");
});
