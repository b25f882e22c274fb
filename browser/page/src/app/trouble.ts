import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../base/part";
import * as words from "#words/app";

/** The page for an address that leads nowhere, or for something that cannot be loaded now. */
@customElement("tw-trouble")
export class Trouble extends Part {
  @property({ attribute: false }) sentence = "";
  /** The same with the place of the fault, in lines of equal width. */
  @property({ attribute: false }) explained = "";
  /** Tries again; only where that may help. */
  @property({ attribute: false }) again: (() => void) | undefined;

  protected override render() {
    return html`
      <main class="trouble">
        <svg viewBox="0 0 48 36" aria-hidden="true">
          <rect class="tile ink-cover" x="1" y="13" width="34" height="10" rx="2" transform="rotate(-8 18 18)" />
          <rect class="tile ink-anchor" x="36" y="23" width="10" height="10" rx="2" transform="rotate(14 41 28)" />
        </svg>
        <h1>${this.again ? words.missing : words.unfit}</h1>
        <p role="alert">${this.sentence}</p>
        ${this.#more()}
        <div class="row">
          ${this.again ? html`<button class="main" @click=${this.again}>${words.again}</button>` : ""}
          <a class="button" href="./#/">${words.home}</a>
        </div>
      </main>
    `;
  }

  #more() {
    const { again, explained } = this;
    if (explained === "" || explained === this.sentence) return "";
    if (!again) return html`<pre tabindex="0" role="group" aria-label=${words.fault}>${explained}</pre>`;
    return html`
      <p class="muted">${words.safe}</p>
      <details>
        <summary>${words.browser}</summary>
        <pre tabindex="0" role="group" aria-label=${words.browser}>${explained}</pre>
      </details>
    `;
  }
}
