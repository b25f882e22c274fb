import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import "../art/poster";
import { puzzlePage } from "../base/address";
import type { Day } from "../base/days";
import { icon } from "../base/icons";
import { PatientPart } from "../base/part";
import { capital } from "../base/words";
import type { Preset, Puzzle } from "../engine/protocol";
import type { Result } from "../game/results";
import type { Summary } from "../game/saved-game";
import "./puzzle-card.css";
import * as words from "#words/home";
import { daily, type Card, type Start } from "./cards";
import { clock } from "./figures";

/** A puzzle on home: its poster, today's, some levels, and the way to its page. Fires `start` (a {@link Start}) and `continue` (a game). */
@customElement("tw-puzzle-card")
export class PuzzleCard extends PatientPart {
  @property({ attribute: false }) puzzle: Puzzle | undefined;
  @property({ attribute: false }) card: Card | undefined;
  @property() today: Day = "";
  /** The result of today's puzzle, if it has ended. */
  @property({ attribute: false }) result: Result | undefined;
  /** Today's as it stands, if it was begun. */
  @property({ attribute: false }) begun: Summary | undefined;

  protected override render() {
    const { puzzle, card } = this;
    if (!puzzle) return html``;
    return html`
      <article class="puzzle-card" data-room=${puzzle.id}>
        <div class="picture">
          <tw-poster .plan=${card?.poster}></tw-poster>
          ${this.#chip(puzzle)}
        </div>
        <h2><a href="./${puzzlePage(puzzle.id)}">${puzzle.title}</a></h2>
        ${this.#level(puzzle)}
        <p class="gist">${card?.about ?? puzzle.goal}</p>
        <button class="main" @click=${this.#play}>
          ${this.result && this.begun ? words.seeBoard : this.begun && !this.begun.over ? words.resume : words.playTodays}
          <span class="unseen">${puzzle.title}</span>
        </button>
        <div class="presets" role="group" aria-label=${words.newOf(puzzle.title)}>
          ${(card?.quick ?? puzzle.presets.slice(0, 3)).map((preset) => this.#preset(puzzle, preset))}
          <a class="chip more" href="./${puzzlePage(puzzle.id)}" aria-label=${words.moreOf(puzzle.title)}>${words.moreKinds}</a>
        </div>
      </article>
    `;
  }

  #chip(puzzle: Puzzle): TemplateResult {
    return html`<p class="badge ${this.result ? "reached" : ""}">${this.#todays(puzzle)}</p>`;
  }

  /** The same where there is no room over the picture. */
  #level(puzzle: Puzzle): TemplateResult {
    return html`<p class="todays" aria-hidden="true">${this.#todays(puzzle)}</p>`;
  }

  /** Today's level or size, or how it went. */
  #todays(puzzle: Puzzle): TemplateResult | string {
    const { result } = this;
    if (result) return html`${icon("tick")} ${result.time === undefined ? words.solved : clock(result.time)}`;
    return daily(puzzle, this.card, this.today).kind;
  }

  #preset(puzzle: Puzzle, { setup, label, words: said }: Preset): TemplateResult {
    const start: Start = { puzzle, setup, kind: capital(label) };
    return html`<button class="chip" title=${capital(said)} @click=${() => this.tell("start", start)}>${capital(label)}</button>`;
  }

  readonly #play = (): void => {
    const { puzzle, begun } = this;
    if (begun && (this.result || !begun.over)) this.tell("continue", begun);
    else if (puzzle) this.tell("start", daily(puzzle, this.card, this.today));
  };
}
