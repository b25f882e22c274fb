package tilewright.page.access;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Sample;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.InputMethod;
import tilewright.page.Plan;
import tilewright.page.Tree;
import tilewright.page.Visit;

/**
 * Each puzzle is played in each way to the moment after its end; every width meets every way and every puzzle. Each run plays
 * each second of these games, two of each puzzle and two in each way.
 */
@Order(1)
public final class EveryWayPageTest extends AtThePage {

    private static final int[] WIDTHS = {320, 768, 1440};

    /** Where to begin, so that some twenty moves lead to the end. */
    public static final Map<String, String> STARTS = new TreeMap<>(Map.of(
            "sudoku",
            "sudoku:53467891267219534819834256785976142342685379171392485696153.28.2.7.19635345....79",
            "paletto",
            preset("paletto", 0),
            "hues",
            preset("hues", 0),
            "trominoes",
            "trominoes:..../..../..../...."));

    private static String preset(String puzzle, int number) {
        return Answer.to("{'do':'new','puzzle':'" + puzzle + "','setup':'" + setup(puzzle, number) + "','seed':3}")
                .text("id");
    }

    /** The setup of one of a puzzle's presets, counted from 0. */
    public static String setup(String puzzle, int number) {
        Answer known = Answer.to("{'do':'puzzles'}").items("puzzles").stream()
                .filter(candidate -> candidate.text("id").equals(puzzle))
                .findFirst()
                .orElseThrow();
        return known.items("presets").get(number).text("setup");
    }

    static Stream<Arguments> games() {
        List<Arguments> games = new ArrayList<>();
        int puzzle = 0;
        for (String start : STARTS.values()) {
            for (InputMethod way : InputMethod.values()) {
                if (Sample.isAll() || (puzzle + way.ordinal()) % 2 == 0) {
                    games.add(Arguments.of(start, way, WIDTHS[(puzzle + way.ordinal()) % WIDTHS.length]));
                }
            }
            puzzle++;
        }
        return games.stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_game_is_played_to_its_end(String start, InputMethod way, int width) {
        Plan plan = Plan.from(start);
        Assertions.assertThat(plan.gestures()).hasSizeBetween(5, 40);
        try (Visit visit = (way == InputMethod.TOUCH ? touching(width) : visit(width))
                .celebrating()
                .unhurried()) {
            visit.play(start);
            assertThat(visit.page.locator("[data-spot]:focus")).hasCount(1);
            for (int i = 0; i < plan.gestures().size(); i++) {
                String gesture = plan.gestures().get(i);
                List<String> names = plan.names().get(i);
                boolean other = i % 2 == 1;
                visit.moves(() -> way.carry(visit, gesture, names, other));
            }
            if (way == InputMethod.TREE) {
                Tree tree = new Tree(visit);
                for (int waits = 0;
                        waits < 10
                                && !tree.said()
                                        .toLowerCase(Locale.ROOT)
                                        .contains(plan.words().toLowerCase(Locale.ROOT));
                        waits++) {
                    visit.elapseNext();
                }
                Assertions.assertThat(tree.said()).containsIgnoringCase(plan.words());
            }
            visit.elapseUntil("() => document.querySelector('.finish[open]')");
            assertThat(visit.finish()).isVisible();
            way.lookBack(visit);
            assertThat(visit.finish()).hasCount(0);
            assertThat(visit.standing()).hasClass(Pattern.compile("over"));
            if (way == InputMethod.KEYBOARD || way == InputMethod.TREE) {
                assertThat(visit.page.locator(".game :focus")).hasCount(1);
            }
            Answer view = Answer.about(visit.played(), "view");
            Assertions.assertThat(view.at("status").text("words")).isEqualTo(plan.words());
        }
    }
}
