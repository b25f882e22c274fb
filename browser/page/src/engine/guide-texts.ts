/* The articles about the puzzles, which the build wrote into a file that is loaded when it is wanted. */

/** A line of a table. */
export type TextRow = { readonly name: string; readonly words: string };

export type PuzzleArticle = {
  readonly id: string;
  readonly group: string;
  readonly title: string;
  /** The title in English, by which hints name a technique; only where it is another one. */
  readonly english?: string;
  /** Other names of what it is about. */
  readonly names?: readonly string[];
  readonly gist: string;
  readonly text: readonly string[];
  readonly rows: readonly TextRow[];
  /** The position in its picture, and the verb of the study that is shown there; without one it is the next step. */
  readonly play?: string;
  readonly study?: string;
  /** The order of techniques in which its step is the next one, if that is not the usual one. */
  readonly order?: string;
  /** The setup that gives positions to practice it in. */
  readonly practice?: string;
};

export type PuzzleTexts = {
  readonly how: string;
  readonly rules: readonly { readonly title: string; readonly text: string }[];
  readonly articles: readonly PuzzleArticle[];
};

const FILES = import.meta.glob<Readonly<Record<string, PuzzleTexts>>>("../../../target/engine/guide.json", { import: "default" });

/** By the puzzles' names. */
export async function guideTexts(): Promise<Readonly<Record<string, PuzzleTexts>>> {
  return (await Object.values(FILES)[0]?.()) ?? {};
}
