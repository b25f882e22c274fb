import { html } from "lit";
import { customElement, state } from "lit/decorators.js";
import { Part } from "../base/part";
import { sentences } from "../base/words";

/** Number of milliseconds to wait for further announcements. */
const BURST = 500;

/** Announces events to screen readers. A burst is announced together; only urgent ones interrupt. */
@customElement("tw-announcer")
export class Announcer extends Part {
  @state() private said = "";
  @state() private urgent = "";
  #waiting: string[] = [];
  #pressing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  say(text: string, urgent = false): void {
    if (text === "" || this.#waiting.includes(text)) return;
    this.#waiting.push(text);
    this.#pressing ||= urgent;
    this.#timer ??= setTimeout(() => this.#speak(), BURST);
  }

  protected override render() {
    return html`
      <p class="unseen" role="status" data-live="polite">${this.said}</p>
      <p class="unseen" role="alert" data-live="assertive">${this.urgent}</p>
    `;
  }

  /** The same words twice would be read out once: an unseen sign makes them different. */
  #speak(): void {
    const text = sentences(this.#waiting);
    if (this.#pressing) this.urgent = text === this.urgent ? `${text}\u200b` : text;
    else this.said = text === this.said ? `${text}\u200b` : text;
    this.#waiting = [];
    this.#pressing = false;
    this.#timer = undefined;
  }
}
