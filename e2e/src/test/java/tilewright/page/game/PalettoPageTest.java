package tilewright.page.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Counted;
import tilewright.page.Visit;

final class PalettoPageTest extends AtThePage {

    private static final int MOST = 100;

    @Test
    void two_people_play_by_mouse_until_one_has_won() {
        try (Visit visit = visit().begin("Paletto", "4 × 4")) {
            seat(visit, 2).selectOption("");
            int clicks = 0;
            while (!over(visit) && clicks++ < MOST) {
                boolean ends = visit.end().getAttribute("aria-disabled").equals("false");
                visit.moves(() -> {
                    if (ends) {
                        visit.end().click();
                    } else {
                        visit.click(offered(visit).getLast());
                    }
                });
            }
            assertThat(visit.standing()).hasClass(Pattern.compile("over"));
            Assertions.assertThat(
                            Answer.about(visit.played(), "view").at("status").text("kind"))
                    .isEqualTo("won");
            visit.moves(() -> visit.button("Undo").click());
            assertThat(visit.standing()).not().hasClass(Pattern.compile("over"));
        }
    }

    @Test
    void a_turn_is_played_by_keyboard_alone() {
        try (Visit visit = visit().play("paletto:DCAB/CDBC/ABAD/DACB")) {
            Locator heading = visit.page.locator(".heading");
            assertThat(heading).containsText("Turn 1");
            visit.spot("r1c1").focus();
            visit.moves(() -> visit.press("Enter"));
            assertThat(visit.page.locator(".tray.now header")).containsText("took 1 piece");
            // Enter again puts the piece back.
            visit.moves(() -> visit.press("Enter"));
            assertThat(visit.end()).hasAttribute("aria-disabled", "true");
            visit.moves(() -> visit.press("Enter"));
            visit.moves(() -> visit.press("Control+Enter"));
            assertThat(visit.standing()).containsText("Player 2");
            assertThat(heading).containsText("Turn 2");
            visit.press("End");
            visit.moves(() -> visit.press("Space"));
            visit.press("Home");
            visit.moves(() -> visit.press("Control+Enter"));
            assertThat(visit.standing()).containsText("Player 1");
            assertThat(heading).containsText("Turn 3");
        }
    }

    @Test
    void the_turn_cannot_be_ended_before_a_piece_is_taken() {
        try (Visit visit = visit().play("paletto:DCAB/CDBC/ABAD/DACB")) {
            visit.end().dispatchEvent("click");
            assertThat(visit.message()).containsText("Take a piece before");
            visit.moves(() -> visit.click("r1c1"));
            assertThat(visit.end()).hasText("End turn");
            visit.moves(() -> visit.end().click());
            assertThat(visit.standing()).containsText("Player 2");
        }
    }

    @Test
    void computers_of_different_levels_play_the_other_seats() {
        try (Visit visit = visit().begin("Paletto", "6 × 6, 3 players")) {
            seat(visit, 2).selectOption("level1");
            seat(visit, 3).selectOption("level2");
            visit.moves(() -> visit.click(offered(visit).getFirst()));
            visit.moves(() -> visit.end().click());
            assertThat(visit.standing()).containsText("Your turn");
            // The address follows what is shown.
            visit.page.waitForCondition(() -> Answer.about(visit.played(), "view")
                    .at("status")
                    .text("player")
                    .equals("0"));
            Answer view = Answer.about(visit.played(), "view");
            Assertions.assertThat(Integer.parseInt(view.at("history").text("size")))
                    .isGreaterThanOrEqualTo(6);
            // Both turns are told and ringed.
            Locator told = visit.page.locator(".told");
            assertThat(told).containsText("Computer 2 took");
            assertThat(told).containsText("Computer 3 took");
            assertThat(told).hasAttribute("aria-live", "assertive");
            assertThat(visit.page.locator(".tray[data-player='3'] header b")).hasText("Computer 3");
            Assertions.assertThat(visit.page.locator("rect.ring.ink-strong").count())
                    .isGreaterThanOrEqualTo(2);

            // Undoing goes back past the turns of the computer, to where the person may choose again.
            visit.moves(() -> visit.button("Undo").click());
            assertThat(visit.standing()).containsText("Your turn");
            visit.page.waitForCondition(() -> Answer.about(visit.played(), "view")
                    .at("history")
                    .text("node")
                    .equals("1"));
        }
    }

    /** With three players there is little room between the trays. */
    @Test
    void a_long_sentence_about_turns_covers_no_button() {
        try (Visit visit = visit().play("paletto:ABCADC/DFBEBD/EBCAFE/DFDEDF/ACBCEA/CAFEFB 3 0")) {
            visit.page.locator(".told").evaluate("told => told.append('Player 2 took one piece. '.repeat(12))");
            Assertions.assertThat(
                            (List<?>) visit.page.locator(".action:visible").evaluateAll("""
                            actions => actions.map(action => {
                              const { x, y, width, height } = action.getBoundingClientRect();
                              return action.contains(document.elementFromPoint(x + width / 2, y + height / 2));
                            })
                            """))
                    .hasSizeGreaterThan(3)
                    .allMatch(Boolean.TRUE::equals);
        }
    }

    /** Else whoever loads the page in between finds a game that is not the saved one, without its players. */
    @Test
    void a_game_is_saved_in_the_moment_in_which_the_address_is_its_own() {
        try (Visit visit = visit()) {
            visit.page.addInitScript("""
                    window.addresses = [];
                    window.astray = [];
                    const saved = () => Object.keys(localStorage)
                        .filter((name) => name.startsWith('tilewright.game.'))
                        .map((name) => '#/' + JSON.parse(localStorage.getItem(name)).play);
                    const replaceState = History.prototype.replaceState;
                    History.prototype.replaceState = function (...all) {
                        replaceState.apply(this, all);
                        queueMicrotask(() => {
                            const address = decodeURIComponent(location.hash);
                            addresses.push(address);
                            if (!saved().includes(address)) astray.push(address);
                        });
                    };
                    """);
            visit.begin("Paletto", "4 × 4");
            seat(visit, 2).selectOption("level1");
            visit.moves(() -> visit.click(offered(visit).getFirst()));
            visit.page.waitForFunction("() => addresses.length > 0");
            Assertions.assertThat((List<?>) visit.page.evaluate("() => astray")).isEmpty();
        }
    }

    @Test
    void players_stay_seated_when_the_game_is_opened_again() {
        try (Visit visit = visit().begin("Paletto", "4 × 4")) {
            seat(visit, 2).selectOption("level8");
            visit.moves(() -> visit.click(offered(visit).getFirst()));
            visit.page.reload();
            assertThat(seat(visit, 2)).hasValue("level8");
            assertThat(seat(visit, 1)).hasValue("");
        }
    }

    @Test
    void computers_play_each_other_until_they_are_paused() {
        try (Visit visit = visit().unhurried()) {
            Counted counted = new Counted(visit);
            visit.begin("Paletto", "6 × 6");
            seat(visit, 2).selectOption("level1");
            seat(visit, 1).selectOption("level1");
            visit.moves(visit::elapse);
            visit.button("Pause the computer").click();
            assertThat(visit.button("Let the computer play on")).isVisible();
            assertThat(visit.page.locator(".busy")).isHidden();
            int asked = counted.asked().size();
            visit.elapse();
            Assertions.assertThat(counted.asked()).hasSize(asked);
            visit.button("Let the computer play on").click();
            visit.moves(visit::elapse);
        }
    }

    @Test
    void every_piece_that_may_be_taken_shows_what_it_is_worth() {
        try (Visit visit = visit().play("paletto:DCAB/CDBC/ABAD/DACB")) {
            Locator plates = visit.page.locator(".board text.glyph:text-matches('[✓✕]')");
            assertThat(plates).hasCount(0);
            visit.liveStudy("Analysis").check();
            Locator said = visit.page.locator(".live-study .said");
            assertThat(said).containsText("Player 1 can win, proven.");
            assertThat(visit.page.locator(".verdict.good")).containsText("Player 1 wins");
            assertThat(visit.page.locator(".turns li").first()).containsText("Wins");
            Assertions.assertThat(plates.count()).isEqualTo(offered(visit).size());
            assertThat(visit.page.locator("rect.tile.ink-good")).not().hasCount(0);
            // A turn that has begun is analyzed on.
            visit.moves(() -> visit.click("r1c4"));
            assertThat(said).containsText("Ending the turn now: proven loss.");
            visit.liveStudy("Analysis").uncheck();
            assertThat(plates).hasCount(0);
        }
    }

    @Test
    void the_game_report_names_the_first_losing_turn_and_leads_back_to_it() {
        try (Visit visit = visit().play("paletto:DCAB/CDBC/ABAD/DACB | r1c4 end r4c1 end r1c1")) {
            visit.panel("More");
            visit.button("Review game").click();
            Locator turns = visit.page.locator("tw-report .entry");
            assertThat(turns).hasCount(2);
            assertThat(turns.first()).containsText("first losing turn");
            assertThat(turns.last()).containsText("wins (proven)");
            visit.moves(() -> turns.first().click());
            Assertions.assertThat(
                            Answer.about(visit.played(), "view").at("history").text("node"))
                    .isEqualTo("2");
            assertThat(turns.first()).hasAttribute("aria-current", "step");
        }
    }

    @Test
    void a_new_game_is_against_a_computer_and_who_plays_is_kept_for_the_next() {
        try (Visit visit = visit().begin("Paletto", "4 × 4")) {
            assertThat(seat(visit, 2)).hasValue("level3");
            assertThat(seat(visit, 1)).hasValue("");
            visit.press("n");
            Locator dialog = visit.page.locator("dialog.new-game[open]");
            dialog.locator("[name=opponent]").selectOption("level1");
            dialog.locator("[name=first][value=other]").check();
            visit.moves(() -> visit.button("Create").click());
            assertThat(seat(visit, 1)).hasValue("level1");
            assertThat(visit.page.locator(".tray.mine")).hasAttribute("data-player", "2");
            visit.begin("Paletto", "4 × 4");
            assertThat(seat(visit, 1)).hasValue("level1");
        }
    }

    @Test
    void what_each_holds_stands_apart_with_how_much_of_it_there_is_to_be() {
        try (Visit visit = visit().play("paletto:.BC/ACA/B.B 2 0 001,100 | r1c3")) {
            Locator first = visit.page.locator(".tray[data-player='1'] .well");
            assertThat(first).hasCount(3);
            assertThat(first.last()).containsText("2 of 3");
            assertThat(first.last().locator(".segment.on")).hasCount(2);
            assertThat(visit.page.locator(".board .spot")).hasCount(9);
            assertThat(visit.spot("player1")).hasAttribute("aria-label", "player 1, to move, owns 2 of color C");
            // Back where it was: nothing is held of it but the one from before.
            visit.moves(() -> visit.click("r1c3"));
            assertThat(first.last()).containsText("1 of 3");
        }
    }

    @Test
    void the_history_tells_turns_and_moves_can_be_typed() {
        try (Visit visit = visit().play("paletto:DCAB/CDBC/ABAD/DACB | r1c4 end r4c1 end")) {
            visit.panel("History");
            Locator lines = visit.page.locator(".tree .line");
            assertThat(lines.nth(1)).containsText("Turn 1: Player 1 took R1C4");
            assertThat(lines.nth(2)).containsText("Turn 2: Player 2 took R4C1");
            visit.page.locator("[name=typed]").fill("r1c1 end");
            visit.moves(() -> visit.page.locator("[name=typed]").press("Enter"));
            assertThat(lines.nth(3)).containsText("Turn 3: Player 1 took R1C1");
            assertThat(visit.standing()).containsText("Player 2");
        }
    }

    @Test
    void what_a_piece_holds_is_said() {
        try (Visit visit = visit().play("paletto:AB../.C../..../....")) {
            visit.click("r1c2");
            assertThat(visit.message()).hasClass(Pattern.compile("refused"));
            assertThat(visit.message()).containsText("would be cut off from the others");
        }
    }

    @Test
    void a_piece_that_cannot_be_taken_is_refused_in_words() {
        try (Visit visit = visit().begin("Paletto", "4 × 4")) {
            visit.click("r2c2");
            assertThat(visit.message()).hasClass(Pattern.compile("refused"));
            assertThat(visit.message()).not().isEmpty();
        }
    }

    @Test
    void a_sentence_shows_the_piece_of_which_it_tells_the_color() {
        try (Visit visit = visit().play("paletto:DCAB/CDBC/ABAD/DACB")) {
            visit.moves(() -> visit.click("r1c1"));
            assertThat(visit.standing()).containsText("take more pieces of color D");
            assertThat(visit.standing().locator(".piece .ink-hue-6").first()).isVisible();
            // The refusal takes the place of that, in full.
            visit.click("r1c2");
            assertThat(visit.message()).containsText("Only pieces of color D");
            assertThat(visit.standing()).isHidden();
        }
    }

    private static Locator seat(Visit visit, int player) {
        return visit.page.locator(".tray[data-player='" + player + "'] select");
    }

    private static boolean over(Visit visit) {
        return visit.standing().getAttribute("class").contains("over");
    }

    private static List<String> offered(Visit visit) {
        return visit.page.locator(".spot.offered").all().stream()
                .map(spot -> spot.getAttribute("data-spot"))
                .toList();
    }
}
