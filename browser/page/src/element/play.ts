import type { Hint, HintStage, View } from "../engine/protocol";
import { full, told, type Sentence } from "../engine/sentence";
import { reason, type Ask, type Studio } from "../engine/studio";
import type { Message } from "../game/game";
import * as words from "#words/play";

const NOTHING: Message = { text: "", tone: "plain" };

/** A play that nobody keeps: its view, what was said last, and a hint. Requests are done one after the other. Fires `change`. */
export class Play extends EventTarget {
  message: Message = NOTHING;
  hint: Hint | undefined;
  /** The stage of the hint that is shown. */
  strength = 0;
  /** The message about work that is being waited for; empty when there is none. */
  busy = "";
  /** What the status of a game for several needs: all of them are at this board. */
  readonly shared = false;
  readonly fixed = true;
  readonly watched = false;
  readonly away = false;
  #queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly studio: Studio,
    public view: View,
  ) {
    super();
  }

  get seats(): readonly string[] {
    return Array.from({ length: this.view.status.players ?? 0 }, () => "");
  }

  nameOf(player: number): string {
    return words.player(player + 1);
  }

  withNames(said: Sentence): Sentence {
    return said;
  }

  get stage(): HintStage | undefined {
    return this.hint?.stages?.[this.strength];
  }

  act(gesture: string): Promise<void> {
    return this.#then(() => this.#go({ do: "act", gesture }));
  }

  step(direction: "undo" | "redo"): Promise<void> {
    return this.#then(async () => {
      if (this.view.history[direction]) await this.#go({ do: direction });
    });
  }

  /** Asks for a hint, or for more of the one that is shown. */
  askHint(): Promise<void> {
    const stages = this.hint?.stages;
    if (stages) {
      this.strength = Math.min(this.strength + 1, stages.length - 1);
      this.#changed();
      return this.#queue;
    }
    return this.#then(async () => {
      this.#waitFor(words.hinting);
      const hint = await this.studio.ask<Hint>({ do: "hint", play: this.view.play });
      this.hint = hint;
      this.strength = 0;
      this.say(hint.stages ? "" : told(hint, "text"));
    });
  }

  say(text: Sentence, tone: Message["tone"] = "plain"): void {
    this.message = { text, tone };
    this.#changed();
  }

  #then(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(work).then(
      () => this.#waitFor(""),
      (failure: unknown) => {
        this.#waitFor("");
        this.say(reason(failure), "refused");
      },
    );
    return this.#queue;
  }

  async #go(request: Ask): Promise<void> {
    const view = await this.studio.ask<View>({ play: this.view.play, ...request });
    if (view.refused !== undefined) return this.say(full(told(view, "refused")), "refused");
    this.view = view;
    this.hint = undefined;
    this.say("");
  }

  #waitFor(what: string): void {
    if (this.busy === what) return;
    this.busy = what;
    this.#changed();
  }

  #changed(): void {
    this.dispatchEvent(new Event("change"));
  }
}
