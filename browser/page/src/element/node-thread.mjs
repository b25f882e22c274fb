/* The worker of an engine in Node: the build of the package puts this file in the place of engine/thread.ts. */
import { Worker } from "node:worker_threads";

/** Beside the program; Vite would look for it among the sources. */
const PROGRAM = "engine/worker-node.js";

/** Starts a worker, with as much of a browser's worker as an engine needs. It keeps the process alive while it is asked something. */
export function thread() {
  const worker = new Worker(new URL(PROGRAM, import.meta.url));
  worker.unref();
  let asked = 0;
  const like = {
    onmessage: undefined,
    onerror: undefined,
    postMessage(data) {
      if (asked++ === 0) worker.ref();
      worker.postMessage(data);
    },
    terminate: () => void worker.terminate(),
  };
  worker.on("message", (data) => {
    if (!("logLine" in data) && --asked === 0) worker.unref();
    like.onmessage?.({ data });
  });
  worker.on("error", (failure) => like.onerror?.({ message: String(failure), preventDefault: () => undefined }));
  return like;
}
