import { html, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../base/part";
import { Stopped } from "../engine/engine";
import type { View } from "../engine/protocol";
import { reason } from "../engine/studio";
import type { Game } from "../game/game";
import { solutions, type Solutions } from "../game/solutions";
import "./own-puzzle.css";
import * as words from "#words/own-puzzle";

/** Beside an empty board: whether what is entered has one solution, and the way to make it a puzzle. Fires `begun` (its view). */
@customElement("tw-own-puzzle")
export class OwnPuzzle extends Part {
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) view!: View;
  /** Of the view that is shown; undefined while it is counted. */
  @state() private found: Solutions | undefined;
  @state() private fault = "";
  #counting: AbortController | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#counting?.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("view") && changed.get("view")?.id !== this.view.id) void this.#count();
  }

  protected override render() {
    const { found } = this;
    return html`<section class="own-puzzle" aria-labelledby="own-puzzle">
      <h2 id="own-puzzle">${words.title}</h2>
      <p class="muted">${words.about}</p>
      <p role="status" class="found-${found ?? ""}">${this.fault || (found === undefined ? words.counting : words.found[found])}</p>
      <button ?disabled=${this.view.history.size === 0} @click=${this.#fix}>${words.fix}</button>
    </section>`;
  }

  /** Counts the solutions; the next digit cancels that. */
  async #count(): Promise<void> {
    this.#counting?.abort();
    const counting = (this.#counting = new AbortController());
    this.found = undefined;
    this.fault = "";
    try {
      const found = await solutions(this.game.studio.background(), this.view.play, counting.signal);
      if (this.#counting === counting) this.found = found;
    } catch (failure) {
      if (!(failure instanceof Stopped) && this.#counting === counting) this.fault = reason(failure);
    }
  }

  readonly #fix = async (): Promise<void> => {
    const view = await this.game.ask<View>({ do: "begin" }, "");
    if (view) this.tell("begun", view);
  };
}
