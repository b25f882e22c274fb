/*
 * Chooses the language of the page and starts it: the build writes this into index.html, so that nothing of other languages is
 * loaded and nothing waits for it. The script itself has the list of languages as an attribute.
 */
import { matched } from "./base/languages";

/** The tag of a language, its direction, its first script, and what that needs. */
type Start = readonly [tag: string, direction: string, first: string, ...ahead: string[]];

const STARTS = JSON.parse(document.currentScript!.dataset.languages!) as readonly Start[];
const KEY = "tilewright.language";

const tags = STARTS.map(([tag]) => tag);
const query = new URLSearchParams(location.search);
let chosen = matched([query.get("lang") ?? ""], tags);
try {
  if (chosen === undefined) chosen = matched([localStorage.getItem(KEY) ?? ""], tags);
  else {
    localStorage.setItem(KEY, chosen);
    query.delete("lang");
    const rest = `${query}`;
    history.replaceState(history.state, "", location.pathname + (rest && `?${rest}`) + location.hash);
  }
} catch {
  // Where nothing is remembered, the address has the language.
}
start([...new Set([chosen ?? matched(navigator.languages, tags) ?? "en", ...tags])]);

/** Starts the first of these languages; the next one if it cannot be had: then there is no network, and another may be kept. */
function start([tag, ...others]: readonly string[]): void {
  const [, direction, first, ...ahead] = STARTS.find(([known]) => known === tag)!;
  const { documentElement, head } = document;
  Object.assign(documentElement, { lang: tag, dir: direction });
  if (tag !== "en") document.querySelector<HTMLLinkElement>("[rel=manifest]")!.href = `./manifest-${tag}.webmanifest`;
  for (const href of ahead) head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  import(/* @vite-ignore */ first).catch((failure: unknown) => {
    if (others.length === 0 || !navigator.serviceWorker?.controller) throw failure;
    start(others);
  });
}
