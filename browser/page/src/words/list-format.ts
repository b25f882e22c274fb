import { LANGUAGE } from "./language";

let lists: Intl.ListFormat | undefined;

/** Several as one reads them: Ada, Bo, and Cy. */
export function listed(names: readonly string[]): string {
  lists ??= new Intl.ListFormat(LANGUAGE);
  return lists.format(names);
}
