import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { lesson } from "../base/address";
import { icon } from "../base/icons";
import { keepStep } from "../base/lessons";
import { Part } from "../base/part";
import { learn } from "../base/reading-icons";
import { lessonOf } from "../engine/lessons";
import type { Game } from "../game/game";
import "./lesson-offer.css";
import * as words from "#words/lesson";

/** One line at the first visit to a puzzle that offers its lesson. It takes no focus. Fires `declined`, also when one has played. */
@customElement("tw-lesson-offer")
export class LessonOffer extends Part {
  @property({ attribute: false }) game!: Game;

  protected override async firstUpdated(): Promise<void> {
    const { id } = this.game.puzzle;
    this.game.addEventListener("save", () => this.#decline(), { once: true });
    keepStep(id);
    if ((await lessonOf(id)).length === 0 || this.game.view.history.undo) this.#decline();
  }

  protected override render() {
    const { id, title } = this.game.puzzle;
    return html`<p class="lesson-offer" role="status">
      <a href=${`./${lesson(id)}`}>${learn} ${words.offer(title)}</a>
      <button class="plain iconbutton" aria-label=${words.close} title="Esc" @click=${() => this.#decline()}>${icon("close")}</button>
    </p>`;
  }

  #decline(): void {
    this.tell("declined");
  }
}
