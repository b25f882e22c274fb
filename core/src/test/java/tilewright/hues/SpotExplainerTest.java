package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.puzzle.Explainer;
import tilewright.puzzle.Explainer.Explanation;
import tilewright.puzzle.Workspace;

final class SpotExplainerTest {

    private final Explainer<Board> explainer =
            new HuesPuzzle().abilities(new Workspace()).explainer().orElseThrow();

    @Test
    void a_color_fits_exactly_when_the_rules_take_it() {
        Seeds.each(50, random -> {
            Board board = RandomBoards.scattered(20 + random.below(25), random);
            for (int cell = 0; cell < 64; cell++) {
                if (board.free(cell)) {
                    Explanation said = explainer.explain(board, Peers.GRID.name(cell));
                    assertThat(said.lines()).hasSize(8);
                    for (int color = 0; color < 8; color++) {
                        assertThat(said.lines().get(color).fits()).isEqualTo(board.takes(cell, color));
                        assertThat(said.lines().get(color).marks().isEmpty()).isEqualTo(board.takes(cell, color));
                    }
                }
            }
        });
    }

    @Test
    void the_clashing_tile_is_named() {
        Board board = Board.empty().with(0, 2);
        assertThat(explainer.explain(board, "r1c3").lines().get(2).text().text())
                .isEqualTo("Color 3 is on row 1, column 1, and the two cells are two apart in a straight line.");
        assertThat(explainer.explain(board, "r8c8").lines().get(2).text().text())
                .isEqualTo("Color 3 is on row 1, column 1, and the two cells are corners of the board.");
        assertThat(explainer.explain(board, "r1c1").lines().getFirst().text().text())
                .startsWith("Color 3 is here.");
        assertThat(explainer.explain(board, "pile3").lines().getFirst().text().text())
                .isEqualTo("7 tiles of color 3 left, with 55 cells to choose from.");
    }
}
