package tilewright.sudoku.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tilewright.sudoku.notation.AllNotations.NOTATIONS;
import static tilewright.sudoku.notation.AllNotations.POSITIONS;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tilewright.BrokenTexts;
import tilewright.Seeds;
import tilewright.puzzle.Study;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.text.TextError;

final class NotationsTest {

    private static final String CLUES =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final Board PUZZLE = POSITIONS.parse(CLUES);
    private static final String ROWS = rows(CLUES);

    private static Notation notation(String id) {
        return NOTATIONS.all().stream()
                .filter(notation -> notation.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static String rows(String cells) {
        StringBuilder rows = new StringBuilder();
        for (int row = 0; row < 9; row++) {
            rows.append(row == 0 ? "" : "\n").append(cells, 9 * row, 9 * row + 9);
        }
        return rows.toString();
    }

    private static void read(String text) {
        assertThat(POSITIONS.parse(text)).as(text).isEqualTo(PUZZLE);
    }

    private static void refused(String text, int row, int column, String reason) {
        assertThatThrownBy(() -> POSITIONS.parse(text)).as(text).isInstanceOfSatisfying(TextError.class, error -> {
            assertThat(error.problem().text()).contains(reason);
            assertThat(error.row()).isEqualTo(row);
            assertThat(error.column()).isEqualTo(column);
        });
    }

    @Test
    void each_has_a_name_of_its_own() {
        assertThat(NOTATIONS.all())
                .extracting(Notation::id)
                .doesNotHaveDuplicates()
                .allSatisfy(id -> assertThat(id).matches("[a-z]+"));
    }

    @Test
    void puzzles_go_there_and_back() {
        Seeds.each(200, random -> {
            Board puzzle = Board.of(some(random));
            for (Notation notation : NOTATIONS.all()) {
                boolean solvable =
                        !notation.id().equals("kaggle") && !notation.id().equals("code");
                if (notation.faithful() && solvable) {
                    assertThat(POSITIONS.parse(notation.write(puzzle)))
                            .as(notation.id())
                            .isEqualTo(puzzle);
                }
            }
        });
    }

    /** Some digits of a solution. */
    private static int[] some(SeededRandom random) {
        int[] digits = POSITIONS
                .parse("534678912672195348198342567859761423426853791713924856961537284287419635345286179")
                .digits();
        int kept = random.below(101);
        return Arrays.stream(digits)
                .map(digit -> random.below(100) < kept ? digit : 0)
                .toArray();
    }

    @Test
    void nine_rows_are_read_in_many_frames() {
        read(ROWS);
        read(ROWS.replace('.', '0'));
        read(ROWS.replace("\n", " \t\n\n"));
        read("#AAuthor, and a comma\n" + ROWS);
        read(notation("ss").write(PUZZLE));
        read(ROWS.replaceAll("(.)(?=.)", "$1 "));
        read("+-------+\n" + ROWS.replaceAll("(...)(...)(...)", "|$1|$2|$3|") + "\n+-------+");
    }

    @Test
    void bad_rows_are_refused_with_their_place() {
        refused(ROWS.replace(".98....6.", ".98....6"), 3, 9, "expected 9 cells in this row, got 8");
        refused(ROWS.replace(".98....6.", ".98....6.7"), 3, 10, "expected 9 cells in this row, got 10; unexpected (7)");
        refused(ROWS.replace(".98....6.", ".98.q..6."), 3, 5, "not (q)");
        refused(ROWS.substring(0, 79), 8, 10, "expected 9 rows, got 8");
        refused(ROWS + "\n\n" + ROWS, 11, 1, "expected 9 rows; unexpected row");
    }

    @Test
    void sections_hold_the_players_digits_and_notes() {
        Board begun = PUZZLE.withEntry(2, 4).withNotes(3, Digits.bit(2) | Digits.bit(6));
        String text = notation("sdk").write(begun);
        assertThat(text).startsWith("[Puzzle]\n53..7....\n").contains("\n[State]\n534.7....\n", "\n,,,26,,,,,\n");
        assertThat(POSITIONS.parse(text)).isEqualTo(begun);
        assertThat(POSITIONS.parse(text.toUpperCase(java.util.Locale.ROOT) + "\n[Colours]\nred"))
                .isEqualTo(begun);
        read("[Puzzle]\n" + ROWS);
        read("#ASomebody\n[Puzzle]\n" + ROWS + "\n\n[State]\n" + ROWS);
        refused("[State]\n" + ROWS, 1, 1, "the first section is [Puzzle]");
        refused("[Puzzle]\n" + ROWS + "\n[State]\n" + ROWS.replace("53..7", "54..7"), 12, 2, "has the clue 3");
        refused("[Puzzle]\n" + ROWS + "\n[PencilMarks]\n,,,22,,,,,", 12, 4, "each once, not (22)");
        refused("[Puzzle]", 1, 9, "expected 9 rows, got 0");
    }

    @Test
    void tables_have_commas_or_semicolons() {
        String table = notation("csv").write(PUZZLE);
        assertThat(table).startsWith("5,3,,,7,,,,\n6,,,1,9,5,,,\n");
        read(table);
        read(table.replace(',', ';'));
        read(table.replace(",", " , "));
        refused(table.replace("6,,,1", "6,,,12"), 2, 5, "not (12)");
        refused(table.replace("6,,,1", "6,,1"), 2, 12, "expected 9 cells in this row, got 8");
    }

    @Test
    void a_puzzle_may_stand_beside_its_solution() {
        String line = notation("kaggle").write(PUZZLE);
        assertThat(line).hasSize(163).startsWith(CLUES + ",534678912");
        read(line);
        read("17," + line + ",30,1.5");
        read(line.substring(0, 100));
        read(line.substring(82) + "\t" + CLUES);
        refused(line.substring(0, 82) + "6" + line.substring(83), 1, 83, "the puzzle has 5 in row 1, column 1");
    }

    @Test
    void all_candidates_are_no_more_than_the_puzzle() {
        read(notation("candidates").write(PUZZLE));
        read(notation("pencilmarks").write(PUZZLE));
        assertThat(notation("candidates").write(PUZZLE))
                .hasSize(729)
                .startsWith("....5......3......12.4.....")
                .endsWith("9");
    }

    @Test
    void candidates_that_somebody_took_away_are_kept_as_notes() {
        String line = notation("candidates").write(PUZZLE);
        Board board = POSITIONS.parse(line.substring(0, 18) + "1" + "." + line.substring(20));
        assertThat(board.fresh()).isEqualTo(PUZZLE);
        assertThat(board.notes(2)).isEqualTo(Digits.bit(1) | Digits.bit(4));
        assertThat(board.notes(3)).isEqualTo(Digits.bit(2) | Digits.bit(6));
        for (String form : new String[] {"candidates", "pencilmarks"}) {
            assertThat(POSITIONS.parse(notation(form).write(board))).isEqualTo(board);
        }
    }

    @Test
    void a_single_candidate_that_others_still_have_is_no_digit_yet() {
        int cell = Houses.GRID.cell(6, 5);
        assertThat(Digits.text(PUZZLE.possible(cell), "")).isEqualTo("7");
        assertThat(POSITIONS.parse(notation("pencilmarks").write(PUZZLE)).clue(cell))
                .isZero();
    }

    @Test
    void bad_candidates_are_refused_with_their_place() {
        String line = notation("candidates").write(PUZZLE);
        refused(line.substring(1), 1, 4, "the place of candidate 4 in row 1, column 1, which is 4 or ., not (5)");
        refused(line.substring(0, 728), 1, 729, "there are only (728)");
        refused(line + ".", 1, 730, "unexpected (.)");
        refused(".".repeat(9) + line.substring(9), 1, 1, "row 1, column 1 has no candidate");
        String grid = notation("pencilmarks").write(PUZZLE);
        refused(grid.replace("124 ", "1x4 "), 2, 12, "not (1x4)");
        refused(grid.replace("124 ", "144 "), 2, 12, "each once, not (144)");
        refused(grid.replace("124 ", "    "), 2, 53, "expected 9 cells in this row, got 8");
        refused(grid.replace("124 ", "1 4 "), 2, 47, "unexpected (248)");
    }

    @Test
    void a_cell_without_candidates_has_no_such_text() {
        Board board = POSITIONS.parse("12345678.........9" + ".".repeat(63));
        assertThatThrownBy(() -> notation("pencilmarks").write(board))
                .isInstanceOf(Study.Refused.class)
                .hasMessage("row 1, column 9 has no candidate");
    }

    @Test
    void broken_texts_are_answered_by_text_errors_alone() {
        Seeds.each(3_000, random -> {
            Notation notation = NOTATIONS.all().get(random.below(NOTATIONS.all().size()));
            String text = BrokenTexts.broken(notation.write(PUZZLE), random);
            try {
                Board board = POSITIONS.parse(text);
                assertThat(POSITIONS.parse(board.toString())).isEqualTo(board);
            } catch (TextError error) {
                assertThat(error.offset()).isBetween(0, text.length());
                assertThat(error.explained().text()).contains("^");
            }
        });
    }
}
