import { html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../../base/icons";
import { clocked } from "../../panels/clock";
import * as words from "#words/room";
import { nameOf } from "./names";
import "./parts.css";
import { RoomPart } from "./room-part";
import { ranked } from "./seating";
import { how, outcome } from "./sentences";
import type { RoomState } from "./types";

/** The end of a game in a room. Fires `room-do` for another one, `room-review`, and `room-next` (the room in which it goes on). */
@customElement("tw-room-end")
export class RoomEnd extends RoomPart {
  /** How the games of these two ended; empty where there was no other. */
  @property() score = "";

  protected override render() {
    const { state, you } = this;
    if (state?.phase !== "over" || !state.ending) return html``;
    const { next, votes } = state;
    const asked = votes.some(({ what }) => what === "rematch");
    return html`<section class="room-end room-card" aria-labelledby="room-end-word">
      <h2 id="room-end-word">${outcome(state, you.seat)}</h2>
      <p class="gist">${how(state)}</p>
      ${this.score ? html`<p class="muted score">${this.score}</p>` : ""}
      ${this.#ranking(state)}
      <div class="room-ways">
        ${
          next !== ""
            ? html`<button class="main" @click=${() => this.tell("room-next", next)}>${words.nextGame}</button>`
            : you.seat >= 0 && !asked
              ? html`<button class="main" @click=${() => this.want({ do: "vote", what: "rematch", yes: true })}>${words.rematch}</button>`
              : ""
        }
        <button @click=${() => this.tell("room-review")}>${icon("look")} ${words.review}</button>
      </div>
    </section>`;
  }

  /** A race: the seats in the order in which they came in, and how far the others are. */
  #ranking(state: RoomState): TemplateResult | "" {
    const { progress } = state;
    if (progress.length === 0) return "";
    return html`<ol class="room-ranking">
      ${ranked(progress).map(
        (seat) => html`<li>
          <span>${nameOf(state, seat, this.you.seat)}</span>
          <span class="figure">${progress[seat]!.finished >= 0 ? clocked(progress[seat]!.finished) : words.percent(Math.floor(progress[seat]!.done / 10))}</span>
        </li>`,
      )}
    </ol>`;
  }
}
