import { afterEach, expect, test } from "vitest";
import { dayOf, isDay, monthBeside, monthOf, named, numberOf, plus, weekdayOf, weekOf } from "./days";

declare const process: { readonly env: Record<string, string | undefined> };

const ZONE = process.env["TZ"];

afterEach(() => {
  process.env["TZ"] = ZONE;
});

// Zones whose clocks change at midnight, which are far from Greenwich, or which left out a day.
const ZONES = [
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "America/Havana",
  "America/Sao_Paulo",
  "Asia/Beirut",
  "Pacific/Apia",
  "Pacific/Kiritimati",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
];

test.each(ZONES)("every moment of a year in %s has the day of its clock, and days follow each other", (zone) => {
  process.env["TZ"] = zone;
  for (const year of [2018, 2026]) {
    let last = dayOf(new Date(year, 0, 1, 12));
    for (let moment = new Date(year, 0, 1, 12).getTime(), i = 0; i < 365 * 24; i++, moment += 3_600_000) {
      const day = dayOf(new Date(moment));
      const date = new Date(moment);
      expect([date.getFullYear(), date.getMonth() + 1, date.getDate()]).toEqual(day.split("-").map(Number));
      if (day === last) continue;
      expect(plus(last, 1)).toBe(day);
      expect(numberOf(day) - numberOf(last)).toBe(1);
      last = day;
    }
  }
});

test("the clock at both ends of a day is on it", () => {
  process.env["TZ"] = "America/New_York";
  expect(dayOf(new Date(2026, 10, 22, 0, 0, 1))).toBe("2026-11-22");
  expect(dayOf(new Date(2026, 10, 22, 23, 59, 59))).toBe("2026-11-22");
});

test("weeks begin where the reader lets them, months have their days", () => {
  expect(weekdayOf("2026-11-22")).toBe(6);
  expect(weekdayOf("1969-12-29")).toBe(0);
  expect(weekOf("2026-11-22", 0)).toEqual(["16", "17", "18", "19", "20", "21", "22"].map((date) => `2026-11-${date}`));
  expect(weekOf("2026-11-22", 6)[0]).toBe("2026-11-22");
  expect(monthOf("2028-02-10")).toHaveLength(29);
  expect(monthBeside("2026-12-31", 1)).toBe("2027-01-01");
  expect(monthBeside("2026-01-31", -1)).toBe("2025-12-01");
});

test("only days are days", () => {
  expect(["2026-11-22", "2028-02-29"].every(isDay)).toBe(true);
  expect(["2026-02-29", "2026-1-1", "x", 7, undefined].some(isDay)).toBe(false);
});

test("a day has a name in every zone", () => {
  for (const zone of ZONES) {
    process.env["TZ"] = zone;
    expect(named("2026-11-22", { weekday: "long", day: "numeric", month: "long" })).toBe("Sunday, November 22");
  }
});
