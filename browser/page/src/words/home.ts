/* The words of home, the archive, and the statistics. */

import { plural } from "./language";

export const now = "just now";
export const title = "Tilewright";
export const today = "Today";
export const archive = "Archive";
export const statistics = "Statistics";
export const guide = "Guide";
export const settings = "Settings";
export const pages = "Pages";
export const todaysFour = "Today’s four";
export const playTodays = "Play today’s";
export const play = "Play";
export const seeBoard = "See your board";
export const resume = "Continue";
export const allGames = "All games";
export const daysInARow = (days: number) => plural(days, { one: "1-day streak", other: `${days}-day streak` });
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
export const withoutHelp = "Without help";
export const against = (level: string) => `level ${level}`;
export const solvedCount = (count: number) => `${count} solved`;
export const none = "–";
export const kept = "Kept in this browser only.";
export const exporting = "Export";
export const importing = "Import";
export const wonLost = (won: number, lost: number) => `${won} won, ${lost} lost`;
/** Best and median are of games without help. */
export const columns = ["Level", "Solved", "Best", "Median", "With help"] as const;
export const columnsOfGames = ["Opponent", "Won", "Lost", "With help"] as const;
export const anyKind = "Other";
export const helpedBest = (count: number, best: string) => `${count}, best ${best}`;
export const timesOf = (kind: string, count: number) =>
  `${kind === "" ? "" : `${kind}: `}${plural(count, { one: "1 time", other: `${count} times` })} without help`;
export const andMore = (time: string) => `${time} and more`;
export const older = (count: number) =>
  plural(count, {
    one: "Of 1 older game only the hints are known, not other help.",
    other: `Of ${count} older games only the hints are known, not other help.`,
  });
export const reset = "Reset";
export const resetSurely = "Delete all results for good";
export const keep = "Keep them";
export const forgotten = "All results are deleted.";
export const times = (title: string, median: string, count: number) =>
  `${title}: ${plural(count, { one: "1 time", other: `${count} times` })}, median ${median}`;
export const imported = (games: number, results: number) =>
  `${plural(games, { one: "1 game", other: `${games} games` })} and ${plural(results, { one: "1 result", other: `${results} results` })} imported.`;
export const together = "Play with others elsewhere";
