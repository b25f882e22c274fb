import { expect, test, vi } from "vitest";

vi.hoisted(() => Object.defineProperty(globalThis, "navigator", { value: { languages: ["en-US"], language: "en-US" }, configurable: true }));
import { relativeTime, timeLeft } from "./relative-time";

const NOW = new Date(2026, 4, 20, 15, 30).getTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [NOW - 3_000, "just now"],
  [NOW + 3_000, "just now"],
  [NOW - MINUTE + 1, "just now"],
  [NOW - MINUTE, "1 minute ago"],
  [NOW - 2.9 * MINUTE, "2 minutes ago"],
  [NOW - HOUR + 1, "59 minutes ago"],
  [NOW - HOUR, "1 hour ago"],
  [NOW - 15.5 * HOUR, "15 hours ago"],
  [NOW - 6 * 24 * HOUR, "6 days ago"],
  [NOW - 7 * 24 * HOUR, "May 13, 2026"],
  [NOW - 59 * MINUTE, "59 minutes ago"],
  [NOW - 2.5 * HOUR, "2 hours ago"],
  [NOW - 16 * HOUR, "yesterday"],
  [NOW - 3 * 24 * HOUR, "3 days ago"],
  [NOW - 19 * 24 * HOUR, "May 1, 2026"],
])("%d is %s", (then, words) => {
  expect(relativeTime(then, NOW)).toBe(words);
});

test.each([
  [0, ""],
  [NOW - 1, ""],
  [NOW + 1_000, "in 1 minute"],
  [NOW + 59 * MINUTE, "in 59 minutes"],
  [NOW + 23.9 * HOUR, "in 23 hours"],
  [NOW + 71 * HOUR, "in 2 days"],
])("the time until %d is %s", (due, words) => {
  expect(timeLeft(due, NOW)).toBe(words);
});
