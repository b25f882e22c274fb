import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../base/part";
import type { View } from "../engine/protocol";
import type { Game } from "../game/game";
import * as words from "#words/history";

/** Sections above may still grow when this one is opened, and push it out of view. */
const NEAR: IntersectionObserverInit = { rootMargin: "100% 0%" };

/** The way back to the beginning, and the tree of the history, which is loaded when it comes into view. Fires `restart`. */
@customElement("tw-history-bar")
export class HistoryBar extends Part {
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) view!: View;
  @state() private loaded = false;
  readonly #watcher = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    this.#watcher.disconnect();
    void import("./history-tree").then(() => (this.loaded = true));
  }, NEAR);

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.loaded) this.#watcher.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watcher.disconnect();
  }

  protected override render() {
    const { game, view } = this;
    return html`
      <div class="row" role="group" aria-label=${words.history}>
        <button ?disabled=${view.history.node === 0} @click=${() => this.tell("restart")}>${words.restart}</button>
      </div>
      ${this.loaded ? html`<tw-history-tree .game=${game} .view=${view}></tw-history-tree>` : ""}
    `;
  }
}
