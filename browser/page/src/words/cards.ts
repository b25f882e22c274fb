/** What the cards beside the board say of a position. */
export const words = {
  you: "You",
  computer: "Computer",
  player: (number: number) => `Player ${number}`,
  turns: "Turns",
  wins: (name: string) => (name === "You" ? "You win" : `${name} wins`),
  beaten: (name: string) => `${name} can be beaten`,
  share: (name: string, percent: number) => `${name}, about ${percent} %`,
  proven: "Proven",
  estimate: "\u2248 Estimate",
  lamp: { good: "proven yes", bad: "proven no", open: "not known", plain: "" },
} as const;
