import { html, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { icon } from "../../base/icons";
import { clocked } from "../../panels/clock";
import * as words from "../../words/room";
import { nameOf } from "./names";
import "./parts.css";
import { RoomPart } from "./room-part";
import { progressOf, ranked } from "./seating";
import { how, outcome } from "./sentences";
import type { RoomState } from "./types";

/** The end of a game in a room. Fires `room-do` for another one, `room-review`, and `room-next` (the room in which it goes on). */
@customElement("tw-room-end")
export class RoomEnd extends RoomPart {
  protected override render() {
    const { state, you } = this;
    if (state?.phase !== "over" || !state.ending) return html``;
    const { next = "", votes } = state;
    const asked = votes.some(({ what }) => what === "rematch");
    return html`<section class="room-end room-card" aria-labelledby="room-end-word">
      <h2 id="room-end-word">${outcome(state, you.seat)}</h2>
      <p class="gist">${how(state)}</p>
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
    if (state.way !== "race") return "";
    return html`<ol class="room-ranking">
      ${ranked(state).map((seat) => {
        const { done, finished } = progressOf(state, seat) ?? { done: 0, finished: -1 };
        return html`<li>
          <span>${nameOf(state, seat, this.you.seat)}</span>
          <span class="figure">${finished >= 0 ? clocked(finished) : words.percent(Math.floor(done / 10))}</span>
        </li>`;
      })}
    </ol>`;
  }
}
