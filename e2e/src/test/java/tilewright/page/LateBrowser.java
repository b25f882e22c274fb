package tilewright.page;

import com.microsoft.playwright.BrowserContext;

/**
 * A browser that delays its frames, workers, and database at random, as a busy machine does; the order of each stays.
 * {@code -Dlate=300} runs the page's tests in one; the number is the longest delay, in milliseconds.
 */
final class LateBrowser {

    private static final int MOST = Integer.getInteger("late", 0);

    private LateBrowser() {}

    static void delay(BrowserContext context) {
        if (MOST == 0) {
            return;
        }
        context.addInitScript("""
                {
                  // Tests put clocks of their own in the place of these.
                  const later = window.setTimeout.bind(window);
                  const now = performance.now.bind(performance);
                  const chance = () => Math.random() ** 2 * MOST;
                  const queue = () => {
                    let free = 0;
                    return (work) => {
                      free = Math.max(free, now() + chance());
                      later(work, free - now());
                    };
                  };
                  const { requestAnimationFrame } = window;
                  const frame = queue();
                  window.requestAnimationFrame = (work) => requestAnimationFrame(() => frame(() => work(performance.now())));
                  for (const { prototype } of [Worker, BroadcastChannel]) {
                    const { postMessage } = prototype;
                    const message = queue();
                    prototype.postMessage = function (...all) { message(() => postMessage.apply(this, all)); };
                  }
                  Object.defineProperty(IDBTransaction.prototype, "oncomplete", {
                    set(told) { this.addEventListener("complete", (event) => later(() => told.call(this, event), chance())); },
                  });
                }
                """.replace("MOST", Integer.toString(MOST)));
    }
}
