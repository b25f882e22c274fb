/* What home, the archive, and the statistics say. */

import { plural } from "./language";

export const now = "just now";
export const title = "Tilewright";
export const today = "Today";
export const archive = "Archive";
export const statistics = "Statistics";
export const settings = "Settings";
export const pages = "Pages";
export const todaysFour = "Today’s four";
export const playTodays = "Play today’s";
export const play = "Play";
export const seeBoard = "See your board";
export const resume = "Go on";
export const daysInARow = (days: number) => plural(days, { one: "1 day in a row", other: `${days} days in a row` });
export const noDays = "Play one a day to start a streak";
export const week = "This week";
export const dayDone = (day: string) => `${day}: done`;
export const dayOpen = (day: string) => `${day}: not done`;
export const moreKinds = "…";
export const moreOf = (title: string) => `More of ${title}`;
export const newOf = (title: string) => `New ${title}`;
export const solved = "Solved";
export const openOne = "Import a puzzle";
export const kindOf = (title: string, kind: string) => (kind === "" ? title : `${title}, ${kind}`);
export const part = (percent: number) => `${percent}%`;
export const archiveAbout = "Any day’s puzzles can still be played.";
export const before = "Previous month";
export const after = "Next month";
export const dayOf = (day: string, count: number, all: number) => `${day}, ${count} of ${all} done`;
export const puzzlesOf = (day: string) => `Puzzles of ${day}`;
export const inRow = "Days in a row";
export const longest = "Longest";
export const count = "Solved";
export const withoutHints = "Without hints";
export const best = "Best";
export const median = "Median";
export const solvedCount = (count: number) => `${count} solved`;
export const solvedOf = (kind: string, count: number) => `${kind}: ${count} solved`;
export const none = "–";
export const kept = "Kept in this browser only.";
export const exporting = "Export";
export const importing = "Import";
export const levelOf = (title: string) => `Level: ${title}`;
export const times = (title: string, median: string, count: number) =>
  count === 0 ? `${title}: no times yet` : `${title}: ${plural(count, { one: "1 time", other: `${count} times` })}, median ${median}`;
export const imported = (added: number, known: number) => `${added} added, ${known} already here.`;
