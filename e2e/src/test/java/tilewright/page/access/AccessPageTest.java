package tilewright.page.access;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Sample;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Audit;
import tilewright.page.FileHost;
import tilewright.page.InputMethod;
import tilewright.page.Plan;
import tilewright.page.StyleOrder;
import tilewright.page.Visit;
import tilewright.page.home.StatisticsPageTest;

/**
 * On every page, in every state: no rule of axe is broken in any theme; in windows that are enlarged to 200 and to 400 %
 * nothing is wider than the window, nothing is cut off or scrolls sideways, and every control can be reached; and for who
 * wants no motion nothing moves. One visit goes from state to state. Each run takes a part of the themes and windows, see {@link Audit},
 * and of the states that all games have those of some.
 */
@Order(1)
public final class AccessPageTest extends AtThePage {

    private static final Locator.WaitForOptions ATTACHED =
            new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

    private static final Locator.WaitForOptions GONE =
            new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED);

    /** Where something is refused: what is dragged or tapped, or what is typed where. */
    private static final Map<String, String> REFUSED = Map.of(
            "sudoku", "type:r8c2:5", "paletto", "tap:r2c2", "hues", "drag:pile2:r8c8", "trominoes", "drag:r3c1:r4c2");

    /** What is the same in all games but for its words: looked at in one of them. */
    private static final Set<String> BESIDE_THE_BOARD = Set.of("more", "history", "rules", "new");

    /** States from which no other one is reached. */
    private static final Set<String> NOT_ON_THE_WAY = Set.of("more", "history", "rules", "new", "theater");

    /** States of all games, or of those that can be watched, with the board in them: looked at in two of them. */
    private static final Set<String> AT_THE_BOARD = Set.of(
            "fresh", "playing", "refused", "a hint", "all of a hint", "about a cell", "theater", "finished", "over");

    /** A state of the page, and how one comes there from the one before. */
    public record State(String name, Consumer<Visit> reached) {}

    /** A visit to the page, from state to state. */
    public record Round(String name, List<State> states) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static final List<Round> ROUNDS = made();

    public static Stream<Round> rounds() {
        return ROUNDS.stream();
    }

    private static List<Round> made() {
        List<Round> rounds = new ArrayList<>(
                List.of(new Round("pages", pages()), new Round("trouble", trouble()), new Round("guide", guide())));
        EveryWayPageTest.STARTS.forEach((puzzle, start) -> rounds.add(new Round(puzzle, game(puzzle, start))));
        return rounds;
    }

    private static List<State> pages() {
        return List.of(
                new State(
                        "home",
                        visit -> visit.open("")
                                .page
                                .getByRole(AriaRole.ARTICLE)
                                .nth(3)
                                .waitFor()),
                new State(
                        "a puzzle's page",
                        visit -> visit.open("#/sudoku")
                                .page
                                .locator(".puzzle-page .level")
                                .nth(5)
                                .waitFor()),
                new State("a new game", visit -> {
                    visit.page.locator(".ways button").last().click();
                    visit.page.locator("dialog.new-game[open] form").waitFor();
                }),
                new State("home, a text that is none", visit -> {
                    visit.open("").page.locator(".open-one summary").click();
                    visit.page.locator(".open-one .open-text textarea").fill("nothing");
                    visit.page.locator(".open-one .open-text button.main").click();
                    visit.page.locator(".open-one .open-text .message").waitFor();
                }),
                new State("archive", visit -> {
                    visit.page.evaluate(StatisticsPageTest.RESULTS);
                    visit.open("#/archive")
                            .page
                            .locator(".of-day button")
                            .first()
                            .waitFor();
                }),
                new State(
                        "archive, a day in the past",
                        visit -> visit.page
                                .locator(".month .days button")
                                .first()
                                .click()),
                new State(
                        "statistics",
                        visit -> visit.open("#/statistics")
                                .page
                                .getByRole(AriaRole.ARTICLE)
                                .nth(3)
                                .waitFor()),
                new State("statistics, a file that is none", visit -> {
                    visit.page
                            .locator(".kept-here input[type=file]")
                            .setInputFiles(new FilePayload(
                                    "games.json", "application/json", "{".getBytes(StandardCharsets.UTF_8)));
                    visit.page.locator(".kept-here [role=status]:not(:empty)").waitFor();
                }),
                new State("settings", visit -> {
                    visit.page
                            .locator("tw-top .iconbutton")
                            .filter(new Locator.FilterOptions().setVisible(true))
                            .first()
                            .click();
                    visit.page.locator("dialog[open]").waitFor();
                }));
    }

    private static List<State> guide() {
        return List.of(
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
                new State("proofs", visit -> {
                    visit.open("#/proofs").page.locator("textarea").fill("c tilewright sudoku unique\n");
                    visit.button("Check this proof").click();
                    visit.page.locator(".verdicts .fails").waitFor();
                }),
                new State(
                        "article",
                        visit -> visit.open("#/guide/sudoku/x-wing")
                                .page
                                .locator("tw-article .board")
                                .waitFor()));
    }

    private static List<State> trouble() {
        String empty = EveryWayPageTest.STARTS.get("trominoes");
        return List.of(
                new State("home, games to go on with", visit -> {
                    visit.play("trominoes:g.../..../..../....");
                    visit.moves(() -> visit.drag("r2c1", "r2c3"));
                    visit.open("")
                            .page
                            .locator(".my-games li, .my-games button")
                            .first()
                            .waitFor();
                }),
                new State("home, a game was deleted", visit -> {
                    visit.page
                            .locator(".my-games [aria-label^=Delete], .my-games .delete")
                            .first()
                            .click();
                    visit.page.locator(".toast:not([hidden])").waitFor();
                }),
                new State(
                        "a damaged link",
                        visit -> visit.open("#/sudoku:53..x")
                                .page
                                .locator("tw-trouble [role=alert]")
                                .waitFor()),
                new State(
                        "no network",
                        visit -> visit.withoutEngine()
                                .open("#/" + empty)
                                .page
                                .locator("tw-trouble details")
                                .waitFor()));
    }

    private static List<State> game(String puzzle, String start) {
        Plan plan = Plan.from(start);
        boolean watched = !puzzle.equals("paletto");
        List<State> states = new ArrayList<>(List.of(
                new State(
                        "fresh",
                        visit -> visit.play(start)
                                .page
                                .locator("tw-more, tw-about[data-about], tw-live-studies:not(:empty)")
                                .first()
                                .waitFor(ATTACHED)),
                new State(
                        "playing",
                        visit -> visit.moves(() ->
                                InputMethod.MOUSE.carry(visit, plan.gestures().getFirst(), List.of(), true))),
                new State("refused", visit -> {
                    String[] parts = Objects.requireNonNull(REFUSED.get(puzzle)).split(":");
                    switch (parts[0]) {
                        case "tap" -> visit.click(parts[1]);
                        case "drag" -> visit.drag(parts[1], parts[2]);
                        default -> {
                            visit.click(parts[1]);
                            visit.press(parts[2]);
                        }
                    }
                    visit.page
                            .locator("tw-status .message.refused, .board .ink-conflict, .refusal")
                            .first()
                            .waitFor();
                }),
                new State("a hint", visit -> {
                    visit.page.locator(".do-hint").click();
                    visit.page.locator(".hint-card").waitFor();
                }),
                new State("all of a hint", visit -> {
                    while (visit.page.locator(".hint-card [title=H]").count() > 0) {
                        visit.page.locator(".hint-card [title=H]").click();
                    }
                }),
                new State("about a cell", visit -> {
                    visit.press("Escape");
                    visit.page.locator(".hint-card").waitFor(GONE);
                    visit.press("a");
                    visit.page.locator(".about").waitFor();
                }),
                new State("more", visit -> {
                    visit.press("Escape");
                    visit.panel("More");
                }),
                new State("history", visit -> {
                    visit.panel("History");
                    visit.page.getByRole(AriaRole.TREEITEM).first().waitFor();
                }),
                asked("rules"),
                asked("new")));
        if (puzzle.equals("sudoku")) {
            states.addAll(List.of(asked("share"), asked("keys"), new State("paused", visit -> {
                visit.press("Escape");
                // The message takes the place of the clock.
                visit.press("Escape");
                visit.page.locator("tw-timer button").click();
                visit.page.locator(".stage .pause").waitFor();
            })));
        }
        if (puzzle.equals("hues")) {
            states.add(new State("something held", visit -> {
                visit.press("Escape");
                visit.page.locator(".pile.offered").first().press("Enter");
                visit.page.locator(".pile.held").waitFor();
            }));
        }
        if (puzzle.equals("trominoes")) {
            states.add(new State("studies kept on", visit -> {
                visit.press("Escape");
                for (Locator study : visit.page.getByRole(AriaRole.SWITCH).all()) {
                    study.evaluate("box => box.checked || box.click()");
                }
                visit.page.locator("tw-live-studies .entry").first().waitFor();
            }));
            states.add(new State("a solution shown", visit -> {
                visit.button("Solve").click();
                visit.page.locator(".game.aside").waitFor();
            }));
        }
        if (puzzle.equals("paletto")) {
            states.add(new State("a game looked back at", visit -> {
                visit.play(over(plan));
                visit.panel("More");
                visit.page.locator("tw-report button").first().click();
                visit.page.locator("tw-report .entry").first().waitFor();
            }));
        }
        if (watched) {
            states.add(new State("theater", visit -> {
                visit.press("Escape");
                visit.play(plan.last());
                visit.panel("More");
                visit.page
                        .locator("[data-panel=more] .way")
                        .filter(new Locator.FilterOptions().setHasText(visit.said("Watch a search")))
                        .click();
                visit.page.locator("[data-figure=step]").waitFor();
            }));
        }
        states.add(new State("finished", visit -> {
            visit.play(plan.last());
            InputMethod.MOUSE.carry(visit, plan.gestures().getLast(), List.of(), true);
            visit.finish().waitFor();
        }));
        states.add(new State("over", visit -> {
            visit.lookBack().click();
            visit.finish().waitFor(GONE);
        }));
        return states;
    }

    /** The play at its end. */
    private static String over(Plan plan) {
        String gesture = plan.gestures().getLast();
        return Answer.to("{'do':'act','play':'" + plan.last() + "','gesture':'" + gesture + "'}")
                .text("play");
    }

    private static State asked(String dialog) {
        return new State(dialog, visit -> {
            visit.press("Escape");
            visit.page.evaluate("name => document.querySelector('tw-game').ask(name)", dialog);
            visit.page.locator("dialog[open]").waitFor();
        });
    }

    /** Whether this run looks at a state of a round. */
    private static boolean sampled(Round round, State state) {
        if (!BESIDE_THE_BOARD.contains(state.name()) && !AT_THE_BOARD.contains(state.name())) {
            return true;
        }
        List<String> games = ROUNDS.stream()
                .filter(one ->
                        one.states().stream().anyMatch(other -> other.name().equals(state.name())))
                .map(Round::name)
                .sorted()
                .toList();
        int some = BESIDE_THE_BOARD.contains(state.name()) ? 1 : 2;
        return Sample.of(games, some, state.name().hashCode()).contains(round.name());
    }

    /** The faults of each screen. */
    @ParameterizedTest
    @MethodSource("rounds")
    void everybody_can_use_every_page(Round round) {
        List<String> wrong = new ArrayList<>();
        // Behind a host of files there is no server that would answer in the place of a missing engine.
        try (FileHost host = new FileHost();
                Visit visit =
                        BROWSERS.here().visit(host.address(), 320).celebrating().calm()) {
            List<State> styled = Sample.of(round.states(), (round.states().size() + 2) / 3);
            for (State state : round.states()) {
                boolean sampled = sampled(round, state);
                if (sampled || styled.contains(state) || !NOT_ON_THE_WAY.contains(state.name())) {
                    state.reached().accept(visit);
                }
                if (styled.contains(state)) {
                    StyleOrder.disputes(visit.page).forEach(fault -> wrong.add(state.name() + ": " + fault));
                }
                if (sampled) {
                    Audit.faults(visit, round.name() + state.name())
                            .forEach(fault -> wrong.add(state.name() + ": " + fault));
                }
            }
        }
        Assertions.assertThat(wrong).isEmpty();
    }
}
