import { practices } from "../game/extras";
import { asideOf, peekOf } from "./mode";
import type { Table } from "./table";

/**
 * The classes of the page's layout. Selectors that ask for its content would be evaluated again after each move.
 *
 * @param acts whether the scene has buttons
 */
export function layoutClasses(table: Table, acts: boolean): string {
  const { game, mode, entry, hints, ending } = table;
  const aside = asideOf(mode);
  if (aside) return words(["game aside", [aside.kind === "theater", "watching"]]);
  const { players = 0 } = game.view.status;
  return words([
    "game",
    entry.keyed ? "with-keys" : players === 0 ? "with-bar" : "with-players",
    [table.script !== undefined, "with-lesson"],
    [!table.script && (table.bar !== undefined || table.offer.shown || game.warning !== "" || practices(game)), "with-offer"],
    [game.warning !== "", "with-warning"],
    [ending.shown, "ended"],
    [players > 2, "with-many"],
    [players > 2, `of-${players}`],
    [entry.piled, "with-piles"],
    [!game.puzzle.can.includes("hint"), "unaided"],
    [mode.kind === "paused" || game.covered !== "", "paused"],
    [acts, "with-acts"],
    [hints.shown, "hinted"],
    [talks(table), "talking"],
    [replies(table), "replied"],
  ]);
}

/** Whether there is a message beside the state of the game. */
function talks(table: Table): boolean {
  return !table.hints.shown && (table.game.message.text !== "" || replies(table));
}

/** Somebody else has moved, something is waited for, or a search is looked at. */
function replies({ game, mode }: Table): boolean {
  const { busy, notice, turns, view } = game;
  return busy !== "" || notice !== "" || (turns?.view === view && turns.words.length > 0) || peekOf(mode) !== undefined;
}

function words(classes: readonly (string | readonly [wanted: boolean, name: string])[]): string {
  return classes.flatMap((one) => (typeof one === "string" ? [one] : one[0] ? [one[1]] : [])).join(" ");
}
