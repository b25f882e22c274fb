import { html, nothing, type PropertyValues } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { watching, type Watch } from "../base/address";
import { layout } from "../base/layout";
import { latin } from "../base/press";
import { Part } from "../base/part";
import { settings } from "../base/settings";
import { capital } from "../base/words";
import { coloredText } from "../board/colored-text";
import { full, reworded, told } from "../engine/sentence";
import type { Chapter } from "../engine/protocol";
import type { Game } from "../game/game";
import "./theater.css";
import { grouped } from "../words/language";
import * as words from "#words/theater";
import { icon } from "./icons";
import { outcome } from "./outcome";
import { percent } from "./percent";
import "./scrub-bar";
import { SPEEDS, type Speed } from "./speeds";
import { WatchedSearch, type Event as SearchEvent, type Halts } from "./watched-search";

/** The address follows the search only when it stands, this many milliseconds later: browsers limit how often. */
const SETTLED = 300;

/** Nobody waits longer for a step that the slider goes back to: from there on one goes forward only. */
const SCRUBBED = 20_000_000;

/** The breakpoints of a run: events and depths. */
type Breakpoints = { solution: boolean; "dead-end": boolean; above: boolean; below: boolean };

/**
 * Watches a search from the position of the game. Fires `moment` (what the board is to show), `leave`, and `take-over`
 * (the share ID where the search stands). While it is on show, the lights are down.
 */
@customElement("tw-theater")
export class Theater extends Part {
  @property({ attribute: false }) game!: Game;
  /** The step to begin at; else the beginning of the first method's search. */
  @property({ attribute: false }) watch: Watch | undefined;
  @state() private method = "";
  @state() private seed = "0";
  @state() private speed: Speed = SPEEDS[1]!;
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
    document.documentElement.dataset.dimmed = "";
    addEventListener("keydown", this.#key);
    layout.addEventListener("change", this.#resized);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    delete document.documentElement.dataset.dimmed;
    removeEventListener("keydown", this.#key);
    layout.removeEventListener("change", this.#resized);
    clearTimeout(this.#address);
    this.search?.stop();
  }

  protected override willUpdate(): void {
    if (this.hasUpdated) return;
    const { watch } = this;
    const { methods, makings = [] } = this.game.puzzle;
    this.#start = this.game.view.id;
    this.seed = watch?.seed ?? "0";
    this.method = [...methods, ...makings].find(({ id }) => id === watch?.method)?.id ?? methods[0]?.id ?? "";
  }

  /** The way to make positions that is watched, if it is none to solve them. */
  get #making() {
    return this.game.puzzle.makings?.find(({ id }) => id === this.method);
  }

  /** The methods to choose from. */
  get #methods() {
    const { methods, makings = [] } = this.game.puzzle;
    return this.#making ? makings : methods;
  }

  protected override firstUpdated(): void {
    this.#focusCaption();
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("method") || changed.has("seed")) this.#begin();
  }

  protected override render() {
    const { search, showing } = this;
    const moment = search?.moment;
    const running = search?.running ?? false;
    const { title } = this.game.puzzle;
    // A wide layout shows the frequent choices.
    const roomy = layout.now === "wide";
    return html`
      <section class="theater" aria-label=${words.search}>
        <header class="playing">
          <button class="quiet leave" title="Esc" aria-label=${words.leave} @click=${() => this.tell("leave")}>
            ${icon("leave")} <span>${words.leave}</span>
          </button>
          <p class="muted">${title}</p>
          <h1>${capital(this.#methods.find(({ id }) => id === this.method)?.name ?? "")}</h1>
          <button class="quiet iconbutton" popovertarget="theater-more" aria-label=${words.more} title=${words.more}>${icon("more")}</button>
        </header>
        <div class="caption" tabindex="0" aria-live=${running ? "off" : "polite"}>${moment ? coloredText(reworded(full(told(moment, "caption")), readable), moment.scene) : "…"}</div>
        <p class="result" role="status">${search ? outcome(search, showing) : ""}</p>
        <dl class="figures">
          ${this.#figure("depth", words.depth, moment?.depth)} ${this.#figure("nodes", words.nodes, moment?.nodes)}
          ${this.#figure("dead-ends", words.deadEnds, moment?.deadEnds)} ${this.#figure("solutions", words.solutions, moment?.solutions)}
        </dl>
        ${roomy ? html`<div class="options">${this.#often()}</div>` : ""}
        <div class="controls" @click=${this.#clicked}>
          <tw-scrub-bar
            .profile=${search?.profile}
            .step=${search?.goal ?? 0}
            .furthest=${Math.min(search?.furthest ?? 0, SCRUBBED)}
            @scrub=${({ detail }: CustomEvent<number>) => search?.goTo(detail)}
          ></tw-scrub-bar>
          ${roomy ? this.#nexts() : ""} ${this.#transport()} ${this.#speeds()}
        </div>
        <div id="theater-more" popover class="more-options" aria-label=${words.more}>
          ${roomy ? "" : [this.#nexts(), this.#often()]} ${this.#seldom(moment?.behind, search?.finished ?? false)}
        </div>
      </section>
    `;
  }

  #figure(id: string, name: string, count = 0) {
    return html`<div><dt>${name}</dt><dd data-figure=${id}>${grouped(count)}</dd></div>`;
  }

  #nexts() {
    const ended = this.search?.finished ?? false;
    const making = this.#making;
    if (making) return this.#chapters(making.chapters);
    return html`<div class="nexts">
      <button class="chip" ?disabled=${ended} @click=${() => this.#next("dead-end")}>${words.nextDeadEnd}</button>
      <button class="chip" ?disabled=${ended} @click=${() => this.#next("solution")}>${words.nextSolution}</button>
    </div>`;
  }

  /** The parts of what is made: the one where it stands, and the way to where each begins next. */
  #chapters(chapters: readonly Chapter[]) {
    const { search } = this;
    const now = chapters.findLastIndex(({ depth }) => depth < (search?.moment?.depth ?? 0));
    return html`<div class="nexts" role="group" aria-label=${words.chapters}>
      ${chapters.map(
        ({ words: name, depth }, i) =>
          html`<button
            class="chip ${i === now ? "on" : ""}"
            aria-current=${i === now ? "step" : "false"}
            ?disabled=${search?.finished ?? false}
            @click=${() => search?.run({ events: ["solution"], above: depth }, false)}
          >
            ${name}
          </button>`,
      )}
    </div>`;
  }

  #transport() {
    const { search } = this;
    const goal = search?.goal ?? 0;
    const running = search?.running ?? false;
    const ended = search?.finished ?? false;
    const sign = (name: "start" | "back" | "step" | "result", words: string, off: boolean, act: () => void, key?: string) =>
      html`<button class="quiet iconbutton" aria-label=${words} title=${key ? `${words} (${key})` : words} ?disabled=${off} @click=${act}>${icon(name)}</button>`;
    return html`<div class="transport" role="group" aria-label=${words.search}>
      ${sign("start", words.start, !search?.moment || goal === 0, () => search?.goTo(0))}
      ${sign("back", words.back, !search?.moment || goal === 0, () => search?.goTo(goal - 1), "Shift+Space")}
      <button class="main run" aria-label=${running ? words.pause : words.run} ?disabled=${ended && !running} @click=${this.#run}>
        ${icon(running ? "pause" : "run")}
      </button>
      ${sign("step", words.step, ended, () => search?.goTo(goal + 1), "Space")}
      ${sign("result", words.toResult, ended, () => search?.run(this.#halts(), false))}
    </div>`;
  }

  #speeds() {
    return html`<div class="modes speeds" role="group" aria-label=${words.speed}>
      ${SPEEDS.map(
        (speed) =>
          html`<button title=${speed.about} aria-pressed=${speed === this.speed} ?disabled=${!this.showing} @click=${() => this.#pace(speed)}>${speed.label}</button>`,
      )}
    </div>`;
  }

  /** The frequent choices. */
  #often() {
    return html`
      <label class="option">
        ${words.method}
        <select .value=${this.method} @change=${(event: Event) => (this.method = value(event))}>
          ${this.#methods.map(({ id, name, about }) => html`<option value=${id} title=${about} ?selected=${id === this.method}>${capital(name)}</option>`)}
        </select>
      </label>
      ${this.#halt("solution", words.stopAtSolution)} ${this.#halt("dead-end", words.stopAtDeadEnd)} ${this.#others()}
    `;
  }

  /** The same once more by other random numbers, and numbers on pieces that have colors. */
  #others() {
    const shuffled = this.#methods.find(({ id }) => id === this.method)?.shuffled ?? false;
    const colored = this.game.view.scene.parts?.some(({ part }) => part === "pile") ?? false;
    const numbers = settings.of("pieces") === "letters";
    if (!shuffled && !colored) return "";
    return html`<div class="row">
      ${shuffled ? html`<button class="chip" @click=${() => (this.seed = String(Math.floor(Math.random() * 1e9)))}>${words.again}</button>` : ""}
      ${colored ? html`<button class="chip" aria-pressed=${numbers} @click=${() => this.#number(!numbers)}>${words.numbers}</button>` : ""}
    </div>`;
  }

  #number(numbers: boolean): void {
    settings.choose("pieces", numbers ? "letters" : "engraved");
    this.requestUpdate();
  }

  #seldom(behind: number | undefined, ended: boolean) {
    const { moment } = this.search ?? {};
    return html`
      ${this.#halt("above", words.stopAbove, this.#bound("above", words.boundAbove))}
      ${this.#halt("below", words.stopBelow, this.#bound("below", words.boundBelow))}
      <label class="option switch">
        <span>${words.showProgress} <small class="muted">${words.resultAlone}</small></span>
        <input type="checkbox" .checked=${this.showing} @change=${this.#shown} />
      </label>
      <label class="option">
        ${words.seed} <input inputmode="numeric" pattern="[0-9]{1,15}" .value=${this.seed} @change=${this.#seeded} />
      </label>
      ${
        behind === undefined
          ? ""
          : html`<label class="behind">
            <span class="muted">${ended ? words.wholeTree : words.searched(percent(behind))}</span>
            <progress max="1000000" value=${behind}></progress>
          </label>`
      }
      <div class="row">
        <button ?disabled=${!moment} @click=${() => this.tell("take-over", moment?.id)}>${words.takeOver}</button>
        <button ?disabled=${!moment} @click=${() => void this.#copy()}>${words.copyLink}</button>
      </div>
      <p class="muted" role="status">${this.copied}</p>
      <p class="muted">${words.keys}</p>
    `;
  }

  /** @param bound what stands between the words and the switch */
  #halt(name: keyof Breakpoints, about: string, bound: unknown = nothing) {
    return html`<div class="option switch">
      <label for="halt-${name}">${about}</label> ${bound}
      <input id="halt-${name}" type="checkbox" .checked=${this.breakpoints[name]} @change=${(event: Event) => this.#halting(name, event)} />
    </div>`;
  }

  #bound(name: "above" | "below", about: string) {
    return html`<input
      type="number"
      min="0"
      max="1000"
      aria-label=${about}
      .value=${String(this.bounds[name])}
      @change=${(event: Event) => {
        const number = Math.min(1000, Math.max(0, Math.floor(Number(value(event))) || 0));
        this.bounds = { ...this.bounds, [name]: number };
        this.#again();
      }}
    />`;
  }

  #begin(): void {
    this.search?.stop();
    const search = new WatchedSearch(this.game.studio, this.#start, this.method, this.seed);
    search.speed = this.speed.steps;
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
      this.copied = words.copied;
    } catch {
      this.copied = words.notCopied;
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
    if (this.search?.running) this.search.stop();
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

  #pace(speed: Speed): void {
    this.speed = speed;
    if (this.search) this.search.speed = speed.steps;
  }

  readonly #seeded = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    if (input.checkValidity() && input.value !== "") this.seed = input.value;
    else input.value = this.seed;
  };

  readonly #resized = (): void => this.requestUpdate();

  /** After a button was pressed with a pointer, keys go to the theater: Space does not press that button again. */
  readonly #clicked = ({ detail }: MouseEvent): void => {
    if (detail > 0) this.#focusCaption();
  };

  #focusCaption(): void {
    this.querySelector<HTMLElement>(".caption")?.focus({ preventScroll: true });
  }

  /** Keys of the theater, unless they mean something to what has the focus. */
  readonly #key = (event: KeyboardEvent): void => {
    const { search } = this;
    const target = event.target as Element;
    if (!search || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest("dialog, input:not([type=range], [type=checkbox]), select, textarea")) return;
    if (event.key === " " && event.shiftKey) search.goTo(search.goal - 1);
    else if (event.key === " " && !target.closest("button, [type=checkbox], a")) {
      if (!search.finished) search.goTo(search.goal + 1);
    } else if (latin(event) === "s" && settings.of("shortcuts") === "on") search.stop();
    else if (event.key === "Escape" && !this.querySelector(":popover-open")) this.tell("leave");
    else return;
    event.preventDefault();
  };
}

/** Words with their long numbers in groups of digits. */
function readable(words: string): string {
  return words.replace(/\d{5,}/g, (digits) => grouped(Number(digits)));
}

function value(event: Event): string {
  return (event.target as HTMLInputElement | HTMLSelectElement).value;
}
