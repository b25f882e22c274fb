package tilewright.page.access;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Sample;
import tilewright.message.Languages;
import tilewright.message.Words;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Audit;
import tilewright.page.InputMethod;
import tilewright.page.Plan;
import tilewright.page.Visit;

/** The last moves of a game of each puzzle in each language, with keys alone; each run takes two puzzles of each language. */
final class LanguageGamesPageTest extends AtThePage {

    private static final int LAST_MOVES = 4;

    static Stream<Arguments> games() {
        return Languages.tags().stream()
                .filter(language -> !language.equals("en"))
                .flatMap(language -> Sample.of(EveryWayPageTest.STARTS.values(), 2, language.hashCode()).stream()
                        .map(start -> Arguments.of(language, start)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_game_is_played_to_its_end_where_all_is_named_in_the_language(String language, String start) {
        Words words = Languages.words(language);
        Plan plan = Plan.from(start);
        List<String> plays = new ArrayList<>(List.of(Answer.about(start, "view").text("play")));
        for (String gesture : plan.gestures()) {
            plays.add(Answer.to("{'do':'act','play':'" + plays.getLast() + "','gesture':'" + gesture + "'}")
                    .text("play"));
        }
        int first = Math.max(0, plan.gestures().size() - LAST_MOVES);
        try (Visit visit =
                BROWSERS.here().speaking(address(), language).celebrating().unhurried()) {
            visit.play(plays.get(first));
            assertThat(visit.page.locator("html")).hasAttribute("lang", language);
            assertThat(visit.page.locator("[data-spot]:focus")).hasCount(1);
            for (int i = first; i < plan.gestures().size(); i++) {
                String gesture = plan.gestures().get(i);
                named(visit, Answer.view(plays.get(i), words), gesture.split(":")[1]);
                visit.moves(() -> InputMethod.KEYBOARD.carry(visit, gesture, List.of(), false));
            }
            visit.elapseUntil("() => document.querySelector('.finish[open]')");
            assertThat(visit.finish()).isVisible();
            Assertions.assertThat(Audit.brokenRulesInLight(visit.page)).isEmpty();
        }
    }

    /** Whether a screen reader names a spot as the engine does. */
    private static void named(Visit visit, Answer view, String id) {
        Answer spot = view.at("scene").items("spots").stream()
                .filter(candidate -> candidate.text("id").equals(id))
                .findFirst()
                .orElseThrow();
        String name = (String) visit.page.evaluate(
                "id => document.querySelector(`[data-spot='${id}']`).getAttribute('aria-label') ?? document.querySelector(`[data-spot='${id}']`).textContent",
                id);
        List<String> parts =
                spot.has("place") ? List.of(spot.text("place"), spot.text("content")) : List.of(spot.text("label"));
        Assertions.assertThat(name).containsIgnoringCase(parts.getFirst()).containsIgnoringCase(parts.getLast());
    }
}
