package tilewright.page.look;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Sample;
import tilewright.message.Languages;
import tilewright.page.AtThePage;
import tilewright.page.Visit;

/**
 * The hints of all puzzles, stage by stage, in each language and in many windows: a hint can be read and its buttons pressed, its heading is in
 * the language of the page, and what points at the board or a pile is drawn within it.
 */
final class HintSweepPageTest extends AtThePage {

    /** Positions with hints of each kind. */
    private static final List<String> POSITIONS = List.of(
            "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "sudoku:8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
            "paletto:FCAFEB/AEFDAC/FCABDB/DAEFBC/CFDEDB/DEABEC",
            "paletto:ABCDEF/BCDEFA/CDEFAB/DEFABC/EFABCD/FABCDE 4 0 000000,000000,000000,000000",
            "hues:.8152.57/.73..632/2...5215/5..163../84.....8/3..2..61/6.75.183/.83.45..!",
            "hues:1......./..2...../......../......../....3.../......../......../.......4",
            "trominoes:....g/...../...../...../.....",
            "trominoes:........./........./..g....../........./........./........./........./........./.........");

    private static final List<List<Integer>> WINDOWS = List.of(
            List.of(390, 844),
            List.of(844, 390),
            List.of(820, 1180),
            List.of(1024, 768),
            List.of(1366, 768),
            List.of(1374, 1435),
            List.of(1440, 900),
            List.of(2560, 1440));

    /** Names of techniques that are the same in other languages, as they are those of their inventors, or loanwords. */
    private static final Set<String> ENGLISH = Set.of(
            "Win by force",
            "Safe turn",
            "Forced color",
            "Forced cell",
            "Most coverings",
            "Every covering",
            "Forced tile",
            "Coloring",
            "Completion",
            "Hidden single",
            "Naked single");

    static Stream<Arguments> hints() {
        List<Arguments> all = new ArrayList<>();
        for (String language : Languages.tags()) {
            for (String position : POSITIONS) {
                all.add(Arguments.of(language, position));
            }
        }
        return Sample.of(all, 12).stream();
    }

    @ParameterizedTest
    @MethodSource("hints")
    void in_every_window_a_hint_is_read_and_pressed_and_points_within_its_picture(String language, String position)
            throws IOException {
        Set<String> faults = new HashSet<>();
        try (Visit visit = BROWSERS.here().speaking(address(), language).calm().play(position)) {
            visit.page.evaluate(script() + "; 0");
            int stages = 1;
            for (int stage = 1; stage <= stages; stage++) {
                visit.press("h");
                visit.page.waitForFunction("stage => seenHint.stage() === stage", stage);
                stages = ((Number) visit.page.evaluate("() => seenHint.stages()")).intValue();
                String heading = (String)
                        visit.page.evaluate("() => document.querySelector('.hint-card h2').textContent.trim()");
                if (!language.equals("en") && ENGLISH.contains(heading)) {
                    faults.add("heading in English: " + heading);
                }
                for (List<Integer> window : WINDOWS) {
                    visit.page.setViewportSize(window.get(0), window.get(1));
                    visit.page.waitForFunction(
                            "([width, height]) => innerWidth === width && innerHeight === height", window);
                    for (Object fault : (List<?>) visit.page.evaluate("() => seenHint.faults()")) {
                        faults.add(window.get(0) + "×" + window.get(1) + ", stage " + stage + ": " + fault);
                    }
                }
            }
        }
        Assertions.assertThat(faults).isEmpty();
    }

    private static String script() throws IOException {
        try (InputStream in = HintSweepPageTest.class.getResourceAsStream("hint-sweep.js")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
