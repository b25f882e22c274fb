/** For tests: the last part stands for no country. Nobody's browser shall ask for one of these. */
export const TEST = /-X[A-Z]$/;

/** Written in another way than the simplified characters that there are. */
const TRADITIONAL = /^zh-(?:hant|tw|hk|mo)\b/i;

/**
 * The first language that is wanted and known, if only as it is spoken in another country: German for de-AT, Brazilian Portuguese for
 * pt-PT.
 */
export function matched(wanted: readonly string[], known: readonly string[]): string | undefined {
  return wanted
    .flatMap((tag) => [
      known.find((other) => other.toLowerCase() === tag.toLowerCase()),
      known.find((other) => base(other) === base(tag) && !TEST.test(other) && !TRADITIONAL.test(tag)),
    ])
    .find(Boolean);
}

function base(tag: string): string | undefined {
  return tag.toLowerCase().split("-")[0];
}

/**
 * The first script of each language, and what that needs, by the language's tag.
 *
 * @param files paths, with a star where a part of the name differs from language to language
 * @param languages with commas between: each a tag, and with blanks between the parts that stand for the stars
 */
export function starts({ files = "", languages = "" }: DOMStringMap): ReadonlyMap<string, readonly string[]> {
  return new Map(
    languages.split(",").map((language) => {
      const [tag = "", ...parts] = language.split(" ");
      return [tag, files.replace(/\*/g, () => parts.shift() ?? "").split(" ")];
    }),
  );
}
