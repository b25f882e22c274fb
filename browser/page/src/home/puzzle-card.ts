import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../base/part";
import { capital } from "../base/words";
import type { Preset, Puzzle, Scene } from "../engine/protocol";
import "./thumbnail";

/** Where the kinds of a puzzle would make a long column, they are folded. */
const narrow = matchMedia("(max-width: 36rem)");

/** A puzzle on the home page: a picture of a game, and how to begin one. Tells `start` (puzzle and setup). */
@customElement("tw-puzzle-card")
export class PuzzleCard extends Part {
  @property({ attribute: false }) puzzle: Puzzle | undefined;
  @property({ attribute: false }) moments: readonly Scene[] = [];

  protected override render() {
    const { puzzle } = this;
    if (!puzzle) return html``;
    const [standard] = puzzle.presets.filter(({ setup }) => setup === puzzle.standard);
    const others = puzzle.presets.filter(({ setup }) => setup !== puzzle.standard);
    const button = ({ setup, words, label }: Preset, main: boolean) =>
      html`<button class=${main ? "main" : ""} title=${capital(words)} @click=${() => this.tell("start", { puzzle, setup })}>
        ${main ? html`Play <small>${label}</small>` : capital(label)}
      </button>`;
    const rest = html`<div class="kinds">${others.map((preset) => button(preset, false))}</div>`;
    return html`
      <article class="card">
        <tw-thumbnail .moments=${this.moments}></tw-thumbnail>
        <h2>${puzzle.title}</h2>
        <p class="goal">${puzzle.goal}</p>
        <div class="presets" role="group" aria-label="New ${puzzle.title}">
          ${standard ? button(standard, true) : ""}
          ${narrow.matches ? html`<details><summary>Other kinds</summary>${rest}</details>` : rest}
        </div>
      </article>
    `;
  }
}
