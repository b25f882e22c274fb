/* What is said about the report of a game. */

export const about = "What each turn was worth, and where the game turned. Contains spoilers.";
export const review = "Review game";
export const reviewing = "Reviewing …";
export const onlyFirst = (lines: number) => `Only the first ${lines} lines are shown.`;
