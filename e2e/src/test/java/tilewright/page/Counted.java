package tilewright.page;

import java.util.List;

/**
 * The work of a page, counted from its loading on: requests to its engines, and elements that are drawn anew on the board.
 */
public final class Counted {

    private static final String COUNTING = """
            (() => {
              const asked = window.asked = { verbs: [], pending: 0 };
              const { postMessage, terminate } = Worker.prototype;
              const open = new WeakMap();
              Worker.prototype.postMessage = function (message, ...rest) {
                // A gesture that there is not, with which the page makes the engine quick, is nobody's act.
                if ("line" in message && !message.line.includes("tap:nowhere")) {
                  if (!open.has(this)) {
                    open.set(this, new Set());
                    this.addEventListener("message", ({ data }) => {
                      if (!("logLine" in data) && open.get(this).delete(data.id)) asked.pending--;
                    });
                  }
                  open.get(this).add(message.id);
                  asked.pending++;
                  asked.verbs.push(JSON.parse(message.line).do);
                }
                return postMessage.call(this, message, ...rest);
              };
              Worker.prototype.terminate = function () {
                asked.pending -= open.get(this)?.size ?? 0;
                open.get(this)?.clear();
                return terminate.call(this);
              };
            })();
            """;

    /** Some frames long nothing is asked, and all that was asked is answered. */
    private static final String QUIET = """
            () => new Promise((resolve) => {
              let [known, frames] = [-1, 0];
              const look = () => {
                const { verbs, pending } = window.asked;
                frames = pending === 0 && verbs.length === known ? frames + 1 : 0;
                known = verbs.length;
                if (frames === 20) resolve();
                else requestAnimationFrame(look);
              };
              look();
            })
            """;

    private static final String DRAWN = """
            () => {
              window.drawn = 0;
              window.drawing?.disconnect();
              window.drawing = new MutationObserver((records) => {
                const touched = new Set();
                for (const { type, target, addedNodes } of records) {
                  if (type === "childList") for (const node of addedNodes) node.nodeType === 1 && touched.add(node);
                  else touched.add(target);
                }
                window.drawn += touched.size;
              });
              const kinds = { subtree: true, childList: true, attributes: true, characterData: true };
              window.drawing.observe(document.querySelector(".board"), kinds);
            }
            """;

    private final Visit visit;

    /** Counts from the next page on that is opened. */
    public Counted(Visit visit) {
        this.visit = visit;
        visit.page.addInitScript(COUNTING);
    }

    /** Returns the requests to the engines so far, and all before the page comes to rest. */
    public List<String> asked() {
        visit.page.evaluate(QUIET);
        return ((List<?>) visit.page.evaluate("() => window.asked.verbs"))
                .stream().map(String::valueOf).toList();
    }

    /** Returns the requests to the engines because of an act. */
    public List<String> asked(Runnable act) {
        int before = asked().size();
        act.run();
        List<String> all = asked();
        return all.subList(before, all.size());
    }

    /** How many elements of the board were made or changed because of an act. */
    public int drawn(Runnable act) {
        asked();
        visit.page.evaluate(DRAWN);
        act.run();
        asked();
        return (Integer) visit.page.evaluate("() => window.drawn");
    }
}
