import { sentence, sentences } from "../base/words";
import type { PuzzleTexts, TextRow } from "../engine/guide-texts";
import type { Puzzle } from "../engine/protocol";
import * as words from "#words/guide";

/** An article of the guide, wherever its words come from. */
export type Article = {
  /** The part of its address behind guide/. */
  readonly address: string;
  /** The puzzle that it is about; of the studio none. */
  readonly puzzle?: Puzzle;
  /** The heading under which it is listed, within what it is about; empty for those that come first. */
  readonly group: string;
  readonly title: string;
  /** Other names of what it is about. */
  readonly names?: readonly string[];
  readonly gist: string;
  readonly text: readonly string[];
  readonly rows: readonly TextRow[];
  readonly keys?: boolean;
  readonly rules?: boolean;
  readonly play?: string;
  readonly study?: string;
  /** The order of techniques in which its step is the next one, if that is not the usual one. */
  readonly order?: string;
  /** The setup that gives positions to practice it in. */
  readonly practice?: string;
};

/** A group of articles: about the studio, or about a puzzle. */
export type Section = { readonly title: string; readonly puzzle?: Puzzle; readonly articles: readonly Article[] };

/** An article that is about no single puzzle. */
type StudioArticle = Pick<Article, "title" | "gist" | "text"> & { readonly rows?: readonly TextRow[] };

/** The articles about the studio in whose tables the names are keys. */
const KEYED: readonly string[] = ["keys", "theater"];

/** All articles in the order in which they are listed. */
export function sections(puzzles: readonly Puzzle[], texts: Readonly<Record<string, PuzzleTexts>>): readonly Section[] {
  const studio = Object.entries(words.articles as Readonly<Record<string, StudioArticle>>).map(([id, { rows = [], ...rest }]) => ({
    ...rest,
    address: id,
    group: "",
    rows,
    keys: KEYED.includes(id),
  }));
  return [{ title: words.studio, articles: studio }, ...puzzles.map((puzzle) => ofPuzzle(puzzle, texts[puzzle.id]))];
}

function ofPuzzle(puzzle: Puzzle, texts: PuzzleTexts | undefined): Section {
  const { id, title, goal } = puzzle;
  if (!texts) return { title, puzzle, articles: [] };
  const rules: Article = {
    address: `${id}/rules`,
    puzzle,
    group: "",
    title: words.rules,
    gist: words.rulesGist,
    text: [goal, ...texts.rules.map((rule) => sentences([sentence(rule.title), rule.text])), texts.how],
    rows: [],
    rules: true,
  };
  return { title, puzzle, articles: [rules, ...texts.articles.map((article) => ({ ...article, puzzle, address: `${id}/${article.id}` }))] };
}

/** The articles of a section by their groups. */
export function grouped({ articles }: Section): readonly (readonly [group: string, articles: readonly Article[]])[] {
  const groups = new Map<string, Article[]>();
  for (const article of articles) groups.set(article.group, [...(groups.get(article.group) ?? []), article]);
  return [...groups];
}
