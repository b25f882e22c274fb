import { html, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { icon } from "../../base/icons";
import { clocked } from "../../panels/clock";
import * as words from "../../words/room";
import { nameOf } from "./names";
import "./parts.css";
import { RoomPart } from "./room-part";
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
    const { progress, way } = state;
    if (way !== "race" || !progress) return "";
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

/** Seats by their time, then by how far they came. */
export function ranked(progress: NonNullable<RoomState["progress"]>): number[] {
  const time = (seat: number) => (progress[seat]!.finished < 0 ? Number.POSITIVE_INFINITY : progress[seat]!.finished);
  return progress.map((_, seat) => seat).sort((a, b) => (time(a) === time(b) ? progress[b]!.done - progress[a]!.done : time(a) < time(b) ? -1 : 1));
}

/** Who has won. */
export function outcome(state: RoomState, own: number): string {
  const { ending, way } = state;
  if (!ending) return "";
  const { winner, how } = ending;
  if (winner >= 0) return winner === own ? words.youWin : words.wins(nameOf(state, winner));
  if (way === "together" && how === "played") return words.solvedTogether;
  return way === "together" ? words.givenUp : words.nobodyWins;
}

function how({ ending, way }: RoomState): string {
  return ending ? words.how[ending.how === "played" && way === "race" ? "first" : ending.how] : "";
}
