import { preloadEngine } from "../engine/preloaded-engine";

/** Loads what the address asks for while the studio is still on its way. What cannot be loaded the studio asks for again. */
export function preload({ hash, search }: Location): void {
  const [, puzzle, size] = /^#\/([a-z]+)(?::|%3A)(\d+x\d+(?: |%20|$))?/i.exec(hash) ?? [];
  if (puzzle !== undefined) {
    if (!size) preloadEngine(puzzle.toLowerCase()); // other sizes and rules have another engine
    import("../game-page/game-page").catch(() => undefined);
  } else if (hash.length < 3 && search === "") import("../home/home").catch(() => undefined);
}
