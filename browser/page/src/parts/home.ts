import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Studio } from "../engine/studio";
import { Part } from "./part";
import "./my-games";
import "./puzzle-card";

/** All puzzles, to choose from. */
@customElement("tw-home")
export class Home extends Part {
  @property({ attribute: false }) studio: Studio | undefined;

  protected override render() {
    return html`
      <main class="home">
        <h1>Choose a puzzle</h1>
        <p class="muted">Play it, get hints, or watch the computer search. All of it runs in this browser.</p>
        <ul class="cards">
          ${this.studio?.puzzles.map(
            (puzzle) => html`<li><tw-puzzle-card .studio=${this.studio} .puzzle=${puzzle}></tw-puzzle-card></li>`,
          )}
        </ul>
        <details class="panel open-one" @toggle=${() => void import("./open-text")}>
          <summary><h2>Open a text or a file</h2></summary>
          <div class="inside"><tw-open-text .studio=${this.studio}></tw-open-text></div>
        </details>
        <tw-my-games .studio=${this.studio}></tw-my-games>
      </main>
    `;
  }
}
