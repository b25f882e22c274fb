import { html, nothing, type TemplateResult } from "lit";
import { customElement } from "lit/decorators.js";
import { icon } from "../../base/icons";
import { clocked } from "../../panels/clock";
import * as words from "../../words/room";
import "./clock";
import "./parts.css";
import { RoomPart } from "./room-part";
import { awayFor, lasting, left, runs, warning } from "./times";
import type { RoomState, Seat } from "./types";

/** Number of milliseconds after which it is looked anew how long somebody is away. */
const LOOK = 15_000;

/**
 * The seats of a room: who sits there and is there, whose turn it is, the time that each has left, how far each is in a race, and who watches. Fires
 * `room-do`, and `room-say` (a sentence) when one's own time is nearly over.
 */
@customElement("tw-room-seats")
export class RoomSeats extends RoomPart {
  #look = 0;
  #warn = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#look = window.setInterval(() => this.people.away.some((since) => since > 0) && this.requestUpdate(), LOOK);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#look);
    clearTimeout(this.#warn);
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    super.updated(changed);
    this.#warnLater();
  }

  protected override render() {
    const { state, people, you } = this;
    if (!state) return html``;
    const { watching } = people;
    return html`<section class="room-seats room-card" aria-label=${words.players}>
      <ul>
        ${state.seats.map((seat, i) => this.#seat(state, seat, i))}
      </ul>
      ${watching > 0 ? html`<p class="room-watchers">${icon("look")} ${words.watching(watching)}</p>` : ""}
      ${you.seat >= 0 && state.phase === "waiting" ? html`<p class="room-foot">${words.waits}</p>` : ""}
    </section>`;
  }

  #seat(state: RoomState, seat: Seat, i: number): TemplateResult {
    const { phase, mover } = state;
    const now = phase === "playing" && mover === i;
    const own = this.you.seat === i;
    const computer = seat.who === "computer";
    const named = computer ? words.aComputer : seat.name || (seat.taken ? words.player(i + 1) : words.seat(i + 1));
    return html`<li class="room-seat ${now ? "now" : ""} ${seat.taken || computer ? "" : "free"}" aria-current=${now ? "true" : nothing}>
      <span class="who">${icon(computer || standsIn(seat) ? "computer" : "person")}</span>
      <div class="room-who">
        <p><b><bdi>${named}</bdi></b>${own ? html` <span class="chip">${words.you}</span>` : ""}</p>
        <p class="room-state">${now ? html`<span class="room-turn">${own ? words.yourTurn : words.toMove}</span>` : ""} ${this.#presence(seat, i)}</p>
      </div>
      <tw-room-clock .state=${state} .seat=${i} .offset=${this.offset}></tw-room-clock>
      ${this.#progress(state, i)} ${this.#acts(state, seat, i)}
    </li>`;
  }

  /** Whether somebody is there, by a sign and in words. */
  #presence(seat: Seat, i: number): TemplateResult {
    const { here, away } = this.people;
    const sign = (kind: string, said: string) => html`<span class="room-presence ${kind}"><i aria-hidden="true"></i> ${said}</span>`;
    if (seat.who === "computer") return html`<span>${words.level(seat.level ?? "")}</span>`;
    if (!seat.taken) return sign("free", words.free);
    const stands = standsIn(seat) ? html`<span>${words.standsIn(words.level(seat.level ?? ""))}</span>` : "";
    const devices = here[i] ?? 0;
    if (devices > 0) return html`${sign("here", devices > 1 ? words.onDevices(devices) : words.here)} ${stands}`;
    const since = away[i] ?? 0;
    return html`${sign("away", since > 0 ? awayFor(this.now - since) : words.notThere)} ${stands}`;
  }

  #progress({ progress = [], phase }: RoomState, i: number): TemplateResult | "" {
    const one = progress[i];
    if (!one || phase === "waiting") return "";
    const percent = Math.floor(one.done / 10);
    const said = one.finished >= 0 ? words.finished(clocked(one.finished)) : words.percent(percent);
    return html`<div class="room-progress">
      <span class="room-bar" role="progressbar" aria-label=${words.progress} aria-valuenow=${percent} aria-valuetext=${said}>
        <span style="inline-size: ${one.done / 10}%"></span>
      </span>
      <span aria-hidden="true">${one.finished >= 0 ? icon("tick") : ""} ${said}</span>
    </div>`;
  }

  #acts(state: RoomState, seat: Seat, i: number): TemplateResult | "" {
    const { you } = this;
    if (you.seat === i && standsIn(seat) && state.phase === "playing") {
      return html`<div class="room-acts"><button class="main" @click=${() => this.want({ do: "back" })}>${words.takeBack}</button></div>`;
    }
    if (you.seat === i && state.phase === "waiting") {
      return html`<div class="room-acts"><button @click=${() => this.want({ do: "stand" })}>${words.stand}</button></div>`;
    }
    const what = `computer ${i}`;
    if (mayAskForComputer(state, this.people.here, you.seat, i) && !state.votes.some((vote) => vote.what === what)) {
      return html`<div class="room-acts">
        <p class="muted">${words.mayComeBack}</p>
        <button @click=${() => this.want({ do: "vote", what, yes: true })}>${words.askComputer(i + 1)}</button>
      </div>`;
    }
    return "";
  }

  /** One hears of one's own time alone. */
  #warnLater(): void {
    clearTimeout(this.#warn);
    const { state, you } = this;
    if (!state || you.seat < 0 || !runs(state, you.seat)) return;
    const next = warning(left(state, you.seat, this.now) ?? 0);
    if (!next) return;
    this.#warn = window.setTimeout(() => {
      this.tell("room-say", words.nearlyOver(lasting(next.left)));
      this.#warnLater();
    }, next.after);
  }
}

/** Whether a computer plays for a person. */
function standsIn({ who, level = "" }: Seat): boolean {
  return who === "person" && level !== "";
}

/** Whether one may ask for a computer on a seat: it is to move, nobody is there, and one plays oneself. */
export function mayAskForComputer(state: RoomState, here: readonly number[], own: number, seat: number): boolean {
  const one = state.seats[seat];
  if (!one || own < 0 || own === seat || state.phase !== "playing" || state.way !== "turns" || state.mover !== seat) return false;
  return one.who === "person" && !standsIn(one) && (here[seat] ?? 0) === 0;
}
