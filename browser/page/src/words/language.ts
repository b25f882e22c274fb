import { LANGUAGE } from "#words/tag";

/*
 * The words of the page stand in catalogs, words/LANGUAGE/page, of which the build makes modules, #words. Here is what those do that
 * depends on the language: plurals, numbers, lists, dates.
 */

/** The language of the words; `lang` of the page is the same. */
export { LANGUAGE };

/** Dates are written as the reader writes them, if in this language. */
const DATES = globalThis.navigator?.languages?.find((locale) => locale.startsWith(LANGUAGE)) ?? (LANGUAGE === "en" ? "en-US" : LANGUAGE);

/** The forms of a sentence for different numbers; languages have between one and six. */
type Forms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };

type Week = { readonly firstDay: number };

/** Made when they are first wanted, and kept: a browser takes milliseconds for each, which a first page does not have. */
let rules: Intl.PluralRules | undefined;
let numbers: Intl.NumberFormat | undefined;
const dates = new Map<string, Intl.DateTimeFormat>();

/** The form that a number wants. */
export function plural(count: number, forms: Forms): string {
  rules ??= new Intl.PluralRules(LANGUAGE);
  return forms[rules.select(count)] ?? forms.other;
}

/** A number with a narrow space between groups of digits, however long it is. */
export function grouped(number: number | string): string {
  const digits = typeof number === "string" ? BigInt(number) : number;
  numbers ??= new Intl.NumberFormat(LANGUAGE);
  return numbers
    .formatToParts(digits)
    .map(({ type, value }) => (type === "group" ? "\u202f" : value))
    .join("");
}

/** A date, such as Sunday, November 22. */
export function dated(moment: Date | number, parts: Intl.DateTimeFormatOptions): string {
  const looks = JSON.stringify(parts);
  let format = dates.get(looks);
  if (!format) dates.set(looks, (format = new Intl.DateTimeFormat(DATES, parts)));
  return format.format(moment);
}

/** The day on which a week begins where the reader is: 0 for Monday, 6 for Sunday. */
export function firstWeekday(locale = globalThis.navigator?.language ?? LANGUAGE): number {
  // Not in every browser yet, nor in every list of types.
  const { weekInfo, getWeekInfo } = new Intl.Locale(locale) as { weekInfo?: Week; getWeekInfo?: () => Week };
  return ((getWeekInfo?.call(new Intl.Locale(locale)) ?? weekInfo)?.firstDay ?? 1) - 1;
}
