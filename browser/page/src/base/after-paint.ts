/** Number of milliseconds to wait in a hidden window, which is not painted. */
const UNSEEN = 200;

/** Does something as soon as the next frame has been painted: what is not part of the answer to a key must not delay it. */
export function afterPaint(work: () => void): void {
  let done = false;
  const once = () => {
    if (!done) work();
    done = true;
  };
  const late = setTimeout(once, UNSEEN);
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      clearTimeout(late);
      channel.port1.close();
      once();
    };
    channel.port2.postMessage(0);
  });
}
