import type { Choice } from "../base/settings";
import type { Mark } from "../engine/protocol";

export type Numerals = Choice<"numerals">;

/** Ten digits that follow each other in Unicode. */
const from = (zero: number) => String.fromCharCode(...Array.from({ length: 10 }, (_, digit) => zero + digit));

/** The digits from 0 to 9 of each choice. */
const DIGITS: Readonly<Record<Numerals, string>> = {
  western: from(0x30),
  arabic: from(0x660),
  persian: from(0x6f0),
  devanagari: from(0x966),
  chinese: "〇一二三四五六七八九",
};

/** All of them, and those that are as wide as a Chinese sign, which some keyboards write. */
const ALL: readonly string[] = [...Object.values(DIGITS), from(0xff10)];

/** A text of digits as it is drawn; any other stays as it is. What is drawn is never kept, sent, or read out. */
export function inNumerals(text: string, chosen: Numerals): string {
  const digits = DIGITS[chosen];
  return /^[0-9]+$/.test(text) ? [...text].map((digit) => digits[Number(digit)]).join("") : text;
}

/** Marks with the digits of a Sudoku as they are drawn; numbers and the names of colors stay. */
export function withNumerals(marks: readonly Mark[], chosen: Numerals): readonly Mark[] {
  if (chosen === "western") return marks;
  return marks.map((mark) =>
    "text" in mark && mark.kind !== "share" && !/^(?:words|hue-.*)$/.test(mark.ink) ? { ...mark, text: inNumerals(mark.text, chosen) } : mark,
  );
}

/** Whether a text is of digits that are as wide as they are high. */
export function square(text: string): boolean {
  return text !== "" && [...text].every((digit) => DIGITS.chinese.includes(digit));
}

/** A digit of any of these scripts as 0 to 9; undefined when it is none. */
export function digitOf(key: string): string | undefined {
  const at = ALL.map((digits) => digits.indexOf(key)).find((found) => found >= 0);
  return key.length === 1 && at !== undefined ? String(at) : undefined;
}
