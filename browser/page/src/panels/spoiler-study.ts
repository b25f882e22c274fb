import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../base/part";
import { sentence } from "../base/words";
import type { Line, Study, View } from "../engine/protocol";
import type { Game } from "../game/game";
import type { Pointed } from "./about";

/** A study whose marks give much away: first its line, and only when asked for the marks. Tells `show` (a {@link Pointed}). */
@customElement("tw-spoiler-study")
export class SpoilerStudy extends Part {
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) view!: View;
  @property({ attribute: false }) study!: Study;
  @state() private found: { readonly view: View; readonly line: Line } | undefined;

  protected override render() {
    const found = this.found?.view === this.view ? this.found.line : undefined;
    return html`
      <div class="row">
        <button @click=${() => void this.#ask()}>${this.study.title}</button>
        ${found?.marks?.length ? html`<button @click=${() => this.#show(found)}>Show where</button>` : ""}
      </div>
      <p class="checked" role="status">${found ? sentence(found.line ?? found.without ?? "") : ""}</p>
    `;
  }

  async #ask(): Promise<void> {
    const { view } = this;
    const line = await this.game.ask<Line>({ do: "study", verb: this.study.verb }, "Checking …");
    if (!line) return;
    this.found = { view, line };
    this.tell("show", { view, marks: [], faint: [] } satisfies Pointed);
  }

  #show({ marks = [] }: Line): void {
    this.tell("show", { view: this.view, marks, faint: [] } satisfies Pointed);
  }
}
