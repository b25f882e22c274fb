import type { SavedGame } from "../game/saved-game";

/** A time as people write it: 4:12, 1:02:03. */
export function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** How much of a game is done, in percent: of the cells that were free to begin with those that no longer are, or the other way round. */
export function part({ play, position }: SavedGame): number {
  const [start, now] = [cells(play), cells(position)];
  if (start.length === 0 || now.length !== start.length) return 0;
  const [before, free] = [count(start), count(now)];
  const [done, all] = free > before ? [free - before, start.length - before] : [before - free, before];
  return all === 0 ? 0 : Math.round((100 * done) / all);
}

/** The cells of a share ID or of the beginning of a play. */
function cells(text: string): string {
  const board = text.slice(text.indexOf(":") + 1);
  return (/^[^\s|!]*/.exec(board)?.[0] ?? "").replaceAll("/", "");
}

function count(board: string): number {
  return board.replace(/[^.]/g, "").length;
}
