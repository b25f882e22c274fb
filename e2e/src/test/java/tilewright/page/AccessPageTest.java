package tilewright.page;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No rule of axe is broken on any page, in any main state, in any theme; and nothing is wider than a phone. */
final class AccessPageTest extends AtThePage {

    private static final String SUDOKU =
            "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String TROMINOES = "trominoes:g.../..../..../....";
    private static final String HUES = "hues:1......./......../......../......../......../......../......../........";

    private static final String AXE = axe();

    /** A state of the page, and how one comes there. */
    record State(String name, Consumer<Visit> reached) {
        @Override
        public String toString() {
            return name;
        }
    }

    /** A state of a game, reached by buttons pressed in turn. */
    private static State game(String name, String play, String... buttons) {
        return new State(name, visit -> {
            visit.play(play);
            for (String button : buttons) {
                visit.button(button).click();
            }
        });
    }

    private static State dialog(String name, String play, String... buttons) {
        State game = game(name, play, buttons);
        return new State(name, visit -> {
            game.reached.accept(visit);
            visit.page.getByRole(AriaRole.DIALOG).waitFor();
        });
    }

    static Stream<State> states() {
        return Stream.of(
                new State(
                        "home",
                        visit -> visit.open("")
                                .page
                                .getByRole(AriaRole.ARTICLE)
                                .nth(3)
                                .waitFor()),
                new State(
                        "trouble",
                        visit -> visit.open("#/sudoku:53..x")
                                .page
                                .getByRole(AriaRole.ALERT)
                                .waitFor()),
                game("sudoku", SUDOKU),
                game("notes", SUDOKU, "Notes"),
                new State("hint", visit -> visit.play(SUDOKU).hint()),
                game("hues", HUES),
                new State("something held", visit -> {
                    visit.play(HUES);
                    visit.press("Control+End");
                    visit.press("Enter");
                }),
                new State("something refused", visit -> {
                    visit.play(HUES).drag("pile1", "r1c2");
                    visit.page.locator("tw-status .message.refused").waitFor();
                }),
                game("trominoes", TROMINOES),
                new State("studies kept on", visit -> {
                    visit.play(TROMINOES);
                    visit.liveStudy("Heat map").check();
                    visit.liveStudy("How many coverings").check();
                    visit.liveStudy("Where can the green tile go").check();
                    visit.page.locator("tw-live-studies .entry").first().waitFor();
                }),
                new State("a game looked back at", visit -> {
                    visit.play("paletto:DCAB/CDBC/ABAD/DACB | r1c4 end r4c1 end r1c1");
                    visit.panel("More");
                    visit.button("Review game").click();
                    visit.page.locator("tw-report .entry").first().waitFor();
                }),
                game("a solution shown", TROMINOES, "Solve"),
                game("theater", TROMINOES, "Watch a search", "Step"),
                game("game over", over()),
                game("paletto", "paletto:DCAB/CDBC/ABAD/DACB"),
                dialog("settings", SUDOKU, "Settings"),
                dialog("keys", SUDOKU, "Keys"),
                dialog("new game", SUDOKU, "New game"),
                dialog("share", SUDOKU, "Share"),
                new State("lesson", visit -> {
                    visit.open("#/learn/sudoku")
                            .page
                            .locator(".board [data-spot]:focus")
                            .waitFor();
                    visit.press("8");
                    visit.page.locator(".lesson-card.wrong").waitFor();
                }),
                new State(
                        "guide",
                        visit -> visit.open("#/guide")
                                .page
                                .locator(".section")
                                .nth(4)
                                .waitFor()),
                new State(
                        "article",
                        visit -> visit.open("#/guide/sudoku/x-wing")
                                .page
                                .locator("tw-article .board")
                                .waitFor()));
    }

    private static String over() {
        return Answer.about(TROMINOES, "solve").texts("solutions").getFirst();
    }

    @ParameterizedTest
    @MethodSource("states")
    void no_rule_of_accessible_pages_is_broken(State state) {
        try (Visit visit = visit(320)) {
            state.reached.accept(visit);
            visit.page.evaluate(
                    "() => document.querySelectorAll('details').forEach((section) => (section.open = true))");
            visit.page.evaluate(AXE);
            for (String theme : List.of("light usual", "dark usual", "light more", "dark more")) {
                String[] parts = theme.split(" ");
                visit.page.evaluate(
                        "([scheme, contrast]) => Object.assign(document.documentElement.dataset, {scheme, contrast})",
                        parts);
                Assertions.assertThat(broken(visit.page, theme.equals("light usual")))
                        .as("%s, %s", state, theme)
                        .isEmpty();
            }
            Assertions.assertThat(
                            (Integer) visit.page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))
                    .as("pixels too wide")
                    .isLessThanOrEqualTo(0);
        }
    }

    /** The rules that are broken, each with its first places; only those about color unless all are asked for. */
    @SuppressWarnings("unchecked")
    private static List<String> broken(Page page, boolean all) {
        return (List<String>) page.evaluate("""
                async (all) => {
                  const options = all ? {} : { runOnly: ['color-contrast'] };
                  const { violations, passes } = await axe.run(document, options);
                  if (passes.length === 0) return ['axe found nothing to look at'];
                  return violations.map(({ id, help, nodes }) =>
                    `${id} (${help}): ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`);
                }
                """, all);
    }

    private static String axe() {
        try (InputStream script = Objects.requireNonNull(AccessPageTest.class.getResourceAsStream("/axe.min.js"))) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
