package tilewright.sudoku.human;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.puzzle.Hinter.Hint;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.generate.Setup;
import tilewright.sudoku.generate.SudokuGenerator;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.model.Note;
import tilewright.sudoku.model.SudokuRules;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.rating.OrderedSteps;
import tilewright.sudoku.rating.Raters;
import tilewright.sudoku.rating.StepOrder;
import tilewright.sudoku.solve.SudokuSolver;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepSentences;

final class SudokuHinterTest {

    private static final Board PUZZLE =
            Text.POSITIONS.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private final SudokuHinter hinter = new SudokuHinter(new Raters());

    private final SudokuHinter explainer = new SudokuHinter(new OrderedSteps(new Raters(), StepOrder.EXPLAINER));

    private Hint<Move> hint(Board board) {
        return hinter.hint(board).orElseThrow();
    }

    private static String se(Hint<Move> hint) {
        return hint.details().field("se").orElseThrow().toString();
    }

    @Test
    void the_first_step_is_as_hard_as_sudoku_explainer_says() {
        int steps = 0;
        for (KnownPuzzle puzzle : KnownPuzzle.read("first-steps")) {
            if (Double.parseDouble(puzzle.fact()) < 8.5) {
                steps++;
                assertThat(se(explainer.hint(puzzle.board()).orElseThrow()))
                        .as(puzzle.clues())
                        .isEqualTo(puzzle.fact());
            }
        }
        assertThat(steps).isGreaterThan(650);
    }

    @Test
    void hints_lead_through_hard_puzzles_and_remove_nothing_that_is_right() {
        List<KnownPuzzle> puzzles = KnownPuzzle.read("ratings");
        for (int i = 440; i < 600; i += 40) {
            Board board = puzzles.get(i).board();
            Board solution =
                    new SudokuSolver().solve(board, Limits.NONE).found().getFirst();
            while (!board.solved()) {
                Hint<Move> hint = hint(board);
                assertThat(hint.moves()).as(hint.text().text()).isNotEmpty();
                for (Move move : hint.moves()) {
                    if (move instanceof Move.Place(int cell, int digit)) {
                        assertThat(digit).isEqualTo(solution.digit(cell));
                    }
                    if (move instanceof Move.Mark(int cell, Note kind, int set)) {
                        assertThat(kind).isEqualTo(Note.REMOVED);
                        assertThat(Digits.holds(set, solution.digit(cell))).isFalse();
                    }
                    board = new SudokuRules<Board>().after(board, move);
                }
            }
        }
    }

    @Test
    void notes_that_lack_their_digit_are_found_first() {
        Board board = PUZZLE.withNotes(2, Digits.bit(1) | Digits.bit(2));
        Hint<Move> hint = hint(board);
        assertThat(hint.technique()).isEqualTo("Wrong note");
        assertThat(hint.text().text()).isEqualTo("The notes in row 1, column 3 lack the digit that belongs there.");
        for (Move move : hint.moves()) {
            board = new SudokuRules<Board>().after(board, move);
        }
        assertThat(hint(board).technique()).isEqualTo("Naked single");
    }

    @Test
    void what_is_written_again_is_what_is_possible_and_nothing_else() {
        Board board = PUZZLE.withNotes(2, Digits.bit(3) | Digits.bit(5) | Digits.bit(9));
        assertThat(board.possible(2)).isNotEqualTo(board.notes(2, Note.CORNER));
        for (Move move : hint(board).moves()) {
            board = new SudokuRules<Board>().after(board, move);
        }
        assertThat(board.notes(2, Note.CORNER)).isEqualTo(board.possible(2));
    }

    /** In each empty cell, in notes of each kind, kept by hand or automatically: what lacks its digit is named. */
    @Test
    void notes_that_lack_their_digit_are_found_wherever_they_are() {
        int cells = 0;
        for (String file : List.of("ratings", "17clue")) {
            for (KnownPuzzle puzzle : KnownPuzzle.read(file).subList(0, 3)) {
                Board board = puzzle.board();
                Board solution =
                        new SudokuSolver().solve(board, Limits.NONE).found().getFirst();
                for (int cell = 0; cell < 81; cell++) {
                    if (board.digit(cell) != 0) {
                        continue;
                    }
                    cells++;
                    int right = Digits.bit(solution.digit(cell));
                    int others = Digits.ALL & ~right;
                    assertThat(hinted(board, new Move.Mark(cell, Note.CORNER, others)))
                            .isEqualTo(wrongNote(cell));
                    assertThat(hinted(board, new Move.Mark(cell, Note.CENTER, others)))
                            .isEqualTo(wrongNote(cell));
                    assertThat(hinted(board, new Move.Automatic(true), new Move.Mark(cell, Note.REMOVED, right)))
                            .isEqualTo(wrongNote(cell));
                    assertThat(hinted(board, new Move.Mark(cell, Note.CORNER, Digits.ALL)))
                            .isNotEqualTo(wrongNote(cell));
                    for (int later = cell + 1; later < 81; later += 10) {
                        int lacking = board.digit(later) == 0 ? Digits.ALL & ~Digits.bit(solution.digit(later)) : 0;
                        Move first = new Move.Mark(cell, Note.CENTER, others);
                        assertThat(
                                        lacking == 0
                                                ? hinted(board, first)
                                                : hinted(board, new Move.Mark(later, Note.CENTER, lacking), first))
                                .isEqualTo(wrongNote(cell));
                    }
                }
            }
        }
        assertThat(cells).isGreaterThan(300);
    }

    private String hinted(Board board, Move... moves) {
        Board after = board;
        for (Move move : moves) {
            after = new SudokuRules<Board>().after(after, move);
        }
        return hint(after).text().text();
    }

    private static String wrongNote(int cell) {
        return "The notes in row %d, column %d lack the digit that belongs there."
                .formatted(cell / 9 + 1, cell % 9 + 1);
    }

    @Test
    void hints_alone_solve_a_generated_puzzle_and_are_never_wrong() {
        Seeds.each(50, random -> {
            Board board = new SudokuGenerator().generate(new Setup.Singles(), random);
            Board solution =
                    new SudokuSolver().solve(board, Limits.NONE).found().getFirst();
            for (int left = board.emptyCells(); left > 0; left--) {
                Hint<Move> hint = hint(board);
                Move.Place move = (Move.Place) hint.moves().getFirst();
                assertThat(move.digit()).isEqualTo(solution.digit(move.cell()));
                assertThat(hint.details().field("placements").orElseThrow().toString())
                        .isEqualTo("[\"" + Text.MOVES.format(move) + "\"]");
                board = new SudokuRules<Board>().after(board, move);
            }
            assertThat(board.solved()).isTrue();
            assertThat(hinter.hint(board)).isEmpty();
        });
    }

    @Test
    void a_full_house_is_seen_first() {
        Board board = Text.POSITIONS.parse(SOLUTION.replaceFirst("4", ".").replace('7', '.'));
        Board almost = Text.POSITIONS.parse(SOLUTION.substring(0, 80) + ".");
        Hint<Move> hint = hint(almost);
        assertThat(hint.technique()).isEqualTo("Full house");
        assertThat(hint.text().text())
                .isEqualTo("Row 9, column 9 is the last empty cell of box 9, which lacks 9 alone.");
        assertThat(hint.details().toString()).isEqualTo("{\"se\":1.0,\"placements\":[\"r9c9=9\"],\"eliminations\":[]}");
        assertThat(hint.marks())
                .containsExactly(
                        new Mark.Ring(Box.cells(6, 6, 3, 3), Ink.HINT),
                        new Mark.Ring(Box.cell(8, 8).inset(1), Ink.HINT));
        assertThat(se(hint(board))).isEqualTo("1.0");
    }

    @Test
    void a_hidden_single_names_the_digits_that_leave_no_other_place() {
        assertThat(hint(PUZZLE).technique()).isEqualTo("Naked single");
        Hint<Move> hint = explainer.hint(PUZZLE).orElseThrow();
        assertThat(hint.technique()).isEqualTo("Hidden single");
        assertThat(se(hint)).isEqualTo("1.2");
        assertThat(hint.text().text())
                .isEqualTo(
                        "In box 2, only row 1, column 6 can hold 8: the other empty cells see the 8s in row 3, column 3 and row 5, column 4.");
        assertThat(hint.marks().getLast().ink()).isEqualTo(Ink.HINT);
    }

    @Test
    void a_naked_single_shows_a_cell_for_each_other_digit() {
        int[] clues = new int[81];
        int[] around = {1, 2, 3, 4, 10, 27, 36, 45};
        for (int i = 0; i < 8; i++) {
            clues[around[i]] = i + 1;
        }
        Step found = VisibleSingles.nakedSingle(Board.of(clues)).orElseThrow();
        assertThat(found.tenths()).isEqualTo(23);
        assertThat(found.premises()).containsExactly(new Premise.Seen(CellSet.of(around)));
        assertThat(StepSentences.of(found).text().text())
                .isEqualTo("Row 1, column 1 can only hold 9: its row, column and box hold all other digits.");
    }

    @Test
    void a_wrong_digit_is_pointed_at_first() {
        Board board = PUZZLE.withEntry(2, 4).withEntry(3, 2);
        Hint<Move> hint = hint(board);
        assertThat(hint.technique()).isEqualTo("Wrong digit");
        assertThat(hint.text().text())
                .isEqualTo("The 2 in row 1, column 4 is wrong: with it the puzzle cannot be completed.");
        assertThat(hint.moves()).isEqualTo(List.of(new Move.Erase(3)));
        assertThat(hint.details().toString())
                .isEqualTo("{\"se\":null,\"placements\":[],\"eliminations\":[\"r1c4-2\"]}");
        assertThat(hint.marks()).containsExactly(new Mark.Ring(Box.cell(0, 3).inset(1), Ink.HINT));
    }

    @Test
    void a_wrong_digit_in_plain_sight_says_so() {
        Hint<Move> hint = hint(PUZZLE.withEntry(2, 5));
        assertThat(hint.text().text())
                .isEqualTo("The 5 in row 1, column 3 is wrong: it is in row 1, column 1 as well.");
        assertThat(hint.marks()).containsExactly(new Mark.Ring(Box.cell(0, 2).inset(1), Ink.HINT));
    }

    @Test
    void clues_without_a_solution_are_said_to_have_none() {
        Hint<Move> seen = hint(Text.POSITIONS.parse("55" + ".".repeat(79)));
        assertThat(seen.text().text()).isEqualTo("There is no solution: two 5s in row 1: r1c1 and r1c2.");
        assertThat(seen.marks()).hasSize(2);
        assertThat(seen.moves()).isEmpty();
        Hint<Move> unseen = hint(KnownPuzzle.read("unsolvable").getFirst().board());
        assertThat(unseen.text().text()).isEqualTo("This puzzle has no solution.");
    }

    @Test
    void a_position_with_several_solutions_is_said_to_have_several() {
        Hint<Move> hint = hint(Board.of(new int[81]));
        assertThat(hint.technique()).isEqualTo("Several solutions");
        assertThat(hint.text().text()).isEqualTo("This position has several solutions: no step leads to one of them.");
        assertThat(hint.moves()).isEmpty();
    }

    @Test
    void every_wrong_digit_of_a_hard_puzzle_is_refuted_and_no_right_one() {
        Board board = KnownPuzzle.read("ratings").get(560).board();
        Board solution = new SudokuSolver().solve(board, Limits.NONE).found().getFirst();
        int refuted = 0;
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 1; digit <= 9; digit++) {
                Optional<Hint<Move>> reason = hinter.whyNot(
                        board, "r" + (cell / 9 + 1) + "c" + (cell % 9 + 1), String.valueOf(digit), Stop.never());
                boolean possible = board.digit(cell) == 0 && Digits.holds(board.possible(cell), digit);
                assertThat(reason.isPresent()).isEqualTo(possible && solution.digit(cell) != digit);
                refuted += reason.isPresent() ? 1 : 0;
            }
        }
        assertThat(refuted).isGreaterThan(50);
    }

    @Test
    void why_not_a_digit_names_a_wrong_digit_first() {
        Board wrong = PUZZLE.withEntry(2, 1);
        assertThat(hinter.whyNot(wrong, "r1c4", "2", Stop.never()).orElseThrow().technique())
                .isEqualTo("Wrong digit");
    }
}
