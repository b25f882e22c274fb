import { html, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { live } from "lit/directives/live.js";
import { watching, type Watch } from "../base/address";
import { Part } from "../base/part";
import { settings } from "../base/settings";
import { capital, grouped, sentence } from "../base/words";
import type { Game } from "../game/game";
import "../styles/hint-card.css";
import "../styles/theater.css";
import { outcome } from "./outcome";
import { pace, SPEEDS } from "./pace";
import { percent } from "./percent";
import { WatchedSearch, type Event as SearchEvent, type Halts } from "./watched-search";

/** The address follows the search only when it stands, this many milliseconds later: browsers limit how often. */
const SETTLED = 300;

/** Where there is room, all that can be chosen is on show. */
const wide = matchMedia("(min-width: 44rem)");

/** What a run halts at: whether it does, and at which depth. */
type Breakpoints = { solution: boolean; "dead-end": boolean; above: boolean; below: boolean };

/**
 * Watches a search from the position of the game. Tells `moment` (what the board is to show), `leave`, and `take-over`
 * (the share ID where the search stands).
 */
@customElement("tw-theater")
export class Theater extends Part {
  @property({ attribute: false }) game!: Game;
  /** Where to begin; else at the beginning of the first method's search. */
  @property({ attribute: false }) watch: Watch | undefined;
  @state() private method = "";
  @state() private seed = "0";
  @state() private speed = 2;
  @state() private breakpoints: Breakpoints = { solution: true, "dead-end": false, above: false, below: false };
  @state() private bounds = { above: 20, below: 10 };
  @state() private showing = !settings.calm;
  @state() private copied = "";
  @state() private search: WatchedSearch | undefined;
  /** The beginning of the searches: the game's position when the theater opened. */
  #start = "";
  #address = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.#key);
    clearTimeout(this.#address);
    this.search?.stop();
  }

  protected override firstUpdated(): void {
    const { watch } = this;
    const { methods } = this.game.puzzle;
    this.#start = this.game.view.id;
    this.seed = watch?.seed ?? "0";
    this.method = methods.find(({ id }) => id === watch?.method)?.id ?? methods[0]?.id ?? "";
    this.querySelector<HTMLElement>("section")?.focus({ preventScroll: true });
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("method") || changed.has("seed")) this.#begin();
  }

  protected override render() {
    const { search, showing } = this;
    const moment = search?.moment;
    const running = search?.running ?? false;
    const ended = search?.finished ?? false;
    const goal = search?.goal ?? 0;
    const check = (name: keyof Breakpoints, words: unknown) => html`<label class="check">
      <input type="checkbox" .checked=${this.breakpoints[name]} @change=${(event: Event) => this.#halting(name, event)} />
      ${words}
    </label>`;
    return html`
      <section class="theater" tabindex="-1" aria-label="The search">
        <p class="caption" tabindex="0" aria-live=${running ? "off" : "polite"}>${moment ? sentence(moment.caption) : "…"}</p>
        <p class="result" role="status">${search ? outcome(search, showing) : ""}</p>
        <dl class="figures">
          <div><dt>Step</dt><dd data-figure="step">${grouped(moment?.step ?? 0)}</dd></div>
          <div><dt>Nodes</dt><dd data-figure="nodes">${grouped(moment?.nodes ?? 0)}</dd></div>
          <div><dt>Depth</dt><dd data-figure="depth">${grouped(moment?.depth ?? 0)}</dd></div>
          <div><dt>Solutions</dt><dd data-figure="solutions">${grouped(moment?.solutions ?? 0)}</dd></div>
        </dl>
        <div class="row steps" role="group" aria-label="Steps">
          <button ?disabled=${!moment || goal === 0} @click=${() => search?.goTo(0)}>Start</button>
          <button ?disabled=${!moment || goal === 0} title="Shift+Space" @click=${() => search?.goTo(goal - 1)}>Back</button>
          <button ?disabled=${ended} title="Space" @click=${() => search?.goTo(goal + 1)}>Step</button>
          <button class="main" ?disabled=${ended} @click=${this.#run}>${running ? "Pause" : "Run"}</button>
          <button ?disabled=${!running && goal === (moment?.step ?? 0)} title="S" @click=${() => search?.stop()}>Stop</button>
        </div>
        <label class="slide">
          <span>Go to step: <span class="now">${grouped(goal)}</span></span>
          <input
            type="range"
            name="scrub"
            min="0"
            max=${search?.furthest ?? 0}
            .value=${live(String(goal))}
            ?disabled=${!search?.furthest}
            @input=${(event: Event) => search?.goTo(Number(value(event)))}
          />
        </label>
        <label class="slide">
          <span>Speed: <span class="now">${pace(this.speed)}</span></span>
          <input
            type="range"
            name="speed"
            min="0"
            max=${SPEEDS.length - 1}
            .value=${String(this.speed)}
            ?disabled=${!showing}
            aria-valuetext=${pace(this.speed)}
            @input=${(event: Event) => this.#pace(Number(value(event)))}
          />
        </label>
        ${this.#behind(moment?.behind, ended)}
        <div class="row" role="group" aria-label="Go on to">
          <button ?disabled=${ended} @click=${() => this.#next("solution")}>Next solution</button>
          <button ?disabled=${ended} @click=${() => this.#next("dead-end")}>Next dead end</button>
        </div>
        <details class="panel" ?open=${wide.matches}>
          <summary><h2>Method and halts</h2></summary>
          <div class="inside">
            <div class="row which">
              <label>
                Method
                <select .value=${this.method} @change=${(event: Event) => (this.method = value(event))}>
                  ${this.game.puzzle.methods.map(
                    ({ id, about }) => html`<option value=${id} ?selected=${id === this.method}>${capital(about)}</option>`,
                  )}
                </select>
              </label>
              <label>
                Seed
                <input inputmode="numeric" pattern="[0-9]{1,15}" .value=${this.seed} @change=${this.#seeded} />
              </label>
            </div>
            <p class="muted">A run halts at:</p>
            <div class="halts" role="group" aria-label="A run halts at">
              ${check("solution", "a solution")} ${check("dead-end", "a dead end")} ${check("above", "a depth above")}
              ${this.#bound("above")} ${check("below", "a depth below")} ${this.#bound("below")}
            </div>
            <label class="check">
              <input type="checkbox" .checked=${showing} @change=${this.#shown} />
              <span>Show progress <small>(else the result alone)</small></span>
            </label>
          </div>
        </details>
        <div class="row">
          <button @click=${() => this.tell("leave")}>Back to the game</button>
          <button ?disabled=${!moment} @click=${() => this.tell("take-over", moment?.id)}>Take over this position</button>
          <button ?disabled=${!moment} @click=${() => void this.#copy()}>Copy link to this step</button>
        </div>
        <p class="muted" role="status">${this.copied}</p>
        <p class="muted keys-help">
          <kbd>Space</kbd> makes one step, <kbd>Shift</kbd>+<kbd>Space</kbd> takes one back, <kbd>S</kbd> stops.
        </p>
      </section>
    `;
  }

  #bound(name: "above" | "below") {
    return html`<input
      type="number"
      min="0"
      max="1000"
      aria-label="Depth to halt ${name}"
      .value=${String(this.bounds[name])}
      @change=${(event: Event) => {
        const number = Math.min(1000, Math.max(0, Math.floor(Number(value(event))) || 0));
        this.bounds = { ...this.bounds, [name]: number };
        this.#again();
      }}
    />`;
  }

  #behind(millionths: number | undefined, ended: boolean) {
    if (millionths === undefined) return "";
    return html`<label class="slide">
      <span class="muted">
        ${ended ? "The whole tree is behind." : html`About <span class="now">${percent(millionths)}</span> of the tree is behind, if all branches are alike (an estimate).`}
      </span>
      <progress max="1000000" value=${millionths}></progress>
    </label>`;
  }

  #begin(): void {
    this.search?.stop();
    const search = new WatchedSearch(this.game.studio, this.#start, this.method, this.seed);
    search.speed = SPEEDS[this.speed] ?? 1;
    search.showing = this.showing;
    search.addEventListener("change", () => this.#changed(search));
    this.search = search;
    search.goTo(this.watch?.method === this.method && this.watch.seed === this.seed ? this.watch.step : 0);
  }

  #changed(search: WatchedSearch): void {
    if (this.search !== search || !this.isConnected) return;
    this.requestUpdate();
    this.copied = "";
    if (search.moment) this.tell("moment", search.moment);
    clearTimeout(this.#address);
    if (!search.running) this.#address = setTimeout(() => history.replaceState(history.state, "", this.#link()), SETTLED);
  }

  #link(): string {
    const { view } = this.game;
    const { method, seed } = this;
    return location.pathname + watching(view.play, view.id, { method, seed, step: this.search?.step ?? 0 });
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.origin + this.#link());
      this.copied = "Copied: the link opens this search at this step.";
    } catch {
      this.copied = "The browser does not allow it: the link is in the address bar.";
    }
  }

  #halts(): Halts {
    const { solution, above, below } = this.breakpoints;
    const events: SearchEvent[] = [];
    if (solution) events.push("solution");
    if (this.breakpoints["dead-end"]) events.push("dead-end");
    return {
      events,
      ...(above ? { above: this.bounds.above } : {}),
      ...(below ? { below: this.bounds.below } : {}),
    };
  }

  #next(event: SearchEvent): void {
    this.search?.run({ events: [event] }, false);
  }

  readonly #run = (): void => {
    if (this.search?.running) this.search.pause();
    else this.search?.run(this.#halts());
  };

  #halting(name: keyof Breakpoints, event: Event): void {
    this.breakpoints = { ...this.breakpoints, [name]: (event.target as HTMLInputElement).checked };
    this.#again();
  }

  /** Other breakpoints hold at once. */
  #again(): void {
    if (this.search?.running) this.search.run(this.#halts());
  }

  readonly #shown = (event: Event): void => {
    this.showing = (event.target as HTMLInputElement).checked;
    if (this.search) this.search.showing = this.showing;
  };

  #pace(speed: number): void {
    this.speed = speed;
    if (this.search) this.search.speed = SPEEDS[speed] ?? 1;
  }

  readonly #seeded = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    if (input.checkValidity() && input.value !== "") this.seed = input.value;
    else input.value = this.seed;
  };

  /** Keys of the theater, unless they mean something to what has the focus. */
  readonly #key = (event: KeyboardEvent): void => {
    const { search } = this;
    const target = event.target as Element;
    if (!search || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest("dialog, input:not([type=range], [type=checkbox]), select, textarea")) return;
    if (event.key === " " && event.shiftKey) search.goTo(search.goal - 1);
    else if (event.key === " " && !target.closest("button, input, a, summary")) {
      if (!search.finished) search.goTo(search.goal + 1);
    } else if (event.key.toLowerCase() === "s" && settings.of("shortcuts") === "on") search.stop();
    else return;
    event.preventDefault();
  };
}

function value(event: Event): string {
  return (event.target as HTMLInputElement | HTMLSelectElement).value;
}
