/* The words about what is kept on the server under a key. */

import { plural } from "./language";

export const title = "On this server";
export const off = "Your games are kept in this browser only. This server can keep them as well, so that you can go on with them on another device. There is no account: a key that nobody can guess opens them.";
export const turnOn = "Keep them on this server";
export const on = "Your games, rooms and packs are in this browser and on this server.";
export const device = "Another device";
export const link = "Link for your other devices";
export const code = "QR code of the link";
export const secret = "Whoever has this link can read, change and erase everything. Keep it to yourself, and keep it safe: nobody can find it again for you.";
export const copy = "Copy link";
export const copied = "Copied.";
export const noCopy = "The browser does not allow copying. The text is selected.";
export const exporting = "Export from the server";
export const turnOff = "Turn off here";
export const turnedOff = "It is off. Everything is still in this browser and on the server.";
export const erase = "Erase on the server …";
export const eraseAll = "Erase everything on the server";
export const erasing = (count: number) =>
  `${plural(count, { one: "1 item", other: `${count} items` })} on the server, all that is known of deleted ones, and the key itself go at once and for good. Your other devices stop, too. Each device keeps the games that are in its browser.`;
export const erased = "Everything on the server is erased. Your games are still in this browser.";
export const cancel = "Cancel";
export const privacy = "The server keeps the games as they are, under a fingerprint of the key, without a name. Two years after the last use they go.";

export const working = "Saving …";
export const upToDate = (ago: string) => `Everything is saved (${ago}).`;
export const offline = "The server is not reached. What you play is kept here and saved later.";
export const later = (reason: string) => `Not saved now: ${reason}. It is tried again.`;
export const goneThere = "Everything on the server was erased, on another device or because the key was not used for long. It is off here; your games are still in this browser.";
export const noServer = "This server keeps nothing any more. Your games are in this browser.";
export const tooLong = (count: number) => plural(count, { one: "1 game is too long for the server.", other: `${count} games are too long for the server.` });
export const full = "There is no more room on the server: the latest games are there, the others are in this browser only.";
export const copies = (count: number) =>
  plural(count, {
    one: "1 game was played in two ways on two devices; both are in the list.",
    other: `${count} games were played in two ways on two devices; both ways are in the list.`,
  });
export const copyOf = (state: string) => `${state} (played on another device)`;

export const offered = "Use your games from another device?";
export const offeredAbout = "The link has a key for games on this server. They are put together with the games in this browser, and kept the same on both devices from now on.";
export const offeredOther = "This browser uses another key now. What is under that key stays on the server, and what is in this browser is put together with what the new key opens.";
export const offeredWarning = "Go on only if the link is your own: whoever has it sees what you play here.";
export const use = "Use them here";
export const notNow = "Not now";
export const badLink = "This link is not whole: a key has 22 letters, digits, - and _.";
export const none = "This server keeps no games.";
export const close = "Close";
export const alsoThere = "Also on this server";
export const room = "Room";
export const pack = (puzzle: string, seed: string) => `Pack ${seed}: ${puzzle}`;
