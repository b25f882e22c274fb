import { offered } from "../base/offered";
import { practices } from "../game/extras";
import type { GameHost } from "./host";

/** Delay in milliseconds before offering the lesson to a first-time visitor. */
const SETTLED = 700;

/** Offers the lesson to a first-time visitor, in a line that is there from the beginning. */
export class LessonOffer {
  shown = false;

  constructor(private readonly host: GameHost) {}

  /** Another game is on the page. What its text was read without has the same place, and goes first. */
  begin(): void {
    const { host } = this;
    const { game, script, bar } = host;
    this.shown = !script && !bar && !game.watch && !game.warning && !game.view.history.undo && !practices(game) && !offered(game.puzzle.id);
    if (this.shown) setTimeout(() => host.isConnected && void import("../dialogs/lesson-offer"), SETTLED);
  }

  /** The lesson is not wanted, or not any more. */
  decline(): void {
    const { host } = this;
    const here = host.querySelector("tw-lesson-offer")?.contains(document.activeElement);
    this.shown = false;
    host.requestUpdate();
    if (here) host.board.focusSpot();
  }
}
