/** What the dialog of a new game says. */
export const words = {
  opponent: "Opponent",
  computer: (id: string) => `Computer, ${id.replace(/(\D)(\d)/, "$1 $2")}`,
  friend: "A friend here",
  first: "Who begins",
  you: "You",
  other: "The opponent",
  chance: "By chance",
} as const;
