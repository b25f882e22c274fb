import { html } from "lit";
import { customElement, state } from "lit/decorators.js";
import { Part } from "./part";

/** Number of milliseconds that a message stays; not while the pointer or the focus is on it. */
const STAY = 8_000;

type Said = {
  readonly text: string;
  readonly action: string;
  readonly act: () => void;
  /** With these words it is sent away; without, it goes by itself. */
  readonly away?: string | undefined;
};

/** A message about an act for a while, with a button that undoes it. There is one for the whole page. */
@customElement("tw-toast")
export class Toast extends Part {
  @state() private said: Said | undefined;
  #timer = 0;

  show(said: Said): void {
    this.said = said;
    this.#later();
  }

  protected override render() {
    const { said } = this;
    return html`<div
      class="toast"
      role="status"
      ?hidden=${!said}
      @pointerenter=${() => clearTimeout(this.#timer)}
      @pointerleave=${() => this.#later()}
      @focusin=${() => clearTimeout(this.#timer)}
      @focusout=${() => this.#later()}
    >
      ${
        said
          ? html`<span>${said.text}</span> <button class="plain" @click=${this.#act}>${said.action}</button>
            ${said.away ? html`<button class="plain" @click=${() => (this.said = undefined)}>${said.away}</button>` : ""}`
          : ""
      }
    </div>`;
  }

  #later(): void {
    clearTimeout(this.#timer);
    if (!this.said?.away) this.#timer = window.setTimeout(() => (this.said = undefined), STAY);
  }

  readonly #act = (): void => {
    this.said?.act();
    this.said = undefined;
  };
}

/**
 * Shows a message about an act; the button undoes it.
 *
 * @param away the button that sends it away; without it, it goes by itself
 */
export function toast(text: string, action: string, act: () => void, away?: string): void {
  let place = document.querySelector<Toast>("tw-toast");
  if (!place) {
    place = document.createElement("tw-toast") as Toast;
    document.body.append(place);
  }
  place.show({ text, action, act, away });
}
