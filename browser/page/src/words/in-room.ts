/* The words of a game in a room: what is told of it, how it stands, and what one cannot do. */

export const watching = "You are watching. Take a seat to play.";
export const notBegun = "The game has not begun yet.";
export const notYourTurn = (who: string) => `It is ${who === "" ? "not your turn" : `${who}’s turn`}.`;
export const computerPlays = "A computer plays on your seat. Take the seat back to play.";
export const elsewhere = "You play in another tab. Press “Play here” to play in this one.";
export const out = "You are out of this game.";

// Above the board.
export const saving = "Saving …";
export const noConnection = "No connection";
export const notSaved = "No connection, not saved yet";
export const unsaved = (why: string) => `${why} What you do waits here.`;
export const savesAgain = "The server can save again.";
export const toMove = (who: string) => `${who} to move`;
export const yourTurn = "Your turn";
export const waiting = "Waiting for players";
export const over = "The game is over";
export const goOn = "Playing";
export const toRoom = "Room";
export const toQuestion = "Answer";
export const saying = (who: string, phrase: string) => `${who}: ${phrase}`;
export const playHere = "Play here";
export const movedAway = "Your seat is played on another device now.";
export const moveHere = "Play on this device";
export const moveAbout = "This link is of a seat that is played on another device.";
export const notify = "Notify me when it is my turn";
export const titled = (title: string) => `● ${title}`;
export const turnIn = (title: string) => `${title}: it is your turn`;

// The way in.
export const title = "Play with others";
export const about = "Make a room and send its link, or enter the code of somebody else’s room. Nobody needs an account.";
export const make = "Make a room";
export const connecting = "Connecting …";
export const none = "There are no rooms here.";
export const noneAbout = "This page has no server with rooms, or the server cannot be reached. Whoever runs it starts it with: tilewright serve --data DIR";
export const gone = "This link opens no room.";
export const goneAbout = "The room may be gone, or the link is not complete.";
export const notMade = "The room could not be made: the server does not answer.";
export const again = "Try again";

// What is told, each once: a person hears it.
const begun = (turn: number) => (turn > 0 ? `Turn ${turn}: ` : "");
export const acted = (turn: number, who: string, what: string) => `${begun(turn)}${who}. ${what}`;
export const undone = (turn: number, who: string) => `${begun(turn)}${who} took a step back.`;
export const sat = (who: string, seat: number) => `${who} took seat ${seat}.`;
export const stood = (seat: number) => `Seat ${seat} is free again.`;
export const moved = (who: string) => `${who} goes on from another device.`;
export const resigned = (who: string) => `${who} resigned.`;
export const flagged = (who: string) => `The time of ${who} is over.`;
export const back = (who: string) => `${who} took the seat back from the computer.`;
export const resumed = "The server was away. That time counts for nobody.";
export const next = "The game goes on in another room.";
export const votedYes = (who: string, what: string) => `${who} says yes: ${what}.`;
export const votedNo = (who: string, what: string) => `${who} says no: ${what}.`;
export const proposals = { takeback: "take back a turn", rematch: "another game", analyze: "hints and analysis", computer: "a computer plays on" } as const;
export const missed = "The game went on while the connection was lost.";
export const backHere = "The connection is back.";
export const lost = "The connection is lost.";
export const ended = (words: string) => `The game is over. ${words}`;
