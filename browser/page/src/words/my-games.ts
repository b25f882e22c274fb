/* The words about the games that are kept. */

import { plural } from "./language";

export const title = "My games";
export const none = "None yet. Every game you play is kept here, in this browser only.";
export const more = (count: number, all: number) => `Show ${count} more of ${all}`;
export const all = "All my games";
export const exporting = "Export";
export const importing = "Import";
export const devices = "Devices";
export const file = "File with games";
export const resume = "Resume";
export const open = "in progress";
export const remove = (title: string, state: string) => `Delete: ${title}, ${state}`;
export const deleted = "The game is deleted.";
export const undo = "Undo";
export const reading = "Reading …";
export const tooLarge = (megabytes: number) => `The file is larger than ${megabytes} megabytes: that is no file of games.`;
export const read = (added: number, known: number, refused: number) =>
  [plural(added, { one: "1 game added", other: `${added} games added` }), `${known} already here`, ...(refused > 0 ? [`${refused} refused`] : [])].join(", ") +
  ".";
export const refused = (place: number, reason: string) => `Game ${place}: ${reason}`;
export const others = (count: number) => `and ${count} more`;
