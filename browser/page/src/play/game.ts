import { Stopped } from "../engine/engine";
import type { Hint, Line, Mark, Puzzle, View } from "../engine/protocol";
import { Refusal, type Ask, type Studio } from "../engine/studio";
import type { Watch } from "../pure/address";
import type { Kept } from "../pure/kept";
import { sentence } from "../pure/words";
import { Keeper } from "./games";
import { beep } from "./sound";

/** What is said below the board. */
export type Message = { readonly text: string; readonly tone: "plain" | "refused" | "good" };

/** The computer plays the seats of the others. */
export type Opponent = { readonly agent: string; readonly seat: number };

/** What the answer to a verb looks like on the board of a view. */
export type Picture = {
  readonly verb: string;
  readonly view: View;
  readonly caption: string;
  readonly marks: readonly Mark[];
};

const NOTHING: Message = { text: "", tone: "plain" };

/**
 * A game on the table: its view, and what can be asked about it. Requests are done one after the other, each with the
 * play that the one before gave. It is kept in this browser as it changes. Fires `change` when anything is different.
 */
export class Game extends EventTarget {
  message: Message = NOTHING;
  hint: Hint | undefined;
  /** Shown until it is asked to go: after each move it is asked for again. */
  picture: Picture | undefined;
  opponent: Opponent | undefined;
  /** The search that the link asked for. */
  watch: Watch | undefined;
  /** What is being waited for; empty when nothing is. */
  busy = "";
  #queue: Promise<void> = Promise.resolve();
  #keeper: Keeper;

  /** @param kept the game that it goes on with, if it is not a new one */
  constructor(
    readonly studio: Studio,
    readonly puzzle: Puzzle,
    public view: View,
    kept?: Kept,
  ) {
    super();
    this.#keeper = new Keeper(kept);
  }

  /** By which this browser knows it, once it is kept. */
  get id(): string | undefined {
    return this.#keeper.id;
  }

  /** Why it is not kept, or not where one would think; empty when all is well. */
  get notice(): string {
    return this.#keeper.notice;
  }

  /** What a part of the page keeps with the game. */
  extra(name: string): string | undefined {
    return this.#keeper.extra(name);
  }

  setExtra(name: string, value: string | undefined): void {
    this.#keeper.setExtra(name, value);
  }

  /** Keeps it as it stands, also when nothing has been played yet. */
  keep(): void {
    this.#keeper.keep(this.view);
    this.#changed();
  }

  act(gesture: string): Promise<void> {
    return this.#do(async () => {
      if (await this.#go({ do: "act", gesture })) await this.#reply();
    });
  }

  undo(): Promise<void> {
    return this.#do(() => this.#step("undo"));
  }

  redo(): Promise<void> {
    return this.#do(() => this.#step("redo"));
  }

  goTo(node: number): Promise<void> {
    return this.#do(async () => void (await this.#go({ do: "goto", node })));
  }

  /** Another game of the same puzzle, which is kept from now on; that before stays as it was. */
  open(view: View, kept?: Kept): void {
    this.#keeper = new Keeper(kept);
    this.#show(view);
    if (!kept) this.keep();
    this.say("");
  }

  turn(agent: string): Promise<void> {
    return this.#do(() => this.#turn(agent));
  }

  /** From now on the computer plays all seats but the one whose turn it is; or it does so no longer. */
  against(agent: string | undefined): Promise<void> {
    const seat = this.view.status.player;
    this.opponent = agent === undefined || seat === undefined ? undefined : { agent, seat: this.opponent?.seat ?? seat };
    return this.#do(() => this.#reply());
  }

  askHint(): Promise<void> {
    return this.#do(async () => {
      this.hint = await this.#ask<Hint>({ do: "hint" }, "Looking for a hint …");
      this.say(this.hint.text);
    });
  }

  followHint(): Promise<void> {
    const gestures = this.hint?.gestures ?? [];
    return this.#do(async () => {
      for (const gesture of gestures) if (!(await this.#go({ do: "act", gesture }))) return;
      await this.#reply();
    });
  }

  /** Asks something about the position. The answer is empty when it was stopped or refused. */
  async ask<T>(request: Ask, waiting: string): Promise<T | undefined> {
    let answer: T | undefined;
    await this.#do(async () => {
      answer = await this.#ask<T>(request, waiting);
    });
    return answer;
  }

  /** Asks what a verb says of the position; undefined when that was stopped or refused. What can be shown is shown. */
  async study(verb: string): Promise<Line | undefined> {
    let answer: Line | undefined;
    await this.#do(async () => {
      answer = await this.#look(verb);
    });
    return answer;
  }

  /** Shows no picture any more. */
  clear(): void {
    this.picture = undefined;
    this.#changed();
  }

  say(text: string, tone: Message["tone"] = "plain"): void {
    this.message = { text, tone };
    this.#changed();
  }

  stop(): void {
    this.studio.stop();
  }

  #do(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      try {
        await work();
        if (this.picture && this.picture.view !== this.view) await this.#look(this.picture.verb);
      } catch (failure) {
        if (failure instanceof Stopped) this.say("Stopped.");
        else this.say(failure instanceof Refusal ? sentence(failure.message) : String(failure), "refused");
      } finally {
        this.busy = "";
        this.#changed();
      }
    });
    return this.#queue;
  }

  async #look(verb: string): Promise<Line> {
    this.picture = undefined;
    const answer = await this.#ask<Line>({ do: "study", verb }, "Looking …");
    const { marks, caption = "" } = answer;
    this.picture = marks && { verb, view: this.view, caption, marks };
    return answer;
  }

  #ask<T>(request: Ask, waiting = ""): Promise<T> {
    this.busy = waiting;
    this.#changed();
    return this.studio.ask<T>({ play: this.view.play, ...request });
  }

  /** Goes on to the view that a request gives; false when the studio refused. */
  async #go(request: Ask, waiting = ""): Promise<boolean> {
    const view = await this.#ask<View>(request, waiting);
    if (view.refused !== undefined) {
      this.say(sentence(view.refused), "refused");
      beep();
      return false;
    }
    this.#show(view);
    this.keep();
    return true;
  }

  /** A step through the history; past the turns of the computer, which would only be played again. */
  async #step(direction: "undo" | "redo"): Promise<void> {
    do await this.#go({ do: direction });
    while (this.#othersMove() && this.view.history[direction]);
  }

  #othersMove(): boolean {
    const { status } = this.view;
    return this.opponent !== undefined && !status.over && status.player !== this.opponent.seat;
  }

  /** The computer's turns, until it is the person's again. */
  async #reply(): Promise<void> {
    while (this.opponent && this.#othersMove()) await this.#turn(this.opponent.agent);
  }

  async #turn(agent: string): Promise<void> {
    await this.#go({ do: "agent", agent, seed: Math.floor(Math.random() * 1e9) }, "The computer is thinking …");
  }

  #show(view: View): void {
    this.view = view;
    this.hint = undefined;
    this.message = NOTHING;
    this.#changed();
  }

  #changed(): void {
    this.dispatchEvent(new Event("change"));
  }
}
