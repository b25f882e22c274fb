import { expect, test } from "vitest";
import { dated, firstWeekday, grouped, plural } from "./language";

test("numbers are grouped, however long", () => {
  expect(grouped(999)).toBe("999");
  expect(grouped(1000)).toBe("1\u202f000");
  expect(grouped("12345678901234567890123")).toBe("12\u202f345\u202f678\u202f901\u202f234\u202f567\u202f890\u202f123");
  expect(grouped(4.5)).toBe("4.5");
});

test("a number has the form of a sentence that it wants", () => {
  const days = (count: number) => plural(count, { one: "one day", other: "days" });
  expect([0, 1, 2, 21].map(days)).toEqual(["days", "one day", "days", "days"]);
});

test("dates are written as the reader writes them", () => {
  expect(dated(Date.UTC(2026, 10, 22), { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" })).toBe("Sunday, November 22");
});

test("a week begins as it does where the reader is", () => {
  expect(["en-US", "en-GB", "de-DE", "ar-EG"].map(firstWeekday)).toEqual([6, 0, 0, 5]);
});
