import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const SCOPE = "https://a.example/x/";

type Listener = (event: object) => void;

/** The contents of a site by address; undefined where there is nothing, or no network. */
let site: Map<string, string>;
let stored: Map<string, Map<string, Response>>;
let listeners: Map<string, Listener>;
let asked: { address: string; integrity?: string; cache?: string }[];
let done: string[];

async function hashed(text: string): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...sum));
}

type Files = Readonly<Record<string, string>>;

async function hashes(files: Files): Promise<Files> {
  return Object.fromEntries(await Promise.all(Object.entries(files).map(async ([path, text]) => [path, await hashed(text)])));
}

/** Starts a version of the service worker with these files, and those of languages. */
async function started(version: string, files: Files, languages: Readonly<Record<string, Files>> = {}): Promise<void> {
  const lists = await Promise.all(
    Object.entries(await listsOf(version, languages)).map(async ([path, text], i) => [Object.keys(languages)[i], [path, await hashed(text)]]),
  );
  listeners = new Map();
  vi.stubGlobal("__FILES__", await hashes(files));
  vi.stubGlobal("__LANGUAGES__", Object.fromEntries(lists));
  vi.stubGlobal("__VERSION__", version);
  vi.resetModules();
  // @ts-expect-error It is a plain script.
  await import("./service-worker");
}

/** The lists of the files of languages, as a host has them. */
async function listsOf(version: string, languages: Readonly<Record<string, Files>>): Promise<Files> {
  const lists = Object.entries(languages).map(async ([tag, files]) => [`assets/files-${tag}-${version}.json`, JSON.stringify(await hashes(files))]);
  return Object.fromEntries(await Promise.all(lists));
}

/** Fires an event, and waits for what the worker does. */
async function fire(type: string, data = ""): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get(type)!({ data, waitUntil: (promise: Promise<unknown>) => (work = promise) });
  await work;
}

/** The answer to a request; undefined if the worker leaves it to the browser. */
async function answer(path: string, method = "GET"): Promise<string | undefined> {
  let response: Promise<Response> | undefined;
  const url = path.includes(":") ? path : SCOPE + path;
  listeners.get("fetch")!({ request: { method, url }, respondWith: (promise: Promise<Response>) => (response = promise) });
  return response && (await (await response).text());
}

beforeEach(() => {
  site = new Map();
  stored = new Map();
  asked = [];
  done = [];
  const address = (request: string | { url: string }) => (typeof request === "string" ? request : request.url);
  vi.stubGlobal("self", {
    registration: { scope: SCOPE, unregister: async () => done.push("unregister") },
    clients: {
      claim: async () => done.push("claim"),
      matchAll: async () => [{ url: `${SCOPE}#/a`, navigate: async (url: string) => done.push(`navigate ${url}`) }],
    },
    skipWaiting: async () => done.push("skip"),
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  vi.stubGlobal("fetch", async (request: string | { url: string }, options: { integrity?: string; cache?: string } = {}) => {
    asked.push({ address: address(request), ...options });
    const text = site.get(address(request));
    if (text === undefined || (options.integrity !== undefined && options.integrity !== `sha256-${await hashed(text)}`)) throw new TypeError("failed");
    return new Response(text);
  });
  const cache = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      match: async (key: string) => entries.get(key)?.clone(),
      put: async (key: string, response: Response) => void entries.set(key, response),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    };
  };
  vi.stubGlobal("caches", {
    open: async (name: string) => cache(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (key: string) =>
      [...stored.values()]
        .map((entries) => entries.get(key))
        .find(Boolean)
        ?.clone(),
  });
});

afterEach(() => vi.unstubAllGlobals());

const ONE = { "": "<html>", "sw.js": "worker", "assets/a-1.js": "a", "assets/b-1.js": "b" };

/** The host has these files. */
function host(files: Readonly<Record<string, string>>): void {
  site = new Map(Object.entries(files).map(([path, text]) => [SCOPE + path, text]));
}

test("all files of a version are kept, and are there without a network", async () => {
  host(ONE);
  await started("1", ONE);
  await fire("install");
  expect([...stored.keys()]).toEqual([`tilewright ${SCOPE} 1`]);
  expect(asked.every(({ integrity }) => integrity?.startsWith("sha256-"))).toBe(true);
  expect(asked.filter(({ cache }) => cache === "reload").map(({ address }) => address)).toEqual([SCOPE, `${SCOPE}sw.js`]);
  host({});
  for (const [path, text] of Object.entries(ONE)) expect(await answer(path), path).toBe(text);
  expect(await answer("index.html?a=1#b")).toBe("<html>");
  expect(done).toEqual([]);
});

test("what is none of its files is left to the browser", async () => {
  host(ONE);
  await started("1", ONE);
  await fire("install");
  for (const path of ["api", "index.htm", "https://b.example/x/"]) expect(await answer(path), path).toBeUndefined();
  expect(await answer("", "POST")).toBeUndefined();
});

test("a new version takes over what is the same, waits to be asked, and keeps the last version for tabs that have it", async () => {
  host(ONE);
  stored.set("tilewright https://a.example/y/ 1", new Map());
  stored.set(`tilewright ${SCOPE} 0`, new Map());
  await started("1", ONE);
  await fire("install");
  const two = { ...ONE, "": "<html 2>", "assets/b-2.js": "b2" };
  host({ ...two, "assets/a-1.js": "not asked for" });
  await started("2", two);
  asked = [];
  await fire("install");
  expect(asked.map(({ address }) => address.slice(SCOPE.length))).toEqual(["", "sw.js", "assets/b-2.js"]);
  listeners.get("message")!({ data: "something else" });
  expect(done).toEqual([]);
  listeners.get("message")!({ data: "take over" });
  await fire("activate");
  expect(done).toEqual(["skip", "claim"]);
  expect([...stored.keys()]).toEqual(["tilewright https://a.example/y/ 1", `tilewright ${SCOPE} 1`, `tilewright ${SCOPE} 2`]);
  host({});
  expect(await answer("")).toBe("<html 2>");
  expect(await answer("assets/b-1.js")).toBe("b");
});

test("a part of an earlier version that is not kept is asked of the host", async () => {
  await started("1", ONE);
  host({ "assets/old.js": "old" });
  expect(await answer("assets/old.js")).toBe("old");
});

test("a damaged or missing file is loaded again", async () => {
  host(ONE);
  await started("1", ONE);
  await fire("install");
  const entries = stored.get(`tilewright ${SCOPE} 1`)!;
  entries.set(`${SCOPE}assets/a-1.js`, new Response("damaged"));
  entries.delete(SCOPE);
  expect(await answer("assets/a-1.js")).toBe("a");
  expect(await answer("")).toBe("<html>");
  host({});
  expect(await answer("assets/a-1.js")).toBe("a");
  expect(await answer("")).toBe("<html>");
});

test("what the browser has kept of a part may be damaged: then it is loaded past that", async () => {
  host(ONE);
  await started("1", ONE);
  const sound = globalThis.fetch;
  vi.stubGlobal("fetch", async (request: string, options: RequestInit) => {
    if (request.includes("assets/") && options.cache !== "reload") throw new TypeError("failed");
    return sound(request, options);
  });
  await fire("install");
  host({});
  expect(await answer("assets/b-1.js")).toBe("b");
});

test.each([
  ["", ["unregister"]],
  ["assets/a-1.js", ["unregister", `navigate ${SCOPE}#/a`]],
])("when the host has another version of %s, an incomplete one retires", async (path, did) => {
  host(ONE);
  stored.set("tilewright https://a.example/y/ 1", new Map());
  await started("1", ONE);
  await fire("install");
  stored.get(`tilewright ${SCOPE} 1`)!.delete(SCOPE + path);
  host({ ...ONE, [path]: "another" });
  expect(await answer(path)).toBe("another");
  expect(done).toEqual(did);
  expect([...stored.keys()]).toEqual(["tilewright https://a.example/y/ 1"]);
});

test("without a network a missing file fails, and the version stays", async () => {
  host(ONE);
  await started("1", ONE);
  await fire("install");
  stored.get(`tilewright ${SCOPE} 1`)!.delete(SCOPE);
  host({});
  await expect(answer("")).rejects.toThrow("failed");
  expect(done).toEqual([]);
  expect(await answer("assets/a-1.js")).toBe("a");
});

describe("languages", () => {
  const COMMON = { "": "<html>", "assets/engine-1.wasm": "engine" };
  const LANGUAGES = { de: { "assets/d-1.js": "de" }, "pt-BR": { "assets/p-1.js": "pt" } };
  /** What is kept of a version, by its end. */
  const kept = (version: string) => [...stored.get(`tilewright ${SCOPE} ${version}`)!.keys()].map((address) => address.slice(SCOPE.length));

  async function hosted(version: string, languages: Readonly<Record<string, Files>>): Promise<void> {
    host({ ...COMMON, ...Object.assign({}, ...Object.values(languages)), ...(await listsOf(version, languages)) });
    await started(version, COMMON, languages);
  }

  test("none is kept before it is used, and then it is there without a network", async () => {
    await hosted("1", LANGUAGES);
    await fire("install");
    expect(kept("1")).toEqual(["", "assets/engine-1.wasm"]);
    await fire("message", "keep pt-BR");
    await fire("message", "keep nothing");
    expect(kept("1")).toEqual(["", "assets/engine-1.wasm", "assets/files-pt-BR-1.json", "assets/p-1.js"]);
    host({});
    expect(await answer("assets/p-1.js")).toBe("pt");
    await expect(answer("assets/d-1.js")).rejects.toThrow("failed");
  });

  test("one that is used while a version is being installed comes with it", async () => {
    await hosted("1", LANGUAGES);
    await Promise.all([fire("install"), fire("message", "keep de")]);
    expect(kept("1")).toContain("assets/d-1.js");
  });

  test("a new version keeps those that were kept, and takes over what is the same", async () => {
    await hosted("1", LANGUAGES);
    await fire("install");
    await fire("message", "keep pt-BR");
    await hosted("2", { ...LANGUAGES, "pt-BR": { "assets/p-1.js": "pt", "assets/p-2.js": "pt 2" } });
    asked = [];
    await fire("install");
    expect(asked.map(({ address }) => address.slice(SCOPE.length))).toEqual(["", "assets/files-pt-BR-2.json", "assets/p-2.js"]);
    expect(kept("2")).not.toContain("assets/d-1.js");
  });

  test("a damaged list or file of one is loaded again", async () => {
    await hosted("1", LANGUAGES);
    await fire("install");
    await fire("message", "keep de");
    const entries = stored.get(`tilewright ${SCOPE} 1`)!;
    for (const file of ["assets/files-de-1.json", "assets/d-1.js"]) entries.set(SCOPE + file, new Response("damaged"));
    expect(await answer("assets/d-1.js")).toBe("de");
    host({});
    expect(await answer("assets/d-1.js")).toBe("de");
  });

  test("one that has just been chosen is loaded", async () => {
    await hosted("1", LANGUAGES);
    await fire("install");
    expect(await answer("assets/d-1.js")).toBe("de");
  });
});
