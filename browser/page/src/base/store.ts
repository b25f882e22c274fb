/** The store of the page in this browser. Where nothing may be kept, it lasts until the page is left. */

const PREFIX = "tilewright.";
const fallback = new Map<string, string>();

export function recall(name: string): string | undefined {
  // A value that could not be written is newer than the stored one.
  const unwritten = fallback.get(name);
  if (unwritten !== undefined) return unwritten;
  try {
    return localStorage.getItem(PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** False when it is remembered only until the page is left. */
export function remember(name: string, value: string): boolean {
  try {
    localStorage.setItem(PREFIX + name, value);
    fallback.delete(name);
    return true;
  } catch (refused) {
    console.info("not kept:", name, refused);
    fallback.set(name, value);
    return false;
  }
}

/** Whether anything outlives the page. */
export function lasting(): boolean {
  try {
    return localStorage !== undefined && localStorage !== null;
  } catch {
    return false;
  }
}

export function forget(name: string): void {
  fallback.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch (refused) {
    console.info("not removed:", name, refused);
  }
}

/** All names that begin like this. */
export function names(begin: string): string[] {
  const found = new Set(fallback.keys());
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i) ?? "";
      if (key.startsWith(PREFIX)) found.add(key.slice(PREFIX.length));
    }
  } catch {
    // Storage that may not be read is empty.
  }
  return [...found].filter((name) => name.startsWith(begin));
}
