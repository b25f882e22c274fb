/* The words of index.html and the manifest, which the build writes there. */

export const name = "Tilewright";
export const about = "Tile puzzles to play, to solve, and to watch being solved.";
export const needsScript = "This page needs JavaScript: its puzzles are made and checked in the browser.";
export const openStudio = "Open in Tilewright";
