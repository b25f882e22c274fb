/* The words of the report of a game. */

export const about = "Where the game was won or lost, move by move. Contains spoilers.";
export const review = "Review game";
export const reviewing = "Reviewing …";
export const onlyFirst = (lines: number) => `Only the first ${lines} lines are shown.`;
/** A sentence of players, of whom one is who reads it, and another the computer. */
export const named = (said: string, player: number, you: boolean) => said.replaceAll(`Player ${player}`, you ? "You" : "Computer");
