package tilewright.page.engine;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.CDPSession;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tilewright.Puzzles;
import tilewright.page.Answer;
import tilewright.page.Chromium;
import tilewright.page.Visit;
import tilewright.puzzle.Puzzle;
import tilewright.server.StudioServer;

/**
 * Measures for how long the page's own thread is busy in a first visit by a phone a quarter as fast as this machine, by slow 4G.
 *
 * <p>On a busy machine a task takes longer than its work, all the more when the browser slows it down. So the tasks are those of a
 * trace at full speed, by their CPU time, times four, while the page's clock runs four times as fast: what gives way after some
 * milliseconds does so as often.
 */
final class PageTasks {

    /** How many times slower the phone is. */
    private static final int SLOWER = 4;

    /** Milliseconds of a task in which it blocks nobody. */
    private static final double SHORT = 50;

    /** Width of the phone's window, in pixels. */
    private static final int PHONE = 390;

    private static final String CLOCK = """
            {
              const now = performance.now.bind(performance);
              performance.now = () => SLOWER * now();
            }
            """.replace("SLOWER", String.valueOf(SLOWER));

    /** Milliseconds of the tasks of one visit, at the phone's speed. */
    private record Tasks(List<Double> times) {

        double longest() {
            return times.stream().mapToDouble(time -> time).max().orElse(0);
        }

        /** The milliseconds of all tasks beyond those in which they block nobody. */
        double blocked() {
            return times.stream().mapToDouble(time -> Math.max(0, time - SHORT)).sum();
        }

        double all() {
            return times.stream().mapToDouble(time -> time).sum();
        }
    }

    private PageTasks() {}

    /** Prints the medians for home and each puzzle. Arguments: how many visits these are of; 5 when there is none. */
    public static void main(String[] arguments) throws StudioServer.CannotListen {
        int runs = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 5;
        print("%-12s %10s %10s %10s", "medians of " + runs, "longest", "blocked", "all, ms");
        try (StudioServer server = StudioServer.start(0);
                Chromium chromium = new Chromium()) {
            print(chromium, server.address(), "home", "", runs);
            for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
                String play = Answer.to("{'do':'new','puzzle':'" + puzzle.id() + "','seed':1}")
                        .text("play");
                String rest =
                        "#/" + URLEncoder.encode(play, StandardCharsets.UTF_8).replace("+", "%20");
                print(chromium, server.address(), puzzle.id(), rest, runs);
            }
        }
    }

    private static void print(Chromium chromium, URI address, String page, String rest, int runs) {
        List<Tasks> visits = new ArrayList<>();
        for (int run = 0; run < runs; run++) {
            visits.add(visited(chromium, address, rest));
        }
        print(
                "%-12s %10.0f %10.0f %10.0f",
                page,
                median(visits.stream().map(Tasks::longest).toList()),
                median(visits.stream().map(Tasks::blocked).toList()),
                median(visits.stream().map(Tasks::all).toList()));
    }

    private static Tasks visited(Chromium chromium, URI address, String rest) {
        try (Visit visit = chromium.visit(address, PHONE)) {
            visit.page.addInitScript(CLOCK);
            slowNetwork(visit.page.context().newCDPSession(visit.page));
            Browser browser = visit.page.context().browser();
            browser.startTracing(
                    visit.page, new Browser.StartTracingOptions().setCategories(List.of("toplevel", "__metadata")));
            visit.open(rest);
            visit.page.waitForTimeout(6_000);
            return tasks(browser.stopTracing());
        }
    }

    /** 150 ms of latency, 1.6 Mbit/s down, 0.75 up. */
    private static void slowNetwork(CDPSession session) {
        JsonObject network = new JsonObject();
        network.addProperty("offline", false);
        network.addProperty("latency", 150);
        network.addProperty("downloadThroughput", 1_600_000 / 8);
        network.addProperty("uploadThroughput", 750_000 / 8);
        session.send("Network.enable");
        session.send("Network.emulateNetworkConditions", network);
    }

    /** The tasks of the busiest main thread of a page: others belong to pages that show nothing. */
    private static Tasks tasks(byte[] trace) {
        JsonArray events = JsonParser.parseString(new String(trace, StandardCharsets.UTF_8))
                .getAsJsonObject()
                .getAsJsonArray("traceEvents");
        Map<String, List<Double>> threads = new HashMap<>();
        for (JsonElement one : events) {
            JsonObject event = one.getAsJsonObject();
            if (event.get("name").getAsString().equals("thread_name")
                    && event.getAsJsonObject("args").get("name").getAsString().equals("CrRendererMain")) {
                threads.put(thread(event), new ArrayList<>());
            }
        }
        for (JsonElement one : events) {
            JsonObject event = one.getAsJsonObject();
            if (event.get("name").getAsString().equals("ThreadControllerImpl::RunTask") && event.has("tdur")) {
                threads.getOrDefault(thread(event), new ArrayList<>())
                        .add(event.get("tdur").getAsDouble() / 1_000 * SLOWER);
            }
        }
        return threads.values().stream()
                .map(Tasks::new)
                .reduce((one, other) -> one.all() > other.all() ? one : other)
                .orElseThrow();
    }

    private static String thread(JsonObject event) {
        return event.get("pid") + " " + event.get("tid");
    }

    private static double median(List<Double> times) {
        List<Double> sorted = times.stream().sorted().toList();
        return sorted.get(sorted.size() / 2);
    }

    private static void print(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }
}
