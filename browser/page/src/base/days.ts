/*
 * Days of the calendar as people count them where they are: yyyy-mm-dd of the local clock. They are compared and counted
 * without times, so that neither a time zone nor a clock that is put forward makes a day longer or shorter.
 */

import { dated, firstWeekday } from "../words/language";

export type Day = string;

const DAY = 86_400_000;
const FORM = /^\d{4}-\d{2}-\d{2}$/;

/** The day that it is here at a moment. */
export function dayOf(moment: Date): Day {
  return text(moment.getFullYear(), moment.getMonth() + 1, moment.getDate());
}

export function isDay(value: unknown): value is Day {
  return typeof value === "string" && FORM.test(value) && plus(value, 0) === value;
}

/** Days since some day: the next one has the next number. */
export function numberOf(day: Day): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return Date.UTC(year, month - 1, date) / DAY;
}

export function plus(day: Day, days: number): Day {
  return new Date((numberOf(day) + days) * DAY).toISOString().slice(0, 10);
}

/** 0 is Monday. */
export function weekdayOf(day: Day): number {
  return (numberOf(day) + 3) % 7;
}

/** The place of a day in its week, from 0, where weeks begin as they do for the reader. */
export function placeInWeek(day: Day, first = firstWeekday()): number {
  return (weekdayOf(day) - first + 7) % 7;
}

/** The seven days of the week of a day. */
export function weekOf(day: Day, first = firstWeekday()): Day[] {
  return Array.from({ length: 7 }, (_, i) => plus(day, i - placeInWeek(day, first)));
}

/** The days of the month of a day. */
export function monthOf(day: Day): Day[] {
  const month = day.slice(0, 7);
  return Array.from({ length: 31 }, (_, i) => plus(`${month}-01`, i)).filter((one) => one.startsWith(month));
}

/** The first day of the month before or after. */
export function monthBeside(day: Day, months: number): Day {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** A day in words, such as Sunday, November 22. */
export function named(day: Day, parts: Intl.DateTimeFormatOptions): string {
  return dated(numberOf(day) * DAY, { ...parts, timeZone: "UTC" });
}

function text(year: number, month: number, date: number): Day {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(date)}`;
}
