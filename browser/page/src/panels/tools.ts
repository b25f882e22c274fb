import { html, nothing } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../base/part";
import { solved } from "../board/solution";
import { coloredText } from "../board/colored-text";
import type { Count, Row, Solutions, Study, StudyReport, View } from "../engine/protocol";
import { full, told, type Sentence } from "../engine/sentence";
import type { Game, Picture } from "../game/game";
import * as words from "#words/studies";
import { counted as written } from "./counted";
import "./rows";

/** The studio's answers about a position. Fires `solution` (a view) and `answered`. */
@customElement("tw-tools")
export class Tools extends Part {
  @property({ attribute: false }) game!: Game;
  /** Changes with the game, so that this is drawn anew. */
  @property({ attribute: false }) view: View | undefined;
  @property({ attribute: false }) picture: Picture | undefined;
  @state() private answer: Sentence = "";
  @state() private rows: readonly Row[] = [];

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has("view")) return;
    this.answer = "";
    this.rows = [];
  }

  protected override updated(changed: Map<string, unknown>): void {
    if ((changed.has("answer") && this.answer !== "") || (changed.has("rows") && this.rows.length > 0)) this.tell("answered");
  }

  protected override render() {
    const { game } = this;
    const { can } = game.puzzle;
    const button = (verb: string, said: string, click: () => void) => (can.includes(verb) ? html`<button @click=${click}>${said}</button>` : "");
    return html`
      <div class="row" role="group" aria-label=${words.help}>
        ${button("solve", words.solve, () => void this.#solve())}
        ${button("count", words.count, () => void this.#count())}
        ${this.#studies().map((study) => this.#studyButton(study))}
      </div>
      <output class="answer">${coloredText(this.answer || (this.picture?.caption ?? ""), game.view.scene)}</output>
      ${this.rows.length > 0 ? html`<tw-rows .rows=${this.rows}></tw-rows>` : ""}
    `;
  }

  /** Studies that are asked once and shown at once; live studies and spoilers are elsewhere. */
  #studies(): readonly Study[] {
    return this.game.puzzle.studies.filter(({ live, spoiler }) => !live && !spoiler);
  }

  /** A press of the button whose answer is on the board takes it away. */
  #studyButton({ verb, title }: Study) {
    const shown = this.picture?.verb === verb;
    return html`<button
      aria-pressed=${shown ? "true" : nothing}
      @click=${() => (shown ? this.game.clear() : void this.#study(verb))}
    >
      ${title}
    </button>`;
  }

  async #solve(): Promise<void> {
    const { game } = this;
    const found = await game.ask<Solutions>({ do: "solve" }, words.solving);
    const solution = found?.solutions[0];
    if (!found) return;
    if (solution === undefined) {
      this.answer = found.complete ? words.none : words.notFound(found.nodes);
      return;
    }
    const view = await game.ask<View>({ do: "view", play: solution }, words.solving);
    if (view) this.tell("solution", { ...view, scene: solved(game.view.scene, view.scene) });
  }

  async #count(): Promise<void> {
    const counted = await this.game.ask<Count>({ do: "count" }, words.counting);
    if (!counted) return;
    this.answer = counted.count === undefined ? said(counted) : written(counted);
  }

  async #study(verb: string): Promise<void> {
    const { game } = this;
    this.answer = "";
    const answer = await game.study(verb);
    this.rows = rows(answer);
    if (answer && !this.game.picture && this.rows.length === 0) this.answer = said(answer);
  }
}

/** The rows of an answer; a study may have a field of that name for programs, which is something else. */
function rows(answer: StudyReport | undefined): readonly Row[] {
  const all: unknown = answer?.rows ?? [];
  return Array.isArray(all) && all.every((row) => typeof row === "object") ? (all as Row[]) : [];
}

function said(answer: StudyReport): Sentence {
  return told(answer, "caption", "line") || full(told(answer, "without") || words.noAnswer);
}
