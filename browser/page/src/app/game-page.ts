import "../styles/layout.css";
import "./game-page.css";
import { html, noChange, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { lasting, short } from "../base/address";
import { afterPaint } from "../base/after-paint";
import { composes } from "../base/press";
import { icon } from "../base/icons";
import { layout } from "../base/layout";
import { PatientPart } from "../base/part";
import { offered } from "../base/offered";
import { settings } from "../base/settings";
import type { Board } from "../board/board";
import "../board/board";
import { offButtons, splitButtons } from "../board/buttons";
import { asNoteGestures, noteGestures, piles } from "../board/note-gestures";
import { rings } from "../board/rings";
import { left } from "../board/tally";
import { coloredText } from "../board/colored-text";
import type { DialogName, Dialogs } from "../dialogs/dialogs";
import "../dialogs/dialogs";
import type { Made } from "../dialogs/new-game";
import type { Gestures, Mark, Moment, Scene, Shown, View } from "../engine/protocol";
import { joined, type Sentence } from "../engine/sentence";
import { warmUp } from "../engine/warm-up";
import { mistakes, type Game, type Wrong } from "../game/game";
import { practices } from "../game/practice";
import { progress } from "../game/progress";
import { blank, soleSolution } from "../game/solutions";
import type { Pointed } from "../panels/about";
import type { Act } from "../panels/action-bar";
import "../panels/action-bar";
import "../panels/trays";
import type { Announcer } from "../panels/announcer";
import "../panels/announcer";
import type { HintCard } from "../panels/hint-card";
import "../panels/keypad";
import { loadMore, loadParts } from "../panels/lazy";
import type { PanelName } from "../panels/more";
import type { Report } from "../panels/report";
import { onPaper, ready } from "../panels/paper";
import "../panels/status-line";
import type { Timer } from "../panels/timer";
import "../panels/timer";
import type { FollowUp } from "../home/follow-up";
import * as words from "#words/game";
import { Announcements } from "./announcements";
import { BoardFirst } from "./board-first";
import { Flights } from "./flights";
import { Mistakes } from "./mistakes";
import { Overlays } from "./overlays";
import { shortcut, type Action } from "./shortcuts";

/** A scene that the board shows instead of the game. */
type Aside = { readonly kind: "theater" | "solution"; readonly scene: Scene; readonly marks?: readonly Mark[] };

/** A script over a game: what stands on its card, and what the board points at. */
export type Script = { readonly title: string; readonly card: TemplateResult; readonly marks: readonly Mark[] };

/** A moment of a search that the board shows while all beside it stays. */
type Peek = { readonly view: View; readonly shown: Shown; readonly moment: Moment };

/** Delay in milliseconds before offering the lesson to a first-time visitor. */
const SETTLED = 700;

/** Number of milliseconds that the last move is seen before the moment after the game. */
const LAST = 800;

/** What one does when one plays alone. */
const ALONE: readonly Act[] = ["redo", "mistakes", "theater", "fresh", "history"];

const NO_MARKS: readonly Mark[] = [];

/** Marks for one view. */
type ViewMarks = { readonly view: View; readonly marks: readonly Mark[] };

/** A game: the board, and beside it all that goes with it. */
@customElement("tw-game")
export class GamePage extends PatientPart {
  @property({ attribute: false }) game!: Game;
  /** A lesson is a game with a script over it: neither its time nor its end counts. Fires `leave`. */
  @property({ attribute: false }) script: Script | undefined;
  /** A line above the board of a game that is played with others elsewhere: neither its time nor its end counts. */
  @property({ attribute: false }) bar: TemplateResult | undefined;
  @state() private aside: Aside | undefined;
  @state() private peek: Peek | undefined;
  /** The marks of the studies that are on, for a position. */
  @state() private live: ViewMarks | undefined;
  /** The spot that the keypad is for. */
  @state() spot = "";
  @state() private pointed: Pointed | undefined;
  /** The result of a check. */
  @state() private shown: Pointed | undefined;
  /** The board is hidden and the time stands still. */
  @state() paused = false;
  /** The mode of the keypad: digits, or notes of a kind. */
  @state() mode = "";
  /** The spot from which something is held. */
  @state() private held: string | undefined;
  /** The moment after a game is shown. */
  @state() private finished = false;
  /** The finish is shown again to share the result. */
  @state() private sharing = false;
  /** The follow-up of a game that has ended. */
  @state() private follow: FollowUp | undefined;
  /** A game that has ended is played on from an earlier move. */
  @state() private resumed = false;
  /** On a phone the keys are shown although there is a hint. */
  @state() private folded = false;
  /** A first-time visitor is offered the lesson, in a line that is there from the beginning. */
  @state() private offering = false;
  /** The key that each chosen spot gets; empty when there is none. */
  @state() locked = "";
  @query("tw-announcer") private readonly announcer!: Announcer | null;
  @query("tw-board") readonly board!: Board;
  @query("tw-hint-card") private readonly card!: HintCard | null;
  @query("tw-timer") private readonly timer!: Timer | null;
  @query("tw-dialogs") private readonly dialogs!: Dialogs;
  /** The spot that was chosen last. */
  #next = "";
  readonly overlays = new Overlays(this, () => this.board.focusSpot());
  readonly #flights = new Flights(this);
  readonly #mistakes = new Mistakes(() => this.requestUpdate());
  readonly #announcements = new Announcements(() => this.announcer);
  readonly #boardFirst = new BoardFirst(this, () => this.#followed());
  #unpaper = (): void => {};
  /** The game was not over when it was last looked at. */
  #open = false;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("keydown", this.#shortcut);
    addEventListener("leaving", this.#leaving);
    layout.addEventListener("change", this.#arranged);
    settings.addEventListener("change", this.#arranged);
    this.#unpaper = onPaper(() => (this.aside ? undefined : this.game));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("keydown", this.#shortcut);
    removeEventListener("leaving", this.#leaving);
    layout.removeEventListener("change", this.#arranged);
    settings.removeEventListener("change", this.#arranged);
    this.#unpaper();
    if (!this.hasUpdated) return;
    this.game.removeEventListener("change", this.#changed);
    this.game.removeEventListener("save", this.#located);
    this.game.leave();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (practices(this.game)) void import("../panels/practice");
    if (!changed.has("game")) return;
    changed.get("game")?.removeEventListener("change", this.#changed);
    changed.get("game")?.removeEventListener("save", this.#located);
    changed.get("game")?.leave();
    this.game.addEventListener("change", this.#changed);
    this.game.addEventListener("save", this.#located);
    this.aside = undefined;
    this.overlays.clear();
    this.locked = "";
    this.mode = "";
    this.finished = false;
    this.offering = !this.script && !this.bar && !this.game.watch && !this.game.view.history.undo && !practices(this.game) && !offered(this.game.puzzle.id);
    if (this.offering) setTimeout(() => this.isConnected && void import("../dialogs/lesson-offer"), SETTLED);
    this.resumed = false;
    this.follow = undefined;
    this.#open = !this.game.view.status.over;
    if (this.game.ended) void this.#follows();
    this.#flights.begin(this.game.view);
    this.#announcements.begin(this.game);
    this.#located();
    if (this.game.watch) this.#watch();
  }

  protected override firstUpdated(): void {
    const takenUp = window.name === "" ? undefined : import("./carried").then(({ takeUp }) => takeUp(this));
    // Parts that are not needed for the first picture of a game.
    afterPaint(() => loadParts(this.game.puzzle));
    // The focus asks for the layout: once it is painted that is there. It goes to the spot that is taken up.
    void Promise.allSettled([takenUp, this.board.updateComplete]).then(() => afterPaint(() => this.isConnected && this.board.focusSpot()));
    void warmUp(this.game.studio, () => (this.isConnected && !this.game.busy ? this.game.view.play : undefined));
  }

  protected override render() {
    const { game, aside } = this;
    const { view } = game;
    const peek = this.peek?.view === view ? this.peek.moment : undefined;
    const marks = (aside ?? peek)?.marks ?? (aside || peek ? NO_MARKS : undefined);
    const { scene, buttons } = splitButtons((aside ?? peek ?? view).scene);
    const early = this.#boardFirst.early(game, aside?.kind);
    return html`
      <main class=${this.#looks(buttons.length > 0)} @gesture=${this.#gesture} @shown=${this.#peeked}>
        <div class="stage">
          <tw-board
            .scene=${scene}
            .gestures=${this.#offered(view)}
            .keeps=${this.mode !== ""}
            .enter=${buttons.find(({ id }) => view.gestures.tap.includes(id))?.id}
            .picture=${marks ? NO_MARKS : this.#picture(view)}
            .overlay=${marks ?? offButtons(this.#overlay(view), buttons)}
            .still=${marks !== undefined}
            .refused=${game.message.tone === "refused" ? game.message : undefined}
            .mode=${this.mode}
            .unsaved=${game.unsavedSpots}
            .named=${settings.of("coordinates") === "on"}
            .locked=${this.locked}
            .faint=${marks || game.stage || this.pointed?.view !== view || !this.#spotted ? NO_MARKS : this.pointed.faint}
            @choose=${this.#choose}
            @hold=${({ detail }: CustomEvent<string | undefined>) => (this.held = detail)}
            @explain=${({ detail }: CustomEvent<string>) => this.#explain(detail)}
            @say=${(event: CustomEvent<Sentence>) => game.say(event.detail)}
          ></tw-board>
          ${
            this.paused
              ? html`<div class="pause">
                <p role="status">${words.paused}</p>
                <button class="main" @click=${this.#goOn}>${words.resume}</button>
              </div>`
              : ""
          }
        </div>
        ${aside ? html`<div class="side">${this.#heading(view)}${aside.kind === "theater" ? this.#theater() : this.#solution()}</div>` : early ? noChange : this.#column(view)}
        ${aside || early ? noChange : this.#about(view)}
        <tw-announcer></tw-announcer>
        <tw-dialogs .game=${game} @made=${({ detail }: CustomEvent<Made>) => this.#made(detail)}></tw-dialogs>
        ${this.finished ? html`<tw-finish .game=${game} .sharing=${this.sharing} @leave=${this.#lookBack}></tw-finish>` : ""}
      </main>
    `;
  }

  /** All that stands beside the board. Its parts have places of their own, so that nothing moves when another comes or goes. */
  #column(view: View) {
    const { game } = this;
    return html`<div class="column">
      ${this.#heading(view)}
      ${this.script ? html`<div data-place="lesson">${this.script.card}</div>` : ""}
      ${this.bar ? html`<div data-place="lesson">${this.bar}</div>` : ""}
      ${practices(game) ? html`<div data-place="lesson"><tw-practice .game=${game} .round=${game.round}></tw-practice></div>` : ""}
      ${this.offering ? html`<div data-place="lesson"><tw-lesson-offer .game=${game} @declined=${() => this.#declined()}></tw-lesson-offer></div>` : ""}
      <div class="talk">
        <tw-status .view=${view} .words=${game.standing} .lost=${game.lost} .mine=${game.mine} .message=${game.message} .done=${this.#done(view)}></tw-status>
        ${this.#reply()}
      </div>
      <div data-place="above">${this.#trays(view, "above")}</div>
      <div class="free" data-place="card">
        ${this.#hint()} ${this.#own(view)}
        <tw-live-studies
          .game=${game}
          .view=${view}
          ?hidden=${game.stage !== undefined}
          @marks=${({ detail }: CustomEvent<readonly Mark[]>) => (this.live = { view: game.view, marks: detail })}
        ></tw-live-studies>
      </div>
      <div class="play">
        ${
          this.#afterwards
            ? html`<div data-place="after">${this.#after(view)}</div>`
            : html`<div data-place="keys" @click=${this.#pressed}>${this.#keypad(view)}</div>`
        }
        <div data-place="actions" @click=${this.#pressed}>
          <tw-action-bar .acts=${this.#acts(view)} .idle=${this.#idle(view)} .on=${this.#on()} @do=${this.#act}></tw-action-bar>
        </div>
        <div data-place="below">
          ${this.#trays(view, "below")}
        </div>
      </div>
      ${this.#panel(view)}
    </div>`;
  }

  #about(view: View) {
    return html`<tw-about
      .game=${this.game}
      .view=${view}
      .spot=${this.#chosen(view)}
      .open=${this.overlays.about}
      @point=${(event: CustomEvent<Pointed>) => (this.pointed = event.detail)}
      @why-not=${({ detail }: CustomEvent<Wrong>) => this.#whyNot(detail)}
      @close=${() => this.overlays.closeAbout()}
    ></tw-about>`;
  }

  /** The name, how hard or how large it is, the time; on a phone also the way home and to all the rest. */
  #heading(view: View) {
    const { game, aside, script } = this;
    const { puzzle } = game;
    if (script)
      return html`<header class="heading">
        <h1>${script.title}</h1>
        <button class="plain iconbutton leave" aria-label=${words.leave} title="Esc" @click=${() => this.tell("leave")}>${icon("close")}</button>
      </header>`;
    return html`<header class="heading">
      <a class="back" href="./#/" aria-label=${words.today}>${icon("before")}</a>
      <h1>${puzzle.title}</h1>
      ${
        aside
          ? ""
          : html`${puzzle.rating === undefined || game.extras.kind !== undefined || practices(game) ? this.#kind() : html`<tw-rating .game=${game} .view=${view}></tw-rating>`}
            ${this.bar ? "" : html`<tw-timer .game=${game} .paused=${this.paused} @pause=${(event: CustomEvent<boolean>) => this.#pause(event.detail)}></tw-timer>`}
            ${view.status.turn ? html`<span class="muted">${words.turn(view.status.turn)}</span>` : ""}
            <button class="plain iconbutton menu" aria-label=${words.more} aria-haspopup="dialog" @click=${() => this.#show("more")}>
              ${icon("more")}
            </button>`
      }
    </header>`;
  }

  /** The words that distinguish this game from others of its puzzle. */
  #kind() {
    const { kind } = this.game;
    return kind === "" ? "" : html`<span class="chip">${kind}</span>`;
  }

  /** The progress where one person fills the board. */
  #done({ play, id, status }: View): number | undefined {
    return status.players === undefined ? progress(play, id) : undefined;
  }

  /** Whether keys of a keypad write something on this board that a hand cannot lay. */
  get #keyed(): boolean {
    return this.game.puzzle.modes.length > 0 && !this.#piled;
  }

  /** Whether piles beside the board are its keypad. */
  get #piled(): boolean {
    return piles(this.game.view.scene).length > 0;
  }

  /** One is looking at a single spot: where pieces come from piles, only while notes are written or what is known of it is read. */
  get #spotted(): boolean {
    return !this.#piled || this.mode !== "" || this.overlays.about;
  }

  /** The offered gestures; where notes are written from piles, theirs. */
  #offered({ scene, gestures }: View): Gestures {
    return this.mode === "" || !this.#piled ? gestures : noteGestures(scene, gestures, this.mode);
  }

  #keypad(view: View) {
    const { game } = this;
    if (!this.#keyed) return "";
    const keys = [...new Set(Object.values(view.gestures.type).flat())].filter((key) => /^[0-9A-Z]$/.test(key));
    return html`<tw-keypad
      .type=${view.gestures.type}
      .spot=${this.#chosen(view)}
      .mode=${this.mode}
      .meanings=${game.puzzle.modes}
      .left=${left(view.scene, keys)}
      .locked=${this.locked}
      @mode=${(event: CustomEvent<string>) => (this.mode = event.detail)}
      @key=${({ detail }: CustomEvent<string>) => this.#key(detail)}
      @lock=${({ detail }: CustomEvent<string>) => this.#lock(detail)}
    ></tw-keypad>`;
  }

  /** The game has ended, and one looks at it. */
  get #afterwards(): boolean {
    const { view, ended } = this.game;
    return !this.script && (view.status.over || (ended && view.history.redo && !this.resumed));
  }

  #after(view: View) {
    return html`<tw-after
      .game=${this.game}
      .view=${view}
      .next=${this.follow?.label ?? ""}
      .reviewed=${this.game.puzzle.can.includes("review")}
      @next=${() => (this.follow?.start ? this.tell("start", this.follow.start) : (location.hash = "#/"))}
      @resume=${() => (this.resumed = true)}
      @review=${this.#review}
      @share=${() => (this.sharing = this.finished = true)}
    ></tw-after>`;
  }

  /** Loads the actions after a game. */
  async #follows(): Promise<void> {
    const { game } = this;
    const [{ followUp }] = await Promise.all([import("../home/follow-up"), import("../home/finish"), import("../panels/after")]);
    const follow = game.fixed ? undefined : await followUp(game);
    if (this.game === game) this.follow = follow;
  }

  readonly #review = async (): Promise<void> => {
    if (this.overlays.panel !== "more") await this.#show("more");
    await this.updateComplete;
    await this.querySelector<Report>("tw-report")?.look();
  };

  #key(name: string): void {
    if (this.locked !== "" || settings.of("entry") === "key") this.#lock(name);
    else this.board.type(name);
  }

  /** After a button was pressed by hand, the focus goes to the board; after a key it stays. */
  readonly #pressed = ({ detail }: MouseEvent): void => {
    if (detail > 0) this.board.focusSpot();
  };

  /** Keeps a key for each spot that is chosen from now on, or no longer. */
  #lock(name: string): void {
    this.locked = this.locked === name ? "" : name;
    this.game.say(this.locked === "" ? words.unlocked : words.locked(name));
  }

  #acts(view: View): readonly Act[] {
    if (!this.game.shared) return this.#allActs(view);
    const acts = this.#allActs(view).filter((act) => !ALONE.includes(act));
    return layout.stacked || acts.includes("more") ? acts : [...acts, "more"];
  }

  #allActs({ status }: View): readonly Act[] {
    const { puzzle } = this.game;
    const hint: readonly Act[] = puzzle.can.includes("hint") ? ["hint"] : [];
    const { now, stacked } = layout;
    if (this.#afterwards) return stacked ? [] : ["undo", "redo", "history", "more"];
    if (this.#keyed) {
      const hidden = this.#showsHint && now !== "wide";
      if (!stacked) return ["undo", "redo", hidden ? "keypad" : "erase", "notes", ...hint];
      if (hidden) return ["keypad", ...hint];
      return ["undo", "erase", "notes", ...(mistakes(puzzle) ? (["mistakes"] as const) : []), ...hint];
    }
    if (this.script) return ["undo", ...(this.#piled ? (["notes"] as const) : []), ...hint];
    if (status.players) return stacked ? ["undo", ...hint] : ["undo", "redo", ...hint, "history", "fresh"];
    return ["undo", "redo", this.#piled ? "notes" : "theater", ...hint, "more"];
  }

  #idle({ history }: View): readonly Act[] {
    return (["undo", "redo"] as const).filter((act) => !history[act]);
  }

  #on(): readonly Act[] {
    return [...(this.#noting ? (["notes"] as const) : []), ...(this.game.stage ? (["hint"] as const) : [])];
  }

  readonly #act = ({ detail: act }: CustomEvent<Act>): void => {
    const { game } = this;
    switch (act) {
      case "undo":
      case "redo":
        return void game[act]();
      case "erase":
        return this.board.type("Delete");
      case "notes":
        this.mode = this.#otherMode();
        return;
      case "mistakes":
        return void this.#mistakes.check(game);
      case "hint":
        return void (game.stage && this.folded ? (this.folded = false) : this.#hinted());
      case "keypad":
        this.folded = true;
        return;
      case "theater":
        return this.#enter();
      case "fresh":
        return void this.dialogs.open("new");
      case "history":
      case "more":
        return void this.#show(act);
      default:
    }
  };

  /** Whether notes are written: neither what keys write by themselves nor colors. */
  get #noting(): boolean {
    return this.game.puzzle.modes.some(({ before, pens }) => before === this.mode && before !== "" && !pens);
  }

  /** Notes, or what keys write by themselves; one kind after the other where there is no room to choose among them. */
  #otherMode(): string {
    const modes = this.game.puzzle.modes.map(({ before }) => before);
    if (this.#keyed && !this.querySelector(".modes")?.checkVisibility()) return modes[modes.indexOf(this.mode) + 1] ?? "";
    return this.#noting ? "" : (modes[1] ?? "");
  }

  readonly #arranged = (): void => this.requestUpdate();

  /** The classes of the page's layout. Selectors that ask for its content would be evaluated again after each move. */
  #looks(acts: boolean): string {
    const { aside, paused } = this;
    if (aside) return `game aside ${aside.kind === "theater" ? "watching" : ""} ${paused ? "paused" : ""}`;
    const { status } = this.game.view;
    const { players = 0 } = status;
    const kind = this.#keyed ? "with-keys" : players === 0 ? "with-bar" : "with-players";
    const many = players < 3 ? "" : `of-${players}`;
    return `game ${kind} ${this.script ? "with-lesson" : this.bar || this.offering || practices(this.game) ? "with-offer" : ""} ${this.#afterwards ? "ended" : ""} ${many && "with-many"} ${many} ${this.#piled ? "with-piles" : ""} ${paused ? "paused" : ""} ${acts ? "with-acts" : ""} ${this.#showsHint ? "hinted" : ""} ${this.#talks ? "talking" : ""} ${this.#replies ? "replied" : ""}`;
  }

  /** A hint is on show, and not folded away for the keys. */
  get #showsHint(): boolean {
    return this.game.stage !== undefined && !this.folded;
  }

  /** Whether there is a message beside the state of the game. */
  get #talks(): boolean {
    return !this.#showsHint && (this.game.message.text !== "" || this.#replies);
  }

  /** Somebody else has moved, something is waited for, or a search is looked at. */
  get #replies(): boolean {
    const { busy, notice, turns, view } = this.game;
    return busy !== "" || notice !== "" || (turns?.view === view && turns.words.length > 0) || this.peek?.view === view;
  }

  /** The marks of answers to questions. */
  #picture(view: View): readonly Mark[] {
    const asked = this.game.picture?.view === view ? this.game.picture.marks : NO_MARKS;
    const live = this.live?.view === view ? this.live.marks : NO_MARKS;
    if (asked.length === 0) return live;
    return live.length === 0 ? asked : [...asked, ...live];
  }

  /** The marks where the computer has just been. */
  #been(view: View): readonly Mark[] {
    const { turns } = this.game;
    return turns?.view === view ? rings(view.scene, turns.gestures) : NO_MARKS;
  }

  /** The spot that keys are for. */
  #chosen({ scene }: View): string {
    return scene.spots.some(({ id }) => id === this.spot) ? this.spot : (scene.spots[0]?.id ?? "");
  }

  /** The marks that point: of a hint, of the explanation of a cell, of a check; or where the computer has been. */
  #overlay(view: View): readonly Mark[] {
    const here = [...[this.pointed, this.shown].flatMap((one) => (one?.view === view ? one.marks : [])), ...this.#mistakes.marks(this.game)];
    const others = this.game.stage?.marks ?? this.script?.marks ?? this.#been(view);
    return here.length === 0 ? others : [...others, ...here];
  }

  /** Further facts, and the actions for the last message: wait or stop. */
  #reply() {
    const { game, aside } = this;
    const turns =
      aside || game.view.status.over || game.turns?.view !== game.view || game.turns.words.length === 0 ? "" : game.withNames(joined(game.turns.words));
    return html`<div class="reply ${turns ? "telling" : ""}">
      <p class="told" aria-live="assertive">${coloredText(turns, game.view.scene)}</p>
      ${
        this.peek?.view === game.view && !aside
          ? html`<button class="main" title="Esc" @click=${() => (this.peek = undefined)}>${words.backToGame}</button>`
          : ""
      }
      ${game.notice ? html`<p class="muted notice" role="status">${game.notice}</p>` : ""}
      ${
        game.busy
          ? html`<p class="busy row" role="status">
            <span class="thinking">${game.busy}</span> <button @click=${() => game.stop()}>${words.stop}</button>
          </p>`
          : ""
      }
    </div>`;
  }

  /** A hint, in the place of the keys where there is no room for both. */
  #hint() {
    const { game } = this;
    if (!game.stage) return "";
    return html`<tw-hint-card
      .hint=${game.hint}
      .scene=${game.view.scene}
      .strength=${game.strength}
      .puzzle=${game.puzzle.id}
      .busy=${game.busy !== ""}
      @further=${() => this.#hinted()}
      @follow=${this.#followHint}
      @close=${() => this.#closeHint()}
    ></tw-hint-card>`;
  }

  /** Beside an empty board: what is entered may become a puzzle. */
  #own(view: View) {
    const { game, script } = this;
    if (script || !soleSolution(game.puzzle) || !blank(view) || view.status.over || game.stage) return "";
    void import("../panels/own-puzzle");
    return html`<tw-own-puzzle .game=${game} .view=${view} @begun=${({ detail }: CustomEvent<View>) => this.#opened(detail)}></tw-own-puzzle>`;
  }

  /** The board is not there yet when the trays are drawn for the first time. */
  readonly #here = () => this.board;

  /** The trays and piles that the scene has beside its board. */
  #trays(view: View, where: "above" | "below") {
    const { game, held } = this;
    return html`<tw-trays .game=${game} .view=${view} .where=${where} .board=${this.#here} .held=${held} .seating=${game.seats.join()}></tw-trays>`;
  }

  #panel(view: View) {
    const { game } = this;
    const { panel } = this.overlays;
    if (panel === undefined) return "";
    return html`<tw-more
      .game=${game}
      .view=${view}
      .name=${panel}
      .paused=${game.paused}
      .picture=${game.picture}
      .at=${this.peek?.view === view ? this.peek.shown : undefined}
      @show=${(event: CustomEvent<Pointed>) => (this.shown = event.detail)}
      @solution=${this.#solved}
      @restart=${() => void game.goTo(0)}
      @redo=${() => void game.redo()}
      @watch=${this.#enter}
      @panel=${({ detail }: CustomEvent<PanelName>) => void this.#show(detail)}
      @open=${({ detail }: CustomEvent<DialogName>) => this.ask(detail)}
      @settings=${async () => {
        this.overlays.closePanel();
        (await import("../dialogs/settings-dialog")).showSettings();
      }}
      @close=${() => this.overlays.closePanel()}
    ></tw-more>`;
  }

  /** Opens a dialog of the game. */
  ask(name: DialogName): void {
    this.overlays.closePanel();
    void this.dialogs.open(name);
  }

  /** Opens a panel, the only one then; or closes it. */
  async #show(name: PanelName): Promise<void> {
    if (this.overlays.panel === name) return this.overlays.closePanel();
    await loadMore(this.game.puzzle);
    if (!this.isConnected || this.aside) return;
    this.shown = undefined;
    this.overlays.open(name);
  }

  /** The address is another one, or a step back was made in the browser: whether that was not one to another page. */
  back(): boolean {
    const mine = this.overlays.back();
    if (mine) this.#located();
    return mine;
  }

  #whyNot(wrong: Wrong): void {
    this.overlays.about = false;
    void this.#hinted(false, wrong);
  }

  async #pause(paused: boolean): Promise<void> {
    if (!paused) return this.#goOn();
    this.overlays.closePanel();
    this.overlays.about = false;
    this.paused = true;
    await this.updateComplete;
    this.querySelector<HTMLElement>(".stage .pause button")?.focus({ preventScroll: true });
  }

  #solution() {
    return html`
      <p class="standing" role="status">${words.solution}</p>
      <div class="row"><button class="main" @click=${this.#leave}>${words.backToGame}</button></div>
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
    const { view } = this.game;
    const { over } = view.status;
    this.#flights.follow(view, this.aside !== undefined);
    if (over && this.#open) void this.#ended(view);
    this.#open = !over;
    this.#announcements.follow(this.game);
    void this.#mistakes.follow(this.game);
    this.requestUpdate();
    this.#boardFirst.follow();
  };

  /** Keeps how the game ended, and shows it after a moment in which one sees the last move. A game ends but once. */
  async #ended(view: View): Promise<void> {
    const { record } = await import("../home/finish");
    await new Promise((resolve) => setTimeout(resolve, LAST));
    if (!this.isConnected || this.game.view !== view) return;
    if (this.script) return;
    if (this.game.fixed) return this.#follows();
    this.resumed = false;
    const fresh = await record(this.game);
    void this.#follows();
    this.finished = fresh && settings.of("finish") === "on" && !this.aside;
  }

  /** The key that was pressed last may be gone. */
  readonly #lookBack = (): void => {
    this.sharing = this.finished = false;
    this.board.focusSpot();
  };

  readonly #choose = ({ detail }: CustomEvent<string>): void => {
    this.#next = detail;
    this.overlays.about = false;
    this.#boardFirst.follow();
  };

  /** The parts around the board follow it. */
  #followed(): void {
    this.spot = this.#next;
    if (!this.game.unsaved) this.#located();
  }

  /**
   * The address is that of the game, always in the same moment in which it is saved: a page that is loaded again finds the
   * saved game by its address. A search that is watched has an address of its own.
   */
  readonly #located = (): void => {
    if (this.aside?.kind !== "theater" && !this.script) this.#address();
  };

  #address(): void {
    const { view } = this.game;
    const address = this.game.address ?? short(view.play, view.id);
    const query = lasting(location.search);
    if (location.hash !== address || location.search !== query) history.replaceState(null, "", location.pathname + query + address);
  }

  /** Explains a spot below the board, and beside the spot. */
  #explain(spot: string): void {
    if (this.aside || !this.game.puzzle.can.includes("explain")) return;
    void this.game.explain(spot);
    this.overlays.openAbout();
  }

  readonly #gesture = (event: CustomEvent<string>): void => {
    if (this.aside || this.peek?.view === this.game.view) return;
    ready();
    void this.game.act(this.mode === "" ? event.detail : asNoteGestures(this.game.view.scene, event.detail, this.mode));
  };

  readonly #goOn = async (): Promise<void> => {
    this.paused = false;
    await this.updateComplete;
    this.board.focusSpot();
  };

  /** Back, in the browser, leads out of the theater again. */
  readonly #enter = (): void => {
    if (!this.overlays.takeStep()) history.pushState(null, "", location.href);
    this.#watch();
  };

  readonly #watch = (): void => {
    this.overlays.clear();
    this.game.helped("watch");
    void import("../theater/theater");
    this.aside = { kind: "theater", scene: this.game.view.scene };
  };

  readonly #solved = ({ detail }: CustomEvent<View>): void => {
    this.overlays.closePanel();
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
    if (view) this.#opened(view);
  };

  /** The page is about to start anew. */
  readonly #leaving = (event: Event): void => {
    const { detail } = event as CustomEvent<Promise<void>[]>;
    detail.push(import("./carried").then(({ carry }) => carry(this)));
  };

  /** Shows a hint. */
  hint(): void {
    void this.#hinted();
  }

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
    // The button that was pressed goes with the hint; a script may have put the focus elsewhere.
    const { activeElement } = document;
    if (!this.contains(activeElement) || activeElement?.closest("tw-hint-card")) this.board.focusSpot();
  };

  #closeHint(): void {
    this.game.closeHint();
    this.board.focusSpot();
  }

  /** Goes on with another play, which takes the place of this one. */
  #opened(view: View): void {
    this.aside = undefined;
    this.game.watch = undefined;
    this.game.open(view);
  }

  /** Goes on with a new one. */
  #made({ view, setup }: Made): void {
    this.#opened(view);
    this.game.setUp(setup);
    this.game.seatOpponent();
  }

  /** The lesson is not wanted, or not any more. */
  #declined(): void {
    const here = this.querySelector("tw-lesson-offer")?.contains(document.activeElement);
    this.offering = false;
    if (here) this.board.focusSpot();
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
        if (!this.script || action === "keys") this.ask(action);
        return;
      case "about":
        return this.#explain(this.#chosen(this.game.view));
      case "pause":
        return this.timer?.toggle();
      default:
        this.mode = this.game.puzzle.modes[action]?.before ?? this.mode;
    }
  }

  readonly #shortcut = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || this.aside || composes(event)) return;
    if ((event.target as Element).closest("input, textarea, select, dialog")) return;
    const { overlays } = this;
    if (event.key === "Escape" && this.locked !== "") {
      event.preventDefault();
      return this.#lock(this.locked);
    }
    if (event.key === "Escape" && (overlays.about || overlays.panel || this.peek || this.game.stage)) {
      event.preventDefault();
      if (overlays.about) return overlays.closeAbout();
      if (overlays.panel && !this.peek) return overlays.closePanel();
      if (!this.peek) return this.#closeHint();
      this.peek = undefined;
      return;
    }
    if (!this.paused && !overlays.panel) {
      // Right after a game was opened nothing has the keyboard yet.
      const free = event.target === document.body;
      if (this.board.typed(event) || (free && this.board.walked(event))) return event.preventDefault();
    }
    if (event.key === "Escape" && this.game.message.text !== "") this.game.say("");
    if (event.key === "Escape" && (this.script || this.offering)) {
      event.preventDefault();
      return this.script ? this.tell("leave") : this.#declined();
    }
    const action = shortcut(event, settings.of("shortcuts") === "on");
    if (action === undefined) return;
    event.preventDefault();
    this.#do(action);
  };
}
