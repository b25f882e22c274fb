import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { View } from "../engine/protocol";
import type { Game, Opponent } from "../play/game";
import { capital } from "../pure/words";
import { Part } from "./part";

/** The computer's place at the table, where the puzzle has computer players. */
@customElement("tw-computer")
export class Computer extends Part {
  @property({ attribute: false }) game!: Game;
  /** Changes with the game, so that this is drawn anew. */
  @property({ attribute: false }) view: View | undefined;
  @property({ attribute: false }) opponent: Opponent | undefined;
  @state() private chosen = "";

  protected override render() {
    const { game } = this;
    const { agents } = game.puzzle;
    const agent = this.chosen || (agents[0]?.id ?? "");
    if (agents.length === 0) return html``;
    const { over, kind } = game.view.status;
    return html`
      <fieldset>
        <legend>Computer</legend>
        <label>
          Player
          <select
            @change=${(event: Event) => {
              this.chosen = (event.target as HTMLSelectElement).value;
              if (this.opponent) void game.against(this.chosen);
            }}
          >
            ${agents.map(({ id, about }) => html`<option value=${id} ?selected=${id === agent}>${capital(id)}: ${about}</option>`)}
          </select>
        </label>
        <button ?disabled=${over} @click=${() => void game.turn(agent)}>Computer plays this turn</button>
        ${kind === "to-move" || this.opponent
          ? html`<label class="check">
              <input
                type="checkbox"
                .checked=${this.opponent !== undefined}
                @change=${(event: Event) =>
                  void game.against((event.target as HTMLInputElement).checked ? agent : undefined)}
              />
              The computer plays the other seats
            </label>`
          : ""}
      </fieldset>
    `;
  }
}
