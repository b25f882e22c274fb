import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Puzzle, Scene } from "../engine/protocol";
import { capital } from "../pure/words";
import { Part } from "./part";
import "./thumbnail";

/** A puzzle on the home page: a picture of a game, and how to begin one. Tells `start` (puzzle and setup). */
@customElement("tw-puzzle-card")
export class PuzzleCard extends Part {
  @property({ attribute: false }) puzzle: Puzzle | undefined;
  @property({ attribute: false }) moments: readonly Scene[] = [];

  protected override render() {
    const { puzzle } = this;
    if (!puzzle) return html``;
    const standard = puzzle.presets.filter(({ setup }) => setup === puzzle.standard);
    const others = puzzle.presets.filter(({ setup }) => setup !== puzzle.standard);
    return html`
      <article class="card">
        <tw-thumbnail .moments=${this.moments}></tw-thumbnail>
        <h2>${puzzle.title}</h2>
        <p class="goal">${puzzle.goal}</p>
        <div class="presets" role="group" aria-label="New ${puzzle.title}">
          ${standard.concat(others).map(
            ({ setup, words, label }, i) => html`<button
              class=${i === 0 ? "main" : ""}
              title=${capital(words)}
              @click=${() => this.tell("start", { puzzle, setup })}
            >
              ${i === 0 ? html`Play <small>${label}</small>` : capital(label)}
            </button>`,
          )}
        </div>
      </article>
    `;
  }
}
