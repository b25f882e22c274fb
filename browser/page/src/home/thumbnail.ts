import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../base/part";
import { settings } from "../base/settings";
import "../board/picture";
import type { Scene } from "../engine/protocol";

/** So long each moment is shown, in milliseconds. */
const STAY = 1_400;

/** A few moments of a game, one after the other while they are in view. Whoever wants nothing to move sees the middle one. */
@customElement("tw-thumbnail")
export class Thumbnail extends Part {
  @property({ attribute: false }) moments: readonly Scene[] = [];
  @state() private at = 0;
  #timer = 0;
  readonly #observer = new IntersectionObserver((entries) => this.#run(entries.some(({ isIntersecting }) => isIntersecting)));

  override connectedCallback(): void {
    super.connectedCallback();
    this.#observer.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#observer.disconnect();
    this.#run(false);
  }

  protected override render() {
    const { moments } = this;
    const at = settings.calm ? Math.floor(moments.length / 2) : this.at % Math.max(1, moments.length);
    return html`<tw-picture class="thumbnail" .scene=${moments[at]}></tw-picture>`;
  }

  #run(seen: boolean): void {
    clearInterval(this.#timer);
    if (seen) this.#timer = window.setInterval(() => this.#next(), STAY);
  }

  #next(): void {
    if (!document.hidden && !settings.calm) this.at++;
  }
}
