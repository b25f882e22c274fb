package tilewright.sudoku.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.text.Cursor;

final class RuleTextTest {

    private static String told(String text) {
        Cursor cursor = new Cursor("");
        RuleText.tell(text, cursor);
        return cursor.warning().text();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "  \n",
                "Normal Sudoku rules apply!",
                "Classic sudoku.",
                "Standard sudoku rules.\nFill every row, column and 3x3 box with the digits 1-9.",
                "Place a digit from 1 to 9 in each empty cell; no digit repeats in any row, column, or thickly outlined region.",
                "Each row, column and 3×3 block must contain each of the numbers 1 to 9 exactly once."
            })
    void the_normal_rules_in_other_words_are_no_more(String text) {
        assertThat(told(text)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Normal sudoku rules do NOT apply.",
                "No sudoku rules apply.",
                "Normal sudoku rules apply. Enter the digits 1 to 6 in each row.",
                "Normal sudoku rules apply; digits on the diagonals are different.",
                "Fill the grid with 1 to 9 such that no digit is twice in any row or column.",
                "Each row and column contains the digits 1 to 9 once.",
                "Normal irregular sudoku rules apply.",
                "Es gelten die normalen Regeln."
            })
    void anything_else_is_told(String text) {
        assertThat(told(text)).endsWith(": " + text);
    }

    @Test
    void the_first_words_that_say_more_are_shown() {
        String normal = "Fill every row, column and 3x3 box with the digits 1-9.";
        assertThat(told("Normal sudoku rules apply.\n\n\nThe  end\tis near."))
                .endsWith(": Normal sudoku rules apply. The end is near.");
        assertThat(told(normal + "\nThe end is near.")).endsWith(": … The end is near.");
        assertThat(told("word ".repeat(50))).endsWith(": " + "word ".repeat(19) + "…");
        assertThat(told("x".repeat(500))).endsWith(": " + "x".repeat(120) + "…");
    }

    @Test
    void a_long_text_takes_no_longer_than_in_proportion() {
        assertThat(told("sudoku ".repeat(30_000))).isEmpty();
        assertThat(told("sudoku. ".repeat(30_000) + "more")).endsWith(": … more");
    }
}
