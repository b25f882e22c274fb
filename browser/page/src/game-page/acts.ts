import { layout } from "../base/layout";
import { mistakes, type Game } from "../game/game";
import type { Act } from "../panels/action-bar";
import type { Table } from "./table";

/** What one does when one plays alone. */
const ALONE: readonly Act[] = ["redo", "mistakes", "theater", "fresh"];

/** What is left for those who watch others. */
const WATCHING: readonly Act[] = ["hint", "history"];

/** The actions at the foot of the column. */
export function acts(table: Table): readonly Act[] {
  const all = allActs(table);
  if (!table.game.shared) return all;
  return all.filter((act) => (table.game.watched ? WATCHING.includes(act) : !ALONE.includes(act)));
}

function allActs({ game, entry, hints, ending, script }: Table): readonly Act[] {
  const { puzzle, view } = game;
  const hint: readonly Act[] = puzzle.can.includes("hint") ? ["hint"] : [];
  const { now, stacked } = layout;
  if (ending.shown) return stacked ? [] : ["undo", "redo", "history"];
  if (entry.keyed) {
    const hidden = hints.shown && now !== "wide";
    if (!stacked) return ["undo", "redo", hidden ? "keypad" : "erase", "notes", ...hint];
    if (hidden) return ["keypad", ...hint];
    return ["undo", "erase", "notes", ...(mistakes(puzzle) ? (["mistakes"] as const) : []), ...hint];
  }
  if (script) return ["undo", ...(entry.piled ? (["notes"] as const) : []), ...hint];
  if (view.status.players) return stacked ? ["undo", ...hint] : ["undo", "redo", ...hint, "history", "fresh"];
  return ["undo", "redo", entry.piled ? "notes" : "theater", ...hint, ...(stacked ? [] : (["history"] as const))];
}

/** The actions that can do nothing now. */
export function idleActs({ view: { history } }: Game): readonly Act[] {
  return (["undo", "redo"] as const).filter((act) => !history[act]);
}

/** The actions that are on. */
export function activeActs({ game, entry }: Table): readonly Act[] {
  return [...(entry.noting ? (["notes"] as const) : []), ...(game.stage ? (["hint"] as const) : [])];
}

/** Does what an action is for. */
export function act(act: Act, table: Table): void {
  const { game, hints } = table;
  switch (act) {
    case "undo":
    case "redo":
      return void game[act]();
    case "erase":
      return table.board.type("Delete");
    case "notes":
      return table.entry.toggleNotes();
    case "mistakes":
      return void table.marks.check();
    case "hint":
      return game.stage && hints.folded ? hints.fold(false) : void hints.ask();
    case "keypad":
      return hints.fold(true);
    case "theater":
      return table.watch();
    case "fresh":
      return table.ask("new");
    case "history":
      return void table.show(act);
    default:
  }
}
