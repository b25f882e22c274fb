/* The words around the articles of the guide, and the articles about the studio. */

import { plural } from "./language";

/** An article that is about no single puzzle: paragraphs, and a table. */
type StudioArticle = {
  readonly id: string;
  readonly title: string;
  readonly gist: string;
  readonly text: readonly string[];
  /** Whether the names in the table are keys. */
  readonly keys?: boolean;
  readonly rows?: readonly (readonly [name: string, words: string])[];
};

export const guide = "Guide";
export const contents = "Contents";
export const about = "Rules, techniques, levels, keys: everything there is to know, also offline.";
export const studio = "The studio";
export const search = "Search the guide";
export const results = (count: number) => (count === 0 ? "Nothing found." : plural(count, { one: "1 article", other: `${count} articles` }));
export const nothing = "Try another word, or fewer.";
export const rules = "Rules";
export const rulesGist = "One rule at a time, each with a picture.";
export const learn = "Learn it in two minutes";
export const example = "Worked example";
export const drawing = "Drawing …";
export const print = "Print";
export const missing = "There is no such article.";
export const opening = "Opening …";
export const titled = (article: string) => `${article} – Guide`;

/** Words that people may type, and the guide's words for them. */
export const synonyms: readonly (readonly [asked: string, said: string])[] = [
  ["dark mode", "dark"],
  ["night mode", "dark"],
  ["theme", "contrast"],
  ["timer", "clock"],
  ["stopwatch", "clock"],
  ["difficulty", "levels"],
  ["difficult", "levels"],
  ["pencil marks", "notes"],
  ["pencil mark", "notes"],
  ["pencilmarks", "notes"],
  ["backup", "export"],
  ["save", "kept"],
  ["offline mode", "offline"],
  ["shortcuts", "keys"],
  ["hotkeys", "keys"],
  ["color blind", "fewer colors"],
  ["multiplayer", "friend"],
  ["ai", "computer"],
  ["days in a row", "streak"],
  ["translation", "language"],
];

/** The articles about the studio. */
export const articles: readonly StudioArticle[] = [
  {
    id: "first-steps",
    title: "First steps",
    gist: "Four puzzles a day, any number of others, and what stands beside a board.",
    text: [
      "Today’s four are the same for everyone, a bit harder toward the end of the week. The archive has those of past days. Any number of others can be made, in all sizes and levels.",
      "Each puzzle has a lesson of two minutes. It is found in More, in the rules, and here.",
      "Where several play, each seat is for a person or a computer player: choose it beside the seat, and play against the computer or a friend at the same screen.",
      "Beside the board stand Undo and Redo, a hint, and what belongs to the puzzle. All else is in More: history, checks, counts, print, share.",
      "A game is kept as you play. Continue it from the page Today, or from My games.",
    ],
  },
  {
    id: "hands",
    title: "Mouse, touch, and pen",
    gist: "Press, drag, hold: the same on every board.",
    text: ["Whatever can be dragged can also be pressed, and then the place where it goes."],
    rows: [
      ["Press", "Take a piece, choose a cell, pick up a tile, put it down."],
      ["Drag", "Move a tile, lay a bar, select several cells."],
      ["Long press, or right button", "About this cell."],
      ["Hold a key of the keypad", "Each cell that you press next gets it."],
    ],
  },
  {
    id: "keys",
    title: "Keys",
    gist: "Everything can be done without a mouse.",
    text: [
      "The arrows move on the board, Tab leaves it. Single letters can be turned off in the settings. The key ? lists the keys of the game that you play.",
    ],
    keys: true,
    rows: [
      ["← → ↑ ↓", "Go to the next cell. With Ctrl to the next empty one, or the next where something can be done."],
      ["Home End", "To the ends of the row; with Ctrl of the board."],
      ["Enter Space", "Press; take up what can be moved, and put it down."],
      ["Shift arrow", "Lay a bar in that direction; where digits are written, choose several cells."],
      ["1 9", "Write a digit, or place a tile of that color. With Shift or Ctrl, a note."],
      ["Del", "Take away."],
      ["Esc", "Let go, or close what lies on top."],
      ["P", "Pause, go on."],
      ["Ctrl Z", "Undo. Ctrl Y: redo."],
      ["H", "Hint, and more of it each time."],
      ["A", "About this cell."],
      ["N", "New game."],
      ["?", "All keys of this game."],
    ],
  },
  {
    id: "theater",
    title: "The theater",
    gist: "Watch the computer search: step by step, or at full speed.",
    text: [
      "The theater shows a search from the position on the board. The bar below is the whole search so far: its height is the depth, ticks are solutions. Drag it to any step, forward or back.",
      "Choose a method, a speed, and where to stop: at solutions, at dead ends, at a depth. Play from this position takes it over into a game. A link leads others to the same step.",
    ],
    keys: true,
    rows: [
      ["Space", "One step. Shift Space: one step back."],
      ["S", "Stop."],
      ["Esc", "Leave."],
    ],
  },
  {
    id: "sharing",
    title: "Share, print, import",
    gist: "A game is a link, a text, a picture, or a sheet of paper.",
    text: [
      "The address of a game is the game: whoever opens it finds the same position. Share has it as a link, a text, a QR code, and a picture.",
      "Print makes sheets with one puzzle or several, with solutions at the end if you like.",
      "Paste a text anywhere, or choose a file under Import: the studio reads the forms that other programs write.",
    ],
  },
  {
    id: "time",
    title: "Time and statistics",
    gist: "Times, medians, streaks: for yourself alone.",
    text: [
      "The clock runs while you play, and stops when you pause (P) or leave the page. While it is paused the board is hidden.",
      "Statistics compare you with yourself: best time, median, and how the times are spread, by level. Games with help are counted separately.",
      "Your streak follows the calendar where you are, even when clocks change or you travel.",
    ],
  },
  {
    id: "seeing",
    title: "Colors, contrast, motion, sound",
    gist: "Four palettes, symbols on every piece, and a page that can be read aloud.",
    text: [
      "No color is needed to play: each has a symbol. Choose in the settings how strong the symbols are, and a palette. All palettes are checked for people who see fewer colors; Contrast is the strongest.",
      "Light, dark, high contrast, and less motion follow your system unless you choose otherwise. Sounds are off until you switch them on; vibration can be switched off.",
      "Every cell says where it is and what is in it. How much is said after a move is a setting.",
      "The language of the studio is English. Dates, and the first day of the week, follow your region.",
    ],
  },
  {
    id: "privacy",
    title: "Privacy and offline use",
    gist: "Nothing leaves this browser.",
    text: [
      "Nothing leaves this browser: no account, no cookies, no counting of visits, nothing from other sites. Puzzles are made, solved, and rated on your own device.",
      "Games, settings, and statistics are kept in this browser only. Export, in Statistics and in My games, writes games and results to a file; Import reads it, in another browser as well. Clearing this site’s data in the browser deletes them.",
      "After the first visit the studio works offline, this guide included. It can be installed like an app. A new version is offered, never forced, and keeps your games.",
      "A link that you share holds the position or the game, and nothing about you.",
    ],
  },
];
