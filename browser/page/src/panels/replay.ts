import { html, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { icon } from "../base/icons";
import { PatientPart } from "../base/part";
import { Stopped } from "../engine/engine";
import type { View } from "../engine/protocol";
import { reason } from "../engine/studio";
import type { Game } from "../game/game";
import * as words from "#words/after";
import { mainLine } from "./history-lines";
import { whole } from "./history-pages";

/** Number of milliseconds between two moves. */
const PACE = 600;

/** The line that was played, from its beginning to its end: a slider over it, and a button that plays it again. */
@customElement("tw-replay")
export class Replay extends PatientPart {
  @property({ attribute: false }) game!: Game;
  /** Changes with the game. */
  @property({ attribute: false }) view!: View;
  /** The nodes of the line. */
  @state() private line: readonly number[] = [];
  @state() private playing = false;
  /** The history of the line: its number of steps, and its game. */
  #known = "";
  #timer = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("view")) void this.#read();
  }

  protected override render() {
    const { line, view } = this;
    const at = Math.max(0, line.indexOf(view.history.node));
    const last = Math.max(0, line.length - 1);
    return html`<div class="replay" role="group" aria-label=${words.replay}>
      <button class="plain iconbutton" aria-label=${this.playing ? words.pause : words.play} ?disabled=${last === 0} @click=${() => this.#toggle()}>
        ${icon(this.playing ? "pause" : "play")}
      </button>
      <input
        type="range"
        name="replay"
        min="0"
        max=${last}
        aria-label=${words.position}
        aria-valuetext=${words.moveOf(at, last)}
        .value=${live(String(at))}
        ?disabled=${last === 0}
        @input=${(event: Event) => this.#scrub(Number((event.target as HTMLInputElement).value))}
      />
      <output>${words.move(at, last)}</output>
    </div>`;
  }

  /** Reads the line when the history is another one, not when one only looks at another move of it. */
  async #read(): Promise<void> {
    const { game, view } = this;
    const known = `${game.round} ${view.history.size}`;
    if (known === this.#known && this.line.includes(view.history.node)) return;
    this.#known = known;
    try {
      this.line = mainLine(await whole(game, view));
    } catch (failure) {
      if (!(failure instanceof Stopped)) game.say(reason(failure), "refused");
    }
  }

  #scrub(at: number): void {
    this.#stop();
    void this.#go(at);
  }

  async #go(at: number): Promise<void> {
    const node = this.line[at];
    if (node !== undefined && node !== this.view.history.node) await this.game.goTo(node);
  }

  #toggle(): void {
    if (this.playing) return this.#stop();
    this.playing = true;
    const at = this.line.indexOf(this.view.history.node);
    void this.#step(at < 0 || at === this.line.length - 1 ? 0 : at + 1);
  }

  async #step(at: number): Promise<void> {
    await this.#go(at);
    if (!this.playing) return;
    if (at >= this.line.length - 1) return this.#stop();
    this.#timer = window.setTimeout(() => void this.#step(at + 1), PACE);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }
}
