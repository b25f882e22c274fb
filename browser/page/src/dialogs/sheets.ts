import { html, render, svg, type TemplateResult } from "lit";
import { hash } from "../base/address";
import { drawn } from "../board/marks";
import type { Mark, Puzzle, Scene } from "../engine/protocol";
import { dated } from "../words/language";
import * as words from "../words/print";
import { qr } from "./qr";

/** A position to be printed, with its solution if that is wanted and known. */
export type Board = { readonly id: string; readonly scene: Scene; readonly solution?: Scene | undefined };

/** How sheets look. */
export type Look = {
  readonly perPage: number;
  /** Whether the player's notes are printed. */
  readonly notes: boolean;
  readonly solution: boolean;
  /** Whether a QR code leads back. */
  readonly code: boolean;
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
  const sheet = document.createElement("div");
  sheet.className = "sheets";
  const solutions = boards.filter(({ solution }) => solution);
  render(
    html`${pages(boards, look.perPage).map((page) =>
      look.perPage === 1 ? single(puzzle, page[0]!, look) : grid(puzzle.title, puzzle.goal, page, boards, look),
    )}
    ${look.perPage === 1
      ? solutions.map((board) => answer(puzzle, board))
      : pages(solutions, 12).map((page) =>
          grid(words.solutionsOf(puzzle.title), "", page.map(solutionOf), boards, { ...look, perPage: 12, code: false }),
        )}`,
    sheet,
  );
  document.body.append(sheet);
  addEventListener("afterprint", () => sheet.remove(), { once: true });
}

function solutionOf(board: Board): Board {
  return { ...board, scene: board.solution ?? board.scene };
}

function pages(boards: readonly Board[], each: number): Board[][] {
  const all: Board[][] = [];
  for (let from = 0; from < boards.length; from += each) all.push(boards.slice(from, from + each));
  return all;
}

/** A board as large as the page. */
function single(puzzle: Puzzle, { id, scene }: Board, look: Look) {
  return html`
    <section class="sheet">
      <h1>${puzzle.title}</h1>
      <p>${puzzle.goal}</p>
      ${drawing(scene)}
      <footer>
        <div>
          <p class="id">${id}</p>
          <p>${dated(new Date(), { dateStyle: "long" })}</p>
        </div>
        ${look.code ? code(id) : ""}
      </footer>
    </section>
  `;
}

function answer(puzzle: Puzzle, { id, solution }: Board) {
  return html`<section class="sheet">
    <h1>${words.solutionOf(puzzle.title)}</h1>
    ${solution ? drawing(solution) : ""}
    <footer><p class="id">${id}</p></footer>
  </section>`;
}

/** Several boards on a page, each with its number among all. */
function grid(title: string, goal: string, page: readonly Board[], all: readonly Board[], look: Look): TemplateResult {
  return html`<section class="sheet">
    <h1>${title}</h1>
    <p>${goal}</p>
    <div class="boards" data-count=${look.perPage}>
      ${page.map(
        (board) =>
          html`<figure>
            <figcaption>${all.findIndex(({ id }) => id === board.id) + 1}</figcaption>
            ${drawing(board.scene)} ${look.code ? code(board.id) : ""}
          </figure>`,
      )}
    </div>
  </section>`;
}

function code(id: string) {
  const drawn = qr(location.origin + location.pathname + hash(id));
  return drawn ? svg`<svg class="qr" viewBox="0 0 ${drawn.size} ${drawn.size}"><path d=${drawn.path} /></svg>` : "";
}

function drawing(scene: Scene) {
  return svg`<svg class="scene" data-palette="paper" viewBox="-0.5 -0.5 ${scene.width + 1} ${scene.height + 1}">${drawn(scene.marks)}</svg>`;
}
