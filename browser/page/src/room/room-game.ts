import { sentence, sentences } from "../base/words";
import { contains, middle } from "../board/geometry";
import { formatGestures } from "../engine/gesture";
import { NO_GESTURES, type History, type Puzzle, type Scene, type View } from "../engine/protocol";
import { full, told, type Sentence } from "../engine/sentence";
import type { Ask, Studio } from "../engine/studio";
import { Game } from "../game/game";
import { reveals } from "../game/help";
import { savedGameOf } from "../game/saved-games";
import { LETTER, type Seating } from "../game/seating";
import { sound, soundOf } from "../game/sound";
import * as said from "#words/play";
import * as words from "#words/in-room";
import { begins } from "#words/room";
import type { Acting } from "./acting";
import { nameOf } from "./parts/names";
import { how, outcome } from "./parts/sentences";
import type { News, RoomClient } from "./room-client";
import { short } from "../base/address";

/** What has happened, with the board before and after it. */
export type Told = { readonly news: News; readonly before: View; readonly after: View };

/**
 * The game of a room on the table. A gesture is answered at once by the engine here, and sent to the room; what is refused there goes from the board again.
 * When the room's game is over it is a game like any other. Fires `told` for each thing that has happened.
 */
export class RoomGame extends Game {
  /** The play as it is saved. */
  #saved: View;
  /** The same with what is not known to be saved yet. */
  #whole: View;
  /** That of which the last event told. */
  #before: View;
  /** What the board shows, as a text: it is drawn anew when that is another. */
  #shown = "";
  #unsaved: readonly string[] = [];
  /** The spots where others have been since one's own last step. */
  #been: readonly string[] = [];
  #begins: ReturnType<typeof setTimeout> | undefined;
  /** One's own last step can be taken back. */
  #undoable = false;
  /** The moment that one looks back at, of which the others know nothing; undefined for the game as it stands. */
  #past: View | undefined;
  #kept = false;

  constructor(
    studio: Studio,
    private readonly all: Puzzle,
    view: View,
    readonly client: RoomClient,
    private readonly acting: Acting,
  ) {
    super(studio, all, view);
    this.#saved = this.#whole = this.#before = view;
    client.addEventListener("change", this.#changes);
    client.addEventListener("news", this.#hears);
    this.#allow();
    this.follow();
  }

  override get shared(): boolean {
    return this.client?.state?.phase !== "over";
  }

  override get fixed(): boolean {
    return true;
  }

  override get watched(): boolean {
    return this.shared && !this.client.you.holds;
  }

  /** Whether one looks back at an earlier moment while the game goes on. */
  get past(): boolean {
    return this.shared && this.#past !== undefined;
  }

  override get address(): string {
    return `#/room/${this.client.room}`;
  }

  override get unsavedSpots(): readonly string[] {
    return this.#unsaved;
  }

  override get computers(): boolean {
    return false;
  }

  override get away(): boolean {
    return false;
  }

  override get seats(): Seating {
    const { state, you } = this.client;
    const { players = 0 } = this.view.status;
    return Array.from({ length: players }, (_, i) => (i === you.seat ? "" : (state?.seats[i]?.level ?? LETTER)));
  }

  override nameOf(player: number): string {
    const { state, you } = this.client;
    return state ? nameOf(state, player, you.seat) : said.player(player + 1);
  }

  override get standing(): Sentence {
    if (this.client.state?.phase === "waiting") return sentence(words.notBegun);
    if (this.past) return words.lookingBack;
    return this.withNames(told(this.view.status, "words"));
  }

  /** Nobody sees a race's board before all may begin. */
  override get covered(): string {
    const { state, offset } = this.client;
    if (state?.way !== "race" || state.phase === "over") return "";
    const wait = state.begins - Date.now() - offset;
    if (state.phase === "waiting") return words.waiting;
    return wait > 0 ? begins(Math.ceil(wait / 1_000)) : "";
  }

  override get mine(): boolean {
    const { over, player } = this.shared ? this.#whole.status : this.view.status;
    return !over && player !== undefined && player === this.client.you.seat;
  }

  override get lost(): boolean {
    const { ending, way } = this.client.state ?? {};
    // In a race the line is about one's own board, which may be solved all the same.
    return ending !== undefined && way !== "race" && ending.winner >= 0 && this.client.you.seat >= 0 && ending.winner !== this.client.you.seat;
  }

  /** Why one cannot play now; empty when one can. */
  get hindrance(): string {
    const { state, you, offset } = this.client;
    if (!state || !you.holds) return words.watching;
    if (!this.acting.here) return words.elsewhere;
    if (this.past) return words.lookingBack;
    const seat = state.seats[you.seat];
    if (seat?.out) return words.out;
    if (seat?.who === "person" && seat.level !== undefined) return words.computerPlays;
    if (state.phase === "waiting" || (state.begins ?? 0) > Date.now() + offset) return words.notBegun;
    const { player, over } = this.#whole.status;
    return state.way !== "turns" || over || player === you.seat ? "" : player === undefined ? words.notYourTurn : words.turnOf(this.nameOf(player));
  }

  override act(gesture: string): Promise<void> {
    if (!this.shared) return super.act(gesture);
    return this.#may(async () => void (await this.#lay({ do: "act", gesture, ...this.sweeping(gesture) })));
  }

  override async command(command: string): Promise<boolean> {
    if (!this.shared) return super.command(command);
    let done = false;
    await this.#may(async () => {
      done = await this.#lay({ do: "command", command });
    });
    return done;
  }

  override async type(text: string): Promise<boolean> {
    if (!this.shared) return super.type(text);
    let all = false;
    await this.#may(async () => {
      all = true;
      for (const moves of text.toLowerCase().split(/[\s,]+/)) if (moves !== "") all &&= await this.#lay({ do: "act", moves });
    });
    return all;
  }

  override followHint(): Promise<void> {
    if (!this.shared) return super.followHint();
    const { gestures = [], moves } = this.hint ?? {};
    return this.#may(async () => {
      if (moves !== undefined) return void (await this.#lay({ do: "act", moves }));
      for (const gesture of gestures) if (!(await this.#lay({ do: "act", gesture, ...this.sweeping(gesture) }))) return;
    });
  }

  override undo(): Promise<void> {
    if (!this.shared) return super.undo();
    return this.#may(async () => {
      if (this.#undoable) this.client.do({ do: "undo" });
    });
  }

  override redo(): Promise<void> {
    return this.shared ? Promise.resolve() : super.redo();
  }

  override goTo(node: number): Promise<void> {
    if (!this.shared) return super.goTo(node);
    return this.queue(async () => {
      await this.#lookBack(node);
      this.#show();
    });
  }

  /** Shows the game as it stands again. */
  now(): Promise<void> {
    return this.goTo(this.#whole.history.node);
  }

  async #lookBack(node: number): Promise<void> {
    const { play, history } = this.#whole;
    this.#past = node >= history.node ? undefined : await this.#view({ do: "goto", play, node });
  }

  override name(node: number, name: string): Promise<void> {
    return this.shared ? Promise.resolve() : super.name(node, name);
  }

  /** Another game is one of one's own. */
  override open(view: View): void {
    location.hash = short(view.play, view.id);
  }

  /** A room keeps its play itself; what is looked at afterwards is kept here. */
  override save(): void {
    if (!this.shared) super.save();
  }

  override leave(): void {
    super.leave();
    clearTimeout(this.#begins);
    this.client?.removeEventListener("change", this.#changes);
    this.client?.removeEventListener("news", this.#hears);
  }

  /** Follows the room, after all that was asked for before. */
  follow(): void {
    void this.queue(() => this.#follow());
  }

  #may(work: () => Promise<void>): Promise<void> {
    const { hindrance } = this;
    if (hindrance === "") return this.queue(work);
    this.say(hindrance, "refused");
    sound("refuse");
    return Promise.resolve();
  }

  /** Does something here at once, and sends it to the room. */
  async #lay(request: Ask): Promise<boolean> {
    const view = await this.#view({ play: this.#whole.play, ...request });
    if (view.refused !== undefined) {
      this.say(full(told(view, "refused")), "refused");
      sound("refuse");
      return false;
    }
    const { node } = view.history;
    const { steps } = await this.studio.ask<History>({ do: "history", play: view.play, from: node - 1 });
    const moves = steps[0]?.move;
    if (moves === undefined) return false;
    sound(soundOf(this.#whole, view));
    this.#whole = view;
    this.#been = [];
    this.client.do({ do: "act", moves });
    this.#show();
    return true;
  }

  #view(request: Omit<Ask, "do"> & { readonly do?: string }): Promise<View> {
    return this.studio.ask<View>({ do: "view", ...request });
  }

  readonly #changes = (): void => this.follow();

  readonly #hears = (event: Event): void => {
    const { detail: news } = event as CustomEvent<News>;
    void this.queue(async () => {
      await this.#follow();
      const before = this.#before;
      if ("play" in news && news.play !== before.play) this.#before = news.play === this.client.play ? this.#saved : await this.#view({ play: news.play });
      const after = this.#before;
      if (news.kind === "refused") {
        this.say(sentence(news.why), "refused");
        sound("refuse");
      } else if (news.kind === "event" && news.event.seat !== this.client.you.seat && before !== after) {
        sound(soundOf(before, after));
        this.#been = news.event.kind === "acted" ? [...this.#been, ...spotsOf(news.event.data, after.scene)] : [];
        this.#mark();
      }
      this.dispatchEvent(new CustomEvent<Told>("told", { detail: { news, before, after } }));
    });
  };

  /** The board as the room is, with what is not known to be saved. */
  async #follow(): Promise<void> {
    const { play, pending, doubtful, state } = this.client;
    const asked = `${play} ${pending.map(({ id }) => id)} ${[...doubtful]}`;
    if (asked !== this.#asked) {
      if (this.#saved.play !== play) this.#saved = this.#whole.play === play ? this.#whole : await this.#view({ play });
      let whole = this.#saved;
      for (const { id, moves } of pending) {
        if (doubtful.has(id)) continue;
        const next = await this.#after(whole, moves, state?.way === "turns");
        if (next.refused === undefined) whole = next;
      }
      if (whole.play !== this.#whole.play) {
        this.#whole = whole;
        if (this.#past) await this.#lookBack(this.#past.history.node);
      }
      this.#asked = asked;
    }
    this.#undoable = await this.#mayUndo();
    this.#allow();
    this.#show();
    if (!this.shared) await this.#keepOnce();
  }

  /** That of which the board was made last. */
  #asked = "";

  async #after(view: View, moves: string, turns: boolean): Promise<View> {
    if (moves !== "") return this.#view({ do: "act", play: view.play, moves });
    return turns ? this.#view({ do: "undo", play: view.play }) : view;
  }

  /** In turns, whether the last step was one of one's own turn, which goes on. */
  async #mayUndo(): Promise<boolean> {
    const { state, you } = this.client;
    const whole = this.#whole;
    if (!this.shared || !you.holds || !whole.history.undo) return false;
    if (state?.way !== "turns") return true;
    if (whole.status.player !== you.seat) return false;
    const { status } = await this.#view({ do: "undo", play: whole.play });
    return status.player === you.seat && status.turn === whole.status.turn;
  }

  /** Nothing is found out for a player before that is allowed. */
  #allow(): void {
    const { all } = this;
    const free = !this.shared || (this.client.state?.analysis ?? false);
    this.puzzle = {
      ...(free ? all : restricted(all)),
      agents: [],
    };
  }

  #show(): void {
    const { client } = this;
    this.#unsaved = this.#saved === this.#whole || this.past ? [] : changes(this.#saved.scene, this.#whole.scene);
    if (!this.shared) {
      if (this.#shown !== "over") this.put(this.#ended(this.#whole));
      this.#shown = "over";
      return this.#changed();
    }
    this.#beginLater();
    const acts = this.hindrance === "";
    const undo = acts && this.#undoable;
    const look = this.#past ?? this.#whole;
    const shown = `${look.play} ${look.history.node} ${acts} ${undo} ${client.state?.analysis}`;
    if (shown !== this.#shown) {
      this.#shown = shown;
      const { gestures, history } = look;
      this.put({ ...look, gestures: acts ? gestures : NO_GESTURES, history: { ...history, undo, redo: false } });
    }
    this.#mark();
  }

  /** A view of what was given up, or ran out of time: the rules know nothing of it, but it is over. */
  #ended(view: View): View {
    const { state, you } = this.client;
    if (!state?.ending || state.ending.how === "played" || view.status.over) return view;
    const { winner } = state.ending;
    const words = sentences([sentence(outcome(state, you.seat)), how(state)]);
    const status = { ...view.status, over: true, kind: "won" as const, words, wordsSpans: [], ...(winner < 0 ? {} : { player: winner }) };
    return { ...view, status, gestures: NO_GESTURES };
  }

  /** Points at where others have just been; where all play at once, at where their hands are. */
  #mark(): void {
    const { state, pointed, you } = this.client;
    const spots = this.past
      ? []
      : state?.way === "together"
        ? [...pointed].flatMap(([seat, spot]) => (seat === you.seat || spot === "" ? [] : [spot]))
        : this.#been;
    this.turns =
      spots.length > 0 && this.shared ? { view: this.view, words: [], gestures: spots.map((spot) => formatGestures([{ kind: "tap", spot }])) } : undefined;
    this.#changed();
  }

  /** A race begins for all in the same moment. */
  #beginLater(): void {
    clearTimeout(this.#begins);
    const { state, offset } = this.client;
    const wait = (state?.begins ?? 0) - Date.now() - offset;
    // Each second is counted down.
    if (wait > 0) this.#begins = setTimeout(() => this.follow(), (wait % 1_000) + 10);
  }

  #changed(): void {
    this.dispatchEvent(new Event("change"));
  }

  /** When it is over it is among one's games. */
  async #keepOnce(): Promise<void> {
    if (this.#kept || !this.client.you.holds) return;
    this.#kept = true;
    if (!(await savedGameOf(this.view))) super.save();
  }
}

/** A puzzle in which nothing can be asked that finds something out. */
function restricted(puzzle: Puzzle): Puzzle {
  const { rating: _, ...rest } = puzzle;
  return {
    ...rest,
    can: puzzle.can.filter((one) => one !== "hint" && !reveals(puzzle, one)),
    studies: [],
    commands: puzzle.commands.filter((one) => !one.reveals),
  };
}

/** The spots that moves name. */
export function spotsOf(moves: string, { spots }: Scene): readonly string[] {
  const places = moves.split(/[^a-z0-9]+/);
  return spots.filter(({ id }) => places.includes(id)).map(({ id }) => id);
}

/** The spots on which something else lies or is written; what is said of a spot changes with its neighbors as well. */
export function changes(before: Scene, after: Scene): readonly string[] {
  const known = lying(before);
  return [...lying(after)].flatMap(([id, what]) => (known.get(id) === what ? [] : [id]));
}

/** What lies and is written on each spot. */
function lying({ spots, marks }: Scene): ReadonlyMap<string, string> {
  const things = marks.filter(({ kind }) => kind !== "area" && kind !== "line" && kind !== "dot");
  return new Map(
    spots.map(({ id, box, button }) => [id, button ? "" : JSON.stringify(things.filter((mark) => "box" in mark && contains(box, middle(mark.box))))]),
  );
}
