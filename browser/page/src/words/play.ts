/* The words during play. */

export const computersTurn = "It is the computer's turn. Pause it to play for it.";
export const hinting = "Looking for a hint …";
export const stopped = "Stopped.";
export const looking = "Looking …";
export const computing = "The computer is thinking …";
export const noAnswer = "no answer";
export const size = (rows: number, columns: number) => `${rows} × ${columns}`;
export const against = (kind: string, level: string) => `${kind}, level ${level}`;
export const away = "It is your friend’s turn. Send the game, and wait for the answer.";
export const awaited = "Your friend’s turn: send the game.";
export const arrived = "A friend has sent you this game. It is your turn.";
export const you = "You";
export const friend = "Your friend";
export const player = (number: number) => `Player ${number}`;
export const computer = "Computer";
export const computerNumber = (number: number) => `Computer ${number}`;
/** A sentence of the engine about players, for the person here: with their names, as {@link player} and the others above. */
export const withNames = (text: string, name: (player: number) => string) =>
  text.replace(/\bPlayer (\d+)(:| has\b)?/g, (_, number: string, after = "") => {
    const who = name(Number(number) - 1);
    if (who !== you) return who + after;
    return after === ":" ? "Your turn:" : after === "" ? you : `${you} have`;
  });
