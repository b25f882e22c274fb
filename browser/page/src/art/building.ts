import { SYMBOLS } from "../board/symbols";
import type { Box, BoxedMark, GlyphMark, Mark } from "../engine/protocol";
import type { Sign, Solid } from "./iso";

/** A position to be drawn as a building. */
export type Plan = {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  /** The height of each cell, rows joined by /; without, that follows from the marks. */
  readonly heights?: string;
  /** A cell that stands out, such as r2c2. */
  readonly accent?: string;
};

const CELL = 12;

/** The margin of the ground around the cells, and its thickness. */
const MARGIN = 0.28;
const THICK = 0.24;

/** The height of a step: of a disc, of a piece longer than a cell, of one that fills a cell. */
const DISC = 0.36;
const PLANK = 0.46;

/** Terraces of a board, the highest at the back. */
const TERRACES = 4;

/** Pieces that somebody has taken, in a stack of a color. */
type Stack = { readonly mark: BoxedMark; readonly count: number };

/** The solids of which a position is built: the ground, and on it what lies on the board. */
export function built(plan: Plan): Solid[] {
  const board = boardOf(plan);
  const columns = board[2] / CELL;
  const rows = board[3] / CELL;
  const texts = plan.marks.filter((mark): mark is GlyphMark => mark.kind === "glyph");
  const pieces = plan.marks.filter((mark): mark is BoxedMark => mark.kind === "tile" || mark.kind === "disc");
  const here = pieces.filter(({ box }) => within(box, board));
  const discs = here.some(({ kind }) => kind === "disc") || pieces.some(({ kind }) => kind === "disc");
  const solids: Solid[] = [plate(0, 0, columns, rows)];
  if (discs) for (let y = 0; y < rows; y++) for (let x = 0; x < columns; x++) solids.push(well(x, y));
  const high = heights(plan, columns, rows);
  for (const mark of here) solids.push(...piece(mark, plan, texts, high));
  if (here.length === 0) for (const text of texts) if (within(text.box, board)) solids.push(digit(text, plan, high, columns));
  const stacks = pieces.filter(({ box, kind }) => kind === "disc" && !within(box, board)).map((mark) => stack(mark, texts));
  return [...solids, ...trays(stacks, columns, rows)];
}

/** The board in the picture: what is drawn first, where the picture is not only a part of the board. */
function boardOf({ marks, width, height, heights: part }: Plan): Box {
  if (part !== undefined) return [0, 0, width, height];
  const area = marks.find((mark) => mark.kind === "area");
  return area && "box" in area ? area.box : [0, 0, width, height];
}

function within([x, y, width, height]: Box, [left, top, wide, high]: Box): boolean {
  return x >= left && y >= top && x + width <= left + wide && y + height <= top + high;
}

function plate(x: number, y: number, width: number, depth: number): Solid {
  return {
    round: false,
    ink: "plate",
    z: -THICK,
    height: THICK,
    x: x - MARGIN,
    y: y - MARGIN,
    width: width + 2 * MARGIN,
    depth: depth + 2 * MARGIN,
  };
}

function well(x: number, y: number): Solid {
  return { round: true, ink: "well", x: x + 0.1, y: y + 0.1, width: 0.8, depth: 0.8, z: 0, height: 0 };
}

/** The height of a cell in steps. */
function heights({ heights: text }: Plan, columns: number, rows: number): (x: number, y: number) => number | undefined {
  const lines = text?.split("/");
  if (lines) return (x, y) => Number(lines[y]?.[x] ?? "1");
  const far = columns + rows - 2;
  return (x, y) => (far < 8 ? undefined : 1 + Math.floor(((far - x - y) * TERRACES) / (far + 1)));
}

function* levels(count: number): Generator<number> {
  for (let i = 0; i < count; i++) yield i;
}

function piece(mark: BoxedMark, plan: Plan, texts: readonly GlyphMark[], high: ReturnType<typeof heights>): Solid[] {
  const [left, top, wide, deep] = mark.box.map((side) => side / CELL) as unknown as Box;
  const [x, y] = [Math.floor(left), Math.floor(top)];
  const [width, depth] = [Math.ceil(wide), Math.ceil(deep)];
  const accent = plan.accent === `r${y + 1}c${x + 1}` ? "accent" : mark.ink;
  const sign = signOf(mark, texts);
  const own = hueOf(mark.ink);
  const steps = Math.max(1, Math.min(...cells(x, y, width, depth).map(([column, row]) => high(column, row) ?? 1)));
  if (mark.kind === "disc") return stacked(mark.ink, x, y, plan.heights ? steps : 1, sign);
  if (width * depth > 1) {
    const ink = `${mark.ink} ${width > depth ? "across" : "down"}`;
    return [...levels(steps)].map((level) => ({ round: false, ink, x, y, width, depth, z: level * PLANK, height: PLANK }));
  }
  // One that has no hue stands out by its height as well.
  const height = own === undefined ? (steps + 0.9) * PLANK : (plan.heights ? steps : own) * (plan.heights ? 0.44 : 0.16) + 0.12;
  return [{ round: false, ink: accent, x, y, width: 1, depth: 1, z: 0, height, ...(sign && { sign }) }];
}

function cells(x: number, y: number, width: number, depth: number): [x: number, y: number][] {
  return [...levels(width)].flatMap((i) => [...levels(depth)].map((j): [number, number] => [x + i, y + j]));
}

/** Discs on each other. */
function stacked(ink: string, x: number, y: number, count: number, sign?: Sign): Solid[] {
  return [...levels(count)].map((level) => ({
    round: true,
    ink,
    x: x + 0.1,
    y: y + 0.1,
    width: 0.8,
    depth: 0.8,
    z: level * DISC,
    height: DISC,
    ...(level === count - 1 && sign && { sign }),
  }));
}

/** A digit on a sheet is a tower whose height is the digit. */
function digit({ box, text, ink }: GlyphMark, plan: Plan, high: ReturnType<typeof heights>, columns: number): Solid {
  const [x, y] = [Math.floor(box[0] / CELL), Math.floor(box[1] / CELL)];
  const steps = plan.heights ? (high(x, y) ?? 1) : Number.parseInt(text, 36) || 1;
  return {
    round: false,
    ink: plan.accent === `r${y + 1}c${x + 1}` ? "accent" : ink,
    sign: { text },
    x: x + 0.04,
    y: y + 0.04,
    width: 0.92,
    depth: 0.92,
    z: 0,
    height: 0.12 + steps * (columns < 5 ? 0.22 : 0.15),
  };
}

/** 1 to 8. */
function hueOf(ink: string): number | undefined {
  const hue = /^hue-(\d)$/.exec(ink)?.[1];
  return hue === undefined ? undefined : Number(hue);
}

function signOf({ ink }: BoxedMark, _texts: readonly GlyphMark[]): Sign | undefined {
  const path = SYMBOLS[ink];
  return path === undefined ? undefined : { outline: path };
}

/** A disc with a number on it stands for that number of discs. */
function stack(mark: BoxedMark, texts: readonly GlyphMark[]): Stack {
  const text = texts.find(({ box }) => within(box, mark.box));
  return { mark, count: Math.max(1, Number(text?.text ?? "1") || 1) };
}

/** The pieces that each player has taken, on a ground of its own: the first one's before the board, the second one's behind it. */
function trays(stacks: readonly Stack[], columns: number, rows: number): Solid[] {
  const lines = [...new Set(stacks.map(({ mark }) => mark.box[1]))].sort((one, other) => one - other);
  return lines.flatMap((line, i) => {
    const own = stacks.filter(({ mark }) => mark.box[1] === line);
    const long = Math.max(columns, own.length);
    const place = i % 2 === 0 ? rows + 1 + i : -2 - i;
    const towers = own.flatMap(({ mark, count }, j) => stacked(mark.ink, (long - own.length) / 2 + j, place, count, signOf(mark, [])));
    return [plate((columns - long) / 2, place, long, 1), ...towers];
  });
}
