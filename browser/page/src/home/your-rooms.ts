import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../base/part";
import type { Studio } from "../engine/studio";
import { keptRooms, type KeptRoom } from "../game/kept-rooms";
import * as words from "#words/your-rooms";
import "./your-rooms.css";
import { timeLeft } from "./relative-time";

/** The rooms in which one plays, as they were seen last: with whom, and whose turn it is. */
@customElement("tw-your-rooms")
export class YourRooms extends Part {
  @property({ attribute: false }) studio: Studio | undefined;
  @state() private rooms: readonly KeptRoom[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    this.#look();
    addEventListener("storage", this.#look);
    addEventListener("glanced", this.#look);
    document.addEventListener("visibilitychange", this.#look);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("storage", this.#look);
    removeEventListener("glanced", this.#look);
    document.removeEventListener("visibilitychange", this.#look);
  }

  protected override render() {
    const { rooms } = this;
    if (rooms.length === 0) return html``;
    return html`<section class="your-rooms" aria-labelledby="your-rooms">
      <h2 id="your-rooms">${words.title}</h2>
      <ul>
        ${rooms.map((room) => this.#room(room))}
      </ul>
    </section>`;
  }

  #room({ room, puzzle, others, waiting, mine, due }: KeptRoom) {
    const title = this.studio?.puzzle(puzzle)?.title ?? puzzle;
    const left = waiting ? "" : timeLeft(due, Date.now());
    const state = waiting ? words.waiting : mine ? words.yourTurn : words.theirTurn;
    return html`<li data-room=${puzzle}>
      <a href="./#/room/${room}">
        <b>${title}</b>
        <span class=${mine ? "chip now" : "muted"}>${state}</span>
        <small>${[others.length > 0 ? words.withOthers(others) : "", left].filter((text) => text !== "").join(" · ")}</small>
      </a>
    </li>`;
  }

  readonly #look = (): void => {
    this.rooms = keptRooms();
  };
}
