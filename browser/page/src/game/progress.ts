/*
 * The progress of a game since its beginning, from 0 to 1. A play begins with the share ID of its first position; the share ID of a
 * position is a board of cells, of which . is a free one; a second board behind a blank has the player's entries.
 */

/** Of the cells that were free to begin with those that no longer are; or the other way round, where a board is emptied. */
export function progress(play: string, position: string): number {
  const [start, now] = [cells(play), cells(position)];
  if (start.length === 0 || now.length !== start.length) return 0;
  const [before, free] = [count(start), count(now)];
  const [done, all] = free > before ? [free - before, start.length - before] : [before - free, before];
  return all === 0 ? 0 : done / all;
}

/** The cells of a share ID or of the beginning of a play. */
function cells(text: string): string {
  const [board = "", written = ""] = text
    .slice(text.indexOf(":") + 1)
    .split("|")[0]!
    .split(" ");
  const given = board.split("!")[0]!.replaceAll("/", "");
  if (written.length !== given.length) return given;
  return [...given].map((cell, i) => (cell === "." ? written[i] : cell)).join("");
}

function count(board: string): number {
  return board.replace(/[^.]/g, "").length;
}
