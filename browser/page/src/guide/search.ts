import * as words from "#words/guide";
import { colon } from "#words/writing";
import type { Article } from "./articles";

/** Words that people may type, and the guide's words for them. */
const SYNONYMS = words.synonyms.split(/;\s*/).map((pair) => pair.split(/:\s*/).map(plain) as [asked: string, said: string]);

/** A result: an article, and the sentence in which the words are. */
export type Found = { readonly article: Article; readonly sentence: string };

/** The weight of a word by the place where it is found. */
const TITLE_BEGINS = 8;
const IN_TITLE = 5;
const IN_GIST = 2;
const IN_TEXT = 1;

/** Number of letters from which on a word is also found when one of them is wrong, missing, or too many. */
const TYPED = 6;

/** The articles in which every word of a query is found, those first in which it stands in the title. */
export function search(articles: readonly Article[], query: string): readonly Found[] {
  const ways = meant(plain(query).trim());
  return articles
    .map((article) => {
      const [best] = ways.map((asked) => ({ asked, score: score(article, asked) })).sort((one, other) => other.score - one.score);
      return { article, ...best! };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ article, asked }) => ({ article, sentence: sentence(article, asked) }));
}

/** The words of a query: as it was typed, and in the guide's words. */
function meant(query: string): readonly (readonly string[])[] {
  const said = SYNONYMS.filter(([asked]) => ` ${query} `.includes(` ${asked} `)).map(([asked, said]) => query.replace(asked, said));
  return [query, ...said].map((way) => way.split(/\s+/).filter(Boolean));
}

/** 0 unless every word is found. */
function score(article: Article, asked: readonly string[]): number {
  const title = plain(titled(article));
  const gist = plain([article.gist, ...(article.names ?? [])].join(" "));
  const text = plain(texts(article).join(" "));
  let sum = 0;
  for (const word of asked) {
    const worth = title.startsWith(word)
      ? TITLE_BEGINS
      : title.includes(word) || title.replaceAll("-", "").includes(word)
        ? IN_TITLE
        : gist.includes(word)
          ? IN_GIST
          : text.includes(word) || mistyped(word, title)
            ? IN_TEXT
            : 0;
    if (worth === 0) return 0;
    sum += worth;
  }
  return sum;
}

/** Whether a word stands in a text but for one letter. */
function mistyped(word: string, text: string): boolean {
  return word.length >= TYPED && text.split(/\s+/).some((other) => alike(word, other));
}

/** Whether one letter is all that two words differ in, or that one has and the other has not. */
function alike(one: string, other: string): boolean {
  const [long, short] = one.length < other.length ? [other, one] : [one, other];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && long[same] === short[same]) same++;
  return long.slice(same + 1) === short.slice(long.length === short.length ? same + 1 : same);
}

/** With the puzzle's name, so that one finds its rules by it. */
function titled({ title, puzzle, group }: Article): string {
  return `${title} ${puzzle?.title ?? ""} ${group}`;
}

function texts({ text, rows }: Article): readonly string[] {
  return [...text, ...rows.map(({ name, words }) => colon(name, words))];
}

/** The first sentence that has one of the words; else what the article is about. */
function sentence(article: Article, asked: readonly string[]): string {
  if (asked.every((word) => plain(`${titled(article)} ${article.gist}`).includes(word))) return article.gist;
  const all = texts(article).flatMap((text) => text.match(/[^.!?。！？]+[.!?。！？]*/g) ?? []);
  return (all.find((one) => asked.some((word) => plain(one).includes(word))) ?? article.gist).trim();
}

/** In lower case, with plain apostrophes and without accents. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll("’", "'").normalize("NFD").replace(/\p{M}/gu, "");
}
