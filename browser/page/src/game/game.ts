import type { Watch } from "../base/address";
import { afterPaint } from "../base/after-paint";
import { settings } from "../base/settings";
import { Stopped } from "../engine/engine";
import type { Explanation, Hint, HintStage, Mark, Puzzle, StudyReport, View } from "../engine/protocol";
import { parseGestures } from "../engine/gesture";
import { full, told, type Sentence } from "../engine/sentence";
import { reason, type Ask, type Studio } from "../engine/studio";
import type { Extras } from "./extras";
import { reveals } from "./help";
import { kindOf, kindOfSize } from "./kinds";
import type { SavedGame } from "./saved-game";
import * as said from "#words/play";
import { withNames } from "./player-names";
import * as words from "#words/store";
import { AutoSave } from "./auto-save";
import { elsewhere, type Elsewhere } from "./saved-games";
import { LETTER, opponent, seating, seatsAgainst, seatsByLetter, written, type Seating } from "./seating";
import { sound, soundOf } from "./sound";
import { summary } from "./summary";

/** A message below the board. */
export type Message = { readonly text: Sentence; readonly tone: "plain" | "refused" | "good" };

/** A content that may be wrong at a spot. */
export type Wrong = { readonly spot: string; readonly content: string };

/** Turns that computer players have just made, one after the other. */
export type Turns = { readonly view: View; readonly words: readonly Sentence[]; readonly gestures: readonly string[] };

/** The answer to a verb on the board of a view. */
export type Picture = {
  readonly verb: string;
  readonly view: View;
  readonly caption: Sentence;
  readonly marks: readonly Mark[];
};

/** The verb that finds the player's mistakes, if there is one: the first study whose marks give something away. */
export function mistakes({ studies }: Puzzle): string | undefined {
  return studies.find(({ spoiler }) => spoiler)?.verb;
}

/** Number of milliseconds before the computer begins to think about its turn. */
const MOMENT = 700;

/** The command of puzzles with notes that takes away those which what lies on the board rules out. */
const SWEEP = "sweep";

/** Number of milliseconds that work may take when the game is left. */
const PATIENCE = 1_000;

const NO_SPOTS: readonly string[] = [];

const NOTHING: Message = { text: "", tone: "plain" };

/**
 * A game on the table: its view, and what can be asked about it. Requests are done one after the other, each with the
 * play that the one before gave. It is kept in this browser as it changes. Fires `change` when anything is different.
 *
 * This file is long because all that changes a game goes through one queue.
 */
export class Game extends EventTarget {
  message: Message = NOTHING;
  hint: Hint | undefined;
  /** The stage of the hint that is shown. */
  strength = 0;
  /** What the hint was asked about, if not the next step. */
  wrong: Wrong | undefined;
  /** Shown until it is asked to go: after each move it is asked for again. */
  picture: Picture | undefined;
  /** The search that the link asked for. */
  watch: Watch | undefined;
  /** The computer's turns, until the next act. */
  turns: Turns | undefined;
  /** The computer does not play on by itself. */
  paused = false;
  /** Counts the games that were on this table. */
  round = 0;
  /** The message about work that is being waited for; empty when there is none. */
  busy = "";
  #queue: Promise<void> = Promise.resolve();
  #autoSave: AutoSave;
  /** The view that is saved as soon as it is painted. */
  #unsaved: View | undefined;
  #next = 0;
  /** Another tab plays on: the computer's turns are taken there. */
  #followed = false;

  /** @param saved the game that it goes on with, if it is not a new one */
  constructor(
    readonly studio: Studio,
    public puzzle: Puzzle,
    public view: View,
    saved?: SavedGame,
  ) {
    super();
    this.#autoSave = this.#saving(saved);
    elsewhere.addEventListener("change", this.#elsewhere);
    this.#drive();
  }

  /** Others play it from elsewhere now: what is done is done for all, and nobody changes its history alone. */
  get shared(): boolean {
    return false;
  }

  /** Who plays is settled elsewhere. */
  get fixed(): boolean {
    return false;
  }

  /** Others play, and one only looks on. */
  get watched(): boolean {
    return false;
  }

  /** The part of the address that opens it; undefined where that is its play. */
  get address(): string | undefined {
    return undefined;
  }

  /** The spots where something has changed that is not known to be saved yet. */
  get unsavedSpots(): readonly string[] {
    return NO_SPOTS;
  }

  /** By which this browser knows it, once it is saved. */
  get id(): string | undefined {
    return this.#autoSave.id;
  }

  /** Whether it is still to be saved as it stands. */
  get unsaved(): boolean {
    return this.#unsaved === this.view || this.#autoSave.behind(this.view.play);
  }

  /** The reason why it is not saved, or not at the usual place; empty when all is well. */
  get notice(): string {
    return this.#autoSave.notice;
  }

  /** The facts kept beside the play. */
  get extras(): Extras {
    return this.#autoSave.extras;
  }

  /** Keeps something else beside the play, or no longer where it is undefined. */
  keep(extras: { readonly [Name in keyof Extras]?: Extras[Name] | undefined }): void {
    void this.#autoSave.keep(extras as Partial<Extras>);
  }

  /** What of the text that it was read from was left out; empty for nothing. */
  get warning(): string {
    return this.extras.warning ?? "";
  }

  /** Whether it has ended, wherever in its history one looks now. */
  get ended(): boolean {
    return this.view.status.over || this.#autoSave.gameOver || this.extras.ended;
  }

  /** Keeps that a question or a command found something out, while that helps. */
  helped(name: string): void {
    const { helps } = this.extras;
    if (!this.ended && !helps.includes(name) && reveals(this.puzzle, name)) this.keep({ helps: [...helps, name] });
  }

  /** Saves it as it stands, also when nothing has been played yet. Fires `save` before. */
  save(): void {
    this.dispatchEvent(new Event("save"));
    void this.#autoSave.save(this.view);
    this.#unsaved = undefined;
    this.#changed();
  }

  /** The kind of the game in a word or two: how it was chosen or rated, else its size; empty where nothing is known. */
  get kind(): string {
    const { cell, width, height, parts = [] } = this.view.scene;
    const level = this.extras.rated?.words.find((word) => !/\d/.test(word));
    const [, , across, down] = parts.find(({ part }) => part === "board")?.box ?? [0, 0, width, height];
    return this.extras.kind ?? level ?? kindOfSize(this.puzzle, down / cell, across / cell);
  }

  /** Begins as a setup was chosen: kept for statistics, and for another one like it. */
  setUp(setup: string): void {
    this.keep({ kind: kindOf(this.puzzle, setup), setup });
  }

  /** The players; nobody is listed where one plays alone. */
  get seats(): Seating {
    const { players = 0 } = this.view.status;
    return seating(
      this.extras.seats,
      players,
      this.puzzle.agents.map(({ id }) => id),
    );
  }

  /** Seats the opponent that was chosen last, for a game that has just been made. */
  seatOpponent(): void {
    const { players = 0 } = this.view.status;
    if (players < 2 || this.puzzle.agents.length === 0) return;
    this.keep({ seats: written(seatsAgainst(opponent(this.puzzle.agents), players, Math.random)) });
    this.pause(false);
  }

  /** Sets another player on a seat, a person or a computer player. */
  seat(player: number, agent: string): void {
    this.keep({ seats: written(this.seats.map((other, i) => (i === player ? agent : other))) });
    this.pause(false);
  }

  /** Whether the computer is to move. */
  get computers(): boolean {
    const { status } = this.view;
    return !status.over && !["", LETTER].includes(this.seats[status.player ?? -1] ?? "");
  }

  /** Whether somebody elsewhere is to be sent the game: to move, or to see that it is over. */
  get away(): boolean {
    const { over, player = -1 } = this.view.status;
    const { seats } = this;
    return seats.includes(LETTER) && (over ? seats[player] === "" : seats[player] === LETTER);
  }

  /** The game came by letter: the player to move is here, unless the seats are known. */
  arrived(): void {
    const { player = 0, players = 0 } = this.view.status;
    if (!this.seats.includes(LETTER)) this.keep({ seats: written(seatsByLetter(player, players)) });
    this.save();
    if (this.mine) this.say(said.arrived, "good");
  }

  /** Why the board is covered for now; empty when it is not. */
  get covered(): string {
    return "";
  }

  /** Whether a computer player has won against the only person. */
  get lost(): boolean {
    const { kind, player = -1 } = this.view.status;
    return kind === "won" && this.seats[player] !== "" && this.seats.filter((seat) => seat === "").length === 1;
  }

  /** Whether the only person is to move. */
  get mine(): boolean {
    const { over, player = -1 } = this.view.status;
    return !over && this.seats[player] === "" && this.seats.filter((seat) => seat === "").length === 1;
  }

  /** By which name a player is known here. */
  nameOf(player: number): string {
    const { seats } = this;
    const seat = seats[player] ?? "";
    const kind = (one: string) => (one === "" || one === LETTER ? one : "computer");
    const alone = seats.filter((other) => kind(other) === kind(seat)).length === 1;
    if (seat === "") return alone && seats.length > 1 ? said.you : said.player(player + 1);
    if (seat === LETTER) return alone ? said.friend : said.player(player + 1);
    return alone ? said.computer : said.computerNumber(player + 1);
  }

  /** A sentence about players with their names. */
  withNames(said: Sentence): Sentence {
    return withNames(said, (player) => this.nameOf(player));
  }

  /** The state of the game in a sentence. */
  get standing(): Sentence {
    const { status } = this.view;
    return this.away && !status.over ? said.awaited : this.withNames(told(status, "words"));
  }

  /** Lets the computer wait, or play on. */
  pause(paused: boolean): void {
    this.paused = paused;
    this.#changed();
    this.#drive();
  }

  act(gesture: string): Promise<void> {
    if (this.computers && !this.paused) {
      this.say(said.computersTurn, "refused");
      sound("refuse");
      return this.#queue;
    }
    if (this.away) {
      this.say(said.away, "refused");
      return this.#queue;
    }
    // The computer will be asked when the turn is over.
    if (this.seats.some((seat) => seat !== "" && seat !== LETTER)) this.studio.prepare(this.puzzle.id, "agent");
    return this.queue(async () => void (await this.#go({ do: "act", gesture, ...this.sweeping(gesture) })));
  }

  /** The command that follows a gesture in the same step: an entry clears notes, where that is wanted. */
  protected sweeping(gesture: string): { readonly then?: string } {
    const enters = settings.of("sweep") === "on" && parseGestures(gesture).some((one) => one.kind !== "type" || !/\+|^Delete$/.test(one.key));
    // biome-ignore lint/suspicious/noThenProperty: a text of the protocol, which is no promise
    return enters && this.puzzle.commands.some(({ id }) => id === SWEEP) ? { then: SWEEP } : {};
  }

  undo(): Promise<void> {
    return this.queue(() => this.#step("undo"));
  }

  redo(): Promise<void> {
    return this.queue(() => this.#step("redo"));
  }

  goTo(node: number): Promise<void> {
    return this.queue(async () => {
      // A computer to move would play on at once, and nobody could look around.
      if ((await this.#go({ do: "goto", node })) && this.computers) this.#wait();
    });
  }

  /** Gives a node of the history a name, or takes it away by an empty one. */
  name(node: number, name: string): Promise<void> {
    return this.queue(async () => void (await this.#go({ do: "name", node, name })));
  }

  /** Another game of the same puzzle, which is kept from now on; that before stays as it was. The players stay seated. */
  open(view: View, saved?: SavedGame): void {
    const seats = view.status.players === this.view.status.players ? this.extras.seats : undefined;
    this.#autoSave = this.#saving(saved);
    this.round++;
    this.paused = false;
    this.put(view);
    if (!saved) {
      this.keep({ seats });
      this.save();
    }
    this.say("");
    this.#drive();
  }

  /** Carries out a command, one step of the history; false when it has nothing to do. */
  async command(command: string): Promise<boolean> {
    let done = false;
    await this.queue(async () => {
      done = await this.#go({ do: "command", command });
      if (done) this.helped(command);
    });
    return done;
  }

  /** The stage of the hint that is shown. */
  get stage(): HintStage | undefined {
    return this.hint?.stages?.[this.strength];
  }

  /**
   * Asks for a hint, if there is one already, for more of it; or why something is wrong at a spot, to begin with the reason.
   *
   * @param strength the stage of a hint that is shown again, which does not count
   */
  askHint(wrong?: Wrong, strength?: number): Promise<void> {
    if (!wrong && this.hint?.stages && this.busy === "") {
      this.strength = Math.min(this.strength + 1, this.hint.stages.length - 1);
      this.#changed();
      return this.#queue;
    }
    return this.queue(async () => {
      const hint = await this.#ask<Hint>({ do: "hint", ...wrong }, said.hinting);
      if (strength === undefined) this.keep({ hints: this.extras.hints + Number(!this.ended), hinted: String(hint.gestures) });
      if (!hint.stages) return this.say(told(hint, "text"));
      this.hint = hint;
      this.wrong = wrong;
      this.strength = strength ?? (wrong ? Math.max(0, hint.stages.length - 2) : 0);
      this.say("");
    });
  }

  /** Makes moves that are typed, with blanks or commas between them; false when one could not be made. */
  async type(text: string): Promise<boolean> {
    let all = true;
    await this.queue(async () => {
      all = false;
      for (const moves of text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean))
        if (!(await this.#go({ do: "act", moves }))) return;
      all = true;
    });
    return all;
  }

  closeHint(): void {
    this.hint = undefined;
    this.#changed();
  }

  followHint(): Promise<void> {
    const { gestures = [], moves } = this.hint ?? {};
    return this.queue(async () => {
      if (moves !== undefined) return void (await this.#go({ do: "act", moves }));
      for (const gesture of gestures) if (!(await this.#go({ do: "act", gesture, ...this.sweeping(gesture) }))) return;
    });
  }

  /** Makes the step of the hint, and those behind it, until none can be made; what stops a hint ends it. */
  async followHints(): Promise<void> {
    for (let steps = -1; this.stage && steps !== this.view.history.size; ) {
      steps = this.view.history.size;
      await this.followHint();
      if (!this.view.status.over) await this.askHint();
    }
  }

  /** Explains a spot. */
  explain(spot: string): Promise<void> {
    if (!this.puzzle.can.includes("explain")) return this.#queue;
    return this.queue(async () => this.say(summary(await this.#ask<Explanation>({ do: "explain", spot }))));
  }

  /** Asks something about the position. The answer is empty when it was stopped or refused. */
  async ask<T>(request: Ask, waiting: string): Promise<T | undefined> {
    let answer: T | undefined;
    await this.queue(async () => {
      answer = await this.#ask<T>(request, waiting);
    });
    return answer;
  }

  /** Asks a verb about the position and shows its marks; undefined when that was stopped or refused. */
  async study(verb: string): Promise<StudyReport | undefined> {
    let answer: StudyReport | undefined;
    await this.queue(async () => {
      answer = await this.#look(verb);
    });
    return answer;
  }

  /** Shows no picture any more. */
  clear(): void {
    this.picture = undefined;
    this.#changed();
  }

  say(text: Sentence, tone: Message["tone"] = "plain"): void {
    this.message = { text, tone };
    this.#changed();
  }

  stop(): void {
    this.studio.stop();
  }

  /** Leaves it, saved as it stands when all is done that was asked for before; what takes longer is given up. */
  async close(): Promise<void> {
    this.leave();
    await Promise.race([this.#queue, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    if (this.unsaved) this.save();
  }

  /** Does something when all else is done that was asked for before. */
  protected queue(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      try {
        await work();
        if (this.picture && this.picture.view !== this.view) await this.#look(this.picture.verb);
      } catch (failure) {
        if (failure instanceof Stopped) {
          this.paused ||= this.computers;
          this.say(said.stopped);
        } else this.say(reason(failure), "refused");
      } finally {
        this.#waitFor("");
        this.#drive();
      }
    });
    return this.#queue;
  }

  async #look(verb: string): Promise<StudyReport> {
    this.picture = undefined;
    const answer = await this.#ask<StudyReport>({ do: "study", verb }, said.looking);
    const { marks } = answer;
    this.picture = marks && marks.length > 0 ? { verb, view: this.view, caption: told(answer, "caption"), marks } : undefined;
    this.#changed();
    return answer;
  }

  async #ask<T>(request: Ask, waiting = ""): Promise<T> {
    this.#waitFor(waiting);
    const answer = await this.studio.ask<T>({ play: this.view.play, ...request });
    this.helped(String(request["verb"] ?? request.do));
    return answer;
  }

  /** A message that is drawn anew without need would delay newer ones. */
  #waitFor(what: string): void {
    if (this.busy === what) return;
    this.busy = what;
    this.#changed();
  }

  /** The computer lets people look around. */
  #wait(): void {
    this.paused = true;
    this.#changed();
  }

  /** Goes on to the view that a request gives; false when the studio refused. */
  async #go(request: Ask, waiting = ""): Promise<boolean> {
    const view = await this.#ask<View>(request, waiting);
    if (view.refused !== undefined) {
      this.say(full(told(view, "refused")), "refused");
      sound("refuse");
      return false;
    }
    if (request.do === "act" || request.do === "agent") sound(soundOf(this.view, view));
    this.#unsaved = view;
    this.put(view);
    // Keeping it takes a moment, in which the board is better painted.
    afterPaint(() => {
      if (this.view === view) this.save();
    });
    return true;
  }

  /** A step through the history; past the turns of the computer, which would only be played again. */
  async #step(direction: "undo" | "redo"): Promise<void> {
    const alone = !this.seats.includes("");
    do await this.#go({ do: direction });
    while (!alone && this.computers && this.view.history[direction]);
    if (this.computers && this.view.history.redo) this.#wait();
  }

  /** If it is the computer's turn, lets it play after a moment in which one can see where the game stands. */
  #drive(): void {
    clearTimeout(this.#next);
    if (!this.computers || this.paused) return;
    this.#next = window.setTimeout(() => {
      void this.queue(async () => {
        const agent = this.seats[this.view.status.player ?? -1];
        if (agent && this.computers && !this.paused) await this.#turn(agent);
      });
    }, MOMENT);
  }

  async #turn(agent: string): Promise<void> {
    const before = this.turns?.view === this.view ? this.turns : undefined;
    if (!(await this.#go({ do: "agent", agent, seed: Math.floor(Math.random() * 1e9) }, said.computing))) return;
    const { turn = { words: "", gestures: [] } } = this.view;
    this.turns = {
      view: this.view,
      words: [...(before?.words ?? []), told(turn, "words")],
      gestures: [...(before?.gestures ?? []), ...turn.gestures],
    };
    this.#changed();
  }

  #saving(saved?: SavedGame): AutoSave {
    return new AutoSave(saved, () => this.#changed());
  }

  /** Goes on as another tab does with the same game; not where something has been played here meanwhile. */
  readonly #elsewhere = (event: Event): void => {
    const { detail } = event as CustomEvent<Elsewhere>;
    if (detail.id !== this.id) return;
    void this.queue(async () => {
      if (await this.#autoSave.timed(detail)) return this.#changed();
      const game = await this.#autoSave.newer(detail);
      if (!game || this.unsaved) return;
      const view = await this.#ask<View>({ do: "view", play: game.play });
      this.#autoSave.follow(game);
      this.put(view);
      this.say(words.followed);
      if (this.computers) this.#wait();
      else if (this.#followed) this.paused = false;
      this.#followed = this.computers;
    });
  };

  /** The computer is left alone: nobody looks at this game any more. */
  leave(): void {
    elsewhere.removeEventListener("change", this.#elsewhere);
    clearTimeout(this.#next);
    this.paused = true;
  }

  /** Puts another view onto the table. */
  protected put(view: View): void {
    this.view = view;
    this.hint = undefined;
    this.message = NOTHING;
    this.#changed();
  }

  #changed(): void {
    this.dispatchEvent(new Event("change"));
  }
}
