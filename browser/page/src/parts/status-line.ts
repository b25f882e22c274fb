import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Status } from "../engine/protocol";
import type { Message } from "../play/game";
import { Part } from "./part";

/** How the game stands, and what was said last. Read out as it changes. */
@customElement("tw-status")
export class StatusLine extends Part {
  @property({ attribute: false }) status: Status | undefined;
  @property({ attribute: false }) message: Message = { text: "", tone: "plain" };
  #said = this.message;
  #again = false;

  protected override willUpdate(): void {
    // The same words twice would be read out once: an unseen sign makes them different.
    this.#again = this.message !== this.#said && this.message.text === this.#said.text && !this.#again;
    this.#said = this.message;
  }

  protected override render() {
    const { status, message } = this;
    if (!status) return html``;
    return html`
      <p class="standing ${status.over ? "over" : ""}" role="status">
        ${status.over ? html`<span class="sign" aria-hidden="true">✓</span>` : ""} ${status.words}
      </p>
      <p class="message ${message.tone}" role="status">${message.text}${this.#again ? "\u200b" : ""}</p>
    `;
  }
}
