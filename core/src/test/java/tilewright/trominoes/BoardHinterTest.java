package tilewright.trominoes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Sample;
import tilewright.Seeds;
import tilewright.grid.Grid;
import tilewright.puzzle.Hinter.Hint;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Search;
import tilewright.search.Stop;

final class BoardHinterTest {

    private final BoardHinter hinter = new BoardHinter();
    private final BoardRules rules = new BoardRules();

    @Test
    void a_tile_that_alone_can_cover_a_cell_is_forced() {
        Hint<Move> hint = hint("g.../.hhh/..../....");
        assertThat(hint.technique()).isEqualTo("forced tile");
        assertThat(hint.text().text())
                .isEqualTo("A tile across at row 1, column 2 is forced: no other tile can cover row 1, column 2.");
        assertThat(hint.moves()).containsExactly(new Move.Lay(0, 1, true));
    }

    @Test
    void a_cell_that_no_tile_can_cover_is_named() {
        Hint<Move> hint = hint("...g/v.../v.../v...");
        assertThat(hint.technique()).isEqualTo("forced tile");
        hint = hint("g..v.../hhhv.../...v.../......./......./......./.......");
        assertThat(hint.technique()).isEqualTo("dead cell");
        assertThat(hint.text().text()).isEqualTo("No tile can cover row 1, column 2: remove one beside it.");
        assertThat(hint.moves()).isEmpty();
    }

    @Test
    void a_green_tile_on_a_wrong_square_is_moved() {
        Hint<Move> hint = hint("..../.g../..../....");
        assertThat(hint.technique()).isEqualTo("coloring");
        assertThat(hint.moves()).containsExactly(new Move.SetGreen(0, 0));
        assertThat(hint("g../.../...").moves()).isEmpty();
    }

    @Test
    void an_empty_board_wants_the_green_tile_on_a_square_that_can_hold_it() {
        Hint<Move> hint = hint("...../...../...../...../.....");
        assertThat(hint.moves()).containsExactly(new Move.SetGreen(2, 2));
    }

    @Test
    void the_colors_that_do_not_divide_evenly_are_counted_and_shown() {
        Hint<Move> hint = hint("..../.g../..../....");
        assertThat(hint.text().text())
                .startsWith(
                        "The green tile cannot be on row 2, column 2: by (row + column) mod 3 there are 6, 5, and 4 cells");
        assertThat(hint.marks()).hasSize(15 + 1);
        assertThat(hint("...../...../...../.....").text().text())
                .isEqualTo(
                        "This board of 20 cells cannot be covered: by (row + column) mod 3 there are 7, 7, and 6 cells"
                                + " of the three colors to cover, and no square for the green tile makes these equal.");
    }

    @Test
    void the_tile_that_keeps_most_coverings_is_offered_with_both_numbers() {
        Hint<Move> hint = hint("g........./" + ("........../".repeat(9)).replaceAll("/$", ""));
        assertThat(hint.technique()).isEqualTo("most coverings");
        assertThat(hint.text().text()).contains("of 395840 coverings");
    }

    @Test
    void a_tile_that_leaves_no_covering_is_in_conflict() {
        Board good = Boards.green(7, 0, 0);
        Hint<Move> hint = hint(good.with(3 * 7 + 3, true).toString());
        assertThat(hint.technique()).isIn("most coverings", "conflict");
        Seeds.each(100, random -> {
            Board board = Boards.random(7, random);
            if (Coloring.allows(board)
                    && TilingCount.of(board, Limits.NONE).orElseThrow().signum() == 0) {
                minimal(board, ConflictSet.of(board, Stop.never()));
            }
        });
    }

    /** These tiles alone leave no covering, and any of them taken off leaves one: counted by exact cover. */
    private static void minimal(Board board, List<Integer> conflicting) {
        Board alone = alone(board, conflicting);
        assertThat(covered(alone)).as(board.toString()).isFalse();
        for (int first : conflicting) {
            assertThat(covered(alone.without(first))).as(board.toString()).isTrue();
        }
    }

    /** The board with these tiles alone. */
    private static Board alone(Board board, List<Integer> conflicting) {
        Board alone = board;
        for (int cell = 0; cell < board.cells(); cell++) {
            if (board.tiled(cell) && board.first(cell) == cell && !conflicting.contains(cell)) {
                alone = alone.without(cell);
            }
        }
        return alone;
    }

    private static boolean covered(Board board) {
        return new ExactCoverSearch(board).run(Search.SOLUTION, Long.MAX_VALUE) == Search.SOLUTION;
    }

    @Test
    void a_covered_board_needs_no_hint() {
        assertThat(hinter.hint(Boards.board("hhhv/hhhv/hhhv/hhhg"))).isEmpty();
    }

    @Test
    void following_hints_covers_the_board_from_every_good_square() {
        List<Board> starts = Arrays.stream(Setup.WIDTHS)
                .boxed()
                .flatMap(width -> Arrays.stream(Coloring.squares(Grid.square(width)))
                        .mapToObj(cell -> Board.empty(width).withGreen(cell)))
                .toList();
        for (Board start : Sample.of(starts, 30)) {
            Board board = start;
            while (!board.covered()) {
                board = rules.after(
                        board, hinter.hint(board).orElseThrow().moves().getFirst());
            }
        }
    }

    /** Boards with too many coverings to count, one of them with a green tile to place. */
    @ParameterizedTest
    @ValueSource(ints = {16, 29})
    void following_hints_covers_a_board_of_any_width(int width) {
        Board board = Board.empty(width);
        if (board.wantsGreen() && width < 29) {
            int[] squares = Coloring.squares(board.grid());
            board = board.withGreen(squares[width % squares.length]);
        }
        while (!board.covered()) {
            board = rules.after(board, hinter.hint(board).orElseThrow().moves().getFirst());
        }
    }

    /** Tiles that leave no dead cell are laid at random until a short search proves that no covering is left. */
    @Test
    void tiles_in_conflict_on_a_wide_board_leave_no_covering() {
        Seeds.each(3, random -> {
            Board board = Boards.green(16, 0, 0);
            while (!(BoardSolver.searched(board, Limits.NONE).outcome() instanceof Outcome.Complete)) {
                int first = random.below(board.cells());
                boolean across = random.below(2) == 0;
                if (board.fits(first, across)) {
                    Board after = board.with(first, across);
                    boolean dead = hinter.hint(after).map(Hint::technique).equals(Optional.of("dead cell"));
                    board = dead ? board : after;
                }
            }
            assertThat(covered(alone(board, ConflictSet.of(board, Stop.never()))))
                    .as(board.toString())
                    .isFalse();
        });
    }

    @Test
    void a_hint_never_spoils_a_board_and_never_despairs_of_a_good_one() {
        BoardCounter counter = new BoardCounter();
        Seeds.each(200, random -> {
            Board board = Boards.random(7, random);
            boolean good =
                    counter.count(board, Limits.NONE.withSolutions(1)).number().signum() > 0;
            Hint<Move> hint = hint(board.toString());
            if (hint.moves().isEmpty() || List.of("coloring", "conflict").contains(hint.technique())) {
                assertThat(good).as(board.toString()).isFalse();
            } else if (good) {
                Board after = rules.after(board, hint.moves().getFirst());
                assertThat(counter.count(after, Limits.NONE.withSolutions(1))
                                .number()
                                .signum())
                        .as(board.toString())
                        .isEqualTo(1);
            }
        });
    }

    private Hint<Move> hint(String board) {
        return hinter.hint(Boards.board(board)).orElseThrow();
    }
}
