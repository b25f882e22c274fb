import { settings } from "../base/settings";
import { conflicts } from "../board/ground";
import type { Mark, StudyReport, View } from "../engine/protocol";
import { full, joined, told } from "../engine/sentence";
import { mistakes, type Game } from "../game/game";
import * as words from "#words/game";

/** Delay of a check in milliseconds, so that moves in quick succession need none between. */
const PASSING = 90;

const NONE: readonly Mark[] = [];

/** The player's mistakes as the board marks them: when a check is asked for, or after each move where that is wanted. */
export class Mistakes {
  /** The result of the last check, and whether it is shown. */
  #checked: { readonly view: View; readonly line: StudyReport; readonly shown: boolean } | undefined;
  /** The mistakes when they were last looked for. */
  #marked: { readonly round: number; readonly marks: readonly Mark[] } | undefined;
  #looked: View | undefined;

  /** @param changed called when other marks are shown */
  constructor(private readonly changed: () => void) {}

  /** The marks on the board of a game. */
  marks({ view, round }: Game): readonly Mark[] {
    const { checked, marked } = { checked: this.#checked, marked: this.#marked };
    if (checked?.view === view && checked.shown) return checked.line.marks ?? NONE;
    return settings.of("mistakes") === "once" && marked?.round === round ? marked.marks : NONE;
  }

  /** Checks a game and shows its mistakes; asked again, hides them. */
  async check(game: Game): Promise<void> {
    const { view } = game;
    const before = this.#checked?.view === view ? this.#checked : undefined;
    this.#checked = undefined;
    const verb = mistakes(game.puzzle);
    if (before?.shown || verb === undefined) {
      game.say("");
      return this.changed();
    }
    const line = before?.line ?? (await game.ask<StudyReport>({ do: "study", verb }, words.checking));
    if (!line) return;
    game.helped(verb);
    const where = (line.marks ?? NONE).length > 0;
    const shown = where && (before !== undefined || settings.of("mistakes") !== "off");
    this.#checked = { view, line, shown };
    game.say(joined([full(told(line, "line", "without")), where && !shown ? words.checkAgain : ""]), line.tone === "bad" ? "refused" : "plain");
  }

  /** Looks after a move, where mistakes are marked at once. */
  async follow(game: Game): Promise<void> {
    const { view, round, puzzle } = game;
    const verb = settings.of("mistakes") === "once" ? mistakes(puzzle) : undefined;
    if (verb === undefined || this.#looked === view) return;
    this.#looked = view;
    await new Promise((resolve) => setTimeout(resolve, PASSING));
    if (game.view !== view) return;
    try {
      const line = await game.studio.ask<StudyReport>({ do: "study", play: view.play, verb });
      if (game.view !== view) return;
      if (view.history.undo) game.helped(verb);
      this.#marked = { round, marks: conflicts(line.marks ?? NONE) };
      this.changed();
    } catch (failure) {
      console.info("not checked:", failure);
    }
  }
}
