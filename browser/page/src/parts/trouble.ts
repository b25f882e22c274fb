import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "./part";

/** What is shown when an address leads nowhere. */
@customElement("tw-trouble")
export class Trouble extends Part {
  @property({ attribute: false }) sentence = "";
  /** The same with the place of the fault, in lines of equal width. */
  @property({ attribute: false }) explained = "";

  protected override render() {
    const more = this.explained !== "" && this.explained !== this.sentence;
    return html`
      <main class="trouble">
        <svg viewBox="0 0 48 36" aria-hidden="true">
          <rect class="tile ink-cover" x="1" y="13" width="34" height="10" rx="2" transform="rotate(-8 18 18)" />
          <rect class="tile ink-anchor" x="36" y="23" width="10" height="10" rx="2" transform="rotate(14 41 28)" />
        </svg>
        <h1>This does not fit.</h1>
        <p role="alert">${this.sentence}</p>
        ${more ? html`<pre tabindex="0" role="group" aria-label="Where the fault is">${this.explained}</pre>` : ""}
        <p><a class="button" href="./#/">To all puzzles</a></p>
      </main>
    `;
  }
}
