import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { allFigures } from "../base/figures";
import { icon } from "../base/icons";
import { Part } from "../base/part";
import "../board/picture";
import type { Puzzle, Scene, View } from "../engine/protocol";
import { reason, type Studio } from "../engine/studio";
import { kindOf } from "../game/kinds";
import { gameOf, sheetMark, stateOf, type PaperSheet } from "../game/paper-sheet";
import { results } from "../game/results";
import type { Summary } from "../game/saved-game";
import { begun, summaries } from "../game/saved-games";
import type { Start } from "../home/cards";
import "../home/home.css";
import "../home/top";
import * as words from "#words/sheet";
import "./puzzle.css";
import "./sheet.css";

/** The puzzles of a sheet of paper, with their numbers there, and which of them are solved. Fires `start` (a {@link Start}) and `continue` (a game). */
@customElement("tw-sheet")
export class SheetPage extends Part {
  @property({ attribute: false }) studio!: Studio;
  @property({ attribute: false }) puzzle!: Puzzle;
  @property({ attribute: false }) sheet!: PaperSheet;
  @state() private scenes: readonly Scene[] = [];
  @state() private games: readonly Summary[] = [];
  @state() private fault = "";

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    allFigures();
    if (begun()) this.games = await summaries();
    await this.#make();
  }

  /** Makes the pictures, one after the other, as long as somebody looks. */
  async #make(): Promise<void> {
    const { puzzle, setup, seed, count } = this.sheet;
    try {
      for (let number = this.scenes.length + 1; number <= count && this.isConnected; number++) {
        const view = await this.studio.ask<View>({ do: "new", puzzle, setup, seed, number });
        this.scenes = [...this.scenes, view.scene];
      }
    } catch (failure) {
      this.fault = reason(failure);
    }
  }

  protected override render() {
    const { puzzle, sheet, scenes, fault } = this;
    const all = results();
    const numbers = Array.from({ length: sheet.count }, (_, i) => i + 1);
    const games = numbers.map((number) => gameOf(sheet, number, this.games, all));
    const states = games.map((game) => stateOf(game, all));
    const following = states.findIndex((one) => one !== "done") + 1;
    const making = fault || (scenes.length < sheet.count ? words.making(scenes.length + 1, sheet.count) : "");
    return html`
      <tw-top here=""></tw-top>
      <main class="puzzle-page paper-sheet">
        <header>
          <h1>${words.title(puzzle.title)}</h1>
          <p>${words.about(kindOf(puzzle, sheet.setup || puzzle.standard))}</p>
          ${following > 0 ? html`<button class="main" ?disabled=${fault !== ""} @click=${() => this.#play(following)}>${words.openNumber(following)}</button>` : html`<p>${words.allDone}</p>`}
        </header>
        <p role="status" class="muted">${making || words.done(states.filter((one) => one === "done").length, sheet.count)}</p>
        <ol>
          ${numbers.map((number, i) => {
            const state = states[i]!;
            const said = state === "done" ? words.solved : state === "begun" ? words.begun : "";
            return html`<li>
              <button class=${state === "done" ? "reached" : nothing} aria-label=${words.numbered(number, state)} ?disabled=${!scenes[i]} @click=${() => this.#play(number)}>
                <span class="at"><b>${number}</b> ${said === "" ? "" : html`<small>${state === "done" ? icon("tick") : ""} ${said}</small>`}</span>
                ${scenes[i] ? html`<tw-picture .scene=${scenes[i]}></tw-picture>` : ""}
              </button>
            </li>`;
          })}
        </ol>
      </main>
    `;
  }

  /** Goes on with the game of a number, or begins it. */
  #play(number: number): void {
    const { puzzle, sheet } = this;
    const game = gameOf(sheet, number, this.games, results());
    if (game) return this.tell("continue", game);
    const { setup, seed } = sheet;
    this.tell("start", { puzzle, setup, kind: kindOf(puzzle, setup || puzzle.standard), seed, number, pack: sheetMark(sheet, number) } satisfies Start);
  }
}
