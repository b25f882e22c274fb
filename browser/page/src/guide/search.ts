import type { Article } from "./articles";

/** What was found: an article, and the sentence in which it stands. */
export type Found = { readonly article: Article; readonly sentence: string };

/** How much a word counts where it is found. */
const TITLE_BEGINS = 8;
const IN_TITLE = 5;
const IN_GIST = 2;
const IN_TEXT = 1;

/** The articles in which every word of a query is found, those first in which it stands in the title. */
export function search(articles: readonly Article[], query: string): readonly Found[] {
  const asked = plain(query).split(/\s+/).filter(Boolean);
  if (asked.length === 0) return [];
  return articles
    .map((article) => ({ article, score: score(article, asked) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ article }) => ({ article, sentence: sentence(article, asked) }));
}

/** 0 unless every word is found. */
function score(article: Article, asked: readonly string[]): number {
  const title = plain(titled(article));
  const gist = plain(article.gist);
  const text = plain(texts(article).join(" "));
  let sum = 0;
  for (const word of asked) {
    const worth = title.startsWith(word)
      ? TITLE_BEGINS
      : title.includes(word)
        ? IN_TITLE
        : gist.includes(word)
          ? IN_GIST
          : text.includes(word)
            ? IN_TEXT
            : 0;
    if (worth === 0) return 0;
    sum += worth;
  }
  return sum;
}

/** With the puzzle's name, so that one finds its rules by it. */
function titled({ title, puzzle, group }: Article): string {
  return `${title} ${puzzle?.title ?? ""} ${group}`;
}

function texts({ text, rows }: Article): readonly string[] {
  return [...text, ...rows.map(({ name, words }) => `${name}: ${words}`)];
}

/** The first sentence that has one of the words; else what the article is about. */
function sentence(article: Article, asked: readonly string[]): string {
  if (asked.every((word) => plain(`${titled(article)} ${article.gist}`).includes(word))) return article.gist;
  const all = texts(article).flatMap((text) => text.match(/[^.!?]+[.!?]*/g) ?? []);
  return (all.find((one) => asked.some((word) => plain(one).includes(word))) ?? article.gist).trim();
}

/** In lower case, with plain apostrophes and without accents. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("’", "'")
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
}
