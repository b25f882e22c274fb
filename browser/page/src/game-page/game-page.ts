import "../styles/layout.css";
import "./game-page.css";
import { html, noChange, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { afterPaint } from "../base/after-paint";
import { layout } from "../base/layout";
import { PatientPart } from "../base/part";
import { settings } from "../base/settings";
import type { Board } from "../board/board";
import "../board/board";
import { offButtons, splitButtons } from "../board/buttons";
import type { DialogName, Dialogs } from "../dialogs/dialogs";
import "../dialogs/dialogs";
import type { Made } from "../dialogs/new-game";
import type { Moment, Shown, View } from "../engine/protocol";
import type { Sentence } from "../engine/sentence";
import { warmUp } from "../engine/warm-up";
import type { Game, Wrong } from "../game/game";
import { practices } from "../game/extras";
import type { Pointed } from "../panels/about";
import type { Announcer } from "../panels/announcer";
import "../panels/announcer";
import { loadMore, loadParts } from "../panels/lazy";
import type { PanelName } from "../panels/more";
import { onPaper, ready } from "../panels/paper";
import * as words from "#words/game";
import { AfterGame } from "./after-game";
import { Announcements } from "./announcements";
import { BoardFirst } from "./board-first";
import { BoardMarks, NO_MARKS } from "./board-marks";
import type { Column } from "./column";
import "./column";
import { Entry } from "./entry";
import { Flights } from "./flights";
import { showAddress } from "./game-address";
import { Hints } from "./hints";
import type { Script } from "./host";
import { layoutClasses } from "./layout-classes";
import { LessonOffer } from "./lesson-offer";
import { asideOf, next, peekOf, PLAYING, type Mode, type Transition } from "./mode";
import { Overlays } from "./overlays";
import { ShortcutController } from "./shortcut-controller";
import type { Table } from "./table";

/**
 * A game: the board, and beside it all that goes with it. Its {@link Mode} says what the board shows; controllers keep what belongs to the
 * hint, to what keys write, to the marks over the board, and to the end of the game.
 *
 * This file is long because all of them meet here.
 */
@customElement("tw-game")
export class GamePage extends PatientPart implements Table {
  @property({ attribute: false }) game!: Game;
  /** A lesson is a game with a script over it: neither its time nor its end counts. Fires `leave`. */
  @property({ attribute: false }) script: Script | undefined;
  /** A line above the board of a game that is played with others elsewhere: neither its time nor its end counts. */
  @property({ attribute: false }) bar: TemplateResult | undefined;
  @state() mode: Mode = PLAYING;
  @query("tw-announcer") private readonly announcer!: Announcer | null;
  @query("tw-board") readonly board!: Board;
  @query("tw-game-column") private readonly column!: Column | null;
  @query("tw-dialogs") private readonly dialogs!: Dialogs;
  /** The spot that was chosen last, on the board alone so far. */
  #chosen = "";
  readonly entry = new Entry(this);
  readonly hints = new Hints(this);
  readonly marks = new BoardMarks(this);
  readonly offer = new LessonOffer(this);
  readonly ending = new AfterGame(
    this,
    () => this.#loadAfter(),
    () => settings.of("finish") === "on" && this.go({ kind: "finish", sharing: false }),
  );
  readonly overlays = new Overlays(this, () => this.board.focusSpot());
  readonly #flights = new Flights(this);
  readonly #announcements = new Announcements(() => this.announcer);
  readonly #boardFirst = new BoardFirst(this, () => this.#followed());
  panel: Table["panel"];
  afterActions: Table["afterActions"];
  #unpaper = (): void => {};

  constructor() {
    super();
    new ShortcutController(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("leaving", this.#leaving);
    layout.addEventListener("change", this.#arranged);
    settings.addEventListener("change", this.#arranged);
    this.#unpaper = onPaper(() => (asideOf(this.mode) ? undefined : this.game));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("leaving", this.#leaving);
    layout.removeEventListener("change", this.#arranged);
    settings.removeEventListener("change", this.#arranged);
    this.#unpaper();
    if (this.hasUpdated) this.#forget(this.game);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (practices(this.game)) void import("../panels/practice");
    if (changed.has("game")) this.#begin(changed.get("game"));
  }

  #begin(before: Game | undefined): void {
    const { game } = this;
    if (before) this.#forget(before);
    game.addEventListener("change", this.#changed);
    game.addEventListener("save", this.#located);
    this.go({ kind: "begin" });
    this.overlays.clear();
    this.entry.begin();
    this.offer.begin();
    this.ending.begin();
    this.#flights.begin(game.view);
    this.#announcements.begin(game);
    this.#located();
    if (game.watch) this.#watch();
  }

  #forget(game: Game): void {
    game.removeEventListener("change", this.#changed);
    game.removeEventListener("save", this.#located);
    game.leave();
  }

  protected override firstUpdated(): void {
    const restored = window.name === "" ? undefined : import("./page-state").then(({ restorePageState }) => restorePageState(this));
    // Parts that are not needed for the first picture of a game.
    afterPaint(() => loadParts(this.game.puzzle));
    // The focus asks for the layout: once it is painted that is there. It goes to the spot that is taken up.
    void Promise.allSettled([restored, this.board.updateComplete]).then(() => afterPaint(() => this.isConnected && this.board.focusSpot()));
    void warmUp(this.game.studio, () => (this.isConnected && !this.game.busy ? this.game.view.play : undefined));
  }

  /** Complete is a page with all that stands beside the board. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const complete = await super.getUpdateComplete();
    await this.column?.updateComplete;
    return complete;
  }

  protected override render() {
    const { game, mode, entry, marks } = this;
    const { view } = game;
    const aside = asideOf(mode);
    const other = aside ?? peekOf(mode)?.moment;
    const { scene, buttons } = splitButtons((other ?? view).scene);
    const over = other && (("marks" in other ? other.marks : undefined) ?? NO_MARKS);
    // One is looking at a single spot: where pieces come from piles, only while notes are written or what is known of it is read.
    const spotted = !entry.piled || entry.modifier !== "" || this.overlays.about;
    const early = this.#boardFirst.early(game, aside?.kind);
    return html`
      <main class=${layoutClasses(this, buttons.length > 0 && !game.watched)} @gesture=${this.#gesture} @shown=${this.#peeked}>
        <div class="stage">
          <tw-board
            .scene=${scene}
            .gestures=${entry.gestures}
            .keeps=${entry.modifier !== ""}
            .enter=${buttons.find(({ id }) => view.gestures.tap.includes(id))?.id}
            .picture=${over ? NO_MARKS : marks.picture}
            .overlay=${over ?? offButtons(marks.overlay, buttons)}
            .still=${over !== undefined}
            .refused=${game.message.tone === "refused" ? game.message : undefined}
            .mode=${entry.modifier}
            .unsaved=${game.unsavedSpots}
            .named=${settings.of("coordinates") === "on"}
            .locked=${entry.locked}
            .faint=${over || !spotted ? NO_MARKS : marks.faint}
            @choose=${this.#choose}
            @hold=${entry.hold}
            @explain=${({ detail }: CustomEvent<string>) => this.explain(detail)}
            @say=${({ detail }: CustomEvent<Sentence>) => game.say(detail)}
          ></tw-board>
          ${
            mode.kind === "paused"
              ? html`<div class="pause">
                <p role="status">${words.paused}</p>
                <button class="main" @click=${() => void this.pause(false)}>${words.resume}</button>
              </div>`
              : game.covered !== ""
                ? html`<div class="pause"><p role="status">${game.covered}</p></div>`
                : ""
          }
        </div>
        ${aside ? this.#side(aside.kind) : early ? noChange : html`<tw-game-column class="column" .table=${this}></tw-game-column>`}
        ${aside || early ? noChange : this.#about()}
        <tw-announcer></tw-announcer>
        <tw-dialogs .game=${game} @made=${({ detail }: CustomEvent<Made>) => this.#made(detail)}></tw-dialogs>
        ${mode.kind === "finished" ? html`<tw-finish .game=${game} .sharing=${mode.sharing} @leave=${this.#lookBack}></tw-finish>` : ""}
      </main>
    `;
  }

  /** What stands beside the board in place of the column. */
  #side(kind: "theater" | "solution") {
    const { game } = this;
    return html`<div class="side">
      <tw-game-heading class="heading" .table=${this}></tw-game-heading>
      ${
        kind === "theater"
          ? html`<tw-theater
              .game=${game}
              .watch=${game.watch}
              @moment=${({ detail }: CustomEvent<Moment>) => this.go({ kind: "watch", scene: detail.scene, marks: detail.marks })}
              @leave=${this.#leave}
              @take-over=${this.#takeOver}
            ></tw-theater>`
          : html`<p class="standing" role="status">${words.solution}</p>
              <div class="row"><button class="main" @click=${this.#leave}>${words.backToGame}</button></div>`
      }
    </div>`;
  }

  #about() {
    return html`<tw-about
      .game=${this.game}
      .view=${this.game.view}
      .spot=${this.entry.chosen}
      .open=${this.overlays.about}
      @point=${({ detail }: CustomEvent<Pointed>) => this.marks.explain(detail)}
      @why-not=${({ detail }: CustomEvent<Wrong>) => this.#whyNot(detail)}
      @close=${() => this.overlays.closeAbout()}
    ></tw-about>`;
  }

  go(transition: Transition): void {
    this.mode = next(this.mode, transition);
  }

  leaveScript(): void {
    this.tell("leave");
  }

  ask(name: DialogName): void {
    this.overlays.closePanel();
    void this.dialogs.open(name);
  }

  async show(name: PanelName): Promise<void> {
    if (this.overlays.panel === name) return this.overlays.closePanel();
    const [{ panel }] = await Promise.all([import("./panel"), loadMore(this.game.puzzle)]);
    if (!this.isConnected || asideOf(this.mode)) return;
    this.panel = panel;
    this.marks.show(undefined);
    this.overlays.open(name);
  }

  /** The address is another one, or a step back was made in the browser: whether that was not one to another page. */
  back(): boolean {
    const mine = this.overlays.back();
    if (mine) this.#located();
    return mine;
  }

  /** Shows a hint. */
  hint(): void {
    void this.hints.ask();
  }

  #whyNot(wrong: Wrong): void {
    this.overlays.about = false;
    void this.hints.ask(false, wrong);
  }

  async pause(paused: boolean): Promise<void> {
    if (paused) {
      this.overlays.closePanel();
      this.overlays.about = false;
    }
    this.go({ kind: paused ? "pause" : "resume" });
    await this.updateComplete;
    if (paused) this.querySelector<HTMLElement>(".stage .pause button")?.focus({ preventScroll: true });
    else this.board.focusSpot();
  }

  readonly #changed = (): void => {
    const { game } = this;
    this.go({ kind: "view", view: game.view });
    this.#flights.follow(game.view, asideOf(this.mode) !== undefined);
    this.ending.changed();
    this.#announcements.follow(game);
    void this.marks.follow();
    this.requestUpdate();
    this.#boardFirst.follow();
  };

  async #loadAfter(): Promise<void> {
    this.afterActions = (await import("./after-actions")).afterActions;
    this.requestUpdate();
  }

  /** The key that was pressed last may be gone. */
  readonly #lookBack = (): void => {
    this.go({ kind: "leave" });
    this.board.focusSpot();
  };

  readonly #choose = ({ detail }: CustomEvent<string>): void => {
    this.#chosen = detail;
    this.overlays.about = false;
    this.#boardFirst.follow();
  };

  /** The parts around the board follow it. */
  #followed(): void {
    this.entry.spot = this.#chosen;
    if (!this.game.unsaved) this.#located();
  }

  /**
   * The address is that of the game, always in the same moment in which it is saved. A search that is watched has an address of
   * its own.
   */
  readonly #located = (): void => {
    if (this.mode.kind !== "theater" && !this.script) showAddress(this.game);
  };

  explain(spot: string): void {
    if (asideOf(this.mode) || !this.game.puzzle.can.includes("explain")) return;
    void this.game.explain(spot);
    this.overlays.openAbout();
  }

  readonly #gesture = ({ detail }: CustomEvent<string>): void => {
    if (asideOf(this.mode) || peekOf(this.mode)) return;
    ready();
    void this.game.act(this.entry.translated(detail));
  };

  /** Back, in the browser, leads out of the theater again. */
  watch(): void {
    if (!this.overlays.takeStep()) history.pushState(null, "", location.href);
    this.#watch();
  }

  #watch(): void {
    this.overlays.clear();
    this.game.helped("watch");
    void import("../theater/theater");
    this.go({ kind: "watch", scene: this.game.view.scene });
  }

  /** Shows a moment of a search, or the game again. */
  readonly #peeked = async ({ detail: shown }: CustomEvent<Shown | undefined>): Promise<void> => {
    this.go({ kind: "peek", peek: undefined });
    if (!shown) return;
    void import("../panels/hint-card");
    const { view } = this.game;
    const moment = await this.game.ask<Moment>({ do: "watch", ...shown }, "");
    if (!moment || this.game.view !== view) return;
    this.go({ kind: "peek", peek: { kind: "peek", view, shown, moment } });
    this.board.scrollIntoView({ block: "nearest" });
  };

  readonly #leave = (): void => {
    this.go({ kind: "leave" });
    this.game.watch = undefined;
    this.#changed();
  };

  readonly #takeOver = async ({ detail }: CustomEvent<string>): Promise<void> => {
    const view = await this.game.ask<View>({ do: "view", play: detail }, "");
    if (view) this.open(view);
  };

  /** The page is about to start anew. */
  readonly #leaving = (event: Event): void => {
    const { detail } = event as CustomEvent<Promise<void>[]>;
    detail.push(import("./page-state").then(({ savePageState }) => savePageState(this)));
  };

  open(view: View): void {
    if (asideOf(this.mode)) this.go({ kind: "leave" });
    this.game.watch = undefined;
    this.game.open(view);
  }

  /** Goes on with a new one. */
  #made({ view, setup }: Made): void {
    this.open(view);
    this.game.setUp(setup);
    this.game.seatOpponent();
  }

  readonly #arranged = (): void => this.requestUpdate();
}
