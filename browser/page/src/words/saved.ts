/* The words about what is kept on the server under a key. */

import { plural } from "./language";

export const title = "Other devices";
export const close = "Close";
export const asking = "Asking the server …";
export const none = "Your games are in this browser only. To take them to another device, export them here, and import the file there.";

export const off =
  "Your games are in this browser only. This server can keep them as well, so that you go on with them on another device. You need no account: a key that nobody can guess opens them.";
export const privacy =
  "The server keeps games, rooms and packs as they are, with the time of the last change, and nothing else about you. Two years after the last use they are deleted; you can erase them at any time.";
export const turnOn = "Turn on";
export const on = (count: number) =>
  plural(count, {
    one: "1 item is in this browser and on this server.",
    other: `${count} items (games, rooms and packs) are in this browser and on this server.`,
  });

export const working = "Saving …";
export const upToDate = (ago: string) => `Saved ${ago}.`;
export const offline = "The server is not reached. What you play is in this browser, and goes to the server later.";
export const later = (reason: string) => `Not saved on the server: ${reason}. It is tried again.`;
export const nothing = "This server keeps no games any more. They are in this browser.";
export const full = "There is no more room on the server: the latest games are there, the others are in this browser only.";
export const tooLong = (count: number) =>
  plural(count, {
    one: "1 game is too long for the server: it is in this browser only.",
    other: `${count} games are too long for the server: they are in this browser only.`,
  });
export const copies = (count: number) =>
  plural(count, {
    one: "1 game went on in two ways on two devices: both are in the list of your games.",
    other: `${count} games went on in two ways on two devices: both ways are in the list of your games.`,
  });
export const copyOf = (state: string) => (state === "" ? "from another device" : `${state} (from another device)`);
export const gone = "Everything on the server is gone: it was erased on another device, or not used for two years. Your games are in this browser.";

export const link = "Link for your other devices";
export const code = "QR code of the link";
export const secret = "Whoever has this link can read, change and erase all of it. Keep it to yourself, and keep a copy: nobody can find it again for you.";
export const copy = "Copy";
export const copyLink = "Copy the link";
export const copied = "Copied.";
export const noCopy = "The browser does not allow copying. The link is selected.";
export const exporting = "Export";
export const exportAll = "Export everything on the server";
export const exported = "The file is saved.";
export const turnOff = "Turn off here";
export const turnedOff = "It is off here. All is still on the server for your other devices, and in this browser.";
export const erase = "Erase …";
export const eraseThere = "Erase everything on the server …";
export const erasing = (count: number) =>
  `${plural(count, { one: "1 item goes", other: `${count} items go` })} from the server at once and for good, with all that is known there of deleted ones and of the key. It ends on your other devices, too. The games in the browsers stay.`;
export const eraseAll = "Erase everything";
export const erased = "Everything on the server is erased. Your games are in this browser.";
export const failed = (reason: string) => `That did not work: ${reason}.`;
export const notReached = "the server is not reached";
export const cancel = "Cancel";

export const offered = "Use the games of another device here?";
export const offeredAbout = "This link has the key to games on this server. They and the games in this browser come together, on both devices, from now on.";
export const offeredOther = "This browser has another key now: what is on the server under that one stays there, without what you play from now on.";
export const offeredWarning = "Go on only if the link is your own. Whoever else has it sees what you play here.";
export const use = "Use them here";
export const notNow = "Not now";
export const badLink = "This link is not whole: its key has 22 letters, digits, - and _.";
export const noGames = "This server keeps no games. Open the link where you got it.";

export const room = "Room";
export const pack = (puzzle: string, seed: string) => `Pack ${seed}: ${puzzle}`;
