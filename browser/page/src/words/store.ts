/* What is said of games that are kept. */

export const full = "The browser's memory is full or closed to this page: this game is kept only until the page is left.";
export const apart = "This game was played on in another tab. Both are kept, each as a game of its own.";
export const followed = "This game goes on in another tab, and here too.";
