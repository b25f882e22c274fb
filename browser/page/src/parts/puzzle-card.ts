import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Puzzle, Solutions, View } from "../engine/protocol";
import type { Studio } from "../engine/studio";
import { brief, capital } from "../pure/words";
import { Part } from "./part";
import "./picture";

/**
 * A puzzle on the home page: a picture of one, and how to begin. Tells `start` (puzzle and setup).
 */
@customElement("tw-puzzle-card")
export class PuzzleCard extends Part {
  @property({ attribute: false }) studio: Studio | undefined;
  @property({ attribute: false }) puzzle: Puzzle | undefined;
  @state() private shown: View | undefined;

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    const { studio, puzzle } = this;
    if (!studio || !puzzle) return;
    this.shown = await this.#sample(studio, puzzle);
  }

  /** Something to see of the easiest setup: a solution if there is one, else a new one. */
  async #sample(studio: Studio, { id, presets, can }: Puzzle): Promise<View> {
    const fresh = await studio.ask<View>({ do: "new", puzzle: id, setup: presets[0]?.setup ?? "", seed: 1 });
    if (!can.includes("solve")) return fresh;
    const { solutions } = await studio.ask<Solutions>({ do: "solve", play: fresh.play, nodes: 100_000 });
    return solutions[0] === undefined ? fresh : studio.ask<View>({ do: "view", play: solutions[0] });
  }

  protected override render() {
    const { puzzle } = this;
    if (!puzzle) return html``;
    const names = brief(puzzle.presets.map(({ words }) => words));
    const presets = puzzle.presets.map((preset, i) => ({ ...preset, name: names[i] ?? preset.words }));
    const standard = presets.filter(({ setup }) => setup === puzzle.standard);
    const others = presets.filter(({ setup }) => setup !== puzzle.standard);
    return html`
      <article class="card">
        <tw-picture class="thumbnail" .scene=${this.shown?.scene}></tw-picture>
        <h2>${puzzle.title}</h2>
        <p>${puzzle.goal}</p>
        <div class="presets" role="group" aria-label="New ${puzzle.title}">
          ${standard.concat(others).map(
            ({ setup, words, name }, i) => html`<button
              class=${i === 0 ? "main" : ""}
              title=${capital(words)}
              @click=${() => this.tell("start", { puzzle, setup })}
            >
              ${capital(name)}
            </button>`,
          )}
        </div>
      </article>
    `;
  }
}
