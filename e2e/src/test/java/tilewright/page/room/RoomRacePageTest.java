package tilewright.page.room;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.page.Answer;
import tilewright.page.Visit;

/** Races: each solves the same puzzle, and sees nothing of the others but how far they are. */
final class RoomRacePageTest extends AtTheRooms {

    @Test
    void of_a_race_one_sees_how_far_the_others_are_and_who_was_first_and_no_digit_before() {
        try (Visit first = visit();
                Visit second = visit()) {
            List<String> frames = new ArrayList<>();
            second.page.onWebSocket(socket -> socket.onFrameReceived(frame -> frames.add(frame.text())));
            String room = make(
                    first, "Sudoku", dialog -> dialog.getByText("Race").first().click());
            sit(second, link(first, room, "any"), "Bo", 2);
            // Three seconds are counted down.
            for (Visit visit : List.of(first, second)) {
                visit.page.waitForFunction("() => document.querySelector('tw-game')?.game.hindrance === ''");
                assertThat(bar(visit)).containsText("Playing");
            }
            String start = play(second);
            Assertions.assertThat(play(first)).isEqualTo(start);
            List<String> steps = missing(start);
            int half = steps.size() / 2;
            type(first, steps.subList(0, half));
            Locator bar = second.page.getByRole(AriaRole.PROGRESSBAR).first();
            assertThat(bar).hasAttribute("aria-valuenow", Pattern.compile("[1-9]\\d"));
            Assertions.assertThat(play(second)).isEqualTo(start);
            type(second, steps.subList(0, 3));
            together(second);
            type(first, steps.subList(half, steps.size()));
            assertThat(second.page.locator(".room-progress").first()).containsText("Done in");
            assertThat(heard(second)).containsText("Player 1. Done in");
            assertThat(bar(second)).containsText("Player 1 won in 0:");
            assertThat(bar(first)).containsText("You were first, in 0:");
            assertThat(bar(second)).not().containsText("over");
            together(first, second);
            Assertions.assertThat(frames).anyMatch(frame -> frame.contains("\"kind\":\"acted\",\"seat\":0"));
            Assertions.assertThat(frames)
                    .noneMatch(frame -> steps.subList(3, steps.size()).stream().anyMatch(frame::contains));
            // A race is over when all have finished or given up; what one typed oneself stands.
            Assertions.assertThat(play(second)).isEqualTo(start + " | " + String.join(" ", steps.subList(0, 3)));
            type(second, steps.subList(3, steps.size()));
            for (Visit visit : List.of(first, second)) {
                assertThat(bar(visit)).containsText("The game is over");
                assertThat(visit.page.locator(".room-ranking li").first())
                        .containsText(visit == first ? "You" : "Player 1");
            }
            assertThat(first.page.locator("tw-room-end")).containsText("You win");
            assertThat(second.page.locator("tw-room-end")).containsText("Player 1 wins");
            assertThat(second.page.locator("tw-room-end")).containsText("First to finish");
            assertThat(heard(second)).containsText("Player 1 wins");
        }
    }

    /** The digits that are missing from a Sudoku, as moves. */
    static List<String> missing(String start) {
        String solution = Answer.about(start, "solve").texts("solutions").getFirst();
        int cells = "sudoku:".length();
        return IntStream.range(0, 81)
                .filter(cell -> start.charAt(cells + cell) == '.')
                .mapToObj(cell -> "r" + (cell / 9 + 1) + "c" + (cell % 9 + 1) + "=" + solution.charAt(cells + cell))
                .toList();
    }

    static void type(Visit visit, List<String> steps) {
        visit.page.evaluate("steps => document.querySelector('tw-game').game.type(steps)", String.join(" ", steps));
    }
}
