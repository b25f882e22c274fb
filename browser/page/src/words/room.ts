/* The words of a room, in which people play from different places. Names are ready for a sentence. */

import { LANGUAGE, plural } from "./language";

let lists: Intl.ListFormat | undefined;

/** Several as one reads them: Ada, Bo, and Cy. */
export const listed = (names: readonly string[]) => (lists ??= new Intl.ListFormat(LANGUAGE)).format(names);

// Who it is.
export const you = "You";
export const player = (number: number) => `Player ${number}`;
export const seat = (number: number) => `Seat ${number}`;
export const level = (id: string) => id.replace(/(\D)(\d)/, "$1 $2").replace(/^./, (first) => first.toUpperCase());
export const computer = (level: string) => (level === "" ? "Computer" : `Computer, ${level.toLowerCase()}`);
export const aComputer = "Computer";
export const aPerson = "A person";
export const computerAbout = (level: string, about: string) => `Computer, ${level.toLowerCase()}: ${about}`;
/** Who moves first, second, and so on. */
export const order = (number: number) => (number === 1 ? "Moves first" : number === 2 ? "Moves second" : number === 3 ? "Moves third" : "Moves fourth");

// How it is played.
export const ways = {
  turns: { name: "In turns", about: "The players move in turns." },
  together: { name: "Together", about: "All play on one board." },
  race: { name: "Race", about: "Each solves the same puzzle. Whoever finishes first wins." },
} as const;
export const strictly = "Hints and analysis wait for the end.";
export const isOver = "This game is over.";

// Times.
export const seconds = (count: number) => plural(count, { one: "1 second", other: `${count} seconds` });
export const minutes = (count: number) => plural(count, { one: "1 minute", other: `${count} minutes` });
export const hours = (count: number) => plural(count, { one: "1 hour", other: `${count} hours` });
export const days = (count: number) => plural(count, { one: "1 day", other: `${count} days` });
export const daysLeft = (days: number, hours: number) => (hours === 0 ? `${days} d` : `${days} d ${hours} h`);
export const noClock = "No clock";
export const clockMove = (time: string) => `${time} for each turn`;
export const clockGame = (time: string) => `${time} for the game`;
export const clockFischer = (time: string, increment: string) => `${time}, and ${increment} more for each turn`;
export const perTurn = "For each turn";
export const perGame = "For the game";
export const inDays = "Days for each turn";
export const timeLeft = "Time left:";
export const nearlyOver = (time: string) => `You have ${time} left.`;

// A new room.
export const makeTitle = "Play with others";
export const puzzle = "Puzzle";
export const way = "How to play";
export const players = "Players";
export const howMany = "How many players";
export const playersCount = (count: number) => plural(count, { one: "1 player", other: `${count} players` });
export const begin = "Start";
export const fromHere = "This game, as it stands";
export const fromNew = "A new game";
export const setup = "Setup";
export const chosenBelow = "As chosen below";
export const moreSetups = "More setups";
export const clock = "Clock";
export const strict = "No hints and no analysis before the end";
export const make = "Create room";
export const makingRoom = "Creating the room …";
export const cancel = "Cancel";

// Links.
export const invite = "Invite others";
export const links = "Links";
export const yourSeat = "Your seat";
export const invitation = "Play with me on Tilewright.";
export const sayCode = "Code to say aloud";
export const anySeat = "To play";
export const anyAbout = "Opens any free seat.";
export const forSeat = (number: number) => `Seat ${number} only`;
export const forWatching = "To watch";
export const watchAbout = "Shows the game only.";
export const full = "All seats are taken.";
export const copy = "Copy";
export const share = "Share";
export const qr = "QR code";
export const of = (act: string, link: string) => `${act}: ${link}`;
export const codeOf = (link: string) => `QR code: ${link}`;
export const copied = "The link is copied.";
export const noCopy = "The browser does not allow it. Press Ctrl+C to copy the marked link.";
export const noSharing = "The browser does not allow it. Copy the link instead.";
export const longLink = "This link is too long for a QR code.";
export const move = "Move this seat to another device";
export const moveWarning = "Whoever scans this code plays on your seat, so show it to nobody else.";

// The way into a room.
export const yourName = "Your name";
export const nameAbout = "optional, all in the room see it";
export const takeSeat = (number: number) => `Take seat ${number}`;
export const watch = "Only watch";
export const watchNow = "Watch";
export const allTaken = "All seats are taken. You can watch.";
export const codeTitle = "Enter a code";
export const codeAbout = "Six letters and digits, from the one who made the room.";
export const code = "Code";
export const noCode = "A code has six letters and digits, such as KTR 4M9.";
export const enter = "Enter";

// Who is where.
export const free = "Free";
export const here = "Here";
export const onDevices = (count: number) => `Here on ${count} devices`;
export const notThere = "Not here";
export const awayNow = "Just left";
export const away = (time: string) => `Away for ${time}`;
export const standsIn = (level: string) => `A computer plays, ${level.toLowerCase()}.`;
export const playsOn = (level: string) => `Out. A computer plays on, ${level.toLowerCase()}.`;
export const gaveUp = "Gave up";
export const begins = (seconds: number) => plural(seconds, { one: "Starts in 1 second.", other: `Starts in ${seconds} seconds.` });
export const toMove = "To move";
export const yourTurn = "Your turn";
export const progress = "Progress";
export const percent = (percent: number) => `${percent} %`;
export const finished = (time: string) => `Done in ${time}`;
export const watching = (count: number) => plural(count, { one: "1 person watches", other: `${count} people watch` });
export const waits = "The game starts when all seats are taken.";
export const stand = "Leave this seat";
export const takeBack = "Take the seat back";
export const askComputer = (seat: number) => `Ask for a computer on seat ${seat}`;
export const mayComeBack = "They may still come back.";

// Votes.
export const votes = "Questions to all";
export const question = "Question";
export const asks = { takeback: "Take back my turn", analyze: "Allow hints" } as const;
export const wantsTakeback = (who: string) => `${who} wants to take back a turn. Do you agree?`;
export const youTakeback = "You ask to take back your turn.";
export const wantsRematch = (who: string) => `${who} wants another game. Do you agree?`;
export const youRematch = "You ask for another game.";
export const wantsAnalyze = (who: string) => `${who} wants hints and analysis now. Do you agree?`;
export const youAnalyze = "You ask for hints and analysis.";
export const wantsComputer = (who: string, other: string) => `${who} wants a computer to play for ${other}. Do you agree?`;
export const wantsComputerForYou = (who: string) => `${who} wants a computer to play for you. Move, and you keep the seat.`;
export const youComputer = (other: string) => `You ask for a computer to play for ${other}.`;
export const agreed = (names: string) => `Agreed: ${names}.`;
export const awaited = (names: string) => `Still to answer: ${names}.`;
export const yes = "Yes";
export const no = "No";
export const withdraw = "Withdraw";
export const resign = "Resign";
export const resignSurely = "Resign this game? This cannot be undone.";
export const keepPlaying = "Keep playing";

// Set phrases; the server knows them by their numbers.
export const phrasesTitle = "Phrases";
export const sayIt = "Say to all";
export const phrases = ["Hello", "Good luck", "Well played", "Thanks", "One moment", "Sorry", "Your turn", "Again?"] as const;

// The connection.
export const connection = {
  connecting: "Connecting …",
  here: "Connected",
  lost: "Connection lost. Trying again …",
  restarting: "The server restarts. Trying again …",
  full: "The server is busy. Trying again …",
  gone: "This room is gone.",
} as const;
export const tryNow = "Try now";

// The end.
export const youWin = "You win";
export const wins = (who: string) => `${who} wins`;
export const nobodyWins = "Nobody wins";
export const solvedTogether = "Solved together";
export const givenUp = "Given up";
export const how = {
  played: "Played to the end.",
  first: "First to finish.",
  resigned: "By resignation.",
  all: "All have resigned.",
  time: "On time.",
} as const;
export const rematch = "Rematch";
export const review = "Review";
export const nextGame = "Go to the next game";
