import { html, type TemplateResult } from "lit";
import { customElement, property, query, state as internal } from "lit/decorators.js";
import { Part } from "../../base/part";
import { recall, remember } from "../../base/store";
import { capital } from "../../base/words";
import type { Choices } from "../../dialogs/choices";
import "../../dialogs/choices";
import { choicesOf } from "../../engine/choices";
import "../../dialogs/new-game.css";
import { CATALOG } from "../../engine/catalog";
import type { Choice, Puzzle } from "../../engine/protocol";
import { levels, usualSetup } from "../../game/chosen";
import { levelName } from "../../game/agents";
import { leveled, opponent } from "../../game/seating";
import * as words from "#words/room";
import "./parts.css";
import { LONGEST_NAME, NAME } from "./names";
import { playersOf } from "./seating";
import { clockWords } from "./times";
import type { Wanted, Way } from "./types";

/** Numbers of seats. */
const COUNTS = [2, 3, 4];

/** Clocks that are offered, by how they are written in a request. */
const CLOCKS: readonly { readonly name: string; readonly kinds: readonly string[] }[] = [
  { name: words.perTurn, kinds: ["move 15", "move 30", "move 60", "move 120", "move 300"] },
  { name: words.perGame, kinds: ["fischer 180 2", "fischer 300 5", "fischer 600 10", "fischer 900 10", "fischer 1800 20"] },
  { name: words.inDays, kinds: ["days 1", "days 2", "days 3", "days 7"] },
];

/** The value of a seat on which one sits oneself, and of one for another person. */
const ME = "me";
const PERSON = "person";

/** Under this the clock is kept that was chosen last. */
const CLOCK = "room-clock";

/** Makes a room. Fires `room-make` (the request without what is secret); `mine` is the seat that its maker wants then. */
@customElement("tw-make-room")
export class MakeRoom extends Part {
  /** The puzzle where one is; without it one chooses. */
  @property({ attribute: false }) puzzle: Puzzle | undefined;
  /** The game where one is as a share ID or a saved play, from which one may go on. */
  @property() play = "";
  /** The players of that game; 0 where it has no turns. */
  @property({ type: Number }) players = 0;
  @property({ type: Boolean }) busy = false;
  /** What the server says against it. */
  @property() fault = "";
  @internal() private chosen = "";
  @internal() private way: Way = "turns";
  @internal() private seats: readonly string[] = [ME, PERSON];
  /** The text of a setup, or the value of one of the further choices. */
  @internal() private setup = "";
  @internal() private from: "new" | "play" = "new";
  @query("dialog") private readonly dialog!: HTMLDialogElement;
  @query("form") private readonly form!: HTMLFormElement;
  @query("tw-choices") private readonly choices!: Choices;

  /** The seat that its maker wants; -1 for none. */
  get mine(): number {
    return this.#turns ? this.seats.indexOf(ME) : 0;
  }

  async open(): Promise<void> {
    this.fault = "";
    this.#start(this.puzzle ?? CATALOG.find(({ id }) => id === this.chosen) ?? CATALOG[0]!);
    this.#begin(this.play === "" ? "new" : "play");
    await this.updateComplete;
    this.dialog.showModal();
  }

  close(): void {
    this.dialog.close();
  }

  protected override render() {
    const puzzle = this.#puzzle;
    if (!puzzle) return html`<dialog></dialog>`;
    return html`<dialog class="make-room new-game" aria-labelledby="make-room-title" data-room=${puzzle.id}>
      <h2 id="make-room-title">${words.makeTitle}</h2>
      <form @submit=${this.#make}>
        ${this.puzzle ? "" : this.#puzzles(puzzle)} ${this.#turns ? "" : this.#ways()} ${this.#seats(puzzle)}
        ${this.play === "" ? "" : this.#from()}
        ${this.from === "play" ? "" : this.#setups(puzzle)} ${this.#turns ? this.#clock() : ""}
        <label class="room-name">
          ${words.yourName} <small>${words.nameAbout}</small>
          <input name="name" maxlength=${LONGEST_NAME} autocomplete="nickname" dir="auto" .value=${recall(NAME) ?? ""} />
        </label>
        <label class="check switch"><input type="checkbox" role="switch" name="strict" .checked=${this.way !== "together"} /> ${words.strict}</label>
        <p class="message refused" role="alert">${this.fault}</p>
        <div class="row foot">
          <button class="main" aria-busy=${this.busy} ?disabled=${this.busy}>${this.busy ? words.makingRoom : words.make}</button>
          <button type="button" @click=${() => this.close()}>${words.cancel}</button>
        </div>
      </form>
    </dialog>`;
  }

  get #puzzle(): Puzzle | undefined {
    return this.puzzle ?? CATALOG.find(({ id }) => id === this.chosen);
  }

  /** Whether the rules of the puzzle have turns. */
  get #turns(): boolean {
    return (this.#puzzle?.agents.length ?? 0) > 0;
  }

  #start(puzzle: Puzzle): void {
    this.chosen = puzzle.id;
    this.way = this.#turns ? "turns" : "together";
    this.seats = [ME, PERSON];
    this.#offer();
  }

  /** Chooses the setup that is usual, if it is for so many seats, else the first that is. */
  #offer(): void {
    const puzzle = this.#puzzle!;
    const all = this.#fitting(levels(puzzle));
    this.setup = (all.find(({ setup }) => setup === usualSetup(puzzle)) ?? all[0])?.setup ?? "";
  }

  /** Setups for so many players as there are seats. */
  #fitting<One extends { readonly setup: string }>(setups: readonly One[]): readonly One[] {
    return this.#turns ? setups.filter(({ setup }) => playersOf(setup) === this.seats.length) : setups;
  }

  #puzzles(puzzle: Puzzle): TemplateResult {
    const choose = ({ target }: Event) => this.#start(CATALOG.find(({ id }) => id === (target as HTMLSelectElement).value)!);
    return html`<label>
      ${words.puzzle}
      <select name="puzzle" @change=${choose}>
        ${CATALOG.map(({ id, title }) => html`<option value=${id} ?selected=${id === puzzle.id}>${title}</option>`)}
      </select>
    </label>`;
  }

  #ways(): TemplateResult {
    return html`<fieldset class="choices">
      <legend>${words.way}</legend>
      ${(["together", "race"] as const).map(
        (way) => html`<label class="check level-choice">
          <input type="radio" name="way" value=${way} .checked=${this.way === way} @change=${() => (this.way = way)} />
          <span>${words.ways[way].name} <small>${words.ways[way].about}</small></span>
        </label>`,
      )}
    </fieldset>`;
  }

  #seats(puzzle: Puzzle): TemplateResult {
    const { seats } = this;
    return html`<fieldset class="room-places">
      <legend>${words.players}</legend>
      ${
        this.from === "play" && this.players > 0
          ? ""
          : html`<div class="modes" role="group" aria-label=${words.howMany}>
              ${COUNTS.map(
                (one) => html`<button type="button" aria-pressed=${seats.length === one} @click=${() => this.#count(one)}>${words.playersCount(one)}</button>`,
              )}
            </div>`
      }
      ${this.#turns ? seats.map((seat, i) => this.#place(puzzle, seat, i)) : ""}
    </fieldset>`;
  }

  #count(wanted: number): void {
    this.seats = Array.from({ length: wanted }, (_, i) => this.seats[i] ?? PERSON);
    if (!this.seats.includes(ME)) this.seats = this.seats.with(0, ME);
    if (this.#turns) this.#offer();
  }

  #place({ agents }: Puzzle, seat: string, i: number): TemplateResult {
    const usual = opponent(agents).agent;
    const option = (value: string, said: string) => html`<option value=${value} .selected=${value === seat}>${said}</option>`;
    return html`<label class="room-place">
      <span>${this.from === "play" ? words.player(i + 1) : words.order(i + 1)}</span>
      <select @change=${(event: Event) => this.#put(i, (event.target as HTMLSelectElement).value)}>
        ${option(ME, words.you)} ${option(PERSON, words.aPerson)}
        ${leveled(agents).map(({ id, about }) => option(id, words.computerAbout(levelName(id), about)))}
        ${leveled(agents).some(({ id }) => id === seat) || [ME, PERSON, usual].includes(seat) ? "" : option(seat, words.computer(levelName(seat)))}
      </select>
    </label>`;
  }

  /** One sits on one seat alone: who was on it goes where one was. */
  #put(seat: number, value: string): void {
    const before = this.seats[seat]!;
    this.seats = this.seats.map((one, i) => (i === seat ? value : value === ME && one === ME ? (before === ME ? PERSON : before) : one));
  }

  #from(): TemplateResult {
    const one = (from: "new" | "play", said: string) => html`<label class="check">
      <input type="radio" name="from" value=${from} .checked=${this.from === from} @change=${() => this.#begin(from)} /> ${said}
    </label>`;
    return html`<fieldset class="choices">
      <legend>${words.begin}</legend>
      ${one("play", words.fromHere)} ${one("new", words.fromNew)}
    </fieldset>`;
  }

  /** A game that has begun has its players. */
  #begin(from: "new" | "play"): void {
    this.from = from;
    if (from === "play" && this.players > 0) this.#count(this.players);
  }

  #setups(puzzle: Puzzle): TemplateResult {
    const groups = puzzle.groups.map(({ title, setups }) => ({ title, setups: this.#fitting(setups) })).filter(({ setups }) => setups.length > 0);
    const choices = this.#fittingChoices(choicesOf(puzzle));
    const about = groups.flatMap(({ setups }) => setups).find(({ setup }) => setup === this.setup)?.about ?? "";
    const option = (value: string, said: string) => html`<option value=${value} .selected=${value === this.setup}>${said}</option>`;
    return html`<label>
        ${words.setup}
        <select name="level" aria-describedby="make-room-setup" @change=${(event: Event) => this.#pick((event.target as HTMLSelectElement).value)}>
          ${groups.map(({ title, setups }) => html`<optgroup label=${title}>${setups.map(({ setup, label }) => option(setup, capital(label)))}</optgroup>`)}
          ${this.#further ? option(this.setup, words.chosenBelow) : ""}
        </select>
        <small id="make-room-setup">${about}</small>
      </label>
      ${
        choices.length === 0
          ? ""
          : html`<details class="more" @change=${this.#chose}>
              <summary>${words.moreSetups}</summary>
              <tw-choices .choices=${choices} @pick=${({ detail }: CustomEvent<string>) => this.#pick(detail)}></tw-choices>
            </details>`
      }`;
  }

  #fittingChoices(choices: readonly Choice[]): readonly Choice[] {
    return choices
      .map((choice) => ("setups" in choice ? { ...choice, setups: this.#fitting(choice.setups) } : choice))
      .filter((choice) => !("setups" in choice) || choice.setups.length > 0);
  }

  /** Whether the setup is one of the further choices. */
  get #further(): boolean {
    return !levels(this.#puzzle!).some(({ setup }) => setup === this.setup);
  }

  /** A setup by its text, or the value of one of the further choices. */
  #pick(value: string): void {
    this.setup = value;
    for (const radio of this.form.querySelectorAll<HTMLInputElement>("input[name=setup]")) radio.checked = radio.value === value;
  }

  readonly #chose = ({ target }: Event): void => {
    const { name, value } = target as HTMLInputElement;
    if (name === "setup") this.#pick(value);
  };

  #clock(): TemplateResult {
    const usual = recall(CLOCK) ?? "none";
    const option = (kind: string) => html`<option value=${kind} ?selected=${kind === usual}>${clockWords(kind)}</option>`;
    return html`<label>
      ${words.clock}
      <select name="clock">
        ${option("none")} ${CLOCKS.map(({ name, kinds }) => html`<optgroup label=${name}>${kinds.map(option)}</optgroup>`)}
      </select>
    </label>`;
  }

  readonly #make = (event: Event): void => {
    event.preventDefault();
    const puzzle = this.#puzzle;
    if (!puzzle || this.busy) return;
    const data = new FormData(this.form);
    const clock = String(data.get("clock") ?? "none");
    if (this.#turns) remember(CLOCK, clock);
    remember(
      NAME,
      String(data.get("name") ?? "")
        .trim()
        .slice(0, LONGEST_NAME),
    );
    this.tell("room-make", {
      do: "make",
      puzzle: puzzle.id,
      start: this.from === "play" ? { play: this.play } : { setup: this.#setup(data), seed: Math.floor(Math.random() * 1e9) },
      way: this.way,
      seats: this.seats.map((seat) => (!this.#turns || seat === ME || seat === PERSON ? { who: "person" } : { who: "computer", level: seat })),
      clock,
      strict: data.has("strict"),
    } satisfies Wanted);
  };

  #setup(data: FormData): string {
    return (this.#further ? this.choices?.setup(this.setup, data) : undefined) ?? this.setup;
  }
}
