/*
 * Chooses the language of the page and starts it: the build writes this into index.html, so that nothing of other languages is
 * loaded and nothing waits for it. The script itself has the list of languages as attributes.
 */
import { matched, starts } from "./base/languages";

const STARTS = starts(document.currentScript!.dataset);
const KEY = "tilewright.language";
const RIGHT_TO_LEFT = /^(?:ar|fa|he|ur)\b/;

const { search, pathname, hash } = location;
const tags = [...STARTS.keys()];
const asked = /[?&]lang=([^&]*)/.exec(search)?.[1];
let chosen = matched([asked ?? ""], tags);
try {
  if (chosen) localStorage.setItem(KEY, chosen);
  else chosen = matched([localStorage.getItem(KEY) ?? ""], tags);
  if (asked) history.replaceState(null, "", pathname + search.replace(/([?&])lang=[^&]*&?/, "$1").replace(/[?&]$/, "") + hash);
} catch {
  // Where nothing is remembered, the address has the language.
}
start([chosen ?? matched(navigator.languages, tags) ?? "en", ...tags]);

/** Starts the first of these languages; the next one if it cannot be had: then there is no network, and another may be kept. */
function start([tag = "", ...others]: readonly string[]): void {
  const [first = "", ...ahead] = STARTS.get(tag)!;
  const { documentElement, head } = document;
  documentElement.lang = tag;
  documentElement.dir = RIGHT_TO_LEFT.test(tag) ? "rtl" : "ltr";
  if (tag !== "en") document.querySelector<HTMLLinkElement>("[rel=manifest]")!.href = `./manifest-${tag}.webmanifest`;
  for (const href of ahead) head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  import(/* @vite-ignore */ first).catch((failure: unknown) => {
    if (!others[0] || !navigator.serviceWorker?.controller) throw failure;
    documentElement.dataset["missing"] ??= tag;
    start(others);
  });
}
