import { forget, recall, remember } from "../base/store";

/* The key under which the server keeps what is here; and what was known of both sides when they were last the same. */

const KEY = "mine";
const KNOWN = "mine-known";
const BYTES = 16;

const WHOLE = /^[A-Za-z0-9_-]{22}$/;

/** An item when both sides were last the same: its mark here, empty for none, and its time there. */
export type Known = { readonly here: string; readonly there: number };

/** The key; undefined where nothing is kept on the server. */
export function key(): string | undefined {
  const kept = recall(KEY);
  return kept !== undefined && isKey(kept) ? kept : undefined;
}

export function isKey(text: string): boolean {
  return WHOLE.test(text);
}

/** A key of 128 bits, as 22 letters of base64url. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Keeps a key; nothing is known of what it opens. */
export function keepKey(key: string): void {
  forget(KNOWN);
  remember(KEY, key);
}

export function forgetKey(): void {
  forget(KEY);
  forget(KNOWN);
}

/** Marks and ids have no spaces. */
export function known(): Map<string, Known> {
  const lines = (recall(KNOWN) ?? "").split("\n").filter((line) => line !== "");
  return new Map(
    lines.map((line) => {
      const [id = "", here = "", there = "0"] = line.split(" ");
      return [id, { here, there: Number(there) }];
    }),
  );
}

export function keepKnown(all: ReadonlyMap<string, Known>): void {
  remember(KNOWN, [...all].map(([id, { here, there }]) => `${id} ${here} ${there}`).join("\n"));
}

/** The link by which another device gets the key. */
export function keyLink(key: string): string {
  return `${location.origin}${location.pathname}#/mine/${key}`;
}
