/*
 * The service worker: once it has been installed, all files of this version are in a cache, and the page comes from there,
 * with or without a network. A file that is damaged or missing is loaded again; when the host has another version by then,
 * it retires, and the page comes from the host. A new version waits until it is asked to take over, or until no tab has
 * the old one.
 *
 * It imports nothing: browsers start it as a plain script.
 */

/** The files of this version by their paths, with the SHA-256 of each; the page itself has the empty path. */
declare const __FILES__: Readonly<Record<string, string>>;
declare const __VERSION__: string;

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Lasting & { readonly request: Request; respondWith(response: Promise<Response>): void };
type WorkerScope = {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void>; matchAll(options: object): Promise<readonly { url: string; navigate(url: string): Promise<unknown> }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent<string>) => void): void;
};

const worker = self as unknown as WorkerScope;
const { scope } = worker.registration;
const FILES = new Map(Object.entries(__FILES__));

/** Other sites of this origin have caches of their own. */
const PREFIX = `tilewright ${scope} `;
const NAME = PREFIX + __VERSION__;

worker.addEventListener("install", (event) => event.waitUntil(fill()));

worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));

worker.addEventListener("message", ({ data }) => {
  if (data === "take over") void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = pathOf(request);
  if (path === undefined) return;
  const hash = FILES.get(path);
  if (hash !== undefined) event.respondWith(served(path, hash));
  // A tab may still have an earlier version.
  else if (path.startsWith("assets/")) event.respondWith(caches.match(request.url).then((kept) => kept ?? fetch(request)));
});

/** The path of a file of this site; undefined for other requests. */
function pathOf({ method, url }: Request): string | undefined {
  const address = new URL(url);
  address.search = address.hash = "";
  if (method !== "GET" || !address.href.startsWith(scope)) return undefined;
  const path = address.href.slice(scope.length);
  return path === "index.html" ? "" : path;
}

/** Takes all files, from caches of earlier versions where they are the same. */
async function fill(): Promise<void> {
  const cache = await caches.open(NAME);
  for (const [path, hash] of FILES) {
    const kept = path.startsWith("assets/") ? await caches.match(scope + path) : undefined;
    await cache.put(scope + path, kept && (await sound(kept, hash)) ? kept : await loaded(path, hash));
  }
}

/** Takes earlier versions away, but for the last: of that a tab may still load parts. */
async function tidy(): Promise<void> {
  const earlier = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  for (const name of earlier.slice(0, -1)) await caches.delete(name);
}

async function served(path: string, hash: string): Promise<Response> {
  const cache = await caches.open(NAME);
  const kept = await cache.match(scope + path);
  if (kept && (await sound(kept, hash))) return kept;
  try {
    const fresh = await loaded(path, hash);
    await cache.put(scope + path, fresh.clone());
    return fresh;
  } catch {
    // Fails, too, without a network.
    const other = await fetch(scope + path, { cache: "reload" });
    await retire(path !== "");
    return other;
  }
}

/** Loads a file; fails when it is not that of this version. */
async function loaded(path: string, hash: string): Promise<Response> {
  const integrity = `sha256-${hash}`;
  if (path.startsWith("assets/")) {
    try {
      return await fetch(scope + path, { integrity });
    } catch {
      // the browser's copy may be damaged
    }
  }
  return fetch(scope + path, { integrity, cache: "reload" });
}

async function sound(response: Response, hash: string): Promise<boolean> {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer()));
  return btoa(String.fromCharCode(...sum)) === hash;
}

/** The host has another version by now, and this one is incomplete. */
async function retire(reload: boolean): Promise<void> {
  await worker.registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
  if (!reload) return;
  for (const tab of await worker.clients.matchAll({ type: "window" })) void tab.navigate(tab.url);
}
