package tilewright.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

final class SudokuPageTest extends AtThePage {

    @Test
    void a_game_is_played_to_its_end_by_keyboard_alone() {
        try (Visit visit = visit().begin("Sudoku", "Solvable by single candidates alone")) {
            String play = visit.played();
            String solution = Answer.about(play, "solve").texts("solutions").getFirst();
            String clues = play.substring(play.indexOf(':') + 1);
            String digits = solution.substring(solution.indexOf(':') + 1);
            for (int cell = 0; cell < 81; cell++) {
                if (cell > 0) {
                    visit.press(cell % 9 == 0 ? "Home" : "ArrowRight");
                }
                if (cell > 0 && cell % 9 == 0) {
                    visit.press("ArrowDown");
                }
                if (clues.charAt(cell) == '.') {
                    String digit = String.valueOf(digits.charAt(cell));
                    visit.moves(() -> visit.press(digit));
                }
            }
            assertThat(visit.standing()).hasClass(Pattern.compile("over"));

            visit.moves(() -> visit.press("Control+z"));
            assertThat(visit.standing()).not().hasClass(Pattern.compile("over"));
            visit.moves(() -> visit.press("Control+y"));
            assertThat(visit.standing()).hasClass(Pattern.compile("over"));
            Assertions.assertThat(
                            Answer.about(visit.played(), "view").at("status").text("kind"))
                    .isEqualTo("solved");
        }
    }

    @Test
    void a_digit_on_a_clue_is_refused_in_words() {
        try (Visit visit = visit().begin("Sudoku", "Solvable by single candidates alone")) {
            String clues = visit.played().substring("sudoku:".length());
            int cell = clues.indexOf(clues.replace(".", "").charAt(0));
            visit.click("r" + (cell / 9 + 1) + "c" + (cell % 9 + 1));
            visit.press("1");
            assertThat(visit.message()).hasClass(Pattern.compile("refused"));
            assertThat(visit.message()).not().isEmpty();
        }
    }

    @Test
    void notes_are_written_with_shift_and_with_the_keypad() {
        try (Visit visit = visit().begin("Sudoku", "Solvable by single candidates alone")) {
            int cell = visit.played().substring("sudoku:".length()).indexOf('.');
            String spot = "r" + (cell / 9 + 1) + "c" + (cell % 9 + 1);
            visit.click(spot);
            visit.moves(() -> visit.press("Shift+Digit5"));
            visit.button("Notes").click();
            visit.moves(() -> visit.button("note 7").click());
            assertThat(visit.spot(spot)).hasAttribute("aria-label", Pattern.compile("notes 5 7"));
        }
    }
}
