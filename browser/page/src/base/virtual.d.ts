/** All languages of the page, English first. */
declare module "virtual:languages" {
  /** Their tags, their names in themselves and in English, and who has read the translation: empty for nobody. */
  export const LANGUAGES: readonly {
    readonly tag: string;
    readonly name: string;
    readonly english: string;
    readonly direction: string;
    readonly reader: string;
  }[];
}

/** The addresses of the words of this language that the engines take, by their puzzles; none in English. */
declare module "virtual:engine-words" {
  export const WORDS: Readonly<Record<string, string>>;
}
