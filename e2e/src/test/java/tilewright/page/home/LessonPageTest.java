package tilewright.page.home;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Puzzles;
import tilewright.page.AtThePage;
import tilewright.page.InputMethod;
import tilewright.page.Visit;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Lesson;
import tilewright.puzzle.LessonPath;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;

/** The first lessons: done, done wrong, left and gone on with. */
final class LessonPageTest extends AtThePage {

    private static final String EMPTY = "trominoes:g.../..../..../....";

    static List<Puzzle<?, ?, ?>> puzzles() {
        return Puzzles.CATALOG.puzzles();
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    <P, S, M> void each_lesson_is_done_to_its_end_by_keyboard(Puzzle<P, S, M> puzzle) {
        try (Visit visit = visit();
                Workspace workspace = new Workspace()) {
            visit.open("#/learn/" + puzzle.id());
            Locator card = visit.page.locator(".lesson-card");
            for (Lesson.Step step : Lesson.of(puzzle).steps()) {
                assertThat(card.locator("h2")).hasText(step.title());
                assertThat(card.locator(".lesson-text")).hasText(step.text());
                assertThat(visit.page.locator(".board [data-spot]:focus")).hasCount(1);
                switch (step.task()) {
                    case Lesson.Task.Moves _ -> moves(visit, puzzle, step, workspace);
                    case Lesson.Task.Refused(List<String> gestures) -> carry(visit, gestures.getLast());
                    case Lesson.Task.Hinted _ -> hint(visit);
                }
                assertThat(card).hasClass(Pattern.compile("right"));
                assertThat(card.locator(".lesson-text")).containsText(step.done());
                assertThat(card.locator("button.main")).isFocused();
                visit.press("Enter");
            }
            assertThat(card.locator("h2")).hasText("You know " + puzzle.title() + ".");
            Assertions.assertThat(visit.kept()).isEmpty();
        }
    }

    private static <P, S, M> void moves(Visit visit, Puzzle<P, S, M> puzzle, Lesson.Step step, Workspace workspace) {
        S position = puzzle.texts().positions().parse(step.position());
        for (String text :
                LessonPath.of(puzzle, step, puzzle.abilities(workspace)).moves()) {
            M move = puzzle.texts().moves().parse(text);
            List<Gesture> gestures = puzzle.rules().offers(position).stream()
                    .filter(offer -> offer.move().equals(move))
                    .map(Offer::gesture)
                    .toList();
            Gesture typed = gestures.stream()
                    .filter(Gesture.Type.class::isInstance)
                    .findFirst()
                    .orElse(gestures.getFirst());
            carry(visit, typed.toString());
            position = puzzle.rules().after(position, move);
            // The next key is for the board as it is then.
            visit.page.waitForFunction(
                    "id => document.querySelector('tw-lesson').game.view.id === id",
                    puzzle.id() + ":" + puzzle.texts().positions().format(position));
        }
    }

    /** Digits with another key held are pressed where they are, whatever sign that makes. */
    private static void carry(Visit visit, String gesture) {
        String pressed = gesture.replaceFirst("[+](\\d)$", "+Digit$1");
        InputMethod.KEYBOARD.carry(visit, pressed, List.of(), false);
    }

    private static void hint(Visit visit) {
        visit.press("h");
        Locator more = visit.page.locator(".hint-card button.main");
        while (more.textContent().contains("more")) {
            String told = visit.page.locator(".hint-card header").textContent();
            more.press("Enter");
            assertThat(visit.page.locator(".hint-card header")).not().hasText(told);
        }
        more.press("Enter");
    }

    @Test
    void what_is_done_wrong_is_answered_and_taken_back_and_a_lesson_goes_on_where_it_was_left() {
        Lesson.Step first = Lesson.of(puzzle("sudoku")).steps().getFirst();
        try (Visit visit = visit().open("#/learn/sudoku")) {
            Locator card = visit.page.locator(".lesson-card");
            assertThat(visit.page.locator(".board [data-spot]:focus")).hasAttribute("data-spot", "r1c9");
            visit.press("8");
            assertThat(card.locator(".lesson-text"))
                    .hasText(first.slips().getFirst().answer());
            assertThat(card.locator("button.main")).hasText("Try again");
            visit.press("Enter");
            assertThat(card.locator(".lesson-text")).hasText(first.text());
            assertThat(visit.spot("r1c9")).isFocused();
            visit.button("Show me").click();
            assertThat(card).hasClass(Pattern.compile("right"));
            visit.button("Next").click();
            String second = Lesson.of(puzzle("sudoku")).steps().get(1).title();
            assertThat(card.locator("h2")).hasText(second);
            visit.press("Escape");
            assertThat(visit.page.getByRole(AriaRole.ARTICLE))
                    .hasCount(puzzles().size());
            visit.open("#/learn/sudoku");
            assertThat(card.locator("h2")).hasText(second);
            // Of another puzzle nothing is known; what there is not is said.
            visit.page.evaluate("() => { location.hash = '#/learn/nothing'; }");
            assertThat(visit.page.locator("main.lesson")).containsText("no lesson");
        }
    }

    private static Puzzle<?, ?, ?> puzzle(String id) {
        return Puzzles.CATALOG.named(id + ":");
    }

    @Test
    void a_lesson_is_offered_once_and_a_game_waits_for_its_end() {
        try (Visit visit = visit().newcomer().unhurried()) {
            visit.play(EMPTY);
            Locator offer = visit.page.locator(".lesson-offer");
            assertThat(offer).hasCount(0);
            visit.elapse();
            assertThat(offer).containsText("New to Trominoes?");
            assertThat(visit.spot("r1c1")).isFocused();
            visit.press("Escape");
            assertThat(offer).hasCount(0);
            // Escape meant the offer, not the clock.
            assertThat(visit.page.locator(".stage .pause")).hasCount(0);
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            String played = visit.played();
            visit.button("Learn").click();
            assertThat(visit.page.locator(".lesson-card")).isVisible();
            visit.press("Escape");
            assertThat(visit.page.locator("tw-game")).isVisible();
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            Assertions.assertThat(visit.played()).isEqualTo(played);
            visit.elapse();
            assertThat(offer).hasCount(0);
            visit.button("Rules").click();
            visit.page
                    .getByRole(AriaRole.DIALOG)
                    .getByText("Learn it in two minutes")
                    .click();
            assertThat(visit.page.locator(".lesson-card")).isVisible();
            visit.page.goBack();
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            Assertions.assertThat(visit.played()).isEqualTo(played);
            Assertions.assertThat(visit.kept()).hasSize(1);
        }
    }
}
