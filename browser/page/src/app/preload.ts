import { preloadEngine } from "../engine/preloaded-engine";

/** Loads what the address asks for while the studio is still on its way. What cannot be loaded the studio asks for again. */
export function preload({ hash, search }: Location): void {
  const puzzle = /^#\/([a-z]+)(?::|%3A)/i.exec(hash)?.[1];
  if (puzzle !== undefined) {
    preloadEngine(puzzle.toLowerCase());
    import("../game-page/game-page").catch(() => undefined);
  } else if (hash.length < 3 && search === "") import("../home/home").catch(() => undefined);
}
