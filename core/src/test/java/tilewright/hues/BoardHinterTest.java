package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.puzzle.Hinter.Hint;
import tilewright.rng.SeededRandom;
import tilewright.search.Search;

final class BoardHinterTest {

    private final BoardHinter hinter = new BoardHinter();
    private final BoardRules rules = new BoardRules();

    private Hint<Move> hint(String board) {
        return hinter.hint(Text.BOARDS.parse(board)).orElseThrow();
    }

    @Test
    void a_cell_that_one_color_alone_can_fill_is_forced() {
        Hint<Move> hint = hint("12....../3.4...../567...../......../......../......../......../........");
        assertThat(hint.technique()).isEqualTo("forced cell");
        assertThat(hint.text().text())
                .isEqualTo("Only color 8 fits at row 2, column 2: every other color is too close or used up.");
        assertThat(hint.moves()).containsExactly(new Move.Put(7, 9));
        assertThat(hint.details().toString()).isEqualTo("{\"cell\":\"r2c2\",\"color\":8}");
    }

    @Test
    void a_cell_without_a_color_is_named() {
        Hint<Move> hint = hint("123...../4.6...../857...../......../......../......../......../........");
        assertThat(hint.technique()).isEqualTo("dead cell");
        assertThat(hint.text().text())
                .startsWith("No color fits on row 2, column 2: each one is too close or used up. r1c1, ")
                .contains(" clash with each other. ")
                .endsWith(" Without the one on row 1, column 1, the board can be completed.");
        assertThat(hint.moves()).containsExactly(new Move.Return(0));
    }

    @Test
    void a_full_board_needs_no_hint() {
        assertThat(hinter.hint(
                        Text.BOARDS.parse("12312312/34564563/21721721/43643648/12812857/87357436/56486578/78574865")))
                .isEmpty();
    }

    @Test
    void dead_boards_are_called_dead_and_no_others() {
        for (String line : Cases.lines("partial-boards.txt")) {
            String[] fields = line.split(" ");
            if (!fields[0].equals("illegal")) {
                Board board = Text.BOARDS.parse(fields[2]);
                hinter.hint(board)
                        .ifPresent(hint -> assertThat(hint.technique().startsWith("dead")
                                        || hint.technique().equals("conflict"))
                                .as(line + " " + hint.text().text())
                                .isEqualTo(fields[0].equals("no")));
            }
        }
    }

    @Test
    void every_kind_of_hint_is_given_somewhere() {
        assertThat(Cases.lines("partial-boards.txt").stream()
                        .map(line -> line.split(" "))
                        .filter(fields -> !fields[0].equals("illegal"))
                        .flatMap(fields -> hinter.hint(Text.BOARDS.parse(fields[2])).stream())
                        .map(Hint::technique))
                .contains("dead cell", "dead color", "conflict", "forced cell", "forced color", "completion");
    }

    @Test
    void following_hints_fills_the_board() {
        Seeds.each(20, random -> {
            Board board = new BoardGenerator().generate(new Setup.Tiles(random.below(50)), random, _ -> {});
            while (!board.full()) {
                board = rules.after(
                        board, hinter.hint(board).orElseThrow().moves().getFirst());
            }
            assertThat(ReferenceSearch.solved(board)).isTrue();
        });
    }

    @Test
    void a_forced_step_is_in_every_completion() {
        int[] compared = new int[2];
        Seeds.each(200, random -> {
            Board board = new BoardGenerator().generate(new Setup.Tiles(30 + random.below(20)), random, _ -> {});
            Hint<Move> hint = hinter.hint(board).orElseThrow();
            if (!hint.technique().equals("completion")
                    && hint.moves().getFirst() instanceof Move.Put(int color, int cell)) {
                compared[0]++;
                HuesSearch search = new HuesSearch(board, new SeededRandom(3));
                for (int i = 0; i < 20 && search.run(Search.SOLUTION, 10_000) == Search.SOLUTION; i++) {
                    assertThat(search.position().color(cell))
                            .as(hint.text().text())
                            .isEqualTo(color);
                    compared[1]++;
                }
            }
        });
        assertThat(compared[0]).isGreaterThanOrEqualTo(140); // forced steps
        assertThat(compared[1]).isGreaterThanOrEqualTo(1_000); // completions
    }
}
