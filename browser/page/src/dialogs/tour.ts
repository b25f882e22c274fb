import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { icon } from "../base/icons";
import { Part } from "../base/part";
import type { Guide } from "../engine/protocol";
import type { Game } from "../game/game";
import "../styles/tour.css";
import * as words from "../words/tour";
import { rememberTour } from "./toured";

/** How a move is made by hand, for the first visit to a puzzle. It takes no focus, and goes when one likes or has played. */
@customElement("tw-tour")
export class Tour extends Part {
  @property({ attribute: false }) game!: Game;
  @state() private how = "";

  override connectedCallback(): void {
    super.connectedCallback();
    // Before anything else hears of it: Escape means this while the tour is there.
    addEventListener("keydown", this.#key, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.#key, { capture: true });
  }

  async start(): Promise<void> {
    const { studio, puzzle } = this.game;
    this.how = (await studio.ask<Guide>({ do: "guide", puzzle: puzzle.id })).how;
    rememberTour(puzzle.id);
  }

  protected override render() {
    const { how } = this;
    if (how === "") return html``;
    return html`<section class="tour" aria-label=${words.first}>
      <p role="status">${how}</p>
      <button class="plain iconbutton" aria-label=${words.close} title="Esc" @click=${() => this.#end()}>${icon("close")}</button>
    </section>`;
  }

  #end(): void {
    const inside = this.contains(document.activeElement);
    this.how = "";
    if (inside) document.querySelector<HTMLElement>("tw-board [tabindex='0']")?.focus({ preventScroll: true });
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || this.how === "" || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    event.stopPropagation();
    this.#end();
  };
}
