/*
 * The service worker: once it has been installed, all files of this version are in a cache, and the page comes from there,
 * with or without a network; of the languages those that have been used in this browser. A file that is damaged or missing is loaded again; when the host has another version by then,
 * it retires, and the page comes from the host. A new version waits until it is asked to take over, or until no tab has
 * the old one.
 *
 * It imports nothing: browsers start it as a plain script.
 */

/** Files by their paths, with the SHA-256 of each. */
type Files = Readonly<Record<string, string>>;

/** The files of this version, but for those of single languages; the page itself has the empty path. */
declare const __FILES__: Files;
/** The path of the list of the further files of each language. It has the SHA-256 of the list, too: a kept list means that the language has been used. */
declare const __LANGUAGES__: Readonly<Record<string, readonly [path: string, hash: string]>>;
declare const __VERSION__: string;

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Lasting & { readonly request: Request; respondWith(response: Promise<Response>): void };
type WorkerScope = {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void>; matchAll(options: object): Promise<readonly { url: string; navigate(url: string): Promise<unknown> }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: Lasting & MessageEvent<string>) => void): void;
};

const worker = self as unknown as WorkerScope;
const { scope } = worker.registration;
const LANGUAGES = __LANGUAGES__;
const FILES: ReadonlyMap<string, string> = new Map(Object.entries(__FILES__));

/** Other sites of this origin have caches of their own. */
const PREFIX = `tilewright ${scope} `;
const NAME = PREFIX + __VERSION__;

/** Begins the message that a language is used. */
const KEEP = "keep ";

/** Begins the name of the list of a language's files; the tag and a hash follow. */
const LIST = "/assets/files-";

/** The page comes from the host: nothing is kept any more. */
let retired = false;

/** The languages that are to be kept while this version is being installed. */
const asked = new Set<string>();

worker.addEventListener("install", (event) => event.waitUntil(fill()));

worker.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));

worker.addEventListener("message", (event) => {
  const { data } = event;
  if (data === "take over") void worker.skipWaiting();
  else if (data.startsWith(KEEP)) event.waitUntil(keep(data.slice(KEEP.length)));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = pathOf(request);
  if (path === undefined || retired) return;
  const hash = FILES.get(path);
  if (hash !== undefined) event.respondWith(served(path, hash));
  else if (path.startsWith("assets/")) event.respondWith(servedApart(path, request));
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
  await take(FILES);
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) continue;
    for (const { url } of await (await caches.open(name)).keys())
      asked.add(url.includes(LIST) ? url.slice(url.indexOf(LIST) + LIST.length, url.lastIndexOf("-")) : "");
  }
  // Who uses another language meanwhile is heard, too.
  for (const language of asked) await keep(language);
}

/** Keeps the files of a language; does nothing when there is no such language, or nothing but what all have. */
async function keep(language: string): Promise<void> {
  asked.add(language);
  const list = LANGUAGES[language];
  if (!list) return;
  await take([list]);
  await take(Object.entries(await filesOf(language)));
}

async function take(files: Iterable<readonly [path: string, hash: string]>): Promise<void> {
  const cache = await caches.open(NAME);
  for (const [path, hash] of files) {
    const there = await cache.match(scope + path);
    const kept = there ?? (path.startsWith("assets/") ? await caches.match(scope + path) : undefined);
    if (!kept || !(await sound(kept, hash))) await cache.put(scope + path, await loaded(path, hash));
    else if (!there) await cache.put(scope + path, kept);
  }
}

/** The files of a language that is kept or can be had; none when it cannot. */
async function filesOf(language: string): Promise<Files> {
  const [path, hash] = LANGUAGES[language]!;
  return (await served(path, hash)).json();
}

/** A file of a language that is kept, of one that has just been chosen, or of an earlier version that a tab may still have. */
async function servedApart(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  for (const [language, [list, hash]] of Object.entries(LANGUAGES)) {
    if (path === list) return served(path, hash);
    if (!(await cache.match(scope + list))) continue;
    const file = (await filesOf(language))[path];
    if (file !== undefined) return served(path, file);
  }
  return (await caches.match(request.url)) ?? fetch(request);
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
  retired = true;
  await worker.registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
  if (!reload) return;
  for (const tab of await worker.clients.matchAll({ type: "window" })) void tab.navigate(tab.url);
}
