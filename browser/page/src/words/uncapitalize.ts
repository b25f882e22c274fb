/** A name as it is written within a sentence: small, unless it has another capital letter. */
export function uncapitalized(name: string): string {
  return /^\p{Lu}[^\p{Lu}]*$/u.test(name) ? name.toLowerCase() : name;
}
