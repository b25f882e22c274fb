import { html, nothing } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../base/part";
import { coloredText } from "../board/colored-text";
import type { View } from "../engine/protocol";
import type { Sentence } from "../engine/sentence";
import type { Message } from "../game/game";
import * as words from "#words/trays";

/** The progress, the state of the game, and the last message, which takes the place of the latter. The announcer reads out changes. */
@customElement("tw-status")
export class StatusLine extends Part {
  @property({ attribute: false }) view!: View;
  /** The state of the game, with the players' names. */
  @property({ attribute: false }) words: Sentence = "";
  /** A computer player has won against the only person. */
  @property({ type: Boolean }) lost = false;
  /** Whether the only person is to move, which the line says. */
  @property({ type: Boolean }) mine = false;
  @property({ attribute: false }) message: Message = { text: "", tone: "plain" };
  /** From 0 to 1; undefined where nothing is to be filled. */
  @property({ attribute: false }) done: number | undefined;

  protected override render() {
    const { message, done } = this;
    const { scene, status } = this.view;
    return html`
      ${done === undefined ? "" : html`<div class="done" aria-hidden="true"><div .style=${`--done: ${done}`}></div></div>`}
      <div class="words ${message.text ? "said" : ""}" tabindex=${message.text ? 0 : nothing}>
        <p class="standing ${status.over ? "over" : ""} ${this.lost ? "lost" : ""}">
          ${status.over && !this.lost ? html`<span class="sign" aria-hidden="true">✓</span>` : ""}
          ${status.player === undefined || this.mine ? "" : html`<span class="player" aria-hidden="true">${words.short(status.player + 1)}</span>`}
          ${coloredText(this.words, scene)}
        </p>
        <p class="message ${message.tone}">${coloredText(message.text, scene)}</p>
      </div>
    `;
  }
}
