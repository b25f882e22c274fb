import { html, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import "../art/poster";
import type { Day } from "../base/days";
import { icon } from "../base/icons";
import { PatientPart } from "../base/part";
import { capital } from "../base/words";
import type { NewGame } from "../dialogs/new-game";
import type { Preset, Puzzle } from "../engine/protocol";
import type { Studio } from "../engine/studio";
import type { Result } from "../game/results";
import type { Summary } from "../game/saved-game";
import * as words from "../words/home";
import { daily, type Card, type Start } from "./cards";
import { clock } from "./figures";

/**
 * A puzzle on home: its poster, today's, and how to begin another. Tells `start` (a {@link Start}), `continue` (a game), and
 * `made` (a new game).
 */
@customElement("tw-puzzle-card")
export class PuzzleCard extends PatientPart {
  @property({ attribute: false }) studio: Studio | undefined;
  @property({ attribute: false }) puzzle: Puzzle | undefined;
  @property({ attribute: false }) card: Card | undefined;
  @property() today: Day = "";
  /** How today's ended, if it did. */
  @property({ attribute: false }) result: Result | undefined;
  /** Today's as it stands, if it was begun. */
  @property({ attribute: false }) begun: Summary | undefined;
  @state() private more = false;
  @query("tw-new-game") private readonly dialog!: NewGame | null;

  protected override render() {
    const { puzzle, card } = this;
    if (!puzzle) return html``;
    return html`
      <article class="puzzle-card" data-room=${puzzle.id}>
        <div class="picture">
          <tw-poster .plan=${card?.poster}></tw-poster>
          ${this.#chip(puzzle)}
        </div>
        <h2>${puzzle.title}</h2>
        <p class="gist">${card?.about ?? puzzle.goal}</p>
        <button class="main" @click=${this.#play}>
          ${this.result && this.begun ? words.seeBoard : this.begun && !this.begun.over ? words.resume : words.playTodays}
          <span class="unseen">${puzzle.title}</span>
        </button>
        <div class="presets" role="group" aria-label=${words.newOf(puzzle.title)}>
          ${(card?.quick ?? puzzle.presets.slice(0, 3)).map((preset) => this.#preset(puzzle, preset))}
          <button class="chip more" aria-label=${words.moreOf(puzzle.title)} @click=${this.#open}>${words.moreKinds}</button>
        </div>
        ${this.more
          ? html`<tw-new-game
              .studio=${this.studio}
              .puzzle=${puzzle}
            ></tw-new-game>`
          : ""}
      </article>
    `;
  }

  #chip(puzzle: Puzzle): TemplateResult {
    const { result } = this;
    if (result) return html`<p class="badge reached">${icon("tick")} ${result.time === undefined ? words.solved : clock(result.time)}</p>`;
    const { kind } = daily(puzzle, this.card, this.today);
    return html`<p class="badge">${kind}</p>`;
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

  readonly #open = async (): Promise<void> => {
    await import("../dialogs/new-game");
    this.more = true;
    await this.updateComplete;
    await this.dialog?.open();
  };
}
