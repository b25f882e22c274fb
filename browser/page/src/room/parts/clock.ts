import { html } from "lit";
import { customElement, property } from "lit/decorators.js";
import * as words from "#words/room";
import { RoomPart } from "./room-part";
import { countdown, left, runs, untilNext } from "./times";

/** So little time is little, in milliseconds. */
const LITTLE = 10_000;

/** What a seat has left, by the server's clock. */
@customElement("tw-room-clock")
export class RoomClock extends RoomPart {
  @property({ type: Number }) seat = 0;
  #timer = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  protected override render() {
    const { state, seat } = this;
    const time = state && left(state, seat, this.now);
    if (!state || time === undefined) return html``;
    clearTimeout(this.#timer);
    const running = runs(state, seat);
    if (running && time > 0) this.#timer = window.setTimeout(() => this.requestUpdate(), untilNext(time));
    return html`<span class="room-clock ${running ? "runs" : ""} ${running && time <= LITTLE ? "little" : ""}">
      <span class="unseen">${words.timeLeft}</span> <span>${countdown(time)}</span>
    </span>`;
  }
}
