/** What is said of games that are kept. */
export const words = {
  full: "The browser's memory is full or closed to this page: this game is kept only until the page is left.",
  apart: "This game was played on in another tab. Both are kept, each as a game of its own.",
  followed: "This game goes on in another tab, and here too.",
  more: (count: number, all: number) => `Show ${count} more of ${all}`,
} as const;
