/*
 * What a game has besides its play, for a page that starts anew: it asks for the words again. It is in the name of the window, which
 * lasts where nothing else is remembered.
 */
import type { Wrong } from "../game/game";
import type { Table } from "./table";

type State = {
  readonly play: string;
  readonly hint: { readonly wrong: Wrong | undefined; readonly strength: number } | false;
  readonly study: string | undefined;
  readonly mode: string;
  readonly locked: string;
  readonly spot: string;
  readonly paused: boolean;
};

/** Leaves the game saved, for {@link restorePageState} of the page that follows in this window. */
export async function savePageState(table: Table): Promise<void> {
  const { game, entry, mode } = table;
  const { modifier, locked, spot } = entry;
  await game.close();
  const { hint, wrong, strength, picture, view } = game;
  table.go({ kind: "pause" }); // The time is kept.
  await table.updateComplete;
  window.name = JSON.stringify({
    play: view.play,
    hint: hint !== undefined && { wrong, strength },
    study: picture?.verb,
    mode: modifier,
    locked,
    spot,
    paused: mode.kind === "paused",
  } satisfies State);
}

/** Takes up what the page before has left, if it is of this game. */
export function restorePageState(table: Table): void {
  const { name } = window;
  window.name = "";
  const { game, entry } = table;
  const { play, hint, study, mode = "", locked = "", spot = "", paused } = read(name);
  if (play !== game.view.play) return;
  Object.assign(entry, { modifier: mode, locked, spot });
  table.requestUpdate();
  if (paused) table.go({ kind: "pause" });
  if (spot) table.board.current = spot;
  if (study !== undefined) void game.study(study);
  if (!hint) return;
  void import("../panels/hint-card");
  void game.askHint(hint.wrong, hint.strength);
}

/** Others may have given the window a name. */
function read(name: string): Partial<State> {
  try {
    return JSON.parse(name) as State;
  } catch {
    return {};
  }
}
