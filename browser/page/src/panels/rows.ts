import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../base/part";
import { capital } from "../base/words";
import type { Row, Tone } from "../engine/protocol";

/** What stands for a tone beside its color. */
const SIGNS: Readonly<Record<Tone, string>> = { good: "✓", bad: "✕", open: "?", plain: "·" };

export function sign(tone: Tone) {
  return html`<span class="tone ${tone}" aria-hidden="true">${SIGNS[tone]}</span>`;
}

/** Several things said, one by one. Tells `node` when one is pressed that stands somewhere in the history. */
@customElement("tw-rows")
export class Rows extends Part {
  @property({ attribute: false }) rows: readonly Row[] = [];
  /** Where the game stands. */
  @property({ type: Number }) node = -1;

  protected override render() {
    return html`<ol class="rows" tabindex="0" aria-label="One by one">
      ${this.rows.map((row) => html`<li>${this.#row(row)}</li>`)}
    </ol>`;
  }

  #row({ name, words, tone, node }: Row) {
    const content = html`${sign(tone)} <span class="what"><b>${capital(name)}</b> <span>${words}</span></span>`;
    return node === undefined
      ? html`<div class="entry">${content}</div>`
      : html`<button
          class="entry"
          aria-current=${node === this.node ? "step" : "false"}
          @click=${() => this.tell("node", node)}
        >
          ${content}
        </button>`;
  }
}
