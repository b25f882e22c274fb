import type { Plugin } from "vite";

/** The tag of the language that the page is built in: the environment variable TILEWRIGHT_LANGUAGE, else English. */
export const LANGUAGE: string;

/** The tags of all languages of the page, English first. */
export function languages(): readonly string[];

/** The words of a catalog that have no holes, by their names in programs; in English those that the language lacks. */
export function constants(name: string, language?: string): Readonly<Record<string, string>>;

/** Writes the modules of all languages. An error names all patterns that are not well formed. */
export function writeWords(): void;

/** Makes the modules of the words, and imports `#words` from those of the language of the build. */
export function words(): Plugin;
