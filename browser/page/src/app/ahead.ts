import { startAhead } from "../engine/ahead";

/** Loads what the address asks for while the studio is still on its way. What cannot be loaded the studio asks for again. */
export function loadAhead({ hash, search }: Location): void {
  const puzzle = /^#\/([a-z]+)(?::|%3A)/i.exec(hash)?.[1];
  if (puzzle !== undefined) {
    startAhead(puzzle.toLowerCase());
    import("./game-page").catch(() => undefined);
  } else if (hash.length < 3 && search === "") import("../home/home").catch(() => undefined);
}
