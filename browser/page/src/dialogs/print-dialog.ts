import { html, nothing, render } from "lit";
import { allFigures } from "../base/figures";
import { plain } from "../engine/sentence";
import type { View } from "../engine/protocol";
import type { Game } from "../game/game";
import { kindOf } from "../game/kinds";
import * as words from "#words/print";
import { prints, save, sheetsOf, usualPaper, type PaperLook, type Sheets } from "./pdf-sheets";
import { onTable, print, printPages, solved } from "./print";
import type { PrintPreview } from "./print-preview";
import "./print-preview";
import { withNotes, type Board, type Look } from "./sheets";

/** The numbers of puzzles on a page that can be chosen. */
const PER_PAGE = [1, 2, 4, 6, 9, 12];

/** The numbers of puzzles in all. */
const COUNTS = [2, 4, 6, 8, 9, 12, 18, 24];

/** Maximum number of attempts for each puzzle of a sheet, so that no two are the same. */
const TRIES = 4;

/** Papers and faces of digits, as the server names them. */
const PAPERS = ["a4", "letter", "a5"];
const DIGITS = ["besley", "atkinson", "open-sans", "jost", "bitter", "playpen"];

type Chosen = Look & PaperLook & { readonly count: number };

/** Asks what to print: the position on the table, or several new ones like it. @param several what is chosen at first */
export function askPrint(game: Game, several = false): void {
  new PrintDialog(game, several).open();
}

class PrintDialog {
  readonly #dialog = document.createElement("dialog");
  #first: number | undefined;
  /** New puzzles that were made for sheets of several, in their order. */
  #made: readonly Board[] = [];
  #tried = 0;
  #making: Promise<boolean> = Promise.resolve(true);
  /** Whether there is a server; undefined as long as that is not known. */
  #server: boolean | undefined;
  #said = "";
  #waiting = "";
  #stopped = false;
  #sheets: Sheets | undefined;

  constructor(
    readonly game: Game,
    private several: boolean,
  ) {}

  open(): void {
    const dialog = this.#dialog;
    dialog.className = "print";
    dialog.setAttribute("aria-labelledby", "print-title");
    dialog.addEventListener("close", () => {
      this.#stopped = true;
      dialog.remove();
    });
    document.body.append(dialog);
    allFigures();
    this.#show();
    dialog.showModal();
    void prints().then((there) => {
      this.#server = there;
      this.#show();
      void this.#chosen();
    });
  }

  #show(): void {
    render(this.#form(), this.#dialog);
  }

  #tell(text: string): void {
    this.#said = text;
    this.#show();
  }

  #form() {
    const { game, several } = this;
    const server = this.#server === true;
    return html`<form class=${server ? "two" : nothing} @submit=${this.#go} @change=${() => this.#chosen()}>
      <h2 id="print-title">${words.title}</h2>
      <div class="options">
        <div class="row" role="radiogroup" aria-label=${words.what}>
          ${choice(words.one, !several, () => this.#turn(false))} ${choice(words.several, several, () => this.#turn(true))}
        </div>
        <p>${several ? words.aboutSeveral : words.about}</p>
        ${
          several
            ? html`<label>${words.count} ${options("count", COUNTS, COUNTS, 4)}</label>
              <label>${words.perPage} ${options("perPage", PER_PAGE, PER_PAGE, 4)}</label>`
            : html`<label>${words.size} ${options("perPage", PER_PAGE.slice(0, words.sizes.length), words.sizes, 1)}</label>`
        }
        ${server ? papers() : ""}
        <div class="checks">
          ${!several && withNotes(game.view.scene) ? check("notes", words.notes, true) : ""}
          ${game.puzzle.can.includes("solve") ? check("solution", several ? words.solutions : words.solution, several) : ""}
          ${check("code", words.code, true)} ${server ? further() : ""}
        </div>
        ${this.#server === false ? html`<p class="muted">${words.noPreview}</p>` : ""}
      </div>
      ${server ? html`<tw-print-preview .sheets=${this.#sheets} .waiting=${this.#waiting} @stop=${this.#stop} @again=${() => this.#chosen()}></tw-print-preview>` : ""}
      <div class="foot">
        <p role="status" class="muted">${this.#said}</p>
        <div class="row">
          <button class="main">${words.print}</button>
          <button value="pdf">${words.pdf}</button>
          <button type="button" @click=${() => this.#dialog.close()}>${words.cancel}</button>
        </div>
      </div>
    </form>`;
  }

  #turn(several: boolean): void {
    this.several = several;
    this.#sheets = undefined;
    this.#show();
  }

  /** Stops the making of puzzles, until something else is chosen. */
  readonly #stop = (): void => {
    this.#stopped = true;
  };

  get #look(): Chosen {
    const form = this.#dialog.querySelector("form")!;
    const fields = new FormData(form);
    const text = (name: string, usual: string) => String(fields.get(name) ?? usual);
    return {
      count: Number(fields.get("count") ?? 1),
      perPage: Number(fields.get("perPage")),
      notes: !form.elements.namedItem("notes") || fields.has("notes"),
      solution: fields.has("solution"),
      code: fields.has("code"),
      paper: text("paper", usualPaper()),
      color: fields.has("color") ? "color" : "gray",
      digits: text("digits", DIGITS[0]!),
      "large-print": fields.has("large"),
      ids: this.#server !== true || fields.has("ids"),
      ratings: this.#server !== true || fields.has("ratings"),
    };
  }

  /** Shows the pages of what is chosen now. */
  async #chosen(): Promise<void> {
    if (!this.#server) return;
    this.#stopped = false;
    const look = this.#look;
    const boards = await this.#boards(look.count, (text) => {
      this.#waiting = text;
      this.#show();
    });
    // Something else was chosen meanwhile, which is shown by itself.
    if (!boards || JSON.stringify(look) !== JSON.stringify(this.#look)) return;
    this.#sheets = sheetsOf(this.game.puzzle, boards, look);
    this.#show();
  }

  readonly #go = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const look = this.#look;
    const file = (event.submitter as HTMLButtonElement | null)?.value === "pdf";
    this.#stopped = false;
    const boards = await this.#boards(look.count, (text) => this.#tell(text));
    if (!boards) return;
    if (file) return this.#tell(await save(sheetsOf(this.game.puzzle, boards, look)));
    if (this.#server) {
      await this.#chosen();
      const pages = await this.#dialog.querySelector<PrintPreview>("tw-print-preview")?.whole();
      if (!pages) return;
      this.#dialog.close();
      return printPages(pages, look.paper);
    }
    this.#dialog.close();
    await print(this.game, look.solution ? await solved(this.game, boards) : boards, look);
  };

  /** The boards to be printed; undefined when they could not be made, or it was stopped. */
  async #boards(count: number, tell: (text: string) => void): Promise<readonly Board[] | undefined> {
    if (!this.several) return [onTable(this.game)];
    const before = this.#making;
    this.#making = before.then(() => this.#make(count, tell));
    return (await this.#making) ? this.#made.slice(0, count) : undefined;
  }

  /** Makes new positions like the one on the table until there are so many; false, with a message, when they cannot be made. */
  async #make(count: number, tell: (text: string) => void): Promise<boolean> {
    const { game } = this;
    const { id } = game.puzzle;
    const setup = game.extras.setup ?? "";
    const level = kindOf(game.puzzle, setup || game.puzzle.standard);
    const first = (this.#first ??= crypto.getRandomValues(new Uint32Array(1))[0]!);
    while (this.#made.length < count) {
      if (this.#stopped) {
        tell("");
        return false;
      }
      const said = words.making(this.#made.length + 1, count);
      tell(said);
      const view = await game.ask<View>({ do: "new", puzzle: id, setup, seed: String(first + this.#tried++) }, said);
      if (!view) {
        tell(plain(game.message.text) || words.notMade);
        return false;
      }
      // Some setups give few different ones: after many tries the same may come again.
      if (this.#tried <= TRIES * count && this.#made.some((board) => board.id === view.id)) continue;
      this.#made = [...this.#made, { id: view.id, scene: view.scene, level }];
    }
    tell("");
    return true;
  }
}

/* What the server alone can print. */

function papers() {
  return html`<label>${words.paper} ${options("paper", PAPERS, words.papers, usualPaper())}</label>
    <label>${words.digits} ${options("digits", DIGITS, words.faces, DIGITS[0]!)}</label>`;
}

function further() {
  return html`${check("color", words.color, false)} ${check("large", words.large, false)} ${check("ids", words.ids, true)} ${check("ratings", words.ratings, true)}`;
}

function choice(said: string, is: boolean, choose: () => void) {
  return html`<label class="check"><input type="radio" name="what" .checked=${is} @change=${choose} /> ${said}</label>`;
}

function check(name: string, said: string, checked: boolean) {
  return html`<label class="check"><input type="checkbox" name=${name} ?checked=${checked} /> ${said}</label>`;
}

function options<T extends string | number>(name: string, values: readonly T[], said: readonly (string | number)[], usual: T) {
  return html`<select name=${name}>
    ${values.map((value, i) => html`<option value=${value} ?selected=${value === usual}>${said[i]}</option>`)}
  </select>`;
}
