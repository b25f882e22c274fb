package tilewright.page;

import com.microsoft.playwright.BrowserContext;

/**
 * A browser whose frames, workers, and database answer late, each in their order but as long after each other as chance has
 * it: what holds in it holds on a busy machine. Tests of the page run in one with {@code -Dlate=300}, the most that anything
 * is late, in milliseconds.
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
