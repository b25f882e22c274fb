package tilewright.trominoes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.draw.Spot;
import tilewright.puzzle.PuzzleSearch;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Search;

final class TrominoesPuzzleTest {

    private final TrominoesPuzzle puzzle = new TrominoesPuzzle();

    @Test
    void the_standard_is_ten_wide_and_one_of_the_presets() {
        assertThat(puzzle.setups().standard().grid().columns()).isEqualTo(10);
        assertThat(puzzle.setups().presets())
                .hasSize(7)
                .contains(puzzle.setups().standard());
    }

    @Test
    void the_same_seed_gives_the_same_board() {
        assertThat(generated("4")).containsExactly("r4c1", "r4c1", "r1c1");
        assertThat(generated("10")).containsExactly("r7c4", "r7c10", "r1c4");
        assertThat(generated("10-r5c6")).containsExactly("r5c6", "r5c6", "r5c6");
    }

    private List<String> generated(String setup) {
        return List.of(0L, 1L, 2L).stream()
                .map(seed -> puzzle.generator(new Workspace())
                        .generate(puzzle.texts().setups().parse(setup), new SeededRandom(seed)))
                .map(board -> board.grid().name(board.green()))
                .toList();
    }

    @Test
    void the_player_may_set_the_green_tile() {
        Board board = puzzle.generator(new Workspace())
                .generate(puzzle.texts().setups().parse("10-empty"), new SeededRandom(0));
        assertThat(board).isEqualTo(Board.empty(10));
    }

    @Test
    void the_green_tile_of_a_new_board_moves_and_that_of_what_is_passed_on_stays() {
        assertThat(puzzle.alone(Boards.board("g.../..../..../...."))).hasToString("g.../..../..../....~");
        assertThat(puzzle.alone(Boards.board("ghhh/..../..../...."))).hasToString("ghhh/..../..../....!");
        assertThat(puzzle.settled(Boards.board("g.../..../..../....~"))).hasToString("g.../..../..../....!");
        // One that no covering has there is not fixed.
        assertThat(puzzle.settled(Boards.board(".g../..../..../....~"))).hasToString(".g../..../..../....");
        for (String text : List.of("ghhh/..../..../....", "..../..../..../....", "g.../..../..../....!")) {
            assertThat(puzzle.settled(Boards.board(text))).hasToString(text);
        }
    }

    @Test
    void every_generated_board_is_solved_by_both_methods() {
        Solver<Board> solver = puzzle.abilities(new Workspace()).solver().orElseThrow();
        for (Setup setup : puzzle.setups().presets()) {
            Seeds.each(20, random -> {
                Board board = puzzle.generator(new Workspace()).generate(setup, random);
                for (Solver.Method method : solver.methods()) {
                    PuzzleSearch<Board> search = solver.search(board, method.id(), random);
                    assertThat(search.run(Search.SOLUTION, 100_000)).isEqualTo(Search.SOLUTION);
                    assertThat(search.position().covered()).isTrue();
                    assertThat(search.position().green()).isEqualTo(board.green());
                    assertThat(Text.BOARDS.parse(search.position().toString())).isEqualTo(search.position());
                }
            });
        }
    }

    @Test
    void a_hopeless_square_is_refused_without_a_search() {
        Solver.Solutions<Board> none = puzzle.abilities(new Workspace())
                .solver()
                .orElseThrow()
                .solve(Boards.green(30, 3, 3).withGreen(1), Limits.NONE);
        assertThat(none.outcome()).isEqualTo(new Outcome.Complete(0, 0));
        none = puzzle.abilities(new Workspace()).solver().orElseThrow().solve(Boards.green(13, 12, 10), Limits.NONE);
        assertThat(none.outcome()).isEqualTo(new Outcome.Complete(0, 0));
    }

    @Test
    void the_exact_cover_tells_its_steps_in_words() {
        ExactCoverSearch search = new ExactCoverSearch(Boards.board("...g/..../..../...."));
        assertThat(caption(search)).isEqualTo("a tile across at row 1, column 1, to cover row 1, column 1");
        search.run(Search.SOLUTION, 100);
        assertThat(search.caption(Search.SOLUTION).text()).isEqualTo("solved: all cells are covered");
        assertThat(caption(search)).startsWith("removed, to cover row ");
    }

    private static String caption(ExactCoverSearch search) {
        return search.caption(search.run(Search.STEPS, 1)).text();
    }

    @Test
    void a_picture_shows_and_names_everything() {
        Scene scene = puzzle.draw(Boards.board("ghhh/v.../v.../v..."));
        assertThat(scene.title().text()).isEqualTo("Trominoes board, 4 by 4 cells, 9 free");
        assertThat(scene.spots())
                .hasSize(16)
                .extracting(Spot::id, Spot::box, spot -> spot.label().text())
                .contains(
                        tuple("r1c1", Box.cell(0, 0), "row 1, column 1, green tile"),
                        tuple("r1c3", Box.cell(0, 2), "row 1, column 3, tile across, columns 2 to 4"),
                        tuple("r3c1", Box.cell(2, 0), "row 3, column 1, tile down, rows 2 to 4"),
                        tuple("r2c2", Box.cell(1, 1), "row 2, column 2, free"));
        assertThat(scene.marks())
                .contains(
                        new Mark.Tile(Box.cell(0, 0).inset(1), Ink.ANCHOR),
                        new Mark.Tile(Box.cells(0, 1, 1, 3).inset(1), Ink.COVER),
                        new Mark.Tile(Box.cells(1, 0, 3, 1).inset(1), Ink.COVER));
    }
}
