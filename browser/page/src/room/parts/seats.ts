import { html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../../base/icons";
import { recall } from "../../base/store";
import { clocked } from "../../panels/clock";
import { levelName } from "../../game/agents";
import * as words from "#words/room";
import "./clock";
import { NAME } from "./names";
import "./parts.css";
import { RoomPart } from "./room-part";
import { mayAskForComputer, mayStand, standsIn } from "./seating";
import { awayFor, lasting, left, runs, untilNext, warning } from "./times";
import type { RoomState, Seat } from "./types";

/** Number of milliseconds after which it is looked anew how long somebody is away. */
const LOOK = 3_000;

/**
 * The seats of a room: who sits there and is there, whose turn it is, the time that each has left, how far each is in a race, and who watches. Fires
 * `room-do`, and `room-say` (a sentence) when one's own time is nearly over.
 */
@customElement("tw-room-seats")
export class RoomSeats extends RoomPart {
  /** One line, for a window with little room: without what one can do. */
  @property({ type: Boolean }) compact = false;
  #look = 0;
  #warn = 0;
  #count = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#look = window.setInterval(() => this.people.away.some((since) => since > 0) && this.requestUpdate(), LOOK);
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#look);
    clearTimeout(this.#warn);
    clearTimeout(this.#count);
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    super.updated(changed);
    this.#warnLater();
    const begins = this.state ? this.#begins(this.state) : 0;
    clearTimeout(this.#count);
    if (begins > 0) this.#count = window.setTimeout(() => this.requestUpdate(), untilNext(begins));
  }

  protected override render() {
    const { state, people, you } = this;
    if (!state) return html``;
    if (this.compact) return this.#strip(state);
    const { watching } = people;
    const begins = this.#begins(state);
    return html`<section class="room-seats room-card" aria-label=${words.players}>
      <ul>
        ${state.seats.map((seat, i) => this.#seat(state, seat, i))}
      </ul>
      ${watching > 0 ? html`<p class="room-watchers">${icon("look")} ${words.watching(watching)}</p>` : ""}
      ${begins > 0 ? html`<p class="room-foot">${words.begins(Math.ceil(begins / 1_000))}</p>` : ""}
      ${you.seat >= 0 && state.phase === "waiting" ? html`<p class="room-foot">${words.waits}</p>` : ""}
    </section>`;
  }

  #strip(state: RoomState): TemplateResult {
    return html`<ul class="room-strip" aria-label=${words.players}>
      ${state.seats.map((seat, i) => {
        const now = state.phase === "playing" && state.mover === i;
        const own = this.you.seat === i;
        const { kind, said } = this.#whereabouts(seat, i);
        const progress = state.phase === "waiting" ? undefined : state.progress[i];
        // Of somebody who races is told how far he is: there are two lines.
        const tells = kind === "away" && !own && !progress;
        return html`<li class=${now ? "now" : ""} aria-current=${now ? "true" : nothing}>
          <span class="room-presence ${kind}">${kind === "" ? icon("computer") : html`<i aria-hidden="true"></i>`}</span>
          <b><bdi>${own ? words.you : named(seat, i)}</bdi></b>
          <span class="unseen">${now ? (own ? words.yourTurn : words.toMove) : ""} ${tells ? "" : said}</span>
          ${progress ? html`<span class="figure">${progress.finished >= 0 ? icon("tick") : ""} ${words.percent(Math.floor(progress.done / 10))}</span>` : ""}
          ${this.#clock(state, seat, i)} ${tells ? html`<small>${said}</small>` : ""}
        </li>`;
      })}
    </ul>`;
  }

  #seat(state: RoomState, seat: Seat, i: number): TemplateResult {
    const { phase, mover } = state;
    const now = phase === "playing" && mover === i;
    const own = this.you.seat === i;
    const computer = seat.who === "computer";
    return html`<li class="room-seat ${now ? "now" : ""} ${seat.taken || computer ? "" : "free"}" aria-current=${now ? "true" : nothing}>
      <span class="who">${icon(computer || standsIn(seat) ? "computer" : "person")}</span>
      <div class="room-who">
        <p><b><bdi>${named(seat, i)}</bdi></b>${own ? html` <span class="chip">${words.you}</span>` : ""}</p>
        <p class="room-state">${now ? html`<span class="room-turn">${own ? words.yourTurn : words.toMove}</span>` : ""} ${this.#presence(seat, i)}</p>
      </div>
      ${this.#clock(state, seat, i)}
      ${this.#progress(state, seat, i)} ${this.#acts(state, seat, i)}
    </li>`;
  }

  /** A computer's time is not counted. */
  #clock(state: RoomState, seat: Seat, i: number): TemplateResult | "" {
    return (seat.level ?? "") === "" ? html`<tw-room-clock .state=${state} .seat=${i} .offset=${this.offset}></tw-room-clock>` : "";
  }

  /** Number of milliseconds until all may begin. */
  #begins({ phase, begins }: RoomState): number {
    return phase === "playing" ? begins - this.now : 0;
  }

  /** Whether somebody is there, by a sign and in words. */
  #presence(seat: Seat, i: number): TemplateResult {
    const { kind, said } = this.#whereabouts(seat, i);
    const level = levelName(seat.level ?? "");
    const stands = seat.out ? words.playsOn(level) : words.standsIn(level);
    return html`${kind === "" ? html`<span>${said}</span>` : html`<span class="room-presence ${kind}"><i aria-hidden="true"></i> ${said}</span>`}
      ${standsIn(seat) ? html`<span>${stands}</span>` : ""}`;
  }

  /** The same as the kind of sign, none for a computer, and the words. */
  #whereabouts(seat: Seat, i: number): { readonly kind: "here" | "away" | "free" | ""; readonly said: string } {
    const { here, away } = this.people;
    if (seat.who === "computer") return { kind: "", said: levelName(seat.level ?? "") };
    if (!seat.taken) return { kind: "free", said: words.free };
    const devices = here[i] ?? 0;
    if (devices > 0) return { kind: "here", said: devices > 1 ? words.onDevices(devices) : words.here };
    const since = away[i] ?? 0;
    return { kind: "away", said: since > 0 ? awayFor(this.now - since) : words.notThere };
  }

  #progress(state: RoomState, seat: Seat, i: number): TemplateResult | "" {
    const one = state.progress[i];
    if (!one || state.phase === "waiting") return "";
    const percent = Math.floor(one.done / 10);
    const done = one.finished >= 0;
    const said = done ? words.finished(clocked(one.finished)) : seat.out ? words.gaveUp : words.percent(percent);
    return html`<div class="room-progress">
      <span class="room-bar" role="progressbar" aria-label=${words.progress} aria-valuenow=${percent} aria-valuetext=${said}>
        <span .style=${`inline-size: ${one.done / 10}%`}></span>
      </span>
      <span aria-hidden="true">${done ? icon("tick") : ""} ${said}</span>
    </div>`;
  }

  #acts(state: RoomState, seat: Seat, i: number): TemplateResult | "" {
    const { you } = this;
    if (you.seat === i && standsIn(seat) && !seat.out && state.phase === "playing") {
      return html`<div class="room-acts"><button class="main" @click=${() => this.want({ do: "back" })}>${words.takeBack}</button></div>`;
    }
    if (you.seat === i && mayStand(state, i)) {
      return html`<div class="room-acts"><button @click=${() => this.want({ do: "stand" })}>${words.stand}</button></div>`;
    }
    if (you.seat < 0 && you.may.includes(i)) {
      const sit = () => this.want({ do: "sit", seat: i, name: recall(NAME) ?? "" });
      return html`<div class="room-acts"><button @click=${sit}>${words.takeSeat(i + 1)}</button></div>`;
    }
    const what = `computer ${i}`;
    if (mayAskForComputer(state, you.seat, i, this.people.away[i] ?? 0, this.now) && !state.votes.some((vote) => vote.what === what)) {
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

/** What stands for a seat in the list: a name is written as it is. */
function named({ who, name, taken }: Seat, i: number): string {
  if (who === "computer") return words.aComputer;
  return name || (taken ? words.player(i + 1) : words.seat(i + 1));
}
