/** What the page remembers in this browser. Where nothing may be kept, it is remembered until the page is left. */

const PREFIX = "tilewright.";
const fallback = new Map<string, string>();

export function recall(name: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + name) ?? fallback.get(name);
  } catch {
    return fallback.get(name);
  }
}

export function remember(name: string, value: string): void {
  fallback.set(name, value);
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch (refused) {
    console.info("not kept beyond this page:", name, refused);
  }
}

export function forget(name: string): void {
  fallback.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch (refused) {
    console.info("nothing was kept:", name, refused);
  }
}

/** The name under which the current play of a puzzle is kept. */
export function playOf(puzzle: string): string {
  return `play.${puzzle}`;
}
