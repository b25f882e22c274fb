import { html, svg } from "lit";
import { customElement, property } from "lit/decorators.js";
import { PatientPart } from "../base/part";
import { settings } from "../base/settings";
import { keypad, MODES } from "../board/keys";
import { inNumerals } from "../board/numerals";
import type { Gestures, Mode } from "../engine/protocol";
import * as words from "#words/game";

/** Number of milliseconds that a key is held to be kept. */
const HELD = 450;

/** A color, as it tints a cell, and its sign. */
function swatch(ink: string) {
  return svg`<svg class="pen" viewBox="0 0 12 12" aria-hidden="true">
    <rect class="area ink-${ink}" width="12" height="12" rx="2" /><use href="#sign-${ink}" class="tinted" x="3" y="3" width="6" height="6" />
  </svg>`;
}

/**
 * The keys that can be pressed on the board, for those without a keyboard, each with the number of its places that are left. Fires
 * `key` (its name), `lock` (the name of one that was held) and `mode`.
 */
@customElement("tw-keypad")
export class Keypad extends PatientPart {
  @property({ attribute: false }) type: Gestures["type"] = {};
  /** The spot that they are for. */
  @property({ attribute: false }) spot = "";
  /** The modifier of the keys: none, Shift or Ctrl. */
  @property({ attribute: false }) mode = "";
  /** The meanings of the modifiers. */
  @property({ attribute: false }) meanings: readonly Mode[] = [];
  /** The number of places left for each key. */
  @property({ attribute: false }) left: Readonly<Record<string, number>> = {};
  /** The key that each chosen spot gets; empty when there is none. */
  @property({ attribute: false }) locked = "";
  readonly #set = (): void => this.requestUpdate();
  #holding: ReturnType<typeof setTimeout> | undefined;
  /** The press that ends now has had its effect already. */
  #held = false;

  override connectedCallback(): void {
    super.connectedCallback();
    settings.addEventListener("change", this.#set);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    settings.removeEventListener("change", this.#set);
  }

  protected override render() {
    const keys = keypad(Object.values(this.type).flat());
    const modes = MODES.filter((mode) => keys[mode].length > 0);
    const mode = modes.find((one) => one === this.mode) ?? modes[0];
    if (mode === undefined) return html``;
    const shown = keys[mode].filter((key) => !key.endsWith("Delete"));
    return html`
      ${
        modes.length > 1
          ? html`<div class="modes" role="group" aria-label=${words.keysWrite}>
            ${modes.map(
              (one) => html`<button aria-pressed=${one === mode} @click=${() => this.tell("mode", one)}>
                ${this.#meaning(one)}
              </button>`,
            )}
          </div>`
          : ""
      }
      <div class="keys ${shown.length > 9 ? "many" : ""}" role="group" aria-label=${words.keys}>
        ${shown.map((key) => this.#key(key, mode))}
      </div>
    `;
  }

  #meaning(mode: string): string {
    return this.meanings.find(({ before }) => before === mode)?.words ?? mode;
  }

  #key(key: string, mode: string) {
    // A key that is chosen first is for cells that come later.
    const offered = settings.of("entry") === "key" || (this.type[this.spot]?.includes(key) ?? false);
    const name = key.slice(mode.length);
    const pen = this.meanings.find(({ before }) => before === mode)?.pens?.[Number(name) - 1];
    const left = pen ? 0 : Math.max(0, this.left[name] ?? 0);
    return html`<button
      class="key ${left > 0 || pen ? "" : "done"}"
      aria-disabled=${!offered}
      aria-pressed=${this.locked === name}
      aria-label=${pen ? words.pen(pen.words) : mode === "" ? name : words.keyIn(this.#meaning(mode), name)}
      title=${pen ? words.pen(pen.words) : words.left(name, left)}
      @pointerdown=${() => this.#hold(name)}
      @pointerup=${this.#release}
      @pointercancel=${this.#release}
      @contextmenu=${(event: Event) => event.preventDefault()}
      @click=${() => this.#press(name)}
    >
      ${pen ? swatch(pen.ink) : inNumerals(name, settings.of("numerals"))}${left > 0 ? html`<small>${left}</small>` : ""}
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
