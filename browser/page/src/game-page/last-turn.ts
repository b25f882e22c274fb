import type { Piece, Scene, View } from "../engine/protocol";

/** What a player took in a turn. */
export type Taken = { readonly player: number; readonly piece: Piece; readonly count: number };

/** The trays of a scene, a list of pieces for each player. */
function trays({ parts = [] }: Scene): readonly (readonly Piece[])[] {
  return parts.filter(({ part }) => part.startsWith("tray-")).map(({ pieces = [] }) => pieces);
}

/** The pieces that a player has in one position and had not in another. */
export function taken(before: Scene, after: Scene, player: number): Taken | undefined {
  const had = trays(before)[player] ?? [];
  const has = trays(after)[player] ?? [];
  const at = has.findIndex((piece, i) => piece.count > (had[i]?.count ?? 0));
  const piece = has[at];
  return piece && { player, piece, count: piece.count - (had[at]?.count ?? 0) };
}

/** Follows a game from turn to turn. */
export class LastTurn {
  /** What was taken in the last whole turn that was seen. */
  now: Taken | undefined;
  /** The position at the beginning of the turn. */
  #begun: View | undefined;

  follow(view: View): void {
    const begun = this.#begun;
    if (begun === view) return;
    const [turn = 0, before = 0] = [view.status.turn, begun?.status.turn];
    const over = view.status.over && begun !== undefined && !begun.status.over;
    if (begun === undefined || turn < before) this.now = undefined;
    else if (turn > before || over) this.now = taken(begun.scene, view.scene, begun.status.player ?? 0);
    else return;
    this.#begun = view;
  }
}
