import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { lesson } from "../base/address";
import { icon } from "../base/icons";
import { keepStep } from "../base/lessons";
import { Part } from "../base/part";
import { learn } from "../base/reading-icons";
import { lessonOf } from "../engine/lessons";
import type { Game } from "../game/game";
import "./lesson-offer.css";
import * as words from "../words/lesson";

/**
 * One line at the first visit to a puzzle that offers its lesson. It takes no focus, and goes when one likes or has played.
 */
@customElement("tw-lesson-offer")
export class LessonOffer extends Part {
  @property({ attribute: false }) game!: Game;
  @state() private of = "";

  override connectedCallback(): void {
    super.connectedCallback();
    // Before anything else hears of it: Escape means this while the offer is there.
    addEventListener("keydown", this.#key, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.#key, { capture: true });
  }

  async show(): Promise<void> {
    const { puzzle } = this.game;
    if ((await lessonOf(puzzle.id)).length === 0 || this.game.view.history.undo) return;
    this.game.addEventListener("save", () => (this.of = ""), { once: true });
    this.of = puzzle.id;
    keepStep(puzzle.id);
  }

  protected override render() {
    const { of, game } = this;
    if (of === "" || of !== game.puzzle.id) return html``;
    return html`<p class="lesson-offer" role="status">
      <a href=${`./${lesson(of)}`}>${learn} ${words.offer(game.puzzle.title)}</a>
      <button class="plain iconbutton" aria-label=${words.close} title="Esc" @click=${() => this.#end()}>${icon("close")}</button>
    </p>`;
  }

  #end(): void {
    const inside = this.contains(document.activeElement);
    this.of = "";
    if (inside) document.querySelector<HTMLElement>("tw-board [tabindex='0']")?.focus({ preventScroll: true });
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || this.of === "" || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    event.stopPropagation();
    this.#end();
  };
}
