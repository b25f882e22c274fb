/** Number of milliseconds that a task draws parts of the page: the rest waits for a task of its own. */
const SLICE = 10;

/** The time when the present task began to draw; undefined when none has. */
let begun: number | undefined;
const waiting: (() => void)[] = [];
let channel: MessageChannel | undefined;

/** Done in a task of its own, before which the browser may do what is more urgent. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    post();
  });
}

/** Done when one may draw, at once if the present task has not drawn for long: then undefined. */
export function timeSlice(): Promise<void> | undefined {
  if (begun === undefined) {
    begun = performance.now();
    post();
    return undefined;
  }
  return performance.now() - begun < SLICE ? undefined : nextTask();
}

function post(): void {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = next;
  }
  channel.port2.postMessage(0);
}

/** Each message is a task: for one who waits, or just the end of the one before. */
function next(): void {
  begun = undefined;
  const draw = waiting.shift();
  if (!draw) return;
  begun = performance.now();
  post();
  draw();
}
