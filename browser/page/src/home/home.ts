import { html } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { Part } from "../base/part";
import type { Scene } from "../engine/protocol";
import type { Studio } from "../engine/studio";
import { begun } from "../game/saved-games";
import "../styles/home.css";
import "./my-games";
import "./puzzle-card";

type Scenes = Readonly<Record<string, readonly Scene[]>>;

/** Moments of a game of each puzzle, which the build prepared. */
const SCENES = import.meta.glob<Scenes>("../../../target/engine/scenes.json", { import: "default" });

/** Where one begins or goes on: kept games, and all puzzles. */
@customElement("tw-home")
export class Home extends Part {
  @property({ attribute: false }) studio: Studio | undefined;
  @state() private scenes: Scenes = {};
  /** Whoever has games begins with these. */
  readonly #kept = begun();

  override async connectedCallback(): Promise<void> {
    super.connectedCallback();
    try {
      this.scenes = (await Object.values(SCENES)[0]?.()) ?? {};
    } catch (failure) {
      console.info("the pictures could not be loaded; one can play without them:", failure);
    }
  }

  protected override render() {
    const kept = this.#kept;
    return html`
      <main class="home">
        ${kept ? html`<tw-my-games .studio=${this.studio}></tw-my-games>` : ""}
        <header>
          <h1>Choose a puzzle</h1>
          <p class="muted">Play it, get hints, or watch the computer search. All of it runs in this browser.</p>
        </header>
        <ul class="cards">
          ${this.studio?.puzzles.map(
            (puzzle) => html`<li>
              <tw-puzzle-card .puzzle=${puzzle} .moments=${this.scenes[puzzle.id] ?? []}></tw-puzzle-card>
            </li>`,
          )}
        </ul>
        <details class="panel open-one" @toggle=${() => void import("../dialogs/open-text")}>
          <summary><h2>Open a text or a file</h2></summary>
          <div class="inside"><tw-open-text .studio=${this.studio}></tw-open-text></div>
        </details>
        ${kept ? "" : html`<tw-my-games .studio=${this.studio}></tw-my-games>`}
      </main>
    `;
  }
}
