/* The words about storage. */

export const full = "The browser's storage is full or blocked: this game is kept only until the page is left.";
export const apart = "This game was continued in another tab. Both are kept, as two games.";
export const followed = "This game is being played in another tab, and follows it here.";
