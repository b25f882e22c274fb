import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import { Part } from "../base/part";
import type { View } from "../engine/protocol";
import type { Game } from "../game/game";
import { levelName } from "../game/agents";
import { LETTER } from "../game/seating";
import * as words from "#words/trays";

/** The players: for each seat a person at this device or a computer player. Where one plays alone there are no seats. */
@customElement("tw-seats")
export class Seats extends Part {
  @property({ attribute: false }) game!: Game;
  /** Changes with the game, so that this is drawn anew. */
  @property({ attribute: false }) view: View | undefined;
  @property({ type: Boolean }) paused = false;

  protected override render() {
    const { game } = this;
    const { seats } = game;
    const { agents } = game.puzzle;
    if (seats.length === 0 || agents.length === 0) return html``;
    const { player, over } = game.view.status;
    return html`
      <div class="seats">
        ${seats.map(
          (seat, i) => html`<label class="seat ${i === player ? "now" : ""}">
            <span><span class="player" aria-hidden="true">${words.short(i + 1)}</span> ${i === player && !over ? words.playerToMove(i + 1) : words.player(i + 1)}</span>
            <select @change=${(event: Event) => game.seat(i, (event.target as HTMLSelectElement).value)}>
              <option value="" ?selected=${seat === ""}>${words.friend}</option>
              <option value=${LETTER} ?selected=${seat === LETTER}>${words.letter}</option>
              ${agents.map(({ id, about }) => html`<option value=${id} ?selected=${id === seat}>${words.agent(levelName(id), about)}</option>`)}
            </select>
          </label>`,
        )}
      </div>
      ${
        seats.some((seat) => !["", LETTER].includes(seat)) && !over
          ? html`<div class="row">
            <button aria-pressed=${game.paused} @click=${() => game.pause(!game.paused)}>
              ${game.paused ? words.playOn : words.pause}
            </button>
          </div>`
          : ""
      }
    `;
  }
}
