/*
 * What a game has besides its play, for a page that starts anew: it asks for the words again. It is in the name of the window, which
 * lasts where nothing else is remembered.
 */
import type { Wrong } from "../game/game";
import type { GamePage } from "./game-page";

type Carried = {
  readonly play: string;
  readonly hint: { readonly wrong: Wrong | undefined; readonly strength: number } | false;
  readonly study: string | undefined;
  readonly mode: string;
  readonly locked: string;
  readonly spot: string;
  readonly paused: boolean;
};

/** Leaves the game saved, for {@link takeUp} of the page that follows in this window. */
export async function carry(page: GamePage): Promise<void> {
  const { game, mode, locked, spot, paused } = page;
  await game.close();
  const { hint, wrong, strength, picture, view } = game;
  page.paused = true; // The time is kept.
  await page.updateComplete;
  window.name = JSON.stringify({
    play: view.play,
    hint: hint !== undefined && { wrong, strength },
    study: picture?.verb,
    mode,
    locked,
    spot,
    paused,
  } satisfies Carried);
}

/** Takes up what the page before has left, if it is of this game. */
export function takeUp(page: GamePage): void {
  const { name } = window;
  window.name = "";
  const { game } = page;
  const { play, hint, study, mode, locked, spot, paused } = read(name);
  if (play !== game.view.play) return;
  Object.assign(page, { mode, locked, spot, paused });
  if (spot) page.board.current = spot;
  if (study !== undefined) void game.study(study);
  if (!hint) return;
  void import("../panels/hint-card");
  void game.askHint(hint.wrong, hint.strength);
}

/** Others may have given the window a name. */
function read(name: string): Partial<Carried> {
  try {
    return JSON.parse(name) as Carried;
  } catch {
    return {};
  }
}
