import { html, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../base/part";
import { cells } from "../base/words";
import { coloredText } from "../board/colored-text";
import type { StudyReport, View } from "../engine/protocol";
import { full, reworded, told } from "../engine/sentence";
import type { Game } from "../game/game";
import * as words from "#words/report";
import { computer, player, you } from "#words/play";
import "./rows";

/** Looks back at a game: what was good and what was not, and back to it. Fires `answered`. */
@customElement("tw-report")
export class Report extends Part {
  @property({ attribute: false }) game!: Game;
  /** Changes with the game, so that this is drawn anew. */
  @property({ attribute: false }) view!: View;
  @state() private answer: StudyReport | undefined;
  /** Length of the history when the report was made: it stays while one goes back in the history. */
  #steps = 0;
  #round = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { size } = this.view.history;
    if (changed.has("view") && (size !== this.#steps || this.game.round !== this.#round)) this.answer = undefined;
  }

  protected override render() {
    const { answer } = this;
    const named = (said: string) => this.#named(said);
    return html`
      <p class="muted">${words.about}</p>
      <div class="row">
        <button ?disabled=${!this.view.history.undo} @click=${() => void this.look()}>${words.review}</button>
      </div>
      ${
        answer
          ? html`<p role="status">${coloredText(reworded(full(told(answer, "caption", "line", "without")), named), this.view.scene)}</p>
            <tw-rows
              .rows=${answer.rows ?? []}
              .named=${named}
              .node=${this.view.history.node}
              @node=${(event: CustomEvent<number>) => void this.game.goTo(event.detail)}
            ></tw-rows>
            ${answer.more === undefined ? "" : html`<p class="muted">${words.onlyFirst(answer.more)}</p>`}`
          : ""
      }
    `;
  }

  /** Asks, and shows the answer. */
  async look(): Promise<void> {
    this.#steps = this.view.history.size;
    this.#round = this.game.round;
    this.answer = await this.game.ask<StudyReport>({ do: "review" }, words.reviewing);
    if (this.answer) this.tell("answered");
  }

  /** The only person is you, the others are the computer, and moves are written as in the history. */
  #named(said: string): string {
    const { seats } = this.game;
    const moves = cells(said).replace(/([\dA-Za-z])=(?=\w)/g, "$1 = ");
    return seats.filter((seat) => seat === "").length === 1
      ? seats.reduce((text, seat, i) => text.replaceAll(player(i + 1), seat === "" ? you : computer), moves)
      : moves;
  }
}
