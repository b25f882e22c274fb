import type { GlyphMark } from "../engine/protocol";
import type { KeyedMark } from "./diff";

/** The notes of one cell, drawn as one: those with the same key are in the same cell, and look alike when their texts are equal. */
export type NoteGroup = { readonly key: string; readonly says: string; readonly notes: readonly GlyphMark[] };

/** The length of a cell. */
const CELL = 12;

/** Puts notes that follow each other in the same cell together: a browser draws few shapes far quicker than many texts. */
export function groupedNotes(marks: readonly KeyedMark[]): (KeyedMark | NoteGroup)[] {
  const all: (KeyedMark | NoteGroup)[] = [];
  const counts = new Map<number, number>();
  for (let i = 0; i < marks.length; ) {
    const cell = cellOf(marks[i]!);
    if (cell === undefined) {
      all.push(marks[i++]!);
      continue;
    }
    const first = i;
    while (i < marks.length && cellOf(marks[i]!) === cell) i++;
    const count = counts.get(cell) ?? 0;
    counts.set(cell, count + 1);
    const run = marks.slice(first, i);
    const says = run.map(({ key }) => key).join(" ");
    all.push({ key: `notes ${cell} ${count}`, says, notes: run.map(({ mark }) => mark as GlyphMark) });
  }
  return all;
}

/** A number for the cell of a note of digits on the bare board. */
function cellOf({ mark, piece }: KeyedMark): number | undefined {
  if (mark.ink !== "note" || mark.kind !== "glyph" || piece !== undefined || !/^\d+$/.test(mark.text)) return undefined;
  const [x, y, width, height] = mark.box;
  return 1000 * Math.floor((y + height / 2) / CELL) + Math.floor((x + width / 2) / CELL);
}

/** The height of the digits below, the width of their lines, and their distance in a number. */
const HEIGHT = 10;
const ADVANCE = 8.4;

/**
 * The digits as strokes of a pen, each drawn from the middle of a box of 6 by {@link HEIGHT} that is its place.
 */
const STROKES: Readonly<Record<string, string>> = {
  "0": "m0-5c1.8 0 2.8 2.1 2.8 5s-1 5-2.8 5s-2.8-2.1-2.8-5s1-5 2.8-5z",
  "1": "m-1.8-3.2l2.4-1.8v10",
  "2": "m-2.6-2.5c0-1.6 1.1-2.5 2.6-2.5s2.6 1 2.6 2.5c0 1.3-.7 2.2-1.9 3.4l-3.5 4.1h5.7",
  "3": "m-2.5-3.9c.5-.7 1.4-1.1 2.4-1.1c1.6 0 2.6 1 2.6 2.4s-1.1 2.3-2.9 2.3c2 0 3.2 1 3.2 2.6s-1.2 2.7-2.9 2.7c-1.1 0-2.1-.4-2.7-1.2",
  "4": "m1.3 5v-10l-4.2 7h6",
  "5": "m2.3-5h-4.2l-.4 4.5c.6-.6 1.4-.9 2.3-.9c1.7 0 2.8 1.3 2.8 3.1s-1.2 3.3-3 3.3c-1 0-1.9-.4-2.6-1.2",
  "6": "m2.2-4.2c-.5-.5-1.2-.8-1.9-.8c-2 0-3.1 2-3.1 5.8c0 2.8 1 4.2 2.8 4.2c1.7 0 2.8-1.3 2.8-3.1s-1.1-3.1-2.7-3.1c-1.5 0-2.6 1-2.9 2.4",
  "7": "m-2.7-5h5.4l-3.7 10",
  "8": "m0-.4c-1.5 0-2.4-1-2.4-2.3s1-2.3 2.4-2.3s2.4 1 2.4 2.3s-.9 2.3-2.4 2.3c-1.7 0-2.8 1.1-2.8 2.7s1.1 2.7 2.8 2.7s2.8-1.1 2.8-2.7s-1.1-2.7-2.8-2.7z",
  "9": "m-2.2 4.2c.5.5 1.2.8 1.9.8c2 0 3.1-2 3.1-5.8c0-2.8-1-4.2-2.8-4.2c-1.7 0-2.8 1.3-2.8 3.1s1.1 3.1 2.7 3.1c1.5 0 2.6-1 2.9-2.4",
};

/**
 * Digits as strokes.
 *
 * @param scale of a unit of the strokes
 * @returns the data of a path that is enlarged as much
 */
export function strokes(text: string, x: number, y: number, scale: number): string {
  const first = x / scale - (ADVANCE * (text.length - 1)) / 2;
  return [...text].map((digit, i) => `M${round(first + ADVANCE * i)} ${round(y / scale)}${STROKES[digit]}`).join("");
}

/** The scale at which strokes are nearly as high as a text of this size. */
export function scaleOf(fontSize: number): number {
  return (0.69 * fontSize) / HEIGHT;
}

function round(length: number): number {
  return Math.round(100 * length) / 100;
}
