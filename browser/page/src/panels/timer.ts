import { html, type PropertyValues } from "lit";
import { customElement, property } from "lit/decorators.js";
import { icon } from "../base/icons";
import { Part } from "../base/part";
import { settings } from "../base/settings";
import type { Game } from "../game/game";
import { saidHelp } from "../game/help";
import * as words from "#words/timer";
import { Clock, clocked } from "./clock";

/** Number of milliseconds between two saves of the time. */
const KEPT = 10_000;

/**
 * The time of a game for one person: it counts while the page is seen and the game is neither paused nor over, and is kept
 * with the game. At the end it shows the time and the help used. Fires `pause` (true or false).
 */
@customElement("tw-timer")
export class Timer extends Part {
  @property({ attribute: false }) game!: Game;
  @property({ type: Boolean }) paused = false;
  #clock = new Clock();
  /** The beginning of the game that is timed. */
  #start = "";
  #gameOver = false;
  #kept = 0;
  #ticking = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#ticking = window.setInterval(() => this.#tick(), 500);
    document.addEventListener("visibilitychange", this.#seen);
    settings.addEventListener("change", this.#seen);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#ticking);
    document.removeEventListener("visibilitychange", this.#seen);
    settings.removeEventListener("change", this.#seen);
    if (!this.hasUpdated) return;
    this.game.removeEventListener("change", this.#changed);
    this.#clock.halt();
    this.#keep();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("game")) {
      changed.get("game")?.removeEventListener("change", this.#changed);
      this.game.addEventListener("change", this.#changed);
      this.#changed();
    }
    if (changed.has("paused")) this.#seen();
  }

  protected override render() {
    if (!this.#wanted) return html``;
    return html`
      <span class="time" role="timer" aria-label=${words.time}>${clocked(this.#clock.elapsed)}</span>
      ${
        this.#gameOver
          ? ""
          : html`<button
            class="plain iconbutton pause"
            aria-label=${this.paused ? words.resume : words.pause}
            title=${settings.of("shortcuts") === "on" ? "P" : ""}
            @click=${() => this.tell("pause", !this.paused)}
          >
            ${icon(this.paused ? "play" : "pause")}
          </button>`
      }
    `;
  }

  /** One person plays, and likes it. */
  get #wanted(): boolean {
    const { kind } = this.game.view.status;
    return settings.of("timer") === "on" && (kind === "open" || kind === "solved");
  }

  /** Pauses, or goes on, where a clock is there to stand still. */
  toggle(): void {
    if (this.#wanted && !this.#gameOver) this.tell("pause", !this.paused);
  }

  readonly #changed = (): void => {
    const { view } = this.game;
    const start = view.play.split(" |")[0] ?? "";
    const over = this.game.ended;
    if (start !== this.#start) {
      this.#start = start;
      this.#clock = new Clock(this.game.extras.time);
      this.#gameOver = over;
      if (this.paused) this.tell("pause", false);
    }
    this.#clock.atLeast(this.game.extras.time);
    const ended = over && !this.#gameOver;
    this.#gameOver = over;
    this.#seen();
    if (ended && this.#wanted) this.#end();
  };

  /** Runs or halts as things are. */
  readonly #seen = (): void => {
    const runs = this.#wanted && !this.paused && !this.#gameOver && document.visibilityState === "visible";
    if (runs) this.#clock.run();
    else if (this.#clock.running) {
      this.#clock.halt();
      this.#keep();
    }
    this.requestUpdate();
  };

  #tick(): void {
    if (!this.#clock.running) return;
    if (this.#clock.elapsed - this.#kept > KEPT) this.#keep();
    this.requestUpdate();
  }

  #keep(): void {
    this.#kept = this.#clock.elapsed;
    this.game.keep({ time: Math.round(this.#kept) });
  }

  #end(): void {
    this.game.say(words.done(clocked(this.#clock.elapsed), saidHelp(this.game.puzzle, this.game.extras)), "good");
  }
}
