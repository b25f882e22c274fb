import { html } from "lit";
import { customElement, state } from "lit/decorators.js";
import { mute, muted } from "../play/sound";
import { Part } from "./part";

/** What stands above every page: the way home, and what one can set. */
@customElement("tw-header")
export class Header extends Part {
  @state() private quiet = muted();

  protected override render() {
    return html`
      <header class="top">
        <a class="wordmark" href="./#/">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <rect class="one" x="1" y="1" width="10" height="10" rx="2" />
            <rect class="two" x="13" y="1" width="10" height="22" rx="2" />
            <rect class="three" x="1" y="13" width="10" height="10" rx="2" />
          </svg>
          Tilewright
        </a>
        <button class="plain" aria-pressed=${this.quiet} @click=${this.#mute}>
          ${this.quiet ? "Sound is off" : "Sound is on"}
        </button>
      </header>
    `;
  }

  readonly #mute = (): void => {
    this.quiet = !this.quiet;
    mute(this.quiet);
  };
}
