import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../base/part";
import { coloredText } from "../board/colored-text";
import type { Row, Shown, Tone } from "../engine/protocol";
import { capitalized, reworded, told } from "../engine/sentence";
import "./answers.css";
import * as words from "#words/studies";

/** The sign of a tone beside its color. */
const SIGNS: Readonly<Record<Tone, string>> = { good: "✓", bad: "✕", open: "?", plain: "·" };

export function sign(tone: Tone) {
  return html`<span class="tone ${tone}" aria-hidden="true">${SIGNS[tone]}</span>`;
}

/** Several things said, one by one. Fires `node` when one is pressed that stands somewhere in the history, and `shown` when a search shows it. */
@customElement("tw-rows")
export class Rows extends Part {
  @property({ attribute: false }) rows: readonly Row[] = [];
  /** The present node of the game. */
  @property({ type: Number }) node = -1;
  /** The row that is shown on the board. */
  @property({ attribute: false }) at: Shown | undefined;
  /** Names the players in words of a row. */
  @property({ attribute: false }) named = (said: string): string => said;

  protected override render() {
    return html`<ol class="rows" tabindex="0" aria-label=${words.oneByOne} @keydown=${this.#key}>
      ${this.rows.map((row) => html`<li>${this.#row(row)}</li>`)}
    </ol>`;
  }

  #row(row: Row) {
    const { tone, node, shown } = row;
    const said = (field: "name" | "words") => reworded(told(row, field), this.named);
    const content = html`${sign(tone)} <span class="what"><b>${coloredText(capitalized(said("name")))}</b> <span>${coloredText(said("words"))}</span></span>`;
    if (shown) {
      const now = shown.method === this.at?.method && shown.step === this.at.step;
      return html`<button class="entry" aria-current=${now ? "step" : "false"} @click=${() => this.tell("shown", now ? undefined : shown)}>
        ${content}
      </button>`;
    }
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

  /** The arrows go from row to row. */
  readonly #key = (event: KeyboardEvent): void => {
    const down = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const all = [...this.querySelectorAll<HTMLElement>("button.entry")];
    const next = all[Math.max(0, all.indexOf(event.target as HTMLElement) + (down ?? 0))];
    if (down === undefined || !next) return;
    event.preventDefault();
    next.focus();
    if (this.at) next.click();
  };
}
