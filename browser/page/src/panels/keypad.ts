import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../base/part";
import { keypad, MODES } from "../board/keys";
import type { Gestures, Mode } from "../engine/protocol";
import * as words from "../words/game";

/** So many milliseconds a key is held to be kept. */
const HELD = 450;

/**
 * The keys that can be pressed on the board, for those without a keyboard, each with how often it is still to be written. Tells
 * `key` (its name), `lock` (the name of one that was held) and `mode`.
 */
@customElement("tw-keypad")
export class Keypad extends Part {
  @property({ attribute: false }) type: Gestures["type"] = {};
  /** The spot that they are for. */
  @property({ attribute: false }) spot = "";
  /** What the keys stand for: as they are, or with Shift or Ctrl. */
  @property({ attribute: false }) mode = "";
  /** What that means. */
  @property({ attribute: false }) meanings: readonly Mode[] = [];
  /** How often each key is still to be written. */
  @property({ attribute: false }) left: Readonly<Record<string, number>> = {};
  /** The key that each chosen spot gets; empty when there is none. */
  @property({ attribute: false }) locked = "";
  #holding: ReturnType<typeof setTimeout> | undefined;
  /** What the press that ends now was for is done already. */
  #held = false;

  protected override render() {
    const keys = keypad(Object.values(this.type).flat());
    const modes = MODES.filter((mode) => keys[mode].length > 0);
    const mode = modes.find((one) => one === this.mode) ?? modes[0];
    if (mode === undefined) return html``;
    const shown = keys[mode].filter((key) => key !== "Delete");
    return html`
      ${modes.length > 1
        ? html`<div class="modes" role="group" aria-label=${words.keysWrite}>
            ${modes.map(
              (one) => html`<button aria-pressed=${one === mode} @click=${() => this.tell("mode", one)}>
                ${this.#meaning(one)}
              </button>`,
            )}
          </div>`
        : ""}
      <div class="keys ${shown.length > 9 ? "many" : ""}" role="group" aria-label=${words.keys}>
        ${shown.map((key) => this.#key(key, mode))}
      </div>
    `;
  }

  #meaning(mode: string): string {
    return this.meanings.find(({ before }) => before === mode)?.words ?? mode;
  }

  #key(key: string, mode: string) {
    const offered = this.type[this.spot]?.includes(key) ?? false;
    const name = key.slice(mode.length);
    const left = this.left[name] ?? 0;
    return html`<button
      class="key ${left > 0 ? "" : "done"}"
      aria-disabled=${!offered}
      aria-pressed=${this.locked === name}
      aria-label=${mode === "" ? name : words.keyIn(this.#meaning(mode), name)}
      title=${words.left(name, left)}
      @pointerdown=${() => this.#hold(name)}
      @pointerup=${this.#release}
      @pointercancel=${this.#release}
      @contextmenu=${(event: Event) => event.preventDefault()}
      @click=${() => this.#press(name)}
    >
      ${name}${left > 0 ? html`<small>${left}</small>` : ""}
    </button>`;
  }

  #press(name: string): void {
    if (!this.#held) this.tell("key", name);
    this.#held = false;
  }

  #hold(name: string): void {
    this.#held = false;
    this.#holding = setTimeout(() => {
      this.#held = true;
      this.tell("lock", name);
    }, HELD);
  }

  readonly #release = (): void => clearTimeout(this.#holding);
}
