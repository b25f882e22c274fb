/** What the words of a language need to know of it. */
export type Language = {
  /** The forms of its plurals. */
  readonly forms: readonly string[];
  /** Whether only the number 1 has the form `one`. */
  readonly oneIsOne: boolean;
  /** What stands between the parts of a list. */
  readonly comma: string;
  /** The folder of the functions that generated modules call, seen from them. */
  readonly functions: string;
};

/** A hole of a pattern. */
export type Hole = { readonly name: string; readonly type: string; readonly style?: string; readonly forms?: ReadonlyMap<string, Parts> };

export type Parts = readonly (string | Hole)[];

/** The patterns of a file of Java properties by their keys, in their order. */
export function properties(text: string): Map<string, string>;

/** A pattern as texts and holes. */
export function parsed(pattern: string): Parts;

/** The name of a key in programs. */
export function camel(name: string): string;

/**
 * The module of a catalog.
 *
 * @param translations of the patterns in English; one that is missing is said in English
 * @param fault gets the key of a pattern and what is wrong with it
 */
export function module(
  english: ReadonlyMap<string, string>,
  translations: ReadonlyMap<string, string>,
  language: Language,
  fault: (key: string, problem: string) => void,
): string;
