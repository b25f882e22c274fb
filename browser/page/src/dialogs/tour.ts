import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../base/part";
import type { Guide } from "../engine/protocol";
import type { Game } from "../game/game";
import "../styles/tour.css";
import { rememberTour } from "./toured";

/** Something on the page, and what is said of it. */
type Stop = { readonly at: string; readonly words: string };

/**
 * A few sentences for the first visit to a puzzle, each with a frame round what it is about. It stands beside the page,
 * takes no focus, and goes when one likes.
 */
@customElement("tw-tour")
export class Tour extends Part {
  @property({ attribute: false }) game!: Game;
  @state() private stops: readonly Stop[] = [];
  @state() private at = 0;
  /** Stands above what it is about, which is low on the page. */
  @state() private high = false;

  override connectedCallback(): void {
    super.connectedCallback();
    // Before anything else hears of it: Escape means this while the tour is there.
    addEventListener("keydown", this.#key, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.#key, { capture: true });
    this.#point(undefined);
  }

  /** Begins, with what is on the page now. */
  async start(): Promise<void> {
    const { studio, puzzle } = this.game;
    const { how } = await studio.ask<Guide>({ do: "guide", puzzle: puzzle.id });
    const all: readonly Stop[] = [
      { at: "tw-board", words: how },
      { at: "tw-keypad", words: "These keys do the same as those of a keyboard." },
      { at: "tw-action-bar", words: "Undo takes anything back; a hint names the next step and the reason for it." },
      { at: "[data-panel='search']", words: "Here the computer searches while you watch, step by step." },
      { at: "[data-panel='game']", words: "The rules with pictures are here, and so is this tour." },
    ];
    this.stops = all.filter(({ at, words }) => words !== "" && visible(at));
    this.at = 0;
    this.high = false;
    rememberTour(puzzle.id);
  }

  protected override updated(): void {
    this.#point(this.stops[this.at]?.at);
  }

  protected override render() {
    const stop = this.stops[this.at];
    if (!stop) return html``;
    const last = this.at === this.stops.length - 1;
    return html`<section class="tour ${this.high ? "high" : ""}" aria-label="First steps">
      <p role="status"><small class="muted">${this.at + 1} of ${this.stops.length}</small> ${stop.words}</p>
      <div class="row">
        ${last ? "" : html`<button class="main" @click=${() => this.#next()}>Next</button>`}
        <button class=${last ? "main" : ""} @click=${() => this.#end()}>${last ? "Done" : "Skip"}</button>
      </div>
    </section>`;
  }

  #next(): void {
    this.at++;
    const target = document.querySelector(this.stops[this.at]?.at ?? "");
    target?.scrollIntoView({ block: "nearest" });
    const box = target?.getBoundingClientRect();
    this.high = box !== undefined && box.top + box.height / 2 > innerHeight / 2;
  }

  #end(): void {
    const inside = this.contains(document.activeElement);
    this.stops = [];
    if (inside) document.querySelector<HTMLElement>("tw-board [tabindex='0']")?.focus({ preventScroll: true });
  }

  #point(at: string | undefined): void {
    document.querySelectorAll(".pointed-at").forEach((old) => old.classList.remove("pointed-at"));
    if (at !== undefined) document.querySelector(at)?.classList.add("pointed-at");
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || this.stops.length === 0 || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    event.stopPropagation();
    this.#end();
  };
}

function visible(at: string): boolean {
  const there = document.querySelector<HTMLElement>(at);
  return there !== null && there.querySelector("button, summary, svg") !== null && there.checkVisibility();
}
