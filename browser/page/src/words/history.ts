/** What the history says. */
export const words = {
  you: "you",
  computer: "the computer",
  player: (number: number) => `player ${number}`,
  turn: (turn: number, who: string, cells: readonly string[]) =>
    `Turn ${turn}: ${who} ${cells.length === 0 ? "ended the turn" : `took ${cells.join(", ")}`}`,
  type: "Type moves",
  example: (end: string) => `r1c3 ${end}`,
  play: "Play",
} as const;
