import * as words from "#words/app";
import type { Day } from "./days";

export type Room = "archive" | "statistics" | "learn" | "guide" | "proofs" | "puzzle" | "room" | "sheet";

/** The place that an address leads to. */
export type Route =
  | { readonly kind: "home" }
  /** Another room of the studio, and what is asked for in it: a day, a puzzle, an article; empty for nothing. */
  | { readonly kind: "room"; readonly room: Room; readonly name: string }
  /** A share ID or a saved play; and a search from there, or that it was sent to the player to move. */
  | { readonly kind: "play"; readonly text: string; readonly watch?: Watch; readonly letter?: true }
  /** A text that some puzzle can read, without the puzzle's name; a link, if another program has sent somebody here with it. */
  | { readonly kind: "data"; readonly code: string }
  /** The puzzle of a day: neither need be there. */
  | { readonly kind: "daily"; readonly day: string; readonly puzzle: string }
  /** A new game, made by a setup, a seed, and a number: empty ones are the usual ones. */
  | { readonly kind: "made"; readonly puzzle: string; readonly setup: string; readonly seed: string; readonly number: string }
  /** The key to one's games on the server, from another device. */
  | { readonly kind: "mine"; readonly key: string }
  | { readonly kind: "broken"; readonly reason: string };

/** A step of a search: where it stands is the same for everybody. */
export type Watch = { readonly method: string; readonly seed: string; readonly step: number };

/** Longer plays are not put into the address: programs that pass links on cut them off. */
const LONGEST = 1_500;

/** Longer texts are not read: nobody played or wrote these by hand. In characters. */
export const LONGEST_TEXT = 4_000_000;

/** Behind a play, where & is always written in another way. */
const WATCHED = "?watch=";
const WATCH = /^\?watch=([a-z0-9-]+)&seed=(-?\d{1,18})&step=(\d{1,15})$/;

/** The ending of a play that was sent to the player to move. */
const LETTER = "&letter";

/** The page of a puzzle, or of a pack of its puzzles. */
const PUZZLE = /^#\/([a-z]+(?:\/pack\/\d{1,6})?)$/;

const ROOM = /^#\/(archive|statistics|learn|guide|proofs)(?:\/([\w/-]*))?$/;

/** A room in which people play from different places: its name or its code, and perhaps the key of a link. */
const PLAY_ROOM = /^#\/room(?:\/([A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]{22})?)?)?\/?$/;

/** The puzzle that is made, or the puzzles of a sheet of paper, and by what. */
const MADE = /^#\/(new|sheet)\/([a-z]+)\?(.*)$/;

const MINE = /^#\/mine\/(.*)$/;

const DAILY = /^#\/daily\/([^/]*)\/([^/]*)\/?$/;

/** Reads an address: {@code #/sudoku:53..7…}, {@code ?data=CODE} or {@code #data=CODE}, or {@code ?bd=CELLS}, which other programs use. */
export function routeOf(search: string, hash: string): Route {
  if (search.length + hash.length > LONGEST_TEXT) return { kind: "broken", reason: words.longLink(LONGEST_TEXT / 1e6) };
  const [, room, name = ""] = ROOM.exec(hash) ?? [];
  if (room !== undefined) return { kind: "room", room: room as Room, name };
  const shared = PLAY_ROOM.exec(hash);
  if (shared) return { kind: "room", room: "room", name: shared[1] ?? "" };
  const [, day, puzzle = ""] = DAILY.exec(hash) ?? [];
  if (day !== undefined) return { kind: "daily", day, puzzle };
  if (/^#\/daily\/?$/.test(hash)) return { kind: "home" };
  const [, key] = MINE.exec(hash) ?? [];
  if (key !== undefined) return { kind: "mine", key };
  const [, what, made, by] = MADE.exec(hash) ?? [];
  if (what === "sheet") return { kind: "room", room: what, name: `${made}/${by}` };
  if (made !== undefined) {
    const fields = new URLSearchParams(by);
    const field = (name: string, usual: string) => fields.get(name) ?? usual;
    return { kind: "made", puzzle: made, setup: field("setup", ""), seed: field("seed", "0"), number: field("number", "1") };
  }
  const [, page] = PUZZLE.exec(hash) ?? [];
  if (page !== undefined) return { kind: "room", room: "puzzle", name: page };
  try {
    if (hash.startsWith("#/") && hash.length > 2) {
      if (hash.endsWith(LETTER)) return { kind: "play", text: decodeURIComponent(hash.slice(2, -LETTER.length)), letter: true };
      const end = hash.lastIndexOf(WATCHED);
      const [, method, seed = "", step] = (end < 0 ? null : WATCH.exec(hash.slice(end))) ?? [];
      if (method === undefined) return { kind: "play", text: decodeURIComponent(hash.slice(2)) };
      return { kind: "play", text: decodeURIComponent(hash.slice(2, end)), watch: { method, seed, step: Number(step) } };
    }
    const code = dataOf(hash) ?? dataOf(search);
    if (code !== undefined) return { kind: "data", code: decodeURIComponent(code.replaceAll("+", " ")) };
  } catch {
    return { kind: "broken", reason: words.badPercent };
  }
  if (hash === "" || hash === "#" || hash === "#/") return { kind: "home" };
  return { kind: "broken", reason: words.badLink };
}

/** The part of a query that stays while one goes from page to page: the language, where nothing else remembers it. */
export function lasting(query: string): string {
  const [, language] = /[?&](lang=[\w-]+)/.exec(query) ?? [];
  return language === undefined ? "" : `?${language}`;
}

/** Before what other programs send. */
const BROUGHT = "https://tilewright/?bd=";

/** The code in a query or a fragment; what other programs send is a link, as of another site. */
function dataOf(part: string): string | undefined {
  const fields = part.replace(/^[?#&]/, "").split("&");
  const field = fields.find((field) => /^(?:data|bd)=/.test(field));
  return field?.startsWith("bd") ? BROUGHT + field.slice(3) : field?.slice(5);
}

/** A web address, perhaps of another site. */
export const LINK = /^(?:https?:\/\/|www\.)\S+$/i;

/** A path in the fragment of another site's link: a word, and more; a row of a board is no word. */
const FOREIGN = /^(?![ghv]+\/)[a-z-]+[/?=]/;

/** The text that a link carries, or {@code data=} and a code; any other text as it is, links of other sites too. */
export function textOf(text: string): string {
  if (/\s/.test(text)) return text;
  const asked = /^data=./.test(text) ? routeOf(`?${text}`, "") : routeOf(...queryAndFragment(text));
  if (asked.kind === "play") return LINK.test(text) && FOREIGN.test(asked.text) ? text : asked.text;
  return asked.kind === "data" && !asked.code.startsWith(BROUGHT) ? asked.code : text;
}

/** The query and the fragment of a link, or of the end of one. */
function queryAndFragment(link: string): [query: string, fragment: string] {
  const begin = /^https?:\/\//i.test(link) ? link.search(/[?#]/) : 0;
  const rest = begin < 0 ? "" : link.slice(begin);
  const [query = "", ...fragment] = rest.split("#");
  if (query !== "" && !query.startsWith("?")) return ["", ""];
  return [query, fragment.length === 0 ? "" : `#${fragment.join("#")}`];
}

/** The part of an address that opens a share ID or a saved play. */
export function hash(text: string): string {
  return `#/${encoded(text)}`;
}

/** The part of an address that opens the puzzle of a day, as a game of the reader. */
export function dailyLink(day: Day, puzzle: string): string {
  return `#/daily/${day}/${puzzle}`;
}

/** The part of an address that opens the page of a puzzle. */
export function puzzlePage(puzzle: string): string {
  return `#/${puzzle}`;
}

/** The part of an address that opens the lesson of a puzzle. */
export function lesson(puzzle: string): string {
  return `#/learn/${puzzle}`;
}

/** The part of an address that opens an article of the guide, or its contents. */
export function guide(article = ""): string {
  return article === "" ? "#/guide" : `#/guide/${article}`;
}

/** The part of an address that opens a text of some puzzle. */
export function data(code: string): string {
  return `?data=${encodeURIComponent(code)}`;
}

/** The saved play if it fits into an address, else its position alone. */
export function short(play: string, id: string): string {
  const whole = play.length <= LONGEST ? hash(play) : "";
  return whole !== "" && whole.length <= LONGEST ? whole : hash(id);
}

/** The part of an address by which a play is sent to the player to move. */
export function letter(play: string, id: string): string {
  return short(play, id) + LETTER;
}

/** The part of an address that opens a search from a play at a step. */
export function watching(play: string, id: string, { method, seed, step }: Watch): string {
  return `${short(play, id)}?watch=${method}&seed=${seed}&step=${step}`;
}

/** Percent-encoded, but for signs that may stand in a fragment as they are and make it easy to read. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/%(?:3A|2F|2C|3B|40|3D|2B|24|3F)/g, decodeURIComponent);
}
