import { html, LitElement, unsafeCSS, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { icon } from "../base/icons";
import { Announcements } from "../game-page/announcements";
import { shortcut } from "../game-page/shortcuts";
import type { Board } from "../board/board";
import "../board/board";
import { offButtons, pointedBeside, splitButtons } from "../board/buttons";
import { coloredText } from "../board/colored-text";
import { asNoteGestures, noteGestures, piles } from "../board/note-gestures";
import { PIECES } from "../board/pieces";
import { left } from "../board/tally";
import type { Mark, View } from "../engine/protocol";
import { told, type Sentence } from "../engine/sentence";
import { reason, Studio } from "../engine/studio";
import type { Announcer } from "../panels/announcer";
import "../panels/announcer";
import "../panels/keypad";
import "../panels/trays";
import * as words from "#words/element";
import { actions, acts } from "#words/game";
import { Play } from "./play";
import type { PlayDetail, TilewrightBoard as Declared } from "./declared.d.ts";
import css from "virtual:element.css?inline";

/** The engines of all boards on this page: one for each puzzle. */
const STUDIO = new Studio();

const MORE_CONTRAST = "(prefers-contrast: more)";
const LESS_MOTION = "(prefers-reduced-motion: reduce)";

const NO_MARKS: readonly Mark[] = [];

/**
 * A board on any page: draws a position and plays it. What is played is kept nowhere. Fires `tilewright-change` after each move, undo
 * and redo, and `tilewright-solved` when the puzzle is solved or the game is over, each with {@link PlayDetail}.
 */
@customElement("tilewright-board")
export class TilewrightBoard extends LitElement implements Declared {
  static override styles = unsafeCSS(css);

  /** The name of the puzzle. */
  @property() puzzle = "";
  /** A position, or a play: with the name of the puzzle, or without. */
  @property() position = "";
  /** Whether there is a button for hints. */
  @property({ type: Boolean }) hints = false;
  /** Only to look at. */
  @property({ type: Boolean }) still = false;
  /** How the trays are laid out: `wide`, or `tall` for one line each. */
  @property({ attribute: false }) layout: "wide" | "tall" = "wide";
  @state() private playing: Play | undefined;
  /** Why there is no board. */
  @state() private trouble = "";
  @state() private mode = "";
  @state() private locked = "";
  @state() private spot = "";
  @state() private held: string | undefined;
  @query("tw-board") private readonly board!: Board | null;
  @query("tw-announcer") private readonly announcer!: Announcer | null;
  readonly #announcements = new Announcements(() => this.announcer);
  readonly #media = [MORE_CONTRAST, LESS_MOTION].map((query) => matchMedia(query));
  #shown: View | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    for (const query of this.#media) query.addEventListener("change", this.#arranged);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const query of this.#media) query.removeEventListener("change", this.#arranged);
  }

  /** The play as a text, which `position` takes again; empty while there is none. */
  get play(): string {
    return this.playing?.view.play ?? "";
  }

  undo(): Promise<void> {
    return this.playing?.step("undo") ?? Promise.resolve();
  }

  redo(): Promise<void> {
    return this.playing?.step("redo") ?? Promise.resolve();
  }

  /** Shows a hint, or more of the one that is shown. */
  hint(): Promise<void> {
    return this.playing?.askHint() ?? Promise.resolve();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("puzzle") || changed.has("position")) void this.#open(this.puzzle, this.position);
  }

  async #open(puzzle: string, position: string): Promise<void> {
    this.playing = undefined;
    if (puzzle === "") this.trouble = words.puzzleMissing;
    else this.trouble = STUDIO.puzzle(puzzle) ? (position === "" ? words.noPosition : "") : words.noPuzzle(puzzle);
    if (this.trouble !== "") return;
    try {
      const play = position.startsWith(`${puzzle}:`) ? position : `${puzzle}:${position}`;
      const view = await STUDIO.ask<View>({ do: "view", play });
      if (this.puzzle === puzzle && this.position === position) this.#begin(new Play(STUDIO, view));
    } catch (failure) {
      if (this.puzzle === puzzle && this.position === position) this.trouble = reason(failure);
    }
  }

  #begin(play: Play): void {
    this.playing = play;
    this.#shown = play.view;
    this.mode = this.locked = "";
    this.#announcements.begin(play);
    play.addEventListener("change", () => {
      if (this.playing === play) this.#changed(play);
    });
  }

  #changed(play: Play): void {
    const { view } = play;
    const before = this.#shown;
    this.#shown = view;
    this.#announcements.follow(play);
    this.requestUpdate();
    if (!before || before === view) return;
    this.#tell("tilewright-change", view);
    if (view.status.over && !before.status.over) this.#tell("tilewright-solved", view);
  }

  #tell(name: string, { play, id, status: { over, words } }: View): void {
    const detail: PlayDetail = { play, id, over, words };
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  protected override render() {
    const [contrast, motion] = this.#media.map(({ matches }) => matches);
    return html`
      <div
        class="root"
        part="root"
        data-room=${this.puzzle}
        data-layout=${this.layout}
        data-palette="glaze"
        data-pieces="engraved"
        data-contrast=${contrast ? "more" : "usual"}
        data-motion=${motion ? "less" : "full"}
        @keydown=${this.#key}
        @gesture=${this.#gesture}
      >
        ${PIECES}
        ${this.playing ? this.#table(this.playing) : html`<p class="message" part="message" role="status">${this.trouble || words.loading}</p>`}
        <tw-announcer></tw-announcer>
      </div>
    `;
  }

  #table(play: Play) {
    const { view, stage } = play;
    const { scene, buttons } = splitButtons(view.scene);
    return html`
      ${this.#trays(play, "above")}
      <tw-board
        part="board"
        .scene=${scene}
        .gestures=${this.#noting ? noteGestures(view.scene, view.gestures, this.mode) : view.gestures}
        .keeps=${this.mode !== ""}
        .enter=${buttons.find(({ id }) => view.gestures.tap.includes(id))?.id}
        .overlay=${stage ? offButtons(stage.marks, buttons) : NO_MARKS}
        .still=${this.still}
        .refused=${play.message.tone === "refused" ? play.message : undefined}
        .mode=${this.mode}
        .named=${true}
        .locked=${this.locked}
        @choose=${({ detail }: CustomEvent<string>) => (this.spot = detail)}
        @hold=${({ detail }: CustomEvent<string | undefined>) => (this.held = detail)}
        @say=${({ detail }: CustomEvent<Sentence>) => play.say(detail)}
      ></tw-board>
      <p class="message ${play.message.tone}" part="message">${coloredText(this.#said(play), view.scene)}</p>
      ${this.still ? "" : html`${this.#keypad(play)} ${this.#trays(play, "below")} ${this.#actions(play)}`}
    `;
  }

  /** The line below the board: work, a hint, the last message, or the state of the game. */
  #said({ busy, stage, message, view }: Play): Sentence {
    if (busy !== "") return busy;
    if (stage && message.text === "") return told(stage, "text");
    return message.text === "" ? told(view.status, "words") : message.text;
  }

  #trays(play: Play, where: "above" | "below") {
    if (!play.view.scene.parts && where === "above") return "";
    return html`<tw-trays part="trays" .game=${play} .view=${play.view} .where=${where} .board=${() => this.board} .held=${this.held} .pointed=${pointedBeside(play.view.scene, play.stage?.marks ?? NO_MARKS)}></tw-trays>`;
  }

  #keypad({ view }: Play) {
    const modes = STUDIO.puzzle(this.puzzle)?.modes ?? [];
    if (!this.#keyed) return "";
    const keys = [...new Set(Object.values(view.gestures.type).flat())].filter((key) => /^[0-9A-Z]$/.test(key));
    return html`<tw-keypad
      part="keypad"
      .type=${view.gestures.type}
      .spot=${this.spot || (view.scene.spots[0]?.id ?? "")}
      .mode=${this.mode}
      .meanings=${modes}
      .left=${left(view.scene, keys)}
      .locked=${this.locked}
      @mode=${({ detail }: CustomEvent<string>) => (this.mode = detail)}
      @key=${({ detail }: CustomEvent<string>) => (this.locked === "" ? this.board?.type(detail) : this.#lock(detail))}
      @lock=${({ detail }: CustomEvent<string>) => this.#lock(detail)}
    ></tw-keypad>`;
  }

  #lock(name: string): void {
    this.locked = this.locked === name ? "" : name;
  }

  #actions({ view: { history } }: Play) {
    const button = (name: "undo" | "redo" | "erase" | "hint", off: boolean, act: () => unknown) =>
      html`<button class="action" part="button ${name}" aria-disabled=${off} @click=${act}>${icon(name)} <span>${acts[name]}</span></button>`;
    return html`<div class="actions" part="actions" role="group" aria-label=${actions}>
      ${button("undo", !history.undo, () => this.undo())} ${button("redo", !history.redo, () => this.redo())}
      ${this.#keyed ? button("erase", false, () => this.board?.type("Delete")) : ""} ${this.hints ? button("hint", false, () => this.hint()) : ""}
    </div>`;
  }

  /** Whether one writes by keys. */
  get #keyed(): boolean {
    return (STUDIO.puzzle(this.puzzle)?.modes ?? []).length > 0 && this.playing !== undefined && piles(this.playing.view.scene).length === 0;
  }

  /** Whether what is taken from a pile is noted. */
  get #noting(): boolean {
    return this.mode !== "" && this.playing !== undefined && piles(this.playing.view.scene).length > 0;
  }

  readonly #arranged = (): void => this.requestUpdate();

  readonly #gesture = ({ detail }: CustomEvent<string>): void => {
    const { playing } = this;
    if (playing && !this.still) void playing.act(this.#noting ? asNoteGestures(playing.view.scene, detail, this.mode) : detail);
  };

  /** Keys that the board itself has no use for. */
  readonly #key = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !this.playing || this.still) return;
    if (this.board?.typed(event)) return event.preventDefault();
    const action = shortcut(event, true);
    if (action === "undo" || action === "redo" || (action === "hint" && this.hints)) void this[action]();
    else if (typeof action === "number") this.mode = STUDIO.puzzle(this.puzzle)?.modes[action]?.before ?? this.mode;
    else return;
    event.preventDefault();
  };
}
