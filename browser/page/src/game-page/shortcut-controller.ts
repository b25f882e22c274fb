import type { ReactiveController } from "lit";
import { composes } from "../base/press";
import { settings } from "../base/settings";
import type { Timer } from "../panels/timer";
import { asideOf, peekOf } from "./mode";
import { shortcut, type Action } from "./shortcuts";
import type { Table } from "./table";

/** The keyboard of a game's page, wherever the focus is. */
export class ShortcutController implements ReactiveController {
  constructor(private readonly table: Table) {
    table.addController(this);
  }

  hostConnected(): void {
    addEventListener("keydown", this.#pressed);
  }

  hostDisconnected(): void {
    removeEventListener("keydown", this.#pressed);
  }

  readonly #pressed = (event: KeyboardEvent): void => {
    const { table } = this;
    if (event.defaultPrevented || asideOf(table.mode) || composes(event)) return;
    if ((event.target as Element).closest("input, textarea, select, dialog")) return;
    if (this.#handled(event)) event.preventDefault();
  };

  /** False when the key has nothing to do with the game. */
  #handled(event: KeyboardEvent): boolean {
    const { table } = this;
    const escaped = event.key === "Escape";
    if (escaped && this.#close()) return true;
    if (table.mode.kind !== "paused" && !table.overlays.panel) {
      // Right after a game was opened nothing has the keyboard yet.
      const free = event.target === document.body;
      if (table.board.typed(event) || (free && table.board.walked(event))) return true;
    }
    if (escaped && table.game.message.text !== "") table.game.say("");
    if (escaped && (table.script || table.offer.shown)) {
      if (table.script) table.leaveScript();
      else table.offer.decline();
      return true;
    }
    const action = shortcut(event, settings.of("shortcuts") === "on");
    if (action === undefined) return false;
    this.#do(action);
    return true;
  }

  /** Closes what lies on top; false when there is nothing. */
  #close(): boolean {
    const { game, entry, overlays, hints, mode } = this.table;
    if (entry.locked !== "") entry.lock(entry.locked);
    else if (overlays.about) overlays.closeAbout();
    else if (peekOf(mode)) this.table.go({ kind: "peek", peek: undefined });
    else if (overlays.panel) overlays.closePanel();
    else if (game.stage) hints.close();
    else return false;
    return true;
  }

  #do(action: Action): void {
    const { table } = this;
    const { game } = table;
    switch (action) {
      case "undo":
      case "redo":
        return void game[action]();
      case "hint":
        return void (game.puzzle.can.includes("hint") && table.hints.ask(true));
      case "new":
      case "keys":
      case "print":
        if (!table.script || action === "keys") table.ask(action);
        return;
      case "about":
        return table.explain(table.entry.chosen);
      case "pause":
        return table.querySelector<Timer>("tw-timer")?.toggle();
      default:
        return table.entry.write(game.puzzle.modes[action]?.before ?? table.entry.modifier);
    }
  }
}
