import { toast } from "../base/toast";
import { script } from "../base/trusted";
import * as words from "#words/offline";
import { LANGUAGE } from "#words/tag";

/**
 * Has the service worker keep the page in its language for when there is no network, and offers a new version when there is one. Where the page is
 * in another language than was wanted, for that was not kept, it says so.
 */
export async function register(): Promise<void> {
  const { missing } = document.documentElement.dataset;
  if (missing !== undefined) toast(words.missing(nameOf(missing)), words.reload, () => location.reload());
  try {
    const registration = await navigator.serviceWorker.register(script("./sw.js"), { updateViaCache: "none" });
    for (const worker of [registration.installing, registration.waiting, registration.active]) keep(worker);
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      keep(installing);
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed" && navigator.serviceWorker.controller) offer(installing);
      });
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") registration.update().catch(() => undefined);
    });
  } catch (refused) {
    console.info("the page is not kept for when there is no network:", refused);
  }
}

/** The name of a language in itself. */
function nameOf(tag: string): string {
  return new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
}

/** This language is used. */
function keep(worker: ServiceWorker | null): void {
  worker?.postMessage(`keep ${LANGUAGE}`);
}

/** A new version takes over when it is asked to; games are saved as they are played. */
function offer(version: ServiceWorker): void {
  const accept = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    version.postMessage("take over");
  };
  toast(words.ready, words.reload, accept, words.later);
}
