package tilewright.hues;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.draw.Spot;
import tilewright.puzzle.Counter.Count;
import tilewright.puzzle.Solver.Method;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;

final class HuesPuzzleTest {

    private final HuesPuzzle puzzle = new HuesPuzzle();

    @Test
    void the_standard_is_a_medium_board_and_the_presets_begin_with_the_easiest() {
        assertThat(puzzle.setups().presets().stream().map(puzzle.texts().setups()::format))
                .containsExactly("easy", "medium", "hard", "tiles-48", "tiles-40", "tiles-32", "tiles-24", "empty");
        assertThat(puzzle.texts().setups().format(puzzle.setups().standard())).isEqualTo("medium");
    }

    @Test
    void a_seed_gives_one_board_for_ever() {
        List<String> log = new ArrayList<>();
        Board board = puzzle.generator(new Workspace())
                .generate(new Setup.Tiles(40), new SeededRandom(1), line -> log.add(line.text()));
        assertThat(board).hasToString("57.2..../..58.54./.1243216/2....7.8/46.36132/1384.276/85..34.1/..2..634");
        assertThat(log).containsExactly("solution found after 64 tiles", "tiles kept: 40");
    }

    @Test
    void generated_boards_have_their_tiles_and_can_be_completed() {
        Seeds.each(60, random -> {
            int tiles = random.below(64);
            Board board = puzzle.generator(new Workspace()).generate(new Setup.Tiles(tiles), random);
            assertThat(board.tiles()).isEqualTo(tiles);
            assertThat(ReferenceSearch.legal(board.colors())).isTrue();
            Board solved = puzzle.abilities(new Workspace())
                    .solver()
                    .orElseThrow()
                    .solve(board, Limits.NONE.withSolutions(1).withNodes(10_000))
                    .found()
                    .getFirst();
            assertThat(ReferenceSearch.solved(solved)).isTrue();
        });
    }

    @Test
    void the_default_method_decides_and_the_others_are_the_originals() {
        assertThat(puzzle.abilities(new Workspace()).solver().orElseThrow().methods().stream()
                        .map(Method::id))
                .containsExactly("cells", "fixed", "shuffled");
    }

    @Test
    void counts_are_exact_unless_a_limit_stops_them() {
        Board board = Text.BOARDS.parse("2153628./...4.512/85.614../.31..85./6.45.247/1.781362/7463487./812.7136");
        assertThat(puzzle.abilities(new Workspace()).counter().orElseThrow().count(board, Limits.NONE))
                .isEqualTo(new Count(BigInteger.valueOf(24), true));
        assertThat(puzzle.abilities(new Workspace())
                        .counter()
                        .orElseThrow()
                        .count(Board.empty(), Limits.NONE.withSolutions(1)))
                .isEqualTo(new Count(BigInteger.ONE, false));
    }

    @Test
    void a_picture_shows_board_and_piles_and_names_everything() {
        Board board = Text.BOARDS.parse("..5...../......../......../......../......../......../......../........");
        Scene scene = puzzle.draw(board);
        assertThat(scene.title().text()).isEqualTo("Hues board with 1 of 64 tiles");
        assertThat(scene.spots())
                .hasSize(72)
                .extracting(Spot::id, Spot::box, spot -> spot.label().text())
                .contains(
                        tuple("r1c3", Box.cell(0, 2), "row 1, column 3, color 5"),
                        tuple("r2c2", Box.cell(1, 1), "row 2, column 2, empty"),
                        tuple("pile5", Box.cells(9, 4, 2, 1), "pile of color 5, 7 tiles left"));
        assertThat(scene.marks())
                .contains(
                        new Mark.Tile(Box.cell(0, 2).inset(1), Ink.HUE_5),
                        new Mark.Glyph(Box.cell(0, 2).inset(3), "5", Ink.HUE_5),
                        new Mark.Glyph(Box.cell(10, 4).inset(2), "7", Ink.WORDS));
    }
}
