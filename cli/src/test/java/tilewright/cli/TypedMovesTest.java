package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a newcomer types into a game, and what the program answers. */
final class TypedMovesTest {

    private static final String SUDOKU =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String HUES = "......../......../......../......../......../......../......../........";

    private static String played(String puzzle, String text, String... typed) {
        return Program.REAL
                .reading(String.join("\n", typed))
                .run("play", puzzle, "--text", text, "--color=never")
                .out();
    }

    private static String text(String puzzle) {
        return switch (puzzle) {
            case "sudoku" -> SUDOKU;
            case "hues" -> HUES;
            case "trominoes" -> "g.../..../..../....";
            default -> "ABC/BCA/CAB 2";
        };
    }

    private static String sudoku(String... typed) {
        return played("sudoku", SUDOKU, typed);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "r1c3=4",
                "R1C3=4",
                "A3=4",
                "a3=4",
                "1,3=4",
                "r1c3 4",
                "R1C3 4",
                "A3 4",
                "1,3 4",
                "r1c3 = 4",
                "A3= 4",
                "r1c3=4,"
            })
    void a_digit_is_set_in_every_spelling(String typed) {
        assertThat(sudoku(typed, "save")).endsWith(SUDOKU + " | r1c3=4\n");
    }

    @ParameterizedTest
    @CsvSource({
        "sudoku, r1c3=4 r1c4=6, r1c3=4 r1c4=6",
        "sudoku, A3 4 A4 6, r1c3=4 r1c4=6",
        "sudoku, R1C3?45, r1c3?45",
        "sudoku, A3!4, r1c3!4",
        "hues, A3=5, p5=r1c3",
        "hues, r1c3 5, p5=r1c3",
        "hues, P5=A3, p5=r1c3",
        "hues, p5 A3, p5=r1c3",
        "hues, pile5 A3, p5=r1c3",
        "hues, p5=A3 A3>B5, p5=r1c3 r1c3>r2c5",
        "hues, p5=A3 A3 B5, p5=r1c3 r1c3>r2c5",
        "hues, p5=A3 A3=., p5=r1c3 x=r1c3",
        "trominoes, H=A2, h=r1c2",
        "trominoes, h A2, h=r1c2",
        "trominoes, A2 A4, h=r1c2",
        "trominoes, 'r1c2 > r1c4', h=r1c2",
        "trominoes, h=A2 A3, h=r1c2 x=r1c2",
        "paletto, A1, r1c1",
        "paletto, R1C1 END, r1c1 end",
        "paletto, '1,1', r1c1",
    })
    void moves_of_each_puzzle_are_read(String puzzle, String typed, String made) {
        assertThat(played(puzzle, text(puzzle), typed, "save")).endsWith(" | " + made + "\n");
    }

    @Test
    void an_unknown_word_is_neither_a_move_nor_a_command() {
        String rest = "; a move is r1c3=1; help lists the commands\n";
        assertThat(sudoku("chekc")).endsWith("'chekc' is no move and no command; did you mean 'check'?" + rest);
        assertThat(sudoku("hilfe")).endsWith("'hilfe' is no move and no command" + rest);
        assertThat(sudoku("5")).endsWith("'5' is no move and no command" + rest);
        assertThat(sudoku("r1c3=4 what"))
                .contains("50 cells to fill")
                .endsWith("'what' is no move and no command; a move is r1c3=1; help lists the commands\n");
        assertThat(sudoku("r10c1=4")).endsWith("""
                column 2: the row must be 1 to 9, not (10)
                  r10c1=4
                   ^
                """);
        assertThat(sudoku("r1c3=x"))
                .endsWith(
                        "'r1c3=x' is not possible: A cell takes 1 to 9, a corner note with Shift, a center note with Ctrl, and Delete.\n");
    }

    @ParameterizedTest
    @CsvSource({
        "sudoku, r1c1=5, 'Row 1, column 1 is a clue and cannot change.'",
        "sudoku, A1 5, 'Row 1, column 1 is a clue and cannot change.'",
        "sudoku, r1c3=., 'Row 1, column 3 is already empty.'",
        "hues, x=r1c3, 'There is no tile on row 1, column 3.'",
        "hues, p5=r1c3 p5=r1c4, 'Row 1, column 4 and row 1, column 3 touch at a side and cannot both be color 5.'",
        "trominoes, v=r1c1, 'The green tile is on row 1, column 1.'",
        "trominoes, h=r1c3, 'The tile would leave the board.'",
        "trominoes, h=r1c2 x=r1c3, 'This tile is named by its first cell, row 1, column 2.'",
        "trominoes, x=r4c4, 'There is no tile on row 4, column 4.'",
        "paletto, end, 'Take a piece before you end the turn.'",
        "paletto, r2c2, 'This piece has'",
    })
    void a_refusal_has_the_reason_of_the_rules(String puzzle, String typed, String reason) {
        assertThat(played(puzzle, text(puzzle), typed)).contains(" is not possible: " + reason);
    }

    @Test
    void a_refusal_quotes_all_words_of_the_move() {
        assertThat(sudoku("r1c3 4", "r1c3 4")).contains("'r1c3 4' is not possible: Row 1, column 3 already holds 4.");
        assertThat(sudoku("r1c1 5 r1c3 4")).contains("'r1c1 5' is not possible: Row 1, column 1 is a clue");
    }

    @ParameterizedTest
    @CsvSource({"hues, p1=r1c1", "trominoes, h=r1c2"})
    void a_cell_alone_gets_an_example_of_a_move(String puzzle, String move) {
        assertThat(played(puzzle, text(puzzle), "r2c2"))
                .contains("'r2c2' is not possible: ", " A move is typed as " + move + ".");
    }

    @Test
    void moves_are_summed_up() {
        assertThat(sudoku("moves")).contains("""
                CELL!N: 459, such as r1c3!1 r1c3!2 r1c3!3
                CELL=N: 459, such as r1c3=1 r1c3=2 r1c3=3
                CELL?N: 459, such as r1c3?1 r1c3?2 r1c3?3
                CELL~N: 486, such as r1c1~1 r1c1~2 r1c1~3
                type moves and a cell, such as moves r1c1, for those of one cell
                """);
        assertThat(played("trominoes", "g.../..../..../....", "moves A2")).endsWith("h=r1c2 v=r1c2\n");
        assertThat(sudoku("moves r1c1")).endsWith("r1c1~1 r1c1~2 r1c1~3 r1c1~4 r1c1~5 r1c1~6\n");
        assertThat(sudoku("moves x")).endsWith("no move of 'x' is possible\n");
    }

    @Test
    void a_game_is_checked_solved_and_begun_again() {
        assertThat(sudoku("check")).endsWith("can be completed\n");
        assertThat(sudoku("r1c3=1", "r1c4=2", "check")).contains("move 1, r1c3=1, made it unsolvable");
        assertThat(sudoku("r1c3=1", "solve"))
                .endsWith("There is no solution from here; undo goes back, check tells which move was wrong.\n");
        assertThat(sudoku("solve", "save"))
                .contains(
                        "r1┃ 5 │ 3 │ 4 ┃ 6 │ 7 │ 8 ┃ 9 │ 1 │ 2 ┃\n",
                        "This is a solution; your game stands where it stood.")
                .endsWith("sudoku:" + SUDOKU + "\n");
        assertThat(sudoku("r1c3=4", "restart", "save", "redo", "save"))
                .contains(SUDOKU + " | r1c3=4 @0\n")
                .endsWith(SUDOKU + " | r1c3=4\n");
    }

    @Test
    void a_hint_has_four_strengths() {
        assertThat(sudoku("hint 1")).doesNotContain("single").isNotEqualTo(sudoku("hint 4"));
        assertThat(sudoku("hint 2")).isNotEqualTo(sudoku("hint 1"));
        assertThat(sudoku("hint 5")).endsWith("a hint has a strength of 1 to 4, not '5'\n");
    }

    @Test
    void commands_may_be_capitals_and_help_is_a_question_mark() {
        assertThat(sudoku("r1c3=4", "UNDO", "save")).endsWith(" | r1c3=4 @0\n");
        assertThat(sudoku("?")).isEqualTo(sudoku("help")).contains("Cells are r1c3, R1C3, A3, or 1,3");
    }

    @Test
    void the_rules_are_the_goal_and_how_moves_are_typed() {
        assertThat(sudoku("rules"))
                .contains("Fill the grid so that every row", "Cells are r1c3, R1C3, A3, or 1,3")
                .doesNotContain("no move and no command", "hint [1-4]");
    }

    @Test
    void the_rules_of_other_sudokus_are_what_they_ask_for_and_where_lines_are() {
        String thermo = "6x6 thermo=r1-2c2,r3c1 .16..4......5.24..................1.";
        assertThat(played("sudoku", thermo, "rules"))
                .contains(
                        "Along a thermometer the digits rise from the bulb on.",
                        "their cells, in order, are in the text of the game: " + thermo)
                .doesNotContain("whatever else is drawn");
        assertThat(played("sudoku", "6x6 cage=7:r1c1-2 " + ".".repeat(36), "rules"))
                .contains("add up to the number in its corner")
                .doesNotContain("Lines are not drawn");
    }

    @Test
    void a_new_game_tells_how_to_go_on_with_the_old_one() {
        assertThat(sudoku("r1c3=4", "new easy"))
                .contains("to continue: tilewright play sudoku --text 'sudoku:" + SUDOKU + " | r1c3=4'\n");
    }

    @Test
    void a_seat_must_be_there() {
        assertThat(Program.REAL
                        .run("play", "paletto", "5x5", "--computer", "greedy,9")
                        .err())
                .startsWith("tilewright: there is no player 9 in a game of 2\n");
        assertThat(Program.REAL.run("play", "sudoku", "--computer", "greedy").err())
                .startsWith("tilewright: sudoku has no computer player\n");
    }
}
