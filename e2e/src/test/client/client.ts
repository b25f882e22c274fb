// Asks a running server by the types that openapi-typescript makes of its /openapi.json: each operation, each request of the
// studio and of what is kept, and what fails. It ends with an error if something is not as its type says, and else prints
// what it has asked.

import createClient from "openapi-fetch";
import type { components, paths } from "./api.js";

declare const process: { argv: string[]; exitCode: number };

type Forms = components["schemas"];
type Request = Forms["Request"];
type Answer<Do extends Request["do"]> = Forms[`${Do}-answer`];

const client = createClient<paths>({ baseUrl: process.argv[2] ?? "" });
const asked = new Set<string>();
client.use({
  onRequest({ request, schemaPath }) {
    asked.add(`${request.method.toLowerCase()} ${schemaPath}`);
  },
});

function check(holds: boolean, about: unknown): asserts holds {
  if (!holds) {
    throw new Error(JSON.stringify(about));
  }
}

/** Asks the studio; the form of the answer belongs to the request. */
async function ask<Do extends Request["do"]>(
  request: Extract<Request, { do: Do }>,
): Promise<Exclude<Answer<Do>, Forms["Failure"]>> {
  asked.add(`do ${request.do}`);
  const { data, error, response } = await client.POST("/api", {
    body: request as Request,
    params: { header: { Prefer: "wait=30" } },
  });
  check(data !== undefined && response.headers.get("Preference-Applied") === "wait=30", { request, error });
  return data as Exclude<Answer<Do>, Forms["Failure"]>;
}

const empty = "trominoes:g.../..../..../....";
const clues = "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

async function play(): Promise<void> {
  const { puzzles } = await ask({ do: "puzzles" });
  check(puzzles.map(({ id }) => id).includes("trominoes"), puzzles);
  const { techniques, articles } = await ask({ do: "guide", puzzle: "sudoku" });
  check(techniques.length > 20 && articles.every(({ title }) => title !== ""), techniques);
  const made = await ask({ do: "new", puzzle: "trominoes", setup: "4", seed: "7" });
  check(made.status.kind === "open" && made.gestures.drag !== undefined, made.status);

  const laid = await ask({ do: "act", play: empty, moves: "h=r1c2" });
  check(laid.history.size === 1 && laid.history.undo, laid.history);
  check((await ask({ do: "view", play: laid.play })).id === laid.id, laid.id);
  check((await ask({ do: "begin", play: laid.play })).history.size === 0, laid.play);
  const back = await ask({ do: "undo", play: laid.play });
  check(back.history.redo, back.history);
  check((await ask({ do: "redo", play: back.play })).id === laid.id, back.play);
  check((await ask({ do: "goto", play: laid.play, node: 0 })).history.node === 0, laid.play);
  const named = await ask({ do: "name", play: laid.play, name: "first try" });
  const { steps } = await ask({ do: "history", play: named.play });
  check(steps.map(({ parent, name }) => `${parent} ${name}`).join() === "0 first try", steps);

  const { found } = await ask({ do: "open", puzzle: "trominoes", text: "g.../..../..../....\n\nno board" });
  check(found[0]?.line === 1 && found[1]?.error !== undefined, found);
  const draft = await ask({ do: "edit", puzzle: "paletto", text: "AB./.../...", gesture: "type:r2c1:A" });
  check(draft.refused !== undefined, draft.text);
  const noted = await ask({ do: "command", play: clues, command: "fill" });
  check(noted.refused === undefined && noted.history.size === 1, noted.refused);
  const { lines } = await ask({ do: "explain", play: clues, spot: "r1c3" });
  check(lines.some(({ fits }) => fits) && lines.some(({ fits }) => !fits), lines);
  const hint = await ask({ do: "hint", play: clues });
  check("text" in hint && hint.text !== "" && Array.isArray(hint.gestures), hint);

  const answered = await ask({ do: "agent", play: "paletto:ABC/BCA/CAB", agent: "greedy", seed: "1" });
  check(answered.turn !== undefined && answered.turn.gestures.length > 0, answered.turn);
  const moment = await ask({ do: "watch", play: empty, method: "scan", step: 3 });
  check(moment.step === 3 && moment.scene.spots.length === 16, moment.step);
  const { solutions, complete } = await ask({ do: "solve", play: clues, limit: 2 });
  check(solutions.length === 1 && complete, solutions);
  const { count, exact } = await ask({ do: "count", play: empty });
  check(count === "4" && exact, count);
  const study = await ask({ do: "study", play: empty, verb: "forced" });
  check("line" in study, study);
  const review = await ask({ do: "review", play: laid.play });
  check("line" in review || "without" in review, review);
  const other = await ask({ do: "convert", play: clues, to: "zeros" });
  check(other.line.startsWith("530070000600195"), other);
  const { answers } = await ask({ do: "each", of: "count", puzzle: "trominoes", texts: ["g.../..../..../....", "no board"] });
  check(answers.map((one) => ("count" in one ? one.count : "error" in one)).join() === "4,true", answers);
  const { certificate } = await ask({ do: "prove", play: clues, claim: "r5c5=5" });
  const checked = await ask({ do: "verify", text: certificate ?? "" });
  check(checked.claim === "forced r5c5=5" && checked.steps > 0, checked);
  const { svg } = await ask({ do: "svg", play: empty, dark: true });
  check(svg.startsWith("<svg"), svg);
}

async function print(): Promise<void> {
  const { data } = await client.POST("/api/print", {
    body: { puzzle: "trominoes", positions: ["..../..../..../...g"], perPage: 1, paper: "A4" },
    parseAs: "text",
  });
  check(typeof data === "string" && data.startsWith("%PDF-"), data);
  const { data: shown } = await client.POST("/api/print", {
    body: { puzzle: "trominoes", positions: ["..../..../..../...g"], "per-page": 1, preview: true },
  });
  check(typeof shown === "object" && shown.pages === 2 && shown.svg.length === 1, shown);
}

async function keep(): Promise<void> {
  const key = "AbCdEfGhIjKlMnOpQrStUv";
  const changed = 1_790_000_000_000;
  type Saved = Forms["SavedRequest"];
  async function saved(body: Saved): Promise<Forms["SavedAnswer"]> {
    asked.add(`saved ${body.do}`);
    const { data, error } = await client.POST("/api/saved", { body });
    check(data !== undefined, error);
    return data;
  }
  const item: Forms["SavedItem"] = { id: "g1", kind: "game", title: "First", text: empty, changed };
  const put = await saved({ do: "put", key, begins: true, items: [item] });
  check("items" in put && put.items.length === 1, put);
  const list = await saved({ do: "list", key });
  check("items" in list && list.items[0]?.title === "First", list);
  const got = await saved({ do: "get", key, ids: ["g1"] });
  check("items" in got && got.items.some((one) => "text" in one && one.text === empty), got);
  const file = await saved({ do: "export", key });
  check("saved" in file && file.saved === 1, file);
  await saved({ do: "delete", key, items: [{ id: "g1", changed: changed + 1, base: changed }] });
  const erased = await saved({ do: "erase", key });
  check("erased" in erased && erased.erased, erased);
}

async function look(): Promise<void> {
  const about = await client.GET("/api/about");
  check(about.data?.rooms === true && about.data.proxy === "none", about.error);
  const health = await client.GET("/health", { parseAs: "text" });
  check(health.data?.endsWith("\n") === true, health.error);
  const ready = await client.GET("/ready", { parseAs: "text" });
  check(ready.data?.endsWith("\n") === true, ready.error);
  const metrics = await client.GET("/metrics", { parseAs: "text" });
  check(metrics.data?.includes("\ntilewright_sockets 0\n") === true, metrics.data);
  const openapi = await client.GET("/openapi.json");
  check(openapi.data !== undefined && "openapi" in openapi.data, openapi.error);
}

/** Several requests in one body. */
async function batch(): Promise<void> {
  const requests: Request[] = [
    { do: "count", play: empty },
    { do: "view", play: "chess" },
    { do: "svg", play: empty },
  ];
  const { data } = await client.POST("/api", {
    body: requests.map((request) => JSON.stringify(request)).join("\n"),
    bodySerializer: (body) => body,
    headers: { "Content-Type": "application/x-ndjson" },
    parseAs: "text",
  });
  const answers = data?.trimEnd().split("\n") ?? [];
  const [count, failure, picture] = answers.map((line) => JSON.parse(line) as Forms["Answer"] | Forms["Failure"]);
  check(answers.length === 3 && count !== undefined && "count" in count, answers);
  check(failure !== undefined && "error" in failure && picture !== undefined && "svg" in picture, answers);
}

async function fail(): Promise<void> {
  const unknown = await client.POST("/api", { body: { do: "view", play: "chess" } });
  check(unknown.response.status === 400 && unknown.error !== undefined && "error" in unknown.error, unknown);
  const problem = await client.POST("/api", {
    body: { do: "view", play: "chess" },
    headers: { Accept: "application/problem+json" },
  });
  check(problem.error !== undefined && "status" in problem.error && problem.error.status === 400, problem);
  const foreign = await client.POST("/api", { body: { do: "puzzles" }, headers: { "Content-Type": "text/plain" } });
  check(foreign.response.status === 415 && foreign.error !== undefined && "detail" in foreign.error, foreign);
}

await play();
await print();
await keep();
await look();
await batch();
await fail();
console.log([...asked].sort().join("\n"));
