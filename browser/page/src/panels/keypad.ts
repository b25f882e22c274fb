import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../base/part";
import { keypad, MODES } from "../board/keys";
import type { Gestures, Mode } from "../engine/protocol";

/** The keys that can be pressed on the board, for those without a keyboard. Tells `key` (its name) and `mode`. */
@customElement("tw-keypad")
export class Keypad extends Part {
  @property({ attribute: false }) type: Gestures["type"] = {};
  /** The spot that they are for. */
  @property({ attribute: false }) spot = "";
  /** What the keys stand for: as they are, or with Shift or Ctrl. */
  @property({ attribute: false }) mode = "";
  /** What that means. */
  @property({ attribute: false }) meanings: readonly Mode[] = [];

  protected override render() {
    const keys = keypad(Object.values(this.type).flat());
    const modes = MODES.filter((mode) => keys[mode].length > 0);
    const mode = modes.find((one) => one === this.mode) ?? modes[0];
    if (mode === undefined) return html``;
    return html`
      ${modes.length > 1
        ? html`<div class="modes" role="group" aria-label="The keys write">
            ${modes.map(
              (one) => html`<button aria-pressed=${one === mode} @click=${() => this.tell("mode", one)}>
                ${this.#meaning(one)}
              </button>`,
            )}
          </div>`
        : ""}
      <div class="keys" role="group" aria-label="Keys">
        ${keys[mode].map((key) => this.#key(key, mode))} ${mode === "" ? "" : keys[""].slice(-1).map((key) => this.#key(key, ""))}
      </div>
    `;
  }

  #meaning(mode: string): string {
    return this.meanings.find(({ before }) => before === mode)?.words ?? mode;
  }

  #key(key: string, mode: string) {
    const offered = this.type[this.spot]?.includes(key) ?? false;
    const words = key.slice(mode.length);
    return html`<button
      aria-disabled=${!offered}
      aria-label=${mode === "" ? words : `${this.#meaning(mode).toLowerCase()} ${words}`}
      @click=${() => this.tell("key", words)}
    >
      ${words === "Delete" ? "⌫" : words}
    </button>`;
  }
}
