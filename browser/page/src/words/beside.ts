/** What stands beside the board: who plays and what each holds, and what there is left to lay. */
export const words = {
  you: "You",
  computer: "Computer",
  friend: "You / a friend here",
  player: (number: number) => `Player ${number}`,
  plays: (number: number) => `Player ${number} is played by`,
  level: (id: string) => id.replace(/(\D)(\d)/, "$1 $2").replace(/^./, (first) => first.toUpperCase()),
  took: (pieces: number) => `took ${pieces} ${pieces === 1 ? "piece" : "pieces"}`,
  goal: (goal: number) => `of ${goal}`,
  piles: "Piles",
  thinking: "to move",
} as const;
