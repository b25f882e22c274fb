package tilewright.trominoes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.puzzle.Explainer;
import tilewright.puzzle.Workspace;

final class SpotExplainerTest {

    private final Explainer<Board> explainer =
            new TrominoesPuzzle().abilities(new Workspace()).explainer().orElseThrow();

    private List<String> texts(String board, String spot) {
        return explainer.explain(Boards.board(board), spot).lines().stream()
                .map(line -> line.text().text())
                .toList();
    }

    @Test
    void the_tiles_that_can_cover_a_cell_are_told_with_the_coverings_that_they_leave() {
        assertThat(texts("g.../..../..../....", "r1c2"))
                .containsExactly(
                        "Across from row 1, column 2: leaves 3 coverings.",
                        "Down from row 1, column 2: leaves one covering.",
                        "The green tile cannot be here: row and column would both have to be among 1, 4, 7, and so on.");
        assertThat(texts("g.../..../..../....", "r4c4")).last().asString().startsWith("The green tile could be here");
    }

    @Test
    void what_lies_there_is_told() {
        assertThat(texts("g.../hhh./..../....", "r2c2").getFirst())
                .isEqualTo("A tile across is here. Without it there would be 4 coverings.");
        assertThat(texts(".g../..../..../....", "r1c2").getFirst())
                .startsWith("The green tile is here, where no covering");
        assertThat(texts("..../..../..../....", "r2c2")).hasSize(1);
        assertThat(texts(".../.../...", "r2c2")).hasSize(2);
    }
}
