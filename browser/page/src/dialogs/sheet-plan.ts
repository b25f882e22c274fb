/*
 * The layout of a sheet's puzzles. Lengths are millimeters. The paper is unknown until it is printed: the plan fits both A4 and Letter, and the styles take
 * the lengths of the paper in use (dialogs/print.css).
 */

/** The area within the margins of both. */
const WIDTH = 182;
const HEIGHT = 251;

/** The title with its rule, and what is kept free below it. */
export const HEAD = 18;

/** A foot of words, and one with a code. */
export const FOOT = 16;
export const CODED_FOOT = 27;

/** A line with a number, a level, and room for the time. */
export const CAPTION = 7;

/** Between columns, and between rows. */
export const ACROSS = 8;
export const DOWN = 6;

/** Factor of a board's width in the choice of a layout with empty places. */
const UNEVEN = 0.85;

/** A letter and a line of a share ID, and a row of a table. */
const LETTER = 1.18;
const LINE = 2.55;
const ROW = 5.6;

/** A table that can be spared has columns of this width at least. */
const KIND = 4;

/** The free margin around a share ID and a table. */
const FREE = 2.5;

/** The side of a code's squares, which a printer with 150 dots to the inch still prints apart; and of a code at most. */
const SQUARE = 0.34;
const LARGEST = 20;

/** The needs of a place: the ratio of a board's sides, the squares of a code, trays or piles. */
export type Needs = {
  readonly wide: number;
  /** 0 for no code. */
  readonly squares: number;
  readonly trays: number;
  /** Columns of a table with nothing but what can be counted on the board: it is left out where they have no room. */
  readonly spare: number;
  /** Of a share ID; 0 for none. */
  readonly letters: number;
};

/** The arrangement of places. */
export type Plan = {
  readonly rows: number;
  readonly columns: number;
  /** The ratio of a board's width to its height. */
  readonly wide: number;
  /** The room beside each board, and below it. */
  readonly beside: number;
  readonly below: number;
  /** Whether there is a table of trays or piles. */
  readonly tabled: boolean;
  /** The side of a code. */
  readonly code: number;
};

/** The plan for a number of puzzles that makes boards largest, or nearly so with no place left empty. */
export function planned(count: number, needs: Needs, foot: number): Plan {
  let best: Plan | undefined;
  let largest = 0;
  for (let columns = 1; columns <= count; columns++) {
    for (const plan of [below(columns, count, needs, foot), beside(columns, count, needs)]) {
      const width = boardWidth(plan, foot);
      const fits = plan.beside === 0 || (needs.squares > 0 && width / plan.wide > plan.code + lines(needs, plan.code));
      const worth = plan.columns * plan.rows === count ? width : width * UNEVEN;
      if (!best || (fits && worth > largest)) [best, largest] = [plan, worth];
    }
  }
  return best!;
}

/** The code, and beside it all else, below each board; a narrower board may need more lines of a share ID. */
function below(columns: number, count: number, needs: Needs, foot: number): Plan {
  let plan: Plan = { ...beside(columns, count, needs), beside: 0, below: 0 };
  for (;;) {
    const most = Math.max(10, boardWidth(plan, foot) - plan.code - 1);
    const tabled = plan.tabled && most >= needs.spare * KIND;
    const needed = Math.max(plan.code > 0 ? plan.code + 2 : 0, (tabled ? table(needs) : 0) + lines(needs, most));
    if (needed <= plan.below) return { ...plan, tabled };
    plan = { ...plan, below: needed, tabled };
  }
}

/** The code, and below it the share ID, beside each board. */
function beside(columns: number, count: number, needs: Needs): Plan {
  const side = code(needs);
  return { rows: Math.ceil(count / columns), columns, wide: needs.wide, beside: side + 3, below: table(needs), tabled: needs.trays > 0, code: side };
}

function code({ squares }: Needs): number {
  return Math.min(LARGEST, squares * SQUARE);
}

function table({ trays }: Needs): number {
  return trays > 0 ? (trays + 1) * ROW + FREE : 0;
}

/** The height of a share ID of this width. */
function lines({ letters }: Needs, width: number): number {
  return letters > 0 ? Math.ceil(letters / Math.floor(width / LETTER)) * LINE + FREE : 0;
}

/** The width of boards on the smaller of all papers. */
export function boardWidth({ rows, columns, wide, beside, below }: Plan, foot: number): number {
  const width = (WIDTH - (columns - 1) * ACROSS) / columns - beside;
  const height = (HEIGHT - HEAD - foot - (rows - 1) * DOWN) / rows - CAPTION - below;
  return Math.min(width, height * wide);
}

/** The plan of a page of solutions: four in a row, and as many rows as there is room for. */
export function answers(wide: number): Plan {
  const columns = 4;
  const width = (WIDTH - (columns - 1) * ACROSS) / columns;
  const rows = Math.max(1, Math.floor((HEIGHT - HEAD - FOOT + DOWN) / (width / wide + CAPTION + DOWN)));
  return { rows, columns, wide, beside: 0, below: 0, tabled: false, code: 0 };
}
