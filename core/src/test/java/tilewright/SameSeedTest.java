package tilewright;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.hues.Hues;
import tilewright.paletto.Paletto;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.studio.Studio;
import tilewright.sudoku.Sudoku;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.task.Tasks;
import tilewright.text.Format;
import tilewright.text.Json;
import tilewright.trominoes.Trominoes;

/** A setup, a seed, and a number make the same position by the command line's tasks, by the protocol, and by the library. */
final class SameSeedTest {

    private static final int SEEDS = Sample.size(100, 1_000);

    private static final Paletto PALETTO = new Paletto();

    private interface Library {
        String generate(String setup, long seed, long number);
    }

    private static Library library(String id) {
        return switch (id) {
            case "sudoku" -> Sudoku::generate;
            case "hues" -> Hues::generate;
            case "paletto" -> PALETTO::generate;
            default -> Trominoes::generate;
        };
    }

    @ParameterizedTest
    @CsvSource({
        "sudoku, singles",
        "sudoku, minimal-half-turn",
        "hues, tiles-40",
        "paletto, 4x4",
        "paletto, 6x6-3p-corners",
        "trominoes, 4",
        "trominoes, 7x6",
        "trominoes, 10-tiles-12",
        "trominoes, daily-2026-11-22"
    })
    void all_ways_to_make_a_position_agree(String id, String setup) {
        Puzzle<?, ?, ?> puzzle = Puzzles.CATALOG.find(id).orElseThrow();
        Studio studio = new Studio(Puzzles.CATALOG);
        for (int seed = 0; seed < SEEDS; seed++) {
            long number = seed % 2 == 0 ? 1 : seed % 100 + 1;
            String made = library(id).generate(setup, seed, number);
            String about = "%s %s, seed %d, number %d".formatted(id, setup, seed, number);
            assertThat(played(studio, id, setup, seed, number)).as(about).isEqualTo(begun(puzzle, made));
            assertThat(task(puzzle, setup, seed).answer(number - 1, ""))
                    .as(about)
                    .isInstanceOfSatisfying(
                            Answer.Done.class,
                            done -> assertThat(done.line().text()).isEqualTo(made));
        }
    }

    private static Task task(Puzzle<?, ?, ?> puzzle, String setup, long seed) {
        long first =
                setup.startsWith("daily-") ? Long.parseLong(setup.substring(6).replace("-", "")) : seed;
        return new Tasks<>(puzzle, new Workspace()).generate(setup, first);
    }

    /** As one begins to play a position: what it holds is fixed. */
    private static <S> String begun(Puzzle<?, S, ?> puzzle, String made) {
        Format<S> positions = puzzle.texts().positions();
        return puzzle.id() + ":" + positions.format(puzzle.opening(positions.parse(made)));
    }

    private static String played(Studio studio, String id, String setup, long seed, long number) {
        Json.Obj request = Json.obj()
                .with("do", "new")
                .with("puzzle", id)
                .with("setup", setup)
                .with("seed", seed);
        Json.Obj whole = number == 1 ? request : request.with("number", number);
        return ((Json.Str) ((Json.Obj) Json.parse(studio.answer(whole.toString())))
                        .field("id")
                        .orElseThrow())
                .value();
    }

    @ParameterizedTest
    @CsvSource({"sudoku, singles", "hues, tiles-40", "paletto, 4x4", "trominoes, 10"})
    void the_first_position_is_number_1(String id, String setup) {
        String first = library(id).generate(setup, 7, 1);
        String made = switch (id) {
            case "sudoku" -> Sudoku.generate(setup, 7);
            case "hues" -> Hues.generate(setup, 7);
            case "paletto" -> PALETTO.generate(setup, 7);
            default -> Trominoes.generate(setup, 7);
        };
        assertThat(made).isEqualTo(first).isNotEqualTo(library(id).generate(setup, 7, 2));
    }
}
