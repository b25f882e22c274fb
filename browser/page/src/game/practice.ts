import { recall, remember } from "../base/store";
import { guideTexts, type PuzzleArticle } from "../engine/guide-texts";
import type { Hint } from "../engine/protocol";
import type { Game } from "./game";

/** Setups that begin like this give positions in which a technique is practiced. */
const PRACTICE = /^practice-/;

const KEPT = "practiced";

/** The result of a move when a technique is to be found: it, or something else, and its technique if that is known. */
export type Judgment = { readonly found: boolean; readonly technique: string };

/** Whether a game is there to find a technique. */
export function practices({ extras }: Game): boolean {
  return PRACTICE.test(extras.setup ?? "");
}

/** The article about what is practiced in a game. */
export async function practiced(game: Game): Promise<PuzzleArticle | undefined> {
  return (await articles(game.puzzle.id)).find(({ practice }) => practice !== undefined && practice === game.extras.setup);
}

/** The article about a technique. */
export async function articleOn(puzzle: string, technique: string): Promise<PuzzleArticle | undefined> {
  return (await articles(puzzle)).find(({ title, english = title }) => english.toLowerCase() === technique.toLowerCase());
}

/** The name of a technique in the language of the page, if it has an article. */
export async function techniqueName(puzzle: string, technique: string): Promise<string> {
  const { english, title } = (await articleOn(puzzle, technique)) ?? {};
  return english === undefined || title === undefined ? technique : title;
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

/** The effect of a gesture, however it is made: `r1c2-8` for a note, `r1c2=8` for an entry. */
export function meaning(gesture: string): string | undefined {
  const [kind, spot = "", keys = ""] = gesture.split(":");
  const key = keys.at(-1) ?? "";
  return kind === "type" && /^\w$/.test(key) && (keys.length === 1 || keys.at(-2) === "+") ? `${spot}${keys.length > 1 ? "-" : "="}${key}` : undefined;
}

/** Judges what was done in the position in which a game began. */
export async function judged(game: Game, gesture: string): Promise<Judgment | undefined> {
  const done = gesture.split(" ").flatMap((one) => meaning(one) ?? []);
  const [first] = done;
  if (first === undefined) return undefined;
  const play = game.view.play.split(" | ")[0]!;
  const sought = await game.studio.ask<Hint>({ do: "hint", play });
  const target = (sought.gestures ?? []).flatMap((one) => meaning(one) ?? []);
  if (done.some((one) => target.includes(one))) return { found: true, technique: sought.technique };
  const [, spot = "", sign, content = ""] = /^(\w+)([-=])(\w)$/.exec(first) ?? [];
  const reason = sign === "-" && game.puzzle.refutes ? await game.studio.ask<Hint>({ do: "hint", play, spot, content }) : undefined;
  return { found: false, technique: reason?.stages ? await techniqueName(game.puzzle.id, reason.technique) : "" };
}
