package tilewright.page.look;

import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Sample;
import tilewright.page.AtThePage;
import tilewright.page.Visit;

/**
 * The page in windows from 320 × 320 to 1600 × 1200 pixels, every 40, upright and lying; a window at 200 % is one of half its
 * size. Nothing is outside it, covered, cut off or too small, and what is pressed moves by no more than two pixels when something
 * is said.
 */
final class SweepPageTest extends AtThePage {

    private static final int STEP = 40;

    /** Each state is looked at in one of so many parts of the windows, another part than the state before. */
    private static final int PARTS = Sample.size(60, 30);

    /** A card, a board and its keys need a window of this height. */
    private static final int LESSON = 560;

    private static final String FRAME =
            "<body style='margin: 0'><iframe style='border: 0; width: 1000px; height: 800px'></iframe>";

    /**
     * @param reach a link, or what is pressed
     * @param still the state that it is compared with; empty for none
     */
    record State(String name, String reach, String still) {}

    static Stream<Map.Entry<String, List<State>>> pages() throws IOException {
        Map<String, List<State>> pages = new LinkedHashMap<>();
        for (String line : resource("sweep-states.txt").lines().toList()) {
            if (!line.startsWith("#")) {
                String[] parts = line.split("\\|", -1);
                pages.computeIfAbsent(parts[0].strip(), _ -> new ArrayList<>())
                        .add(new State(parts[1].strip(), parts[2].strip(), parts[3].strip()));
            }
        }
        return pages.entrySet().stream();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void in_every_window_all_is_where_it_belongs(Map.Entry<String, List<State>> states) throws IOException {
        List<Object> faults = new ArrayList<>();
        long boxes = 0;
        try (Visit visit = visit().calm()) {
            Page page = visit.page;
            page.route("**/sweep.html", SweepPageTest::framed);
            page.route("**/", SweepPageTest::inFrame);
            page.navigate(address() + "sweep.html");
            page.evaluate(resource("sweep.js") + ";0"); // else what it gives is called
            int least = states.getKey().equals("lesson") ? LESSON : 0;
            int part = Math.floorMod(states.getKey().hashCode(), PARTS);
            for (State state : states.getValue()) {
                page.evaluate("([reach]) => sweep.reach(reach)", List.of(state.reach()));
                Map<?, ?> seen = (Map<?, ?>) page.evaluate(
                        "([windows, keep, still]) => sweep(windows, keep, still)",
                        List.of(windows(part, least), state.name(), state.still()));
                boxes += ((Number) Objects.requireNonNull(seen.get("boxes"))).longValue();
                for (Object fault : (List<?>) Objects.requireNonNull(seen.get("faults"))) {
                    faults.add(state.name() + ": " + fault);
                }
                // Compared pages are measured in the same windows.
                if (state.still().isEmpty()) {
                    part = (part + 1) % PARTS;
                }
            }
        }
        Assertions.assertThat(boxes).isPositive();
        Assertions.assertThat(faults).isEmpty();
    }

    /** Windows between those of the sweep in which cards, hints, and buttons lay over each other or were cut off. */
    @ParameterizedTest
    @CsvSource({
        "#/, 1373x486 1667x594 722x530 640x360",
        "#/sudoku, 320x568 600x900 820x1180",
        "#/hues, 1366x768 390x844 1374x1435 820x1180 1366x1024",
        "#/trominoes, 320x568 390x844",
        "#/paletto, 1366x768 1024x768 1440x900 342x192",
    })
    void where_something_was_out_of_place_all_is_where_it_belongs(String link, String windows) throws IOException {
        List<String> faults = new ArrayList<>();
        try (Visit visit = visit().calm()) {
            visit.open(link);
            visit.page.locator("main article, main h1").first().waitFor();
            visit.page.evaluate(resource("sweep.js") + ";0");
            for (String window : windows.split(" ")) {
                String[] sides = window.split("x");
                visit.page.setViewportSize(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
                LookPageTest.settle(visit.page);
                boolean touch = Integer.parseInt(sides[0]) < 700;
                for (Object fault : (List<?>) visit.page.evaluate("touch => sweep.faults(touch)", touch)) {
                    faults.add(window + ": " + fault);
                }
            }
        }
        Assertions.assertThat(faults).isEmpty();
    }

    private static void framed(Route route) {
        route.fulfill(new Route.FulfillOptions().setContentType("text/html").setBody(FRAME));
    }

    /** Removes the header that forbids frames. */
    private static void inFrame(Route route) {
        APIResponse page = route.fetch();
        Map<String, String> headers = new HashMap<>(page.headers());
        headers.remove("x-frame-options");
        headers.remove("content-security-policy");
        route.fulfill(new Route.FulfillOptions().setResponse(page).setHeaders(headers));
    }

    private static List<List<Integer>> windows(int part, int least) {
        List<List<Integer>> windows = new ArrayList<>();
        int number = 0;
        for (int width = 320; width <= 1600; width += STEP) {
            for (int height = 320; height <= 1200; height += STEP) {
                if (Math.max(width, height) >= 480 && height >= least && number++ % PARTS == part) {
                    windows.add(List.of(width, height));
                }
            }
        }
        return windows;
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = SweepPageTest.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
