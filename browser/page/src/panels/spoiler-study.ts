import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../base/part";
import { settings } from "../base/settings";
import { sentence, sentences } from "../base/words";
import type { Shown, Study, StudyReport, View } from "../engine/protocol";
import { mistakes, type Game } from "../game/game";
import * as words from "#words/studies";
import type { Pointed } from "./about";
import "./rows";

/** A study whose marks give much away: first its line, and only when asked for the marks. Fires `show` (a {@link Pointed}) and `answered`. */
@customElement("tw-spoiler-study")
export class SpoilerStudy extends Part {
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) view!: View;
  @property({ attribute: false }) study!: Study;
  /** The row that the board shows. */
  @property({ attribute: false }) at: Shown | undefined;
  @state() private shown = false;
  @state() private found: { readonly view: View; readonly line: StudyReport } | undefined;

  protected override render() {
    const found = this.found?.view === this.view ? this.found.line : undefined;
    return html`
      <div class="row">
        <button @click=${() => void this.#ask()}>${this.study.title}</button>
        ${found?.marks?.length ? html`<button aria-pressed=${this.shown} @click=${() => this.#show(found)}>${words.showWhere}</button>` : ""}
      </div>
      <p class="checked" role="status">${found ? this.#words(found) : ""}</p>
      ${found?.rows ? html`<tw-rows .rows=${found.rows} .at=${this.at}></tw-rows>` : ""}
    `;
  }

  /** An answer with rows shows them one by one, not in its line. */
  #words({ rows, line, without }: StudyReport): string {
    if (!rows) return sentence(line ?? without ?? "");
    return sentences([words.lines(rows.length), rows.some(({ shown }) => shown) ? words.pressOne : ""]);
  }

  async #ask(): Promise<void> {
    const { view } = this;
    const line = await this.game.ask<StudyReport>({ do: "study", verb: this.study.verb }, words.checking);
    if (!line) return;
    this.game.helped(this.study.verb);
    this.found = { view, line };
    this.tell("answered");
    this.shown = settings.of("mistakes") !== "off" && mistakes(this.game.puzzle) === this.study.verb;
    this.tell("show", { view, marks: this.shown ? (line.marks ?? []) : [], faint: [] } satisfies Pointed);
  }

  /** Shows where, or no longer. */
  #show({ marks = [] }: StudyReport): void {
    this.shown = !this.shown;
    this.tell("show", { view: this.view, marks: this.shown ? marks : [], faint: [] } satisfies Pointed);
  }
}
