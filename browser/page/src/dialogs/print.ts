import "virtual:palettes-more.css";
import { html, render } from "lit";
import { allFigures } from "../base/figures";
import type { Scene, Solutions, View } from "../engine/protocol";
import { plain } from "../engine/sentence";
import type { Game } from "../game/game";
import { kindOf } from "../game/kinds";
import "./print.css";
import "./paper-board.css";
import * as words from "#words/print";
import { save } from "./pdf-sheets";
import { laid, withNotes, withoutNotes, type Board, type Look } from "./sheets";

/** The numbers of puzzles on a page that can be chosen. */
const PER_PAGE = [1, 2, 4, 6, 9, 12];

/** The numbers of puzzles in all. */
const COUNTS = [2, 4, 6, 8, 9, 12, 18, 24];

/** Maximum number of attempts for each puzzle of a sheet, so that no two are the same. */
const TRIES = 4;

/** That of titles and figures. */
const FACE = "500 1em Tw";

/** Asks what to print: the position on the table, or several new ones like it. @param several what is chosen at first */
export function askPrint(game: Game, several = false): void {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-labelledby", "print-title");
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  let said = "";
  const shown = (): void => void render(form(game, dialog, several, said, change, go), dialog);
  const change = (now: boolean): void => {
    several = now;
    shown();
  };
  const tell = (text: string): void => {
    said = text;
    shown();
  };
  const go = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const look = chosen(event.target as HTMLFormElement);
    const file = (event.submitter as HTMLButtonElement | null)?.value === "pdf";
    const boards = several ? await made(game, look.count, tell) : [onTable(game)];
    if (boards.length === 0) return;
    if (file) return tell(await save(game.puzzle, boards, look));
    dialog.close();
    await print(game, look.solution ? await solved(game, boards) : boards, look);
  };
  shown();
  dialog.showModal();
}

function form(
  game: Game,
  dialog: HTMLDialogElement,
  several: boolean,
  said: string,
  change: (several: boolean) => void,
  go: (event: SubmitEvent) => Promise<void>,
) {
  const solvable = game.puzzle.can.includes("solve");
  return html`<form @submit=${go}>
    <h2 id="print-title">${words.title}</h2>
    <div class="row" role="radiogroup" aria-label=${words.what}>
      ${choice(words.one, !several, () => change(false))} ${choice(words.several, several, () => change(true))}
    </div>
    <p>${several ? words.aboutSeveral : words.about}</p>
    ${
      several
        ? html`<label>${words.count} ${options("count", COUNTS, 4)}</label>
          <label>${words.perPage} ${options("perPage", PER_PAGE, 4)}</label>`
        : html`<label>
          ${words.size}
          <select name="perPage">
            ${words.sizes.map((size, i) => html`<option value=${PER_PAGE[i]!}>${size}</option>`)}
          </select>
        </label>`
    }
    ${!several && withNotes(game.view.scene) ? check("notes", words.notes, true) : ""}
    ${solvable ? check("solution", several ? words.solutions : words.solution, several) : ""}
    ${check("code", words.code, true)}
    <div class="foot">
      <p role="status" class="muted">${said}</p>
      <div class="row">
        <button class="main">${words.print}</button>
        <button value="pdf">${words.pdf}</button>
        <button type="button" @click=${() => dialog.close()}>${words.cancel}</button>
      </div>
    </div>
  </form>`;
}

function choice(said: string, is: boolean, choose: () => void) {
  return html`<label class="check"><input type="radio" name="what" .checked=${is} @change=${choose} /> ${said}</label>`;
}

function check(name: string, said: string, checked: boolean) {
  return html`<label class="check"><input type="checkbox" name=${name} ?checked=${checked} /> ${said}</label>`;
}

function options(name: string, numbers: readonly number[], usual: number) {
  return html`<select name=${name}>
    ${numbers.map((number) => html`<option ?selected=${number === usual}>${number}</option>`)}
  </select>`;
}

function chosen(form: HTMLFormElement): Look & { readonly count: number } {
  const fields = new FormData(form);
  return {
    count: Number(fields.get("count") ?? 1),
    perPage: Number(fields.get("perPage")),
    notes: !form.elements.namedItem("notes") || fields.has("notes"),
    solution: fields.has("solution"),
    code: fields.has("code"),
  };
}

/** New positions like the one on the table; none, with a message, when they cannot be made. */
async function made(game: Game, count: number, tell: (text: string) => void): Promise<Board[]> {
  const boards: Board[] = [];
  const { id } = game.puzzle;
  const setup = game.extras.setup ?? "";
  const level = kindOf(game.puzzle, setup || game.puzzle.standard);
  const first = crypto.getRandomValues(new Uint32Array(1))[0]!;
  for (let made = 0; boards.length < count; made++) {
    const said = words.making(boards.length + 1, count);
    tell(said);
    const request = { do: "new", puzzle: id, setup, seed: String(first + made) };
    const view = await game.ask<View>(request, said);
    if (!view) {
      tell(plain(game.message.text) || words.notMade);
      return [];
    }
    // Some setups give few different ones: after many tries the same may come again.
    if (made < TRIES * count && boards.some((board) => board.id === view.id)) continue;
    boards.push({ id: view.id, scene: view.scene, level });
  }
  tell("");
  return boards;
}

/** The boards with their solutions, those that have one; a message says when one has none. */
async function solved(game: Game, boards: readonly Board[]): Promise<Board[]> {
  const all: Board[] = [];
  for (const board of boards) {
    const found = await game.ask<Solutions>({ do: "solve", play: board.id }, words.solving);
    const [first] = found?.solutions ?? [];
    if (first === undefined) game.say(words.none, "refused");
    const view = first === undefined ? undefined : await game.ask<View>({ do: "view", play: first }, words.solving);
    all.push({ ...board, solution: view?.scene });
  }
  return all;
}

async function print(game: Game, boards: readonly Board[], look: Look): Promise<void> {
  document.querySelector(".sheets")?.remove();
  laid(game.puzzle, look.notes ? boards : boards.map(withoutNotes), look);
  await faces();
  window.print();
}

/** Lays out the sheets that are printed next: once, until they are printed. */
export function lay(game: Game, solution?: Scene): void {
  if (document.querySelector(".sheets")) return;
  const look = { perPage: 1, notes: true, solution: solution !== undefined, code: true };
  laid(game.puzzle, [{ ...onTable(game), solution }], look);
}

/** Loads the face of titles and figures; where that cannot be had another takes its place. */
async function faces(): Promise<void> {
  allFigures();
  await Promise.all(["T", "1"].map((sign) => document.fonts.load(FACE, sign))).catch(() => undefined);
}

/* The browser's own command prints at once, and waits for nothing; the page loses the focus first. */
addEventListener("blur", () => void faces());
document.documentElement.addEventListener("mouseleave", () => void faces());

/** The position on the table. */
function onTable({ view: { id, scene }, kind }: Game): Board {
  return { id, scene, level: kind };
}
