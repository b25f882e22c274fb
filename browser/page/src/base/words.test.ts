import { expect, test } from "vitest";
import { grouped, sentence } from "./words";

test("a sentence has a capital letter and a full stop, once", () => {
  expect(sentence("this does not fit")).toBe("This does not fit.");
  expect(sentence("Done.")).toBe("Done.");
  expect(sentence("Why?")).toBe("Why?");
});

test("numbers are grouped, however long", () => {
  expect(grouped(999)).toBe("999");
  expect(grouped(1000)).toBe("1\u202f000");
  expect(grouped("12345678901234567890123")).toBe("12\u202f345\u202f678\u202f901\u202f234\u202f567\u202f890\u202f123");
});
