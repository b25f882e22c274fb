/* What is said while one plays. */

export const computersTurn = "It is the computer's turn. Pause it to play for it.";
export const hinting = "Looking for a hint …";
export const stopped = "Stopped.";
export const looking = "Looking …";
export const computing = "The computer is thinking …";
export const noAnswer = "no answer";
export const size = (rows: number, columns: number) => `${rows} × ${columns}`;
export const against = (kind: string, level: string) => `${kind}, level ${level}`;
