import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Gestures } from "../engine/protocol";
import { keypad } from "../pure/keys";
import { Part } from "./part";

/** The keys that can be pressed on the board, for those without a keyboard. Tells `gesture`. */
@customElement("tw-keypad")
export class Keypad extends Part {
  @property({ attribute: false }) type: Gestures["type"] = {};
  /** The spot that they are for. */
  @property({ attribute: false }) spot = "";

  protected override render() {
    const { plain, shifted } = keypad(Object.values(this.type).flat());
    if (plain.length + shifted.length === 0) return html``;
    return html`
      <div class="keys" role="group" aria-label="Keys">${plain.map((key) => this.#key(key, key))}</div>
      ${shifted.length > 0
        ? html`<p class="muted" id="notes">Notes</p>
            <div class="keys small" role="group" aria-labelledby="notes">
              ${shifted.map((key) => this.#key(key, key.slice("Shift+".length)))}
            </div>`
        : ""}
    `;
  }

  #key(key: string, words: string) {
    const offered = this.type[this.spot]?.includes(key) ?? false;
    return html`<button
      aria-disabled=${!offered}
      aria-label=${words === key ? key : `note ${words}`}
      @click=${() => this.tell("gesture", `type:${this.spot}:${key}`)}
    >
      ${words === "Delete" ? "⌫" : words}
    </button>`;
  }
}
