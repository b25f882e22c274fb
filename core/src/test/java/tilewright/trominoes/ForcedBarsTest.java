package tilewright.trominoes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Seeds;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.text.Json;

final class ForcedBarsTest {

    private static Study.Report study(Board board) {
        return new ForcedBars().study(board, 0, Limits.NONE);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            g.../..../..../.... | none                       | 0 tiles are in every covering, proven.
            ghhh/hhh./..../.... | v=r2c4 h=r3c1 h=r4c1       | 3 tiles are in every covering, proven.
            ghhh/hhhv/hhhv/...v | h=r4c1                     | 1 tile is in every covering, proven.
            hhhv/hhhv/hhhv/hhhg | none                       | The board is covered.
            g.../hhh./.hhh/.... | no covering is left        | No covering is left.
            .hhh/vvvv/vvvv/vvvv | g=r1c1                     | 1 tile is in every covering, proven.
            """)
    void what_every_covering_has_is_said(String text, String line, String caption) {
        Study.Report report = study(Boards.board(text));
        assertThat(report.line().text()).isEqualTo(line);
        assertThat(report.picture().orElseThrow().caption().text()).isEqualTo(caption);
    }

    @Test
    void each_forced_bar_is_ringed() {
        Study.Picture picture =
                study(Boards.board("ghhh/hhh./..../....")).picture().orElseThrow();
        assertThat(picture.marks())
                .containsExactly(
                        new Mark.Ring(Box.cells(1, 3, 3, 1).inset(1), Ink.HINT),
                        new Mark.Ring(Box.cells(2, 0, 1, 3).inset(1), Ink.HINT),
                        new Mark.Ring(Box.cells(3, 0, 1, 3).inset(1), Ink.HINT));
        assertThat(picture.fields().field("figure")).contains(new Json.Str("3"));
    }

    @Test
    void what_limits_end_is_not_complete() {
        Study.Report report = new ForcedBars().study(Board.empty(10), 0, Limits.NONE.withNodes(10));
        assertThat(report.complete()).isFalse();
        assertThat(report.fields().field("forced")).isEmpty();
    }

    @Test
    void the_bars_are_those_that_trying_all_coverings_finds() {
        int[] found = new int[3];
        Seeds.each(400, random -> {
            Board board = random.below(2) == 0
                    ? Boards.random(4 + random.below(3), random)
                    : Boards.game(4 + random.below(2), 1 + random.below(4), random)
                            .getLast();
            List<List<Move>> coverings = new ArrayList<>();
            cover(board, new ArrayList<>(), coverings);
            List<String> expected = new ArrayList<>();
            if (!coverings.isEmpty()) {
                for (Move move : coverings.getFirst()) {
                    if (coverings.stream().allMatch(covering -> covering.contains(move))) {
                        expected.add(Text.MOVES.format(move));
                    }
                }
            }
            Json fields = study(board).fields();
            assertThat(fields)
                    .isEqualTo(Json.obj()
                            .with("count", Integer.toString(coverings.size()))
                            .with("exact", true)
                            .with("forced", Json.strings(expected)));
            found[coverings.isEmpty() ? 0 : expected.isEmpty() ? 1 : 2]++;
        });
        assertThat(found)
                .as("boards without a covering, without a forced bar, with some")
                .doesNotContain(0);
    }

    /** Tries the green tile, across and down on the first free cell, one after the other. */
    private static void cover(Board board, List<Move> moves, List<List<Move>> coverings) {
        int cell = 0;
        while (cell < board.cells() && !board.free(cell)) {
            cell++;
        }
        if (cell == board.cells()) {
            if (!board.wantsGreen()) {
                coverings.add(List.copyOf(moves));
            }
            return;
        }
        int row = board.grid().row(cell);
        int column = board.grid().column(cell);
        if (board.wantsGreen()) {
            tried(board.withGreen(cell), new Move.SetGreen(row, column), moves, coverings);
        }
        for (boolean across : new boolean[] {true, false}) {
            if (board.fits(cell, across)) {
                tried(board.with(cell, across), new Move.Lay(row, column, across), moves, coverings);
            }
        }
    }

    private static void tried(Board board, Move move, List<Move> moves, List<List<Move>> coverings) {
        moves.add(move);
        cover(board, moves, coverings);
        moves.removeLast();
    }
}
