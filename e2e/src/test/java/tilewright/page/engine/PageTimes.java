package tilewright.page.engine;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import tilewright.Puzzles;
import tilewright.page.Answer;
import tilewright.page.Chromium;
import tilewright.page.Visit;
import tilewright.puzzle.Puzzle;
import tilewright.server.StudioServer;

/**
 * Measures how long the page takes for what somebody waits for, in the browser of this machine, and prints medians and
 * their ratios to a reference piece of work. A time ends with the frame that shows the result. The reference is measured
 * in the same page right before each run, at the same speed, so that other work on the machine slows both.
 */
final class PageTimes {

    /** A Sudoku with few clues, so that there are notes everywhere. */
    private static final String SUDOKU =
            "sudoku:.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";

    /** To which any number of steps may be added: a piece is set, and taken away again. */
    private static final String LONG = "trominoes:g.../..../..../.... |";

    /** Work of the kind that a page does; its time in milliseconds. */
    private static final String REFERENCE = """
            () => {
              const mark = (i) => ({ kind: "glyph", ink: "note", box: [i % 108, i % 96, 4, 4], text: String(i % 9) });
              const text = JSON.stringify(Array.from({ length: 400 }, (_, i) => mark(i)));
              const begun = performance.now();
              for (let i = 0; i < 40; i++) {
                const keys = new Map();
                for (const { kind, ink, box, text: digit } of JSON.parse(text)) keys.set(`${kind} ${ink} ${box.join()} ${digit}`, box);
              }
              return performance.now() - begun;
            }
            """;

    /** The time of a condition's first frame since some moment. */
    private static final String PAINTED = """
            window.painted = (shown, begun) => new Promise((resolve) => {
              const look = () => {
                if (!shown()) return void requestAnimationFrame(look);
                const channel = new MessageChannel();
                channel.port1.onmessage = () => resolve(performance.now() - begun);
                channel.port2.postMessage(0);
              };
              requestAnimationFrame(look);
            });
            """;

    /** Of each key, how long it takes until the frame that shows its effect: the cursor or the digit is there. */
    private static final String KEYS = """
            () => {
              const drawn = (id, digit) => {
                const [x, y, size] = ["x", "y", "width"].map((of) =>
                  Number(document.querySelector(`[data-spot="${id}"] > rect`).getAttribute(of)));
                return [...document.querySelectorAll(".board .glyph")].some((glyph) =>
                  glyph.textContent === digit
                  && Number(glyph.getAttribute("font-size")) > size / 2
                  && Math.abs(Number(glyph.getAttribute("x")) - x - size / 2) < 1
                  && Math.abs(Number(glyph.getAttribute("y")) - y - size / 2) < 1);
              };
              const cursor = () => ["x", "y"].map((of) => document.querySelector(".cursor").getAttribute(of)).join();
              addEventListener("keydown", ({ key, timeStamp }) => {
                const id = document.activeElement.dataset.spot;
                const before = cursor();
                const done = key.startsWith("Arrow")
                  ? () => document.activeElement.dataset.spot !== id && cursor() !== before
                  : () => drawn(id, key);
                window.shown = window.painted(done, timeStamp);
              }, { capture: true });
            }
            """;

    /** Of a page that is loaded: the largest paint, how much of it was shifted, and the longest task. */
    private static final String LOADED = """
            window.loaded = { paint: 0, shift: 0, task: 0 };
            const observe = (type, each) =>
              new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
            observe("largest-contentful-paint", ({ startTime }) => (window.loaded.paint = startTime));
            observe("layout-shift", ({ value, hadRecentInput }) => (window.loaded.shift += hadRecentInput ? 0 : value));
            observe("longtask", ({ duration }) => (window.loaded.task = Math.max(window.loaded.task, duration)));
            """;

    private final Chromium chromium;
    private final URI address;
    private final int runs;

    private PageTimes(Chromium chromium, URI address, int runs) {
        this.chromium = chromium;
        this.address = address;
        this.runs = runs;
    }

    /** Measures all. Arguments: how many runs the median is of; 15 when there is none. */
    public static void main(String[] arguments) throws StudioServer.CannotListen {
        int runs = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 15;
        try (StudioServer server = StudioServer.start(0);
                Chromium chromium = new Chromium()) {
            PageTimes times = new PageTimes(chromium, server.address(), runs);
            print("%-52s %10s %10s %8s", "medians of " + runs + " runs", "ms", "reference", "ratio");
            times.loads();
            times.keys(SUDOKU, "key to paint, CPU throttled 4 times");
            String notes = Answer.to("{'do':'command','play':'" + SUDOKU + "','command':'auto'}")
                    .text("play");
            times.keys(notes, "the same on a board full of notes");
            times.steps();
            times.histories();
            times.searches();
            times.stops();
        }
    }

    private void loads() {
        load("home", "");
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            String play = Answer.to("{'do':'new','puzzle':'" + puzzle.id() + "','seed':1}")
                    .text("play");
            load(
                    puzzle.id(),
                    "#/" + URLEncoder.encode(play, StandardCharsets.UTF_8).replace("+", "%20"));
        }
    }

    /** Each run is a first visit, by slow 4G (150 ms of latency, 1.6 Mbit/s down, 0.75 up), with the CPU throttled four times. */
    private void load(String page, String rest) {
        List<Double> paints = new ArrayList<>();
        List<Double> shifts = new ArrayList<>();
        List<Double> tasks = new ArrayList<>();
        List<Double> references = new ArrayList<>();
        for (int run = 0; run < runs; run++) {
            try (Visit visit = chromium.visit(address)) {
                visit.page.addInitScript(LOADED);
                CDPSession session = visit.page.context().newCDPSession(visit.page);
                JsonObject slow = new JsonObject();
                slow.addProperty("rate", 4);
                session.send("Emulation.setCPUThrottlingRate", slow);
                JsonObject network = new JsonObject();
                network.addProperty("offline", false);
                network.addProperty("latency", 150);
                network.addProperty("downloadThroughput", 1_600_000 / 8);
                network.addProperty("uploadThroughput", 750_000 / 8);
                session.send("Network.enable");
                session.send("Network.emulateNetworkConditions", network);
                visit.open(rest);
                waitFor(rest.isEmpty() ? ".puzzle-card .poster g" : ".board .spot", visit.page, session);
                visit.page.waitForTimeout(4_000);
                paints.add(number(visit.page.evaluate("() => window.loaded.paint")));
                shifts.add(number(visit.page.evaluate("() => window.loaded.shift")));
                tasks.add(number(visit.page.evaluate("() => window.loaded.task")));
                references.add(reference(visit));
            }
        }
        print(page + ": largest paint, slow 4G, CPU throttled 4 times", paints, references);
        print("  longest task", tasks, references);
        print("  %-50s %10.3f", "layout shift", median(shifts));
    }

    /** Waits for an element without Playwright's own script, which would be one of the longest tasks of the page. */
    private static void waitFor(String selector, Page page, CDPSession session) {
        JsonObject look = new JsonObject();
        look.addProperty("expression", "document.querySelector('" + selector + "') !== null");
        while (!session.send("Runtime.evaluate", look)
                .getAsJsonObject("result")
                .get("value")
                .getAsBoolean()) {
            page.waitForTimeout(100);
        }
    }

    /** Sixty keys are one run: arrows and digits; its time is the median of them, and in a second line the 95th percentile. */
    private void keys(String play, String what) {
        try (Visit visit = visit(play)) {
            JsonObject slow = new JsonObject();
            slow.addProperty("rate", 4);
            visit.page.context().newCDPSession(visit.page).send("Emulation.setCPUThrottlingRate", slow);
            visit.page.evaluate(KEYS);
            visit.spot("r1c1").focus();
            List<String> way =
                    List.of("ArrowRight", "ArrowRight", "ArrowDown", "", "ArrowLeft", "ArrowUp", "ArrowLeft", "");
            List<Double> late = new ArrayList<>();
            List<Double> references = new ArrayList<>();
            List<Double> medians = new ArrayList<>();
            for (int run = 0; run < runs; run++) {
                references.add(reference(visit));
                List<Double> times = new ArrayList<>();
                for (int key = 60 * run; key < 60 * run + 60; key++) {
                    String arrow = way.get(key % way.size());
                    visit.press(arrow.isEmpty() ? String.valueOf(1 + key / 4 % 9) : arrow);
                    times.add(number(visit.page.evaluate("() => window.shown")));
                    // Nobody types faster than ten keys a second.
                    visit.page.waitForTimeout(100);
                }
                times.sort(null);
                medians.add(times.get(times.size() / 2));
                late.add(times.get(times.size() * 95 / 100));
            }
            print(what, medians, references);
            print("  95 of 100", late, references);
        }
    }

    private void steps() {
        String play = LONG + " h=r2c1 x=r2c1".repeat(500) + " h=r2c1";
        measure("undo of 1,000 steps at once", () -> visit(play), visit -> changed(visit, "Restart"));
        measure("undo of one of 1,000 steps", () -> visit(play), visit -> changed(visit, "Undo"));
    }

    /** The time from a click until the frame in which the board shows the result. */
    private static double changed(Visit visit, String button) {
        visit.button(button).waitFor();
        visit.page.waitForTimeout(200);
        return number(visit.page.evaluate("""
                (name) => {
                  const begun = performance.now();
                  const board = () => document.querySelector(".board").innerHTML;
                  const before = board();
                  const named = (b) => (b.getAttribute("aria-label") ?? b.textContent).trim().startsWith(name);
                  [...document.querySelectorAll("button")].find(named).click();
                  return window.painted(() => board() !== before, begun);
                }
                """, button));
    }

    private void histories() {
        String line = LONG + " h=r2c1 x=r2c1".repeat(500);
        String tree = LONG + " h=r2c1" + " 1:x=r2c1 h=r2c1".repeat(5000);
        measure("the history of 1,000 steps is opened", () -> visit(line), visit -> opened(visit, 1));
        measure("one of 10,000 steps with 5,000 branches", () -> visit(tree), visit -> opened(visit, 100));
    }

    /** The time from opening the history until it is drawn, with some lines at least. */
    private static double opened(Visit visit, int lines) {
        visit.panel("More");
        visit.page.waitForTimeout(500);
        return number(visit.page.evaluate("""
                (lines) => {
                  const begun = performance.now();
                  [...document.querySelectorAll(".way")].find((way) => way.textContent.trim() === "History").click();
                  return window.painted(() => document.querySelectorAll("[role=treeitem]").length >= lines, begun);
                }
                """, lines));
    }

    private void searches() {
        measure("longest task while a search runs for a second", this::watching, visit -> {
            visit.page.evaluate("""
                    () => {
                      window.longest = 0;
                      new PerformanceObserver((list) => {
                        for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
                      }).observe({ type: "longtask" });
                    }
                    """);
            visit.button("Run").click();
            visit.page.waitForTimeout(1000);
            visit.button("Pause").click();
            // Tasks of less than 50 ms are not told: those count as none.
            return number(visit.page.evaluate("() => window.longest"));
        });
        measure("stop of a search that is watched", this::watching, visit -> {
            visit.button("Run").click();
            visit.page.waitForTimeout(500);
            return clicked(visit, "Pause", "document.querySelector('.theater .result').textContent === 'Stopped.'");
        });
    }

    /** Watches a search that takes long, at full speed; it does not halt at solutions. */
    private Visit watching() {
        Visit visit = visit("trominoes:g............/" + "............./".repeat(11) + ".............");
        visit.watchAtFullSpeed();
        return visit;
    }

    private void stops() {
        measure("stop of a count", () -> visit("hues:" + "/........".repeat(8).substring(1)), visit -> {
            visit.button("Count solutions").click();
            visit.button("Stop").waitFor();
            return clicked(visit, "Stop", "!document.querySelector('.busy')");
        });
        measure("stop of making a puzzle", () -> visit("sudoku:53" + ".".repeat(79)), visit -> {
            visit.button("New game").click();
            visit.page.locator("dialog.new-game details.more summary").first().click();
            visit.page.locator("dialog.new-game [name=typed]").fill("se-10.5-11.5");
            visit.button("Create").click();
            visit.button("Stop").waitFor();
            visit.page.waitForTimeout(300);
            return clicked(visit, "Stop", "!document.querySelector('.making')");
        });
    }

    /** The time from a click on a button until the frame in which something holds. */
    private static double clicked(Visit visit, String button, String shown) {
        return number(visit.page.evaluate("""
                (name) => {
                  const begun = performance.now();
                  [...document.querySelectorAll("button")].find((b) => b.checkVisibility() && (b.ariaLabel ?? b.textContent).trim() === name).click();
                  return window.painted(() => SHOWN, begun);
                }
                """.replace("SHOWN", shown), button));
    }

    private interface Run {
        double milliseconds(Visit visit);
    }

    /** Each run has a page of its own, warmed by nothing but its opening. */
    private void measure(String what, Supplier<Visit> opened, Run run) {
        List<Double> times = new ArrayList<>();
        List<Double> references = new ArrayList<>();
        for (int i = 0; i < runs; i++) {
            try (Visit visit = opened.get()) {
                references.add(reference(visit));
                times.add(run.milliseconds(visit));
            }
        }
        print(what, times, references);
    }

    private Visit visit(String play) {
        Visit visit = chromium.visit(address);
        visit.page.addInitScript(PAINTED);
        visit.play(play);
        assertThat(visit.page
                        .locator("tw-about[data-about], tw-live-studies:not(:empty)")
                        .first())
                .isAttached();
        return visit;
    }

    /** The median of five: the first also compiles it. */
    private static double reference(Visit visit) {
        Page page = visit.page;
        List<Double> times = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            times.add(number(page.evaluate(REFERENCE)));
        }
        return median(times);
    }

    private static double median(List<Double> times) {
        List<Double> sorted = times.stream().sorted().toList();
        return sorted.get(sorted.size() / 2);
    }

    private static double number(Object found) {
        return ((Number) found).doubleValue();
    }

    private static void print(String what, List<Double> times, List<Double> references) {
        double time = median(times);
        double reference = median(references);
        print("%-52s %10.1f %10.1f %8.2f", what, time, reference, time / reference);
    }

    private static void print(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }
}
