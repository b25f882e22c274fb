import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../base/part";
import { Stopped } from "../engine/engine";
import type { StudyRating, View } from "../engine/protocol";
import { reason } from "../engine/studio";
import type { Game } from "../game/game";
import * as words from "#words/rating";

/** The rating of the puzzle: a button that asks, by an engine that delays no move, and then the answer. */
@customElement("tw-rating")
export class Rating extends Part {
  @property({ attribute: false }) game!: Game;
  /** Changes with the game. */
  @property({ attribute: false }) view!: View;
  @state() private asking = false;
  /** Of the request that is being answered. */
  #controller: AbortController | undefined;

  protected override render() {
    if (this.game.puzzle.rating === undefined) return html``;
    const known = this.#known;
    if (known !== undefined) {
      const [first, second] = known;
      return html`<span class="chip" role="status">${first}${second ? html`<span class="scale">, ${second}</span>` : ""}</span>`;
    }
    return html`<button class="chip" aria-busy=${this.asking} @click=${() => void this.#press()}>
      ${this.asking ? words.asking : words.ask}
    </button>`;
  }

  /** The beginning of the game. */
  get #start(): string {
    return this.view.play.split(" |")[0]!.split(" ")[0]!;
  }

  get #known(): readonly string[] | undefined {
    const { rated } = this.game.extras;
    return rated?.start === this.#start ? rated.words : undefined;
  }

  async #press(): Promise<void> {
    const { game } = this;
    if (this.#controller) return this.#controller.abort();
    this.#controller = new AbortController();
    this.asking = true;
    const start = this.#start;
    try {
      const { level, er, without } = await game.studio
        .background()
        .ask<StudyRating>({ do: "study", verb: game.puzzle.rating!, play: this.view.id }, undefined, this.#controller.signal);
      const said = [level, er === undefined ? undefined : words.er(er.toFixed(1))].filter((word) => word !== undefined);
      if (said.length > 0) game.keep({ rated: { start, words: said } });
      else game.say(words.notRated(without ?? words.tooLong), "refused");
    } catch (failure) {
      if (!(failure instanceof Stopped)) game.say(reason(failure), "refused");
    } finally {
      this.#controller = undefined;
      this.asking = false;
    }
  }
}
