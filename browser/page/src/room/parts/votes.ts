import { html, type TemplateResult } from "lit";
import { customElement, state as internal } from "lit/decorators.js";
import * as words from "#words/room";
import { sentences } from "../../base/words";
import { nameOf } from "./names";
import "./parts.css";
import { RoomPart } from "./room-part";
import { asksOf, mayResign } from "./seating";
import { question } from "./sentences";
import type { Ballot, RoomState } from "./types";

/** What one can ask the others for, the questions of others, and giving up. */
@customElement("tw-room-votes")
export class RoomVotes extends RoomPart {
  /** One is asked whether one means it. */
  @internal() private resigning = false;

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    super.willUpdate(changed);
    if (this.state?.phase !== "playing") this.resigning = false;
  }

  protected override render() {
    const { state, you } = this;
    if (!state) return html``;
    const { votes } = state;
    const asks = asksOf(state, you.seat);
    const resigns = mayResign(state, you.seat);
    if (votes.length === 0 && asks.length === 0 && !resigns) return html``;
    return html`<section class="room-votes room-card" aria-label=${words.votes}>
      ${votes.map((vote) => this.#vote(state, vote))}
      ${
        this.resigning
          ? this.#surely()
          : asks.length === 0 && !resigns
            ? ""
            : html`<div class="room-asks">
            ${asks.map((what) => html`<button @click=${() => this.want({ do: "vote", what, yes: true })}>${words.asks[what]}</button>`)}
            ${resigns ? html`<button class="quiet resign" @click=${this.#ask}>${words.resign}</button>` : ""}
          </div>`
      }
    </section>`;
  }

  #vote(state: RoomState, vote: Ballot): TemplateResult {
    const { seat } = this.you;
    const open = vote.asked.filter((one) => !vote.yes.includes(one));
    const mine = open.includes(seat);
    const names = (seats: readonly number[]) => seats.map((one) => nameOf(state, one, seat));
    const answer = (yes: boolean) => () => this.want({ do: "vote", what: vote.what, yes });
    return html`<div class="room-vote ${mine ? "asked" : ""}" role="group" aria-label=${words.question}>
      <p class="room-question">${question(state, vote, seat)}</p>
      <p class="muted">${sentences([words.agreed(names(vote.yes)), open.length > 0 ? words.awaited(names(open)) : ""])}</p>
      ${
        mine
          ? html`<div class="row">
            <button class="main" @click=${answer(true)}>${words.yes}</button>
            <button @click=${answer(false)}>${words.no}</button>
          </div>`
          : vote.by === seat && seat >= 0
            ? html`<div class="row"><button @click=${answer(false)}>${words.withdraw}</button></div>`
            : ""
      }
    </div>`;
  }

  #surely(): TemplateResult {
    return html`<div class="room-vote asked" role="group" aria-label=${words.resign}>
      <p class="room-question">${words.resignSurely}</p>
      <div class="row">
        <button class="resign" @click=${this.#resign}>${words.resign}</button>
        <button data-first @click=${() => (this.resigning = false)}>${words.keepPlaying}</button>
      </div>
    </div>`;
  }

  readonly #ask = (): void => {
    this.resigning = true;
  };

  readonly #resign = (): void => {
    this.resigning = false;
    this.want({ do: "resign" });
  };
}
