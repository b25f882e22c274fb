package tilewright.print.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.BoardStyle;
import tilewright.print.pictures.PictureFile;
import tilewright.print.pictures.PictureFile.Frame;
import tilewright.print.pictures.PictureKind;
import tilewright.print.pictures.PictureStyle;
import tilewright.print.puzzles.PuzzlePictures.Shown;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;

class PuzzlePicturesTest {

    private static final List<String> SOLVED = List.of("sudoku", "hues", "trominoes");

    private static final PictureStyle STYLE = new PictureStyle(BoardStyle.PLAIN, 200, 96, Words.ENGLISH);

    private static List<Frame> frames(String id, String setup, int most) {
        return frames(Puzzles.CATALOG.find(id).orElseThrow(), setup, most);
    }

    private static <P, S, M> List<Frame> frames(Puzzle<P, S, M> puzzle, String setup, int most) {
        try (Workspace workspace = new Workspace()) {
            S position = puzzle.generator(workspace).generate(puzzle.setup(setup), SeededRandom.ofItem(1, 0));
            S solution = puzzle.abilities(workspace)
                    .solver()
                    .orElseThrow()
                    .solve(position, Limits.NONE.withSolutions(1))
                    .found()
                    .getFirst();
            return SolutionPath.of(puzzle, workspace, Stop.never()).frames(position, solution, most);
        }
    }

    /** The drawing of one picture. */
    private static String alone(Frame frame) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            new PictureFile(STYLE).film(PictureKind.STEPS_SVG, List.of(frame), out, Stop.never());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
        return out.toString(StandardCharsets.UTF_8).replaceAll("<title>.*</title>", "");
    }

    @Test
    void a_film_goes_from_the_puzzle_to_its_solution_step_by_step() {
        for (String id : SOLVED) {
            List<Frame> frames = frames(id, "", 500);
            assertThat(frames.size()).as(id).isGreaterThan(10);
            assertThat(alone(frames.get(frames.size() - 2))).as(id).isEqualTo(alone(frames.getLast()));
        }
    }

    @Test
    void a_film_has_no_more_pictures_than_asked_for() {
        for (String id : SOLVED) {
            for (int most : new int[] {2, 3, 10, 60}) {
                List<Frame> frames = frames(id, "", most);
                assertThat(frames).as(id).hasSizeBetween(2, most);
            }
        }
    }

    /** A sheet's puzzle with its solution. */
    private static <P, S> SheetPuzzle<S> sheet(Puzzle<P, S, ?> puzzle, Workspace workspace) {
        S position = puzzle.generator(workspace).generate(puzzle.setup(""), SeededRandom.ofItem(1, 0));
        Optional<S> solution = puzzle.abilities(workspace)
                .solver()
                .flatMap(solver -> solver.solve(position, Limits.NONE.withSolutions(1)).found().stream()
                        .findFirst());
        return new SheetPuzzle<>(7, puzzle, position, Message.NONE, solution);
    }

    @Test
    void every_kind_is_written_of_every_puzzle_that_has_what_it_takes() throws IOException {
        try (Workspace workspace = new Workspace()) {
            for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
                SheetPuzzle<?> sheet = sheet(puzzle, workspace);
                for (PictureKind kind : PictureKind.values()) {
                    PuzzlePictures pictures = new PuzzlePictures(kind, STYLE, 4, workspace, Stop.never());
                    for (Shown shown : Shown.values()) {
                        Optional<Message> obstacle = pictures.obstacle(sheet, shown);
                        if (puzzle.id().equals("paletto") && (kind.moving() || shown == Shown.SOLUTION)) {
                            assertThat(obstacle.orElseThrow().text()).isEqualTo("puzzle 7 has no solution to be drawn");
                        } else {
                            assertThat(obstacle).isEmpty();
                            ByteArrayOutputStream out = new ByteArrayOutputStream();
                            pictures.write(sheet, shown, out);
                            assertThat(out.size())
                                    .as("%s %s %s", puzzle.id(), kind, shown)
                                    .isGreaterThan(500);
                        }
                    }
                }
            }
        }
    }
}
