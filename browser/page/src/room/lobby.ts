import { html, type TemplateResult } from "lit";
import { customElement, state as internal } from "lit/decorators.js";
import { Part } from "../base/part";
import { forget, recall } from "../base/store";
import { sentence, sentences } from "../base/words";
import { CATALOG } from "../engine/catalog";
import { kindOf } from "../game/kinds";
import * as words from "#words/room";
import { BROWSER, Connection, roomsAddress } from "./connection";
import { LOBBY } from "./keys";
import { messageOf, type OpenRoom } from "./messages";
import { isolated } from "./parts/names";
import "./parts/parts.css";
import { clockWords } from "./parts/times";

/**
 * The rooms of this server that anyone may join, as they come and go, once somebody wants to see them: a page on a file host asks no server by itself.
 * Fires `room-do` to enter one.
 */
@customElement("tw-room-lobby")
export class RoomLobby extends Part {
  /** Undefined before they are known. */
  @internal() private rooms: readonly OpenRoom[] | undefined;
  /** Why they are not. */
  @internal() private fault = "";
  #connection: Connection | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (recall(LOBBY) !== undefined) this.#look();
  }

  readonly #look = (): void => {
    this.fault = "";
    this.#connection?.close();
    const connection: Connection = new Connection(roomsAddress(), BROWSER, {
      opened: () => void connection.send({ do: "lobby" }),
      received: (text) => this.#received(text),
      changed: () => {
        if (connection.standing === "lost" && !this.rooms) this.#none();
      },
    });
    this.#connection = connection;
  };

  #none(): void {
    this.#connection?.close();
    this.fault = words.noLobby;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection?.close();
  }

  #received(text: string): void {
    const message = messageOf(text);
    if (message === undefined) return;
    if ("lobby" in message && !("entered" in message)) this.rooms = message.lobby;
    else if ("refused" in message && message.refused === "lobby") {
      forget(LOBBY);
      this.#none();
    }
  }

  protected override render() {
    const { rooms, fault } = this;
    return html`<section class="room-card" aria-labelledby="room-lobby-title" aria-live="polite">
      <h2 id="room-lobby-title">${words.lobby}</h2>
      ${!rooms ? html`<p class="muted">${fault || words.lobbyAbout}</p><button @click=${this.#look}>${words.lobbyLook}</button>` : rooms.length === 0 ? html`<p class="muted">${words.lobbyEmpty}</p>` : html`<ul class="room-lobby">${rooms.map((room) => this.#room(room))}</ul>`}
    </section>`;
  }

  #room({ code, puzzle: id, setup, way, clock, strict, name, free }: OpenRoom): TemplateResult {
    const puzzle = CATALOG.find((one) => one.id === id);
    const title = puzzle?.title ?? id;
    const kind = puzzle && setup !== "" ? kindOf(puzzle, setup) : "";
    const facts = [
      [kind, words.ways[way].name].filter((fact) => fact !== "").join(", "),
      ...(way === "turns" && clock !== "none" ? [sentence(clockWords(clock))] : []),
      ...(strict ? [words.strictly] : []),
      ...(free > 1 ? [words.freeSeats(free)] : []),
    ];
    const who = name === "" ? words.someone : isolated(name);
    return html`<li class="room-link">
      <p><b>${words.opened(title, who)}</b> <small>${sentences(facts.map(sentence))}</small></p>
      <button aria-label=${words.joinOf(title, who)} @click=${() => this.tell("room-do", { do: "enter", code })}>${words.joinIt}</button>
    </li>`;
  }
}
