import { html, nothing, render, svg } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { hash } from "../base/address";
import { solved } from "../board/solution";
import type { Mark, Puzzle, Scene } from "../engine/protocol";
import { dated } from "../words/language";
import * as words from "#words/print";
import { name } from "#words/site";
import { paperBoard, ratio, table, trayTable } from "./paper-board";
import { qr, type Code } from "./qr";
import { ACROSS, answers, CAPTION, CODED_FOOT, DOWN, FOOT, HEAD, planned, type Plan } from "./sheet-plan";

/** A position to be printed, with its solution if that is wanted and known. */
export type Board = {
  readonly id: string;
  readonly scene: Scene;
  /** The level or the size in a word or two; empty where nothing is known. */
  readonly level: string;
  readonly solution?: Scene | undefined;
};

/** The look of sheets. */
export type Look = {
  readonly perPage: number;
  /** Whether the player's notes are printed. */
  readonly notes: boolean;
  readonly solution: boolean;
  /** Whether a QR code leads back. */
  readonly code: boolean;
};

/** The part of a sheet between its head and its foot. */
type Sheet = {
  readonly title: string;
  readonly plan: Plan;
  readonly foot: number;
  readonly body: unknown;
  /** The text of the foot, and the code in it. */
  readonly said: unknown;
  readonly code?: Code | undefined;
};

/** Whether there are notes on a board. */
export function withNotes(scene: Scene): boolean {
  return scene.marks.some(isNote);
}

/** The same board without the player's notes. */
export function withoutNotes(board: Board): Board {
  return { ...board, scene: { ...board.scene, marks: board.scene.marks.filter((mark) => !isNote(mark)) } };
}

function isNote({ kind, ink }: Mark): boolean {
  return kind === "badge" || (kind === "glyph" && ink === "note");
}

/** Lays sheets out, which only paper shows; they are gone when they are printed. */
export function laid(puzzle: Puzzle, boards: readonly Board[], look: Look): void {
  const element = document.createElement("div");
  element.className = "sheets";
  const puzzles = pages(boards, look.perPage);
  const numbered = boards.map((board, i) => ({ board, number: i + 1 })).filter(({ board }) => board.solution);
  const plan = answers(ratio(boards[0]!.scene));
  const solutions = numbered.length === 0 ? [] : pages(numbered, plan.rows * plan.columns);
  const all: Sheet[] = [
    ...puzzles.map((page, i) => puzzleSheet(puzzle, page, i * look.perPage, boards.length, look, solutions.length === 0 ? 0 : puzzles.length + 1)),
    ...solutions.map((page) => ({ title: words.solutionsOf(puzzle.title), plan, foot: FOOT, said: "", body: page.map((one) => answer(one, boards.length)) })),
  ];
  render(
    all.map((sheet, i) => laidSheet(sheet, i + 1, all.length)),
    element,
  );
  document.body.append(element);
  addEventListener("afterprint", () => element.remove(), { once: true });
}

/** Lays out pages that are SVG, which only paper shows. @param paper the class of their paper */
export function laidPages(svgs: readonly string[], paper: string): void {
  const element = document.createElement("div");
  element.className = "sheets";
  render(
    svgs.map((page) => html`<div class="laid on-${paper}">${unsafeHTML(page)}</div>`),
    element,
  );
  document.body.append(element);
  addEventListener("afterprint", () => element.remove(), { once: true });
}

function pages<T>(all: readonly T[], each: number): T[][] {
  const found: T[][] = [];
  for (let from = 0; from < all.length; from += each) found.push(all.slice(from, from + each));
  return found;
}

function puzzleSheet(puzzle: Puzzle, page: readonly Board[], before: number, all: number, look: Look, solutionPage: number): Sheet {
  // A code in the foot leads to the only puzzle of its page; where there are several, each has its own.
  const one = look.perPage === 1 || all === 1;
  const codes = page.map(({ id }) => (look.code ? qr(location.origin + location.pathname + hash(id)) : undefined));
  const { id, scene } = page[0]!;
  const foot = one && codes[0] ? CODED_FOOT : FOOT;
  const squares = one ? 0 : Math.max(0, ...codes.map((code) => code?.size ?? 0));
  const plan = planned(look.perPage, { wide: ratio(scene), squares, ...table(scene), letters: one ? 0 : id.length }, foot);
  const scan = codes.every((code) => !code) ? "" : one ? words.scan : words.scanEach;
  return {
    title: puzzle.title,
    plan,
    foot,
    code: one ? codes[0] : undefined,
    said: html`<p><b>${scan}</b> ${solutionPage > 0 ? words.solutionsOn(solutionPage) : ""}</p>
      <p>${puzzle.goal}</p>
      ${one ? html`<p class="id">${id}</p>` : ""}`,
    body: page.map((board, i) => place(board, all === 1 ? 0 : before + i + 1, plan, one ? undefined : codes[i], !one)),
  };
}

/** A puzzle in its place. @param number 0 for none */
function place({ id, scene, level }: Board, number: number, { beside, tabled }: Plan, code: Code | undefined, named: boolean) {
  return html`<figure class=${beside > 0 ? "beside" : nothing}>
    <figcaption>
      ${number > 0 ? html`<span class="number">${number}</span>` : ""} <span class="level">${level}</span>
      <span class="time">${words.time}</span>
    </figcaption>
    ${paperBoard(scene)}
    ${code ? drawing(code) : ""}
    <div class="near">${tabled ? trayTable(scene) : ""} ${named ? html`<p class="id">${id}</p>` : ""}</div>
  </figure>`;
}

function answer({ board, number }: { readonly board: Board; readonly number: number }, all: number) {
  return html`<figure>
    <figcaption>${all === 1 ? "" : html`<span class="number">${number}</span>`}</figcaption>
    ${paperBoard(solved(board.scene, board.solution ?? board.scene))}
  </figure>`;
}

function laidSheet({ title, plan, foot, body, said, code }: Sheet, page: number, all: number) {
  const { rows, columns, wide, tabled: _, ...own } = plan;
  const lengths = { head: HEAD, foot, caption: CAPTION, across: ACROSS, down: DOWN, ...own };
  const styles = Object.entries(lengths).map(([of, length]) => `--${of}: ${length}mm`);
  return html`<section class="sheet" .style=${[`--rows: ${rows}`, `--columns: ${columns}`, `--wide: ${wide}`, ...styles].join(";")}>
    <header>
      <h1>${title}</h1>
      <p>${dated(new Date(), { weekday: "long", day: "numeric", month: "long", year: "numeric" })}</p>
    </header>
    <div class="boards">${body}</div>
    <footer>
      ${code ? drawing(code) : ""}
      <div class="said">${said}</div>
      <p class="page"><span>${name}</span><br />${words.pageOf(page, all)}</p>
    </footer>
  </section>`;
}

function drawing({ size, path }: Code) {
  return svg`<svg class="qr" viewBox="0 0 ${size} ${size}"><path d=${path} /></svg>`;
}
