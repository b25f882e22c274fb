package tilewright.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.Worker;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;

/**
 * Somebody at the page, who remembers nothing of earlier visits. When the visit ends, nothing may have gone wrong
 * unseen: no error, no breach of the page's policy.
 */
public final class Visit implements AutoCloseable {

    /** Labels in the panel that More opens, also where there is room for them elsewhere. */
    private static final Set<String> IN_MORE = Set.of(
            "New game",
            "Watch a search",
            "Print",
            "Keys",
            "Learn",
            "Guide",
            "Rules",
            "Share",
            "Settings",
            "Redo",
            "Solve",
            "Count solutions",
            "Check",
            "Which steps solve it?",
            "Normal form",
            "How many turns win?",
            "Best turns",
            "Number of possible turns",
            "Automatic notes",
            "Manual notes",
            "Fill in notes",
            "Remove wrong notes",
            "Clear notes",
            "Pause the computer",
            "Let the computer play on",
            "Review game");

    /** Labels that an open panel would hide. */
    private static final Set<String> AT_THE_FOOT = Set.of("Undo", "Redo", "Hint", "Erase", "Notes", "Theater");

    private final BrowserContext context;
    private final String address;
    private final List<String> complaints = new ArrayList<>();
    /** Found in complaints that are no wonder; at first in none. */
    private Pattern expected = Pattern.compile("(?!)");

    /** What the page says instead of English, in another language. */
    private Map<String, Set<String>> words = Map.of();

    /** Told when the visit ends what the page shows then. */
    private final Consumer<String> shown;

    public final Page page;

    Visit(BrowserContext context, URI address, Consumer<String> shown) {
        this.context = context;
        this.address = address.toString();
        this.shown = shown;
        context.setDefaultTimeout(Chromium.patience());
        LateBrowser.delay(context);
        // The offer of a lesson would stand before what other tests are about.
        context.addInitScript(
                "try { localStorage['tilewright.lessons'] ??= 'never'; } catch { /* a page without an address */ }");
        // So would the offer of sounds.
        context.addInitScript(
                "try { localStorage['tilewright.sound-offered'] ??= 'yes'; } catch { /* a page without an address */ }");
        // So would the moment after a game.
        context.addInitScript(
                "try { localStorage['tilewright.settings'] ??= '{\"finish\":\"off\"}'; } catch { /* a page without an address */ }");
        this.page = context.newPage();
        page.onConsoleMessage(message -> {
            boolean wrong = message.type().equals("error") || message.type().equals("warning");
            // A visit that keeps nothing has it forbidden by the tests themselves.
            if (wrong && !message.text().contains("registration blocked by Playwright")) {
                complaints.add(message.text());
            }
        });
        page.onPageError(complaints::add);
    }

    /** All games that this browser keeps, by their IDs: in the database, written ahead and untouched; but for the time that goes by. */
    public Map<?, ?> kept() {
        return (Map<?, ?>) page.evaluate("""
                async () => {
                  const done = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
                  const all = {};
                  const add = ({ id, puzzle, play, position, created, changed, over, words, extras: { time, ...extras } }) =>
                    (all[id] = JSON.stringify({ id, puzzle, play, position, created, changed, over, words, extras }));
                  const ahead = Object.keys(localStorage).filter((key) => /\\.(game\\.|fresh:)/.test(key)).map((key) => localStorage[key]);
                  // To open what there is not would make it.
                  if ((await indexedDB.databases()).some(({ name }) => name === "tilewright")) {
                    const database = await done(indexedDB.open("tilewright"));
                    const stores = database.transaction(["summaries", "plays"]);
                    for (const summary of await done(stores.objectStore("summaries").getAll()))
                      add({ ...summary, play: await done(stores.objectStore("plays").get(summary.id)) });
                    database.close();
                  }
                  for (const text of ahead) add(JSON.parse(text));
                  return all;
                }
                """);
    }

    private String seen() {
        String found = page.url() + ", complaints " + complaints;
        try {
            String text = page.locator("body").innerText(new Locator.InnerTextOptions().setTimeout(5_000));
            return found + ":\n" + text.substring(0, Math.min(600, text.length()));
        } catch (PlaywrightException gone) {
            return found + ", no text";
        }
    }

    /** Returns the unseen faults so far. */
    public List<String> complaints() {
        return complaints;
    }

    @Override
    public void close() {
        shown.accept(seen());
        context.close();
        Assertions.assertThat(complaints)
                .allMatch(complaint -> expected.matcher(complaint).find());
    }

    /** Delays timers of the page of half a second or longer until {@link #elapse} is called. For pages opened hereafter. */
    public Visit unhurried() {
        page.addInitScript("""
                (() => {
                  const { setTimeout, clearTimeout } = window;
                  const late = (window.late = new Map());
                  let last = 1e9;
                  window.setTimeout = (work, wait = 0) => {
                    if (wait < 500) return setTimeout(work, wait);
                    late.set(++last, { work, wait, due: performance.now() + wait });
                    return last;
                  };
                  window.clearTimeout = (which) => late.delete(which) || clearTimeout(which);
                })();
                """);
        return this;
    }

    /** Lets the time come for whatever waits for it. */
    public void elapse() {
        page.evaluate("""
                () => {
                  const due = [...window.late.values()];
                  window.late.clear();
                  for (const { work } of due) work();
                }
                """);
    }

    /** Lets the time come for what is due first, if anything waits. */
    public void elapseNext() {
        page.evaluate("""
                () => {
                  const [first] = [...window.late].sort(([, one], [, other]) => one.due - other.due);
                  if (!first) return;
                  window.late.delete(first[0]);
                  first[1].work();
                }
                """);
    }

    /** Lets the time come again and again until something holds. */
    public void elapseUntil(String condition) {
        page.waitForFunction("""
                () => {
                  const due = [...window.late.values()];
                  window.late.clear();
                  for (const { work } of due) work();
                  return (CONDITION)();
                }
                """.replace("CONDITION", condition));
    }

    /** Waits until the page is kept for when there is no network. */
    public Visit offlineReady() {
        page.waitForFunction("() => navigator.serviceWorker.controller");
        return this;
    }

    /** Expects a complaint of the browser from now on, about something that cannot be loaded. */
    public Visit expecting(String complaint) {
        expected = Pattern.compile(complaint);
        return this;
    }

    /** From now on the engine may not be had; the browser says so itself, which is no complaint. */
    public Visit withoutEngine() {
        page.route("**/*.wasm", Route::abort);
        expected = Pattern.compile("ERR_FAILED|404|405");
        return this;
    }

    /** Wants no motion, as chosen in the settings or in the system; what moves nevertheless is gathered by its name. */
    public Visit calm() {
        page.addInitScript("""
                try {
                  localStorage['tilewright.settings'] = JSON.stringify({ ...JSON.parse(localStorage['tilewright.settings'] ?? '{}'), motion: 'less' });
                } catch { /* no address */ }
                window.moved = [];
                for (const event of ['animationstart', 'transitionrun'])
                  addEventListener(event, ({ target, animationName, propertyName }) => {
                    // an animation that follows a reader's scrolling does not move by itself
                    if (target.getAnimations().some(({ timeline }) => timeline === document.timeline)) window.moved.push(animationName ?? propertyName);
                  }, true);
                const { animate } = Element.prototype;
                Element.prototype.animate = function (...all) {
                  window.moved.push(this.tagName);
                  return animate.apply(this, all);
                };
                """);
        return this;
    }

    /** Reads from right to left. For pages opened hereafter. */
    public Visit rightToLeft() {
        page.addInitScript("""
                // The page sets the direction of its language.
                new MutationObserver(() => {
                  const root = document.documentElement;
                  if (root && root.dir !== "rtl") root.dir = "rtl";
                }).observe(document, { childList: true, attributes: true, attributeFilter: ["dir"], subtree: true });
                """);
        return this;
    }

    /**
     * Speaks another language. For pages opened hereafter.
     *
     * @param others what it says instead of what English says
     */
    public Visit speaking(String tag, Map<String, Set<String>> others) {
        words = others;
        page.addInitScript("try { localStorage['tilewright.language'] = '" + tag + "'; } catch { /* no address */ }");
        return this;
    }

    /** A text in English, or as the page says it. */
    public Pattern said(String english) {
        return Pattern.compile(Stream.concat(Stream.of(english), words.getOrDefault(english, Set.of()).stream())
                .map(text -> text.replaceAll("[\\\\^$.|?*+()\\[\\]{}]", "\\\\$0"))
                .collect(Collectors.joining("|", "(?:", ")")));
    }

    private Page.GetByRoleOptions named(String name) {
        Page.GetByRoleOptions options = new Page.GetByRoleOptions();
        return words.isEmpty()
                ? options.setName(name).setExact(true)
                : options.setName(Pattern.compile("^" + said(name) + "$"));
    }

    /** Wants to see the moment after a game. */
    public Visit celebrating() {
        page.addInitScript("try { localStorage['tilewright.settings'] = '{}'; } catch { /* no address */ }");
        return this;
    }

    /** It is this moment, on a clock that stands still; times of games count on. */
    public Visit at(String moment) {
        page.clock().setFixedTime(moment);
        return this;
    }

    /** Is here for the first time, and is offered lessons. */
    public Visit newcomer() {
        page.addInitScript(
                "try { if (localStorage['tilewright.lessons'] === 'never') delete localStorage['tilewright.lessons']; } catch { /* no address */ }");
        return this;
    }

    /** Goes to an address, given by what follows the server's. */
    public Visit open(String rest) {
        // The same address with another fragment would not be loaded again.
        page.navigate("about:blank");
        page.navigate(address + rest);
        return this;
    }

    /** Opens a position or a play, and waits for the board and the keyboard on it. */
    public Visit play(String play) {
        open("#/" + URLEncoder.encode(play, StandardCharsets.UTF_8).replace("+", "%20"));
        assertThat(page.getByRole(AriaRole.GRID)).isVisible();
        // In the page's own spelling of the address a colon stands as it is.
        page.waitForFunction("() => document.activeElement !== document.body && !location.hash.includes('%3A')");
        return this;
    }

    /** Goes to a position or a play from where one is, without loading the page again, and waits for the board. */
    public Visit follow(String play) {
        page.evaluate(
                """
                async (hash) => {
                  await new Promise((resolve) => {
                    addEventListener("popstate", resolve, { once: true });
                    location.hash = hash;
                  });
                  await document.querySelector("tw-app").updateComplete;
                }
                """, "#/" + URLEncoder.encode(play, StandardCharsets.UTF_8).replace("+", "%20"));
        assertThat(page.getByRole(AriaRole.GRID)).isVisible();
        page.waitForFunction("() => !location.hash.includes('%3A')");
        return this;
    }

    /** Begins a new game of a level on the page of its puzzle, and waits for the keyboard on it. */
    public Visit begin(String title, String level) {
        open("#/" + title.toLowerCase(Locale.ROOT));
        Locator name = page.getByText(level, new Page.GetByTextOptions().setExact(true));
        page.locator("button.level", new Page.LocatorOptions().setHas(name)).click();
        assertThat(page.getByRole(AriaRole.GRID)).isVisible();
        // The keyboard is on the board as soon as this is painted.
        page.waitForFunction("() => document.activeElement.closest('tw-board')");
        return this;
    }

    /** The address as the page has it now; {@link Page#url} may still be what it was. */
    public String address() {
        return (String) page.evaluate("() => location.href");
    }

    /** The play that is in the address now. */
    public String played() {
        String now = address();
        String hash = now.substring(now.indexOf("#/") + 2);
        return URLDecoder.decode(hash.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    /**
     * Does something that leads to another position, and waits until it is there. The address of a search follows a
     * moment later by itself; it is of the same position.
     */
    public void moves(Runnable act) {
        String before = address();
        act.run();
        page.waitForFunction(
                "before => { const at = (href) => href.split('?watch=')[0]; return at(location.href) !== at(before); }",
                before);
    }

    public Locator spot(String id) {
        return page.locator("[data-spot='" + id + "']");
    }

    /** A button; what hides it is opened: a closed section, or the panel of all that is not needed all the time. */
    public Locator button(String name) {
        Locator shown = page.getByRole(AriaRole.BUTTON, named(name));
        if (IN_MORE.contains(name) && shown.count() == 0) {
            panel("More");
        } else if (name.equals("Restart")) {
            panel("History");
        } else if (page.locator(".panel").count() > 0 && AT_THE_FOOT.contains(name)) {
            closePanel();
        }
        Locator within = page.getByRole(AriaRole.BUTTON, named(name).setIncludeHidden(true));
        Locator closed = page.locator("details:not([open])").filter(new Locator.FilterOptions().setHas(within));
        if (closed.count() > 0) {
            closed.first().locator("summary").first().click();
        }
        return page.getByRole(AriaRole.BUTTON, named(name));
    }

    /** Opens a panel beside the board, if it is closed: History, or More, which has all the others. */
    public void panel(String title) {
        boolean history = title.equals("History");
        Locator open = page.locator(history ? "[data-panel=history]" : "[data-panel=more]");
        if (open.count() > 0) {
            return;
        }
        closePanel();
        page.locator(".menu")
                .filter(new Locator.FilterOptions().setVisible(true))
                .first()
                .click();
        page.locator("[data-panel=more]").waitFor();
        if (history) {
            page.locator(".way")
                    .filter(new Locator.FilterOptions().setHasText(said("History")))
                    .click();
            open.waitFor();
        }
    }

    /** Closes the panel beside the board, if one is open. */
    void closePanel() {
        if (page.locator(".panel").count() > 0) {
            page.locator(".panel > header button").click();
            page.locator(".panel").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
        }
    }

    /** The button of a spot that is no place on the board. */
    Locator beside(String spot) {
        return page.locator("button[data-spot='" + spot + "']");
    }

    /** The button that ends a turn. */
    public Locator end() {
        return page.locator("[data-spot='end']");
    }

    /** The moment after a game. */
    public Locator finish() {
        return page.getByRole(AriaRole.DIALOG).and(page.locator(".finish"));
    }

    /** The button in the moment after a game that leads back to the board. */
    public Locator lookBack() {
        return finish().locator(".finish-ways button").last();
    }

    /** Asks for a hint, and for all of it. */
    public void hint() {
        button("Hint").click();
        Locator card = page.locator(".hint-card");
        Locator more = card.getByText(said("Tell me more"));
        card.waitFor();
        while (more.count() > 0) {
            more.click();
        }
    }

    /** The switch of a study that can be kept on, by a part of its name. */
    public Locator liveStudy(String name) {
        return page.getByRole(AriaRole.SWITCH, new Page.GetByRoleOptions().setName(said(name)));
    }

    /** The line that says how the game stands. */
    public Locator standing() {
        return page.locator(".standing");
    }

    /** The line that says what was refused or hinted. */
    public Locator message() {
        return page.locator(".message").first();
    }

    /** Waits until one of the engines, perhaps one that is started for it, has ended because of an act. */
    public void endsWorker(Runnable act) {
        List<Worker> ended = new ArrayList<>();
        page.workers().forEach(worker -> worker.onClose(ended::add));
        page.onWorker(worker -> worker.onClose(ended::add));
        act.run();
        page.waitForCondition(() -> ended.size() == 1);
    }

    /** Watches the computer search from here at full speed; the search does not halt at solutions. */
    public void watchAtFullSpeed() {
        button("Watch a search").click();
        assertThat(figure("step")).hasText("0");
        button("Max").click();
        page.getByLabel("Stop at a solution").uncheck();
        assertThat(button("Run")).isEnabled();
    }

    /** A figure of the theater. */
    public Locator figure(String name) {
        return page.locator("[data-figure='" + name + "']");
    }

    /** Makes the page's processor slower by a factor. */
    public void slowDown(int factor) {
        JsonObject rate = new JsonObject();
        rate.addProperty("rate", factor);
        page.context().newCDPSession(page).send("Emulation.setCPUThrottlingRate", rate);
    }

    /** Presses a key on whatever has the focus. */
    public void press(String key) {
        page.keyboard().press(key);
    }

    /** Where a spot is in the window. */
    public BoundingBox box(String spot) {
        Locator cell = spot(spot).locator("rect");
        return (cell.count() > 0 ? cell.first() : spot(spot)).boundingBox();
    }

    /** Presses the mouse's button in the middle of a spot, moves to another, lets go. */
    public void drag(String from, String to) {
        BoundingBox start = box(from);
        BoundingBox end = box(to);
        page.mouse().move(start.x + start.width / 2, start.y + start.height / 2);
        page.mouse().down();
        page.mouse().move((start.x + end.x + start.width) / 2, (start.y + end.y + start.height) / 2);
        page.mouse().move(end.x + end.width / 2, end.y + end.height / 2);
        page.mouse().up();
    }

    /** Clicks twice in the middle of a spot, at one moment by the clock of the events. */
    public void doubleClick(String spot) {
        BoundingBox box = box(spot);
        JsonObject event = new JsonObject();
        event.addProperty("x", box.x + box.width / 2);
        event.addProperty("y", box.y + box.height / 2);
        event.addProperty("button", "left");
        event.addProperty("timestamp", ((Number) page.evaluate("() => Date.now() / 1000")).doubleValue());
        CDPSession session = page.context().newCDPSession(page);
        for (int click = 1; click <= 2; click++) {
            event.addProperty("clickCount", click);
            for (String type : List.of("mousePressed", "mouseReleased")) {
                event.addProperty("type", type);
                session.send("Input.dispatchMouseEvent", event);
            }
        }
        session.detach();
    }

    /** Clicks with the mouse in the middle of a spot. */
    public void click(String spot) {
        BoundingBox box = box(spot);
        page.mouse().click(box.x + box.width / 2, box.y + box.height / 2);
    }
}
