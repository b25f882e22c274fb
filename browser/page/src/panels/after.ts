import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../base/icons";
import { PatientPart } from "../base/part";
import type { View } from "../engine/protocol";
import type { Game } from "../game/game";
import * as words from "#words/after";
import "./after.css";
import "./replay";

/**
 * The actions at the board of a game that has ended: the next game, the replay, the review, and sharing. Fires `next`, `review`, `share`, and `resume` to
 * play on from an earlier move.
 */
@customElement("tw-after")
export class After extends PatientPart {
  @property({ attribute: false }) game!: Game;
  /** Changes with the game. */
  @property({ attribute: false }) view!: View;
  /** The next game in a few words; empty while that is not known. */
  @property() next = "";
  /** It can be said how good each move was. */
  @property({ type: Boolean }) reviewed = false;

  protected override render() {
    const { game, view, next } = this;
    return html`<div class="after" role="group" aria-label=${words.after}>
      <tw-replay .game=${game} .view=${view}></tw-replay>
      <div class="ways">
        ${game.fixed ? "" : html`<button class="main" ?disabled=${next === ""} @click=${() => this.tell("next")}>${next || words.next}</button>`}
        ${view.status.over ? "" : html`<button @click=${() => this.tell("resume")}>${words.resume}</button>`}
        ${this.reviewed ? html`<button @click=${() => this.tell("review")}>${icon("look")} ${words.review}</button>` : ""}
        <button @click=${() => this.tell("share")}>${icon("share")} ${words.share}</button>
      </div>
    </div>`;
  }
}
