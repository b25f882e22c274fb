import { Stopped } from "../engine/engine";
import type { Study, StudyReport, View } from "../engine/protocol";
import { Refusal } from "../engine/studio";
import * as words from "#words/play";
import type { Game } from "./game";

/** Number of milliseconds to wait for the answer to an outdated question: to stop it costs a new engine. */
const PATIENCE = 250;

/** Number of answers that are remembered, so that going back and forth asks nothing. */
const MOST = 200;

/**
 * The live studies of a game that are kept on: after each move they are asked again, by an engine of their own, so that
 * they never delay a move. An answer belongs to its position alone; one that comes too late is never shown.
 *
 * Fires `change` when an answer has come or a study was put on or off.
 */
export class LiveStudies extends EventTarget {
  readonly all: readonly Study[];
  #on: readonly string[];
  readonly #answers = new Map<string, StudyReport>();
  /** The question in progress, and when it began. */
  #asked: { readonly key: string; readonly since: number; readonly controller: AbortController } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly game: Game) {
    super();
    this.all = game.puzzle.studies.filter(({ live }) => live);
    this.#on = this.all.map(({ verb }) => verb).filter((verb) => game.extras.activeStudies.includes(verb));
  }

  isOn(verb: string): boolean {
    return this.#on.includes(verb);
  }

  put(verb: string, on: boolean): void {
    this.#on = this.all.map((study) => study.verb).filter((other) => (other === verb ? on : this.isOn(other)));
    this.game.keep({ activeStudies: this.#on });
    this.look();
    this.#changed();
  }

  /** The answer of a study for a view; undefined while it is not known. */
  answer(verb: string, view: View): StudyReport | undefined {
    return this.#answers.get(key(verb, view));
  }

  /** Asks what is not known yet of the view that the game shows now. */
  look(): void {
    clearTimeout(this.#timer);
    const wanted = this.#on.filter((verb) => !this.answer(verb, this.game.view));
    if (!this.#asked) {
      if (wanted[0] !== undefined) void this.#ask(wanted[0], this.game.view);
      return;
    }
    if (wanted.some((verb) => key(verb, this.game.view) === this.#asked?.key)) return;
    const wait = Math.max(0, this.#asked.since + PATIENCE - performance.now());
    this.#timer = setTimeout(() => this.#giveUp(), wait);
  }

  /** The last node where the game could be completed; undefined when there is none. */
  async lastLiving(): Promise<number | undefined> {
    this.game.helped("review");
    const { rows = [] } = await this.game.studio.background().ask<StudyReport>({ do: "review", play: this.game.view.play });
    return rows.findLast(({ tone, node }) => tone === "good" && node !== undefined)?.node;
  }

  async #ask(verb: string, view: View): Promise<void> {
    const name = key(verb, view);
    const controller = new AbortController();
    this.#asked = { key: name, since: performance.now(), controller };
    try {
      const studio = this.game.studio.background();
      this.#keep(name, await studio.ask<StudyReport>({ do: "study", verb, play: view.id }, undefined, controller.signal));
      this.game.helped(verb);
    } catch (failure) {
      if (failure instanceof Refusal) this.#keep(name, { without: failure.message });
      else if (!(failure instanceof Stopped)) {
        console.info("no answer:", verb, failure);
        this.#keep(name, { without: words.noAnswer });
      }
    }
    this.#asked = undefined;
    this.look();
    this.#changed();
  }

  #keep(name: string, answer: StudyReport): void {
    this.#answers.set(name, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MOST && oldest !== undefined) this.#answers.delete(oldest);
  }

  #giveUp(): void {
    this.#asked?.controller.abort();
  }

  #changed(): void {
    this.dispatchEvent(new Event("change"));
  }
}

function key(verb: string, { id }: View): string {
  return `${verb} ${id}`;
}
