import { dated, LANGUAGE } from "../words/language";
import * as words from "#words/home";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The time since something in words: “5 minutes ago”, “yesterday”; after a week the day itself. */
export function relativeTime(then: number, now: number): string {
  const passed = now - then;
  if (passed < MINUTE) return words.now;
  if (passed < 60 * MINUTE) return past(Math.floor(passed / MINUTE), "minute");
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  if (days <= 0) return past(Math.floor(passed / (60 * MINUTE)), "hour");
  if (days < 7) return past(days, "day");
  return dated(then, { day: "numeric", month: "long", year: "numeric" });
}

/** The time until something in words: “in 2 days”; empty where there is none, or it is over. */
export function timeLeft(due: number, now: number): string {
  const left = due - now;
  if (due === 0 || left <= 0) return "";
  const [count, unit]: [number, Intl.RelativeTimeFormatUnit] =
    left >= DAY ? [left / DAY, "day"] : left >= 60 * MINUTE ? [left / (60 * MINUTE), "hour"] : [Math.max(1, left / MINUTE), "minute"];
  return new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "always" }).format(Math.floor(count), unit);
}

function past(count: number, unit: Intl.RelativeTimeFormatUnit): string {
  return new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "auto" }).format(-count, unit);
}

function midnight(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
