// The worker of an engine in Node, which lacks what a worker of a browser has.
import { parentPort } from "node:worker_threads";

globalThis.addEventListener = (_, listener) => parentPort.on("message", (data) => listener({ data }));
globalThis.postMessage = (data) => parentPort.postMessage(data);
await import("./worker.js");
