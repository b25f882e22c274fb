import { lasting, short } from "../base/address";
import type { Game } from "../game/game";

/** Shows the address of a game as it stands: a page that is loaded again finds the saved game by it. */
export function showAddress({ address, view }: Game): void {
  const hash = address ?? short(view.play, view.id);
  const query = lasting(location.search);
  if (location.hash !== hash || location.search !== query) history.replaceState(null, "", location.pathname + query + hash);
}
