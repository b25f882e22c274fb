import { html, type TemplateResult } from "lit";
import { customElement, property, state as internal } from "lit/decorators.js";
import { allFigures } from "../../base/figures";
import { icon } from "../../base/icons";
import "../../art/poster";
import { recall, remember } from "../../base/store";
import { sentence, sentences } from "../../base/words";
import { CATALOG } from "../../engine/catalog";
import { cards, type Cards } from "../../home/cards";
import * as words from "#words/room";
import { LONGEST_NAME, NAME, nameOf } from "./names";
import "./parts.css";
import { RoomPart } from "./room-part";
import { clockWords } from "./times";
import type { RoomState } from "./types";

/** The room for one who has opened a link: nothing is taken until a button is pressed. Fires `room-do`, and `room-watch` for who only looks on. */
@customElement("tw-room-join")
export class RoomJoin extends RoomPart {
  /** Why the seat could not be taken. */
  @property() fault = "";

  /** With the building over the words. */
  @internal() private cards: Cards = {};

  protected override async firstUpdated(): Promise<void> {
    allFigures();
    this.cards = await cards();
  }

  protected override render() {
    const { state, you } = this;
    if (!state) return html``;
    const { puzzle, way, phase, clock, strict } = state;
    const facts = [
      words.ways[way].about,
      ...(way === "turns" && clock.kind !== "none" ? [sentence(clockWords(clock.kind))] : []),
      ...(strict ? [words.strictly] : []),
      ...(phase === "over" ? [words.isOver] : []),
    ];
    return html`<main class="room-page" data-room=${puzzle}>
      <section class="room-join room-card">
        <header>
          <tw-poster .plan=${this.cards[puzzle]?.poster}></tw-poster>
          <h1>${CATALOG.find(({ id }) => id === puzzle)?.title ?? puzzle} <span class="chip">${words.ways[way].name}</span></h1>
        </header>
        <p class="muted">${sentences(facts)}</p>
        <ul>
          ${state.seats.map((_, i) => this.#seat(state, i))}
        </ul>
        ${
          you.may.length > 0
            ? html`<label class="room-name">
              ${words.yourName} <small>${words.nameAbout}</small>
              <input name="name" maxlength=${LONGEST_NAME} autocomplete="nickname" dir="auto" .value=${recall(NAME) ?? ""} />
            </label>`
            : html`<p>${words.allTaken}</p>`
        }
        <p class="refused" role="alert">${this.fault}</p>
        <div class="room-ways">
          ${you.may.map((seat, i) => html`<button class=${i === 0 ? "main" : ""} @click=${() => this.#sit(seat)}>${words.takeSeat(seat + 1)}</button>`)}
          <button class=${you.may.length === 0 ? "main" : ""} @click=${() => this.tell("room-watch")}>${icon("look")} ${you.may.length === 0 ? words.watchNow : words.watch}</button>
        </div>
      </section>
    </main>`;
  }

  #seat(state: RoomState, i: number): TemplateResult {
    const { who, taken } = state.seats[i]!;
    const computer = who === "computer";
    const said = computer ? "" : !taken ? words.free : (this.people.here[i] ?? 0) > 0 ? words.here : words.notThere;
    return html`<li class="room-seat ${computer || taken ? "" : "free"}">
      <span class="who">${icon(computer ? "computer" : "person")}</span>
      <div class="room-who">
        <p><b>${nameOf(state, i, this.you.seat)}</b></p>
        ${
          said === ""
            ? ""
            : html`<p class="room-state"><span class="room-presence ${!taken ? "free" : said === words.here ? "here" : "away"}"><i aria-hidden="true"></i> ${said}</span></p>`
        }
      </div>
      ${state.way === "turns" ? html`<span class="muted">${words.order(i + 1)}</span>` : ""}
    </li>`;
  }

  #sit(seat: number): void {
    const name = (this.querySelector<HTMLInputElement>("input[name=name]")?.value ?? "").trim().slice(0, LONGEST_NAME);
    remember(NAME, name);
    this.want({ do: "sit", seat, name });
  }
}
