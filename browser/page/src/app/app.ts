import { html, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { lasting, LINK, short, routeOf, type Room, type Route, type Watch } from "../base/address";
import { dayOf, isDay, named, type Day } from "../base/days";
import { figuresOf } from "../base/figures";
import { Part } from "../base/part";
import { recall } from "../base/store";
import { sentence } from "../base/words";
import { timeSlice, nextTask } from "../base/time-slice";
import { PIECES } from "../board/pieces";
import type { ReadView, View } from "../engine/protocol";
import { NoEngine, reason, Refusal, Studio } from "../engine/studio";
import { Game } from "../game/game";
import { keptRooms } from "../game/kept-rooms";
import type { SavedGame, Summary } from "../game/saved-game";
import { savedGame, savedGameOf } from "../game/saved-games";
import type { DialogName } from "../dialogs/dialogs";
import type { Made } from "../dialogs/new-game";
import type { GamePage } from "../game-page/game-page";
import type { Start } from "../home/cards";
import * as words from "#words/app";
import "./header";
import { holdPresses } from "./held-presses";
import "./trouble";

type Page =
  | { readonly kind: "waiting"; readonly said: string }
  | { readonly kind: "home" }
  | { readonly kind: "room"; readonly room: Room; readonly name: string; readonly body: TemplateResult }
  | { readonly kind: "game"; readonly game: Game }
  | { readonly kind: "trouble"; readonly sentence: string; readonly explained: string; readonly again?: () => void };

/** Number of milliseconds after the first page when the rest is loaded, and kept for when there is no network: that delays nothing. */
const SETTLED = 3_000;

/** Number of milliseconds after a link was opened when its puzzle is checked. */
const LOOKED = 1_000;

/** The whole: a header, and below it what the address asks for. */
@customElement("tw-app")
export class App extends Part {
  @state() private page: Page = { kind: "waiting", said: words.opening };
  readonly #studio = new Studio();
  /** Each thing that is opened has a number; what comes late for an earlier one is not shown. */
  #turn = 0;
  /** Done when the first page is shown. */
  #first = Promise.resolve();

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("popstate", () => {
      if (!this.#table?.back()) void this.#route();
    });
    addEventListener("paste", this.#pasted);
    holdPresses();
    if (lasting(location.search) !== "") void import("./lasting-links");
    this.#first = this.#route();
  }

  /** Each puzzle has colors of its own, from the moment on that the address names it. */
  protected override willUpdate(): void {
    const { page } = this;
    const asked = page.kind === "waiting" ? /^#\/([a-z]+)(?::|%3A)/i.exec(location.hash)?.[1] : undefined;
    const read = "name" in page ? this.#studio.puzzle(page.name.split("/")[0]!)?.id : undefined;
    if (page.kind === "room" && page.room === "room" && this.#table) return; // the room knows its puzzle
    const room = page.kind === "game" ? page.game.puzzle.id : (read ?? asked ?? "home");
    document.documentElement.dataset.room = room;
    figuresOf(room);
  }

  /** A page that is shown at once needs no message about waiting. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await Promise.race([this.#first, nextTask()]);
    // The time of this drawing counts: the page below it gives way to the browser when it was long.
    await timeSlice();
    await super.scheduleUpdate();
  }

  protected override firstUpdated(): void {
    const keep = () =>
      setTimeout(() => {
        if ("serviceWorker" in navigator) void import("../offline/register").then(({ register }) => register());
        void import("../game-page/game-page");
        if (recall("mine") !== undefined) void import("../saved/sync").then(({ sync }) => sync.start());
      }, SETTLED);
    void this.#first.finally(keep);
  }

  protected override render() {
    return html`
      ${PIECES}
      ${
        this.page.kind === "home" || (this.page.kind === "room" && this.page.room !== "learn")
          ? ""
          : html`<tw-header .game=${this.page.kind === "game"} @visit=${this.#visit} @ask=${({ detail }: CustomEvent<DialogName>) => this.#table?.ask(detail)}></tw-header>`
      }
      ${this.#content()}
    `;
  }

  /** The game that is shown. */
  get #table(): GamePage | null {
    return this.querySelector<GamePage>("tw-game");
  }

  /** Opens pasted text, wherever it is not pasted into a field. */
  readonly #pasted = async ({ target, clipboardData }: ClipboardEvent): Promise<void> => {
    const text = clipboardData?.getData("text/plain").trim() ?? "";
    if (text === "" || (target as Element).closest("input, textarea")) return;
    const { pasted } = await import("../dialogs/paste");
    const view = await pasted(this.#studio, text);
    if (view) await this.#opened(new CustomEvent("opened", { detail: view }));
  };

  #content(): TemplateResult {
    const { page } = this;
    switch (page.kind) {
      case "waiting":
        return html`<main class="waiting"><p role="status" class="thinking">${page.said}</p></main>`;
      case "home":
        return html`<tw-home .studio=${this.#studio} @start=${this.#start} @continue=${this.#continue} @opened=${this.#opened} @made=${this.#made}></tw-home>`;
      case "room":
        return page.body;
      case "game":
        return html`<tw-game .game=${page.game} @opened=${this.#opened} @start=${this.#start} @visit=${this.#visit}></tw-game>`;
      case "trouble":
        return html`<tw-trouble .sentence=${page.sentence} .explained=${page.explained} .again=${page.again}></tw-trouble>`;
    }
  }

  /** Shows what the address asks for. */
  async #route(): Promise<void> {
    const asked = routeOf(location.search, location.hash);
    switch (asked.kind) {
      case "home":
        return this.#wait(words.opening, async () => {
          await import("../home/home");
          // To draw it is a task of its own.
          await nextTask();
          return () => {
            document.title = words.name;
            this.page = { kind: "home" };
            if (keptRooms().length > 0) void import("../room/glance").then(({ look }) => look());
          };
        });
      case "room": {
        const { room, name } = asked;
        // A name of no puzzle is a text.
        if (room === "puzzle" && !this.#studio.puzzle(name.split("/")[0] ?? "")) return this.#open(name);
        const came = this.page.kind;
        return this.#wait(words.opening, async () => {
          const { entered } = await import("./rooms");
          const body = await entered(room, name, came, this.#studio, { start: this.#start, resume: this.#continue, made: this.#made });
          return () => (this.page = { ...asked, body });
        });
      }
      case "daily":
        return this.#openDaily(asked.day, asked.puzzle);
      case "made":
        return this.#make(asked);
      case "play":
        return asked.letter ? this.#letter(asked.text) : this.#open(asked.text, asked.watch);
      case "data":
        return this.#open(asked.code);
      case "mine": {
        // Nobody shall read the key over one's shoulder, or find it in the history.
        history.replaceState(null, "", "./#/");
        const { showOtherDevices } = await import("../home/other-devices");
        showOtherDevices(asked.key);
        return this.#route();
      }
      case "broken":
        return this.#trouble(asked.reason, "");
    }
  }

  /** The puzzle of a day: one's own game of it, where it was left, or a new one. */
  async #openDaily(day: Day, name: string): Promise<void> {
    const puzzle = this.#studio.puzzle(name);
    if (!puzzle) return this.#trouble(words.noSuchPuzzle, "");
    if (!isDay(day)) return this.#trouble(words.noDay, "");
    if (day > dayOf(new Date())) return this.#trouble(words.notYet(named(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" })), "");
    return this.#wait(words.opening, async () => {
      const { begin } = await import("../home/daily");
      const { start, game } = await begin(puzzle, day);
      if (!game) return this.#new(start, "replaceState");
      const view = await this.#view(game.play);
      return () => this.#show(view, game);
    });
  }

  /** The position that a link names by its setup, seed, and number. */
  async #make({ puzzle: name, setup, seed, number }: Extract<Route, { readonly kind: "made" }>): Promise<void> {
    const puzzle = this.#studio.puzzle(name);
    if (!puzzle) return this.#trouble(words.noSuchPuzzle, "");
    return this.#wait(words.making, async () => {
      const view = await this.#settled(await this.#studio.ask<View>({ do: "new", puzzle: name, setup, seed, number }));
      return () => this.#take({ view, setup: setup || puzzle.standard }, "replaceState");
    });
  }

  /** Shows the game of a text, or why there is none. */
  async #open(text: string, watch?: Watch): Promise<void> {
    const brought = LINK.test(text);
    return this.#wait(words.opening, async () => {
      const [asked] = await Promise.all([this.#studio.read(text), import("../game-page/game-page")]);
      const saved = await savedGameOf(asked);
      // A long play does not fit into the address, which then has its position alone: the history is in what is saved.
      const whole = saved && saved.play !== asked.play ? await this.#view(saved.play) : asked;
      return () => {
        const game = this.#show({ ...whole, warning: asked.warning }, saved, watch);
        // The address that stays has no word of what was left out.
        if (game?.warning && !saved) game.save();
        if (game && (brought || (!saved && !watch))) setTimeout(() => void this.#check(game, brought), brought ? 0 : LOOKED);
      };
    });
  }

  /** Shows the game that a friend has sent, as it stands here if it has gone on. */
  #letter(text: string): Promise<void> {
    return this.#wait(words.opening, async () => {
      const [sent, { continues, correspondence }] = await Promise.all([this.#studio.read(text), import("../game/letters")]);
      const saved = await correspondence(sent);
      const view = saved && !continues(sent.play, saved.play) ? await this.#view(saved.play) : sent;
      return () => this.#show(view, saved)?.arrived();
    });
  }

  /** Shows a message while work goes on, then its result, unless something else has been asked for since. */
  async #wait(said: string, work: () => Promise<() => unknown>): Promise<void> {
    const turn = ++this.#turn;
    this.page = { kind: "waiting", said };
    try {
      const show = await work();
      if (this.#turn === turn) show();
    } catch (failure) {
      if (this.#turn !== turn) return;
      if (failure instanceof Refusal) this.#trouble(reason(failure), failure.place);
      else if (failure instanceof NoEngine) this.#trouble(reason(failure), failure.message, () => void this.#wait(said, work));
      else this.#trouble(words.notLoaded, String(failure), () => location.reload());
    }
  }

  /** @param saved the game that the view is of; without one a new game */
  #show({ warning, ...view }: ReadView, saved?: SavedGame, watch?: Watch): Game | undefined {
    const puzzle = this.#studio.puzzleOf(view);
    if (!puzzle) return undefined;
    void import("../game-page/game-page");
    document.title = words.titled(puzzle.title);
    const game = new Game(this.#studio, puzzle, view, saved);
    game.watch = watch;
    if (warning !== undefined) game.keep({ warning: sentence(warning) });
    this.page = { kind: "game", game };
    return game;
  }

  /** @param again tries again, if that may help */
  #trouble(sentence: string, explained: string, again?: () => void): void {
    this.#turn++;
    document.title = words.name;
    this.page = again ? { kind: "trouble", sentence, explained, again } : { kind: "trouble", sentence, explained };
  }

  /** Shows another page of the studio, from which one comes back to this one. */
  readonly #visit = ({ detail }: CustomEvent<string>): void => {
    // An open panel has a step of its own, which this one replaces.
    history[this.#table?.overlays.takeStep() ? "replaceState" : "pushState"](null, "", detail);
    void this.#route();
  };

  #view(play: string): Promise<View> {
    return this.#studio.ask<View>({ do: "view", play });
  }

  readonly #start = ({ detail }: CustomEvent<Start>): void => {
    void this.#wait(words.making, () => this.#new(detail, "pushState"));
  };

  /** What others play as well, as it is passed on: nothing of it can be chosen any more. */
  async #settled(made: View): Promise<View> {
    return made.id === made.play ? made : this.#view(made.id);
  }

  /** Makes a game; the result shows it. */
  async #new(
    { puzzle, setup, kind, agent, seats, daily, pack, seed = Math.floor(Math.random() * 1e9), number = 1 }: Start,
    step: "pushState" | "replaceState",
  ): Promise<() => void> {
    const made = await this.#studio.ask<View>({ do: "new", puzzle: puzzle.id, setup, seed, number });
    const view = pack === undefined ? made : await this.#settled(made);
    return () => {
      history[step](null, "", short(view.play, view.id));
      const game = this.#show(view);
      game?.keep(daily === undefined ? { kind, setup, pack } : { kind, daily });
      if (seats) seats.forEach((seat, i) => game?.seat(i, seat));
      else if (agent === undefined) game?.seatOpponent();
      else game?.seat(1, agent);
      game?.save();
    };
  }

  /** A new game that home has made. */
  readonly #made = ({ detail }: CustomEvent<Made>): void => this.#take(detail, "pushState");

  #take({ view, setup }: Made, step: "pushState" | "replaceState"): void {
    history[step](null, "", short(view.play, view.id));
    const game = this.#show(view);
    game?.setUp(setup);
    game?.seatOpponent();
    game?.save();
  }

  /** A puzzle or a game that was read from a text. */
  readonly #opened = async ({ detail }: CustomEvent<ReadView>): Promise<void> => {
    const saved = await savedGameOf(detail);
    history.pushState(null, "", short(detail.play, detail.id));
    const game = this.#show(detail, saved?.play === detail.play ? saved : undefined);
    if (saved?.play !== detail.play) game?.save();
    if (game && !saved) void this.#check(game, true);
  };

  /**
   * Whether a puzzle from elsewhere is one: its board is there first.
   *
   * @param brought whether somebody brings it along, who may be stuck in it: the next step is one tap away
   */
  async #check(game: Game, brought: boolean): Promise<void> {
    try {
      const { checkImport } = await import("../dialogs/import-check");
      await checkImport(game, brought ? () => this.#table?.hint() : undefined);
    } catch (failure) {
      console.info("the solutions could not be counted:", failure);
    }
  }

  readonly #continue = ({ detail }: CustomEvent<Summary>): void => {
    void this.#wait(words.opening, async () => {
      const saved = await savedGame(detail.id);
      if (!saved) return () => void this.#route();
      const view = await this.#view(saved.play);
      return () => {
        history.pushState(null, "", short(view.play, view.id));
        this.#show(view, saved);
      };
    });
  };
}
