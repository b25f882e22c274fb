import type { History, View } from "../engine/protocol";
import type { Game } from "../game/game";
import type { Stand } from "./history-lines";

/** The whole history of a play, which comes in several answers when it is long. */
export async function whole({ studio }: Game, view: View): Promise<Stand> {
  const page = (from: number) => studio.ask<History>({ do: "history", play: view.play, ...(from > 0 ? { from } : {}) });
  let history = await page(0);
  while (history.more !== undefined) {
    const next = await page(history.more);
    history = { ...next, steps: [...history.steps, ...next.steps] };
  }
  return { ...history, node: view.history.node };
}
