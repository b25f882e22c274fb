import { recall, remember } from "../base/store";
import { parseGestures, type Gesture } from "../engine/gesture";
import { guideTexts, type PuzzleArticle } from "../engine/guide-texts";
import type { Hint } from "../engine/protocol";
import * as words from "#words/technique";
import type { Game } from "./game";

const KEPT = "practiced";

/** The result of a move when a technique is to be found: it, or something else, and its technique if that is known. */
export type Judgment = { readonly found: boolean; readonly technique: string };

/** The article about what is practiced in a game. */
export async function practiced(game: Game): Promise<PuzzleArticle | undefined> {
  return (await articles(game.puzzle.id)).find(({ practice }) => practice !== undefined && practice === game.extras.setup);
}

/** The article about a technique. */
export async function articleOn(puzzle: string, technique: string): Promise<PuzzleArticle | undefined> {
  return (await articles(puzzle)).find(({ title, english = title }) => english.toLowerCase() === technique.toLowerCase());
}

/** The name of a technique in the language of the page. */
export async function techniqueName(puzzle: string, technique: string): Promise<string> {
  const { title } = (await articleOn(puzzle, technique)) ?? {};
  const names: Readonly<Record<string, string>> = words.names;
  return title ?? names[technique.replaceAll(" ", "-")] ?? technique;
}

async function articles(puzzle: string): Promise<readonly PuzzleArticle[]> {
  return (await guideTexts())[puzzle]?.articles ?? [];
}

/** The number of times that a technique was found. */
export function foundSoFar(setup: string): number {
  return Number(counts().get(setup)) || 0;
}

export function countFound(setup: string): void {
  remember(KEPT, [...counts().set(setup, String(foundSoFar(setup) + 1))].map((entry) => entry.join(":")).join(","));
}

function counts(): Map<string, string> {
  const entries = (recall(KEPT) ?? "").split(",").filter((entry) => entry !== "");
  return new Map(entries.map((entry) => entry.split(":") as [string, string]));
}

/** The effects of gestures, however they are made: `r1c2-8` for a note, `r1c2=8` for an entry. */
export function effects(gestures: string): readonly string[] {
  return parseGestures(gestures).flatMap(effect);
}

function effect(gesture: Gesture): readonly string[] {
  if (gesture.kind !== "type") return [];
  const key = gesture.key.slice(gesture.key.lastIndexOf("+") + 1);
  return /^\w$/.test(key) ? [`${gesture.spot}${key === gesture.key ? "=" : "-"}${key}`] : [];
}

/** Judges what was done in the position in which a game began. */
export async function judged(game: Game, gesture: string): Promise<Judgment | undefined> {
  const done = effects(gesture);
  const [first] = done;
  if (first === undefined) return undefined;
  const play = game.view.play.split(" | ")[0]!;
  const sought = await game.studio.ask<Hint>({ do: "hint", play });
  const target = (sought.gestures ?? []).flatMap(effects);
  if (done.some((one) => target.includes(one))) return { found: true, technique: sought.technique };
  const [, spot = "", sign, content = ""] = /^(\w+)([-=])(\w)$/.exec(first) ?? [];
  const reason = sign === "-" && game.puzzle.refutes ? await game.studio.ask<Hint>({ do: "hint", play, spot, content }) : undefined;
  return { found: false, technique: reason?.stages ? await techniqueName(game.puzzle.id, reason.technique) : "" };
}
