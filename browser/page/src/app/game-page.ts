import { html, noChange, type PropertyValues } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { short } from "../base/address";
import { afterPaint } from "../base/after-paint";
import { Part } from "../base/part";
import { settings } from "../base/settings";
import type { Board } from "../board/board";
import "../board/board";
import { offButtons, splitButtons } from "../board/buttons";
import { rings } from "../board/rings";
import type { DialogName, Dialogs } from "../dialogs/dialogs";
import "../dialogs/dialogs";
import { toured } from "../dialogs/toured";
import type { HintStage, Mark, Moment, Scene, Shown, View } from "../engine/protocol";
import { warmUp } from "../engine/warm-up";
import type { Game, Message, Wrong } from "../game/game";
import type { Pointed } from "../panels/about";
import "../panels/action-bar";
import "../panels/acts";
import { announcement } from "../panels/announcement";
import type { Announcer } from "../panels/announcer";
import "../panels/announcer";
import type { HintCard } from "../panels/hint-card";
import "../panels/keypad";
import { loadParts } from "../panels/lazy";
import { openPanel } from "../panels/panel";
import "../panels/side";
import "../panels/status-line";
import "../panels/timer";
import { shortcut, type Action } from "./shortcuts";

/** What the board shows instead of the game. */
type Aside = { readonly kind: "theater" | "solution"; readonly scene: Scene; readonly marks?: readonly Mark[] };

/** A moment of a search that the board shows while all beside it stays. */
type Peek = { readonly view: View; readonly shown: Shown; readonly moment: Moment };

/** Who is here for the first time is shown around so many milliseconds later. */
const SETTLED = 700;

const NO_MARKS: readonly Mark[] = [];

/** Marks for one view. */
type ViewMarks = { readonly view: View; readonly marks: readonly Mark[] };

/*
 * This file is long because whatever changes a game, a gesture, a key, a computer player, a dialog, comes together here, and
 * the order in which the parts follow is what makes the board quick.
 */

/** A game: the board, and beside it all that goes with it. */
@customElement("tw-game")
export class GamePage extends Part {
  @property({ attribute: false }) game!: Game;
  @state() private aside: Aside | undefined;
  @state() private peek: Peek | undefined;
  /** What the studies that are on show of a position. */
  @state() private live: ViewMarks | undefined;
  /** The spot that the keypad is for. */
  @state() private spot = "";
  @state() private pointed: Pointed | undefined;
  /** What a check showed. */
  @state() private shown: Pointed | undefined;
  /** The board is hidden and the time stands still. */
  @state() private paused = false;
  /** What the keypad writes: digits, or notes of a kind. */
  @state() private mode = "";
  /** On a phone the keys are shown although there is a hint. */
  @state() private folded = false;
  @query("tw-announcer") private readonly announcer!: Announcer | null;
  @query("tw-board") private readonly board!: Board;
  @query("tw-hint-card") private readonly card!: HintCard | null;
  @query("tw-dialogs") private readonly dialogs!: Dialogs;
  /** The spot that was chosen last. */
  #next = "";
  /** What the parts around the board show: they follow when the board has been painted. */
  #around: { readonly game: Game; readonly view: View; readonly aside: string | undefined } | undefined;
  #following = false;
  /** What is known to those who cannot see it. */
  #told: { view: View; message: Message; stage: HintStage | undefined } | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.#shortcut);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.#shortcut);
    this.game.removeEventListener("change", this.#changed);
    this.game.removeEventListener("save", this.#located);
    this.game.leave();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("game")) return;
    changed.get("game")?.removeEventListener("change", this.#changed);
    changed.get("game")?.removeEventListener("save", this.#located);
    changed.get("game")?.leave();
    this.game.addEventListener("change", this.#changed);
    this.game.addEventListener("save", this.#located);
    this.aside = undefined;
    this.#told = undefined;
    this.#announce();
    this.#address();
    if (this.game.watch) this.#watch();
  }

  protected override firstUpdated(): void {
    // What is not needed for the first picture of a game.
    loadParts(this.game.puzzle);
    void this.board.updateComplete.then(() => this.board.focusSpot());
    void warmUp(this.game.studio, () => (this.isConnected && !this.game.busy ? this.game.view.play : undefined));
    if (!this.game.watch && !toured(this.game.puzzle.id)) setTimeout(() => void this.#showAround(), SETTLED);
  }

  protected override render() {
    const { game, aside } = this;
    const { view, puzzle } = game;
    const peek = this.peek?.view === view ? this.peek.moment : undefined;
    const marks = (aside ?? peek)?.marks ?? (aside || peek ? NO_MARKS : undefined);
    const { scene, buttons } = splitButtons((aside ?? peek ?? view).scene);
    const early = this.#early();
    return html`
      <main class=${this.#looks(buttons.length > 0)} @gesture=${this.#gesture} @shown=${this.#peeked}>
        <header class="heading">
          <h1>${puzzle.title}</h1>
          ${aside ? "" : html`<tw-rating .game=${game} .view=${view}></tw-rating>`}
          ${aside
            ? ""
            : html`<tw-timer
                .game=${game}
                .paused=${this.paused}
                @pause=${(event: CustomEvent<boolean>) => (this.paused = event.detail)}
              ></tw-timer>`}
          <p class="goal muted">${puzzle.goal}</p>
        </header>
        ${aside ? "" : early ? noChange : html`<tw-status .status=${view.status} .message=${game.message}></tw-status>`}
        <div class="stage">
          <tw-board
            .scene=${scene}
            .gestures=${view.gestures}
            .enter=${buttons.find(({ id }) => view.gestures.tap.includes(id))?.id}
            .picture=${marks ? NO_MARKS : this.#picture(view)}
            .overlay=${marks ?? offButtons(this.#overlay(view), buttons)}
            .still=${marks !== undefined}
            .refused=${game.message.tone === "refused" ? game.message : undefined}
            .mode=${this.mode}
            .faint=${marks || game.stage || this.pointed?.view !== view ? NO_MARKS : this.pointed.faint}
            @choose=${this.#choose}
            @explain=${({ detail }: CustomEvent<string>) => this.#explain(detail)}
            @say=${(event: CustomEvent<string>) => game.say(event.detail)}
          ></tw-board>
          ${this.paused
            ? html`<div class="pause">
                <p role="status">Paused. The board is hidden, and the time stands still.</p>
                <button class="main" @click=${this.#goOn}>Go on</button>
              </div>`
            : ""}
        </div>
        ${early ? noChange : this.#reply()} ${aside ? "" : early ? noChange : this.#hint()} ${aside ? "" : early ? noChange : this.#play(view)}
        <div class="side">
          ${aside?.kind === "theater" ? this.#theater() : aside ? this.#solution() : early ? noChange : this.#side(view)}
        </div>
        <tw-announcer></tw-announcer>
        <tw-dialogs .game=${game} @made=${({ detail }: CustomEvent<View>) => this.#open(detail)}></tw-dialogs>
      </main>
    `;
  }

  /** How the page is laid out. Styles that ask what is in it would be asked again after each move. */
  #looks(acts: boolean): string {
    const { aside, paused } = this;
    if (aside) return `game aside ${aside.kind === "theater" ? "watching" : ""} ${paused ? "paused" : ""}`;
    const keys = Object.keys(this.game.view.gestures.type).length > 0;
    const hinted = this.game.stage !== undefined && !this.folded;
    return `game ${paused ? "paused" : ""} ${acts ? "with-acts" : ""} ${keys ? "with-keys" : ""} ${hinted ? "hinted" : ""}`;
  }

  /** What the answers to questions look like on the board. */
  #picture(view: View): readonly Mark[] {
    const asked = this.game.picture?.view === view ? this.game.picture.marks : NO_MARKS;
    const live = this.live?.view === view ? this.live.marks : NO_MARKS;
    if (asked.length === 0) return live;
    return live.length === 0 ? asked : [...asked, ...live];
  }

  /** Where the computer has just been. */
  #been(view: View): readonly Mark[] {
    const { turns } = this.game;
    return turns?.view === view ? rings(view.scene, turns.gestures) : NO_MARKS;
  }

  /** The spot that keys are for. */
  #chosen({ scene }: View): string {
    return scene.spots.some(({ id }) => id === this.spot) ? this.spot : (scene.spots[0]?.id ?? "");
  }

  /** What is pointed at: by a hint, by what is said of a cell, by a check; or where the computer has been. */
  #overlay(view: View): readonly Mark[] {
    const here = [this.pointed, this.shown].flatMap((one) => (one?.view === view ? one.marks : []));
    const others = this.game.stage?.marks ?? this.#been(view);
    return here.length === 0 ? others : [...others, ...here];
  }

  /** What else is to be known, and what to do about what was said: wait or stop. */
  #reply() {
    const { game, aside } = this;
    const told = aside || game.turns?.view !== game.view ? "" : game.turns.words.join(" ");
    return html`<div class="reply ${told ? "telling" : ""}">
      <p class="told" aria-live="assertive">${told}</p>
      ${this.peek?.view === game.view && !aside
        ? html`<button class="main" title="Esc" @click=${() => (this.peek = undefined)}>Back to the game</button>`
        : ""}
      ${game.notice ? html`<p class="muted notice" role="status">${game.notice}</p>` : ""}
      ${game.busy
        ? html`<p class="busy row" role="status">
            <span class="thinking">${game.busy}</span> <button @click=${() => game.stop()}>Stop</button>
          </p>`
        : ""}
    </div>`;
  }

  /** A hint, in the place of the keys where there is no room for both. */
  #hint() {
    const { game } = this;
    if (!game.stage) return "";
    return html`<tw-hint-card
      .hint=${game.hint}
      .strength=${game.strength}
      .folded=${this.folded}
      .busy=${game.busy !== ""}
      @further=${() => this.#hinted()}
      @follow=${this.#followHint}
      @close=${() => this.#closeHint()}
      @fold=${() => (this.folded = !this.folded)}
    ></tw-hint-card>`;
  }

  /** What is at hand all the time. */
  #play(view: View) {
    const { game } = this;
    return html`
      <div class="hands">
        <tw-acts .buttons=${splitButtons(view.scene).buttons} .tap=${view.gestures.tap}></tw-acts>
        <tw-keypad
          .type=${view.gestures.type}
          .spot=${this.#chosen(view)}
          .mode=${this.mode}
          .meanings=${game.puzzle.modes}
          @mode=${(event: CustomEvent<string>) => (this.mode = event.detail)}
          @key=${(event: CustomEvent<string>) => this.board.type(event.detail)}
        ></tw-keypad>
      </div>
      <tw-action-bar
        .place=${view.history}
        .hints=${game.puzzle.can.includes("hint")}
        @undo=${() => void game.undo()}
        @redo=${() => void game.redo()}
        @hint=${() => this.#hinted()}
        @more=${this.#more}
      ></tw-action-bar>
    `;
  }

  /** What is there besides, each in a section of its own. */
  #side(view: View) {
    return html`<tw-side
      .game=${this.game}
      .view=${view}
      .spot=${this.#chosen(view)}
      .paused=${this.game.paused}
      .picture=${this.game.picture}
      .at=${this.peek?.view === view ? this.peek.shown : undefined}
      @point=${(event: CustomEvent<Pointed>) => (this.pointed = event.detail)}
      @show=${(event: CustomEvent<Pointed>) => (this.shown = event.detail)}
      @why-not=${({ detail }: CustomEvent<Wrong>) => void this.#hinted(false, detail)}
      @solution=${this.#solved}
      @marks=${({ detail }: CustomEvent<readonly Mark[]>) => (this.live = { view: this.game.view, marks: detail })}
      @restart=${() => void this.game.goTo(0)}
      @watch=${this.#enter}
      @open=${({ detail }: CustomEvent<DialogName>) => void this.dialogs.open(detail)}
    ></tw-side>`;
  }

  #solution() {
    return html`
      <p class="standing" role="status">The board shows a solution.</p>
      <div class="row"><button class="main" @click=${this.#leave}>Back to the game</button></div>
    `;
  }

  #theater() {
    return html`<tw-theater
      .game=${this.game}
      .watch=${this.game.watch}
      @moment=${({ detail }: CustomEvent<Moment>) => (this.aside = { kind: "theater", scene: detail.scene, marks: detail.marks ?? NO_MARKS })}
      @leave=${this.#leave}
      @take-over=${this.#takeOver}
    ></tw-theater>`;
  }

  readonly #changed = (): void => {
    this.#announce();
    this.requestUpdate();
    this.#follow();
  };

  readonly #choose = ({ detail }: CustomEvent<string>): void => {
    this.#next = detail;
    this.#follow();
  };

  /** Whether the board has something new to show, which nothing else may delay. */
  #early(): boolean {
    const { game, aside } = this;
    const { view } = game;
    const around = this.#around;
    if (around?.game === game && around.aside === aside?.kind && around.view !== view) {
      this.#follow();
      return true;
    }
    this.#around = { game, view, aside: aside?.kind };
    return false;
  }

  /** Lets all the rest follow what the board shows. */
  #follow(): void {
    if (this.#following) return;
    this.#following = true;
    afterPaint(() => {
      this.#following = false;
      if (!this.isConnected) return;
      this.#around = undefined;
      this.spot = this.#next;
      if (!this.game.unsaved) this.#located();
      this.requestUpdate();
    });
  }

  /**
   * The address is that of the game, always in the same moment in which it is saved: whoever loads the page again finds the
   * saved game by its address. A search that is watched has an address of its own.
   */
  readonly #located = (): void => {
    if (this.aside?.kind !== "theater") this.#address();
  };

  #address(): void {
    const { view } = this.game;
    const address = short(view.play, view.id);
    if (location.hash !== address || location.search !== "") history.replaceState(null, "", location.pathname + address);
  }

  /** What there is to know of a spot is said below the board, and stands in a section beside it. */
  #explain(spot: string): void {
    if (this.aside) return;
    void this.game.explain(spot);
    openPanel(this, "about");
  }

  /** Tells those who cannot see it what is new. What somebody else did interrupts. */
  #announce(): void {
    const { view, message, busy, stage } = this.game;
    const told = this.#told;
    this.#told = { view, message, stage };
    if (!told) return;
    // While the computer is waited for, only its move makes another view.
    if (told.view !== view) this.announcer?.say(announcement(told.view, view, settings.of("speech")), busy !== "");
    if (told.message !== message) this.announcer?.say(message.text);
    if (stage && told.stage !== stage) this.announcer?.say(`${stage.title}: ${stage.text}`);
  }

  readonly #gesture = (event: CustomEvent<string>): void => {
    if (!this.aside && this.peek?.view !== this.game.view) void this.game.act(event.detail);
  };

  /** To the sections below the board, and from there back to the board. */
  readonly #more = (): void => {
    const side = this.querySelector(".side")!;
    const below = side.getBoundingClientRect().top > innerHeight / 3;
    (below ? side : this.querySelector(".heading")!).scrollIntoView();
    if (below) side.querySelector("summary")?.focus({ preventScroll: true });
    else this.board.focusSpot();
  };

  readonly #goOn = async (): Promise<void> => {
    this.paused = false;
    await this.updateComplete;
    this.board.focusSpot();
  };

  /** Back, in the browser, leads out of the theater again. */
  readonly #enter = (): void => {
    history.pushState(null, "", location.href);
    this.#watch();
  };

  readonly #watch = (): void => {
    void import("../theater/theater");
    this.aside = { kind: "theater", scene: this.game.view.scene };
  };

  readonly #solved = ({ detail }: CustomEvent<View>): void => {
    this.aside = { kind: "solution", scene: detail.scene };
  };

  /** Shows a moment of a search, or the game again. */
  readonly #peeked = async ({ detail: shown }: CustomEvent<Shown | undefined>): Promise<void> => {
    this.peek = undefined;
    if (!shown) return;
    void import("../panels/hint-card");
    const { view } = this.game;
    const moment = await this.game.ask<Moment>({ do: "watch", ...shown }, "");
    if (!moment) return;
    this.peek = { view, shown, moment };
    this.board.scrollIntoView({ block: "nearest" });
  };

  readonly #leave = (): void => {
    this.aside = undefined;
    this.game.watch = undefined;
    this.#changed();
  };

  readonly #takeOver = async ({ detail }: CustomEvent<string>): Promise<void> => {
    const view = await this.game.ask<View>({ do: "view", play: detail }, "");
    if (view) this.#open(view);
  };

  /**
   * Asks for a hint, or for more of it.
   *
   * @param keyboard whether a key did, and the next one may have to press what carries it out
   */
  async #hinted(keyboard = false, wrong?: Wrong): Promise<void> {
    const { game } = this;
    const loaded = import("../panels/hint-card");
    this.folded = false;
    await game.askHint(wrong);
    await loaded;
    await this.updateComplete;
    if (keyboard && game.stage === game.hint?.stages?.at(-1)) this.card?.focusMain();
  }

  readonly #followHint = async (): Promise<void> => {
    await this.game.followHint();
    await this.updateComplete;
    this.board.focusSpot();
  };

  #closeHint(): void {
    this.game.closeHint();
    this.board.focusSpot();
  }

  /** Goes on with another play, which takes the place of this one. */
  #open(view: View): void {
    this.aside = undefined;
    this.game.watch = undefined;
    this.game.open(view);
  }

  #showAround(): void {
    if (this.isConnected && !this.aside) void this.dialogs.open("tour");
  }

  #do(action: Action): void {
    switch (action) {
      case "undo":
      case "redo":
        return void this.game[action]();
      case "hint":
        return void (this.game.puzzle.can.includes("hint") && this.#hinted(true));
      case "new":
      case "keys":
      case "print":
        return void this.dialogs.open(action);
      default:
        this.mode = this.game.puzzle.modes[action]?.before ?? this.mode;
    }
  }

  readonly #shortcut = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || this.aside) return;
    if ((event.target as Element).closest("input, textarea, select, dialog")) return;
    if (event.key === "Escape" && (this.peek || this.game.stage)) {
      event.preventDefault();
      if (!this.peek) return this.#closeHint();
      this.peek = undefined;
      return;
    }
    const action = shortcut(event, settings.of("shortcuts") === "on");
    if (action === undefined) return;
    event.preventDefault();
    this.#do(action);
  };
}
