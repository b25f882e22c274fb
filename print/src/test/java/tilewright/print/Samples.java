package tilewright.print;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tilewright.Puzzles;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;

/** Puzzles to print: the same each time. */
public final class Samples {

    public static final List<String> PUZZLES =
            Puzzles.CATALOG.puzzles().stream().<String>map(Puzzle::id).toList();

    public static final String STUDIO = "https://example.org/";

    private Samples() {}

    /** Some generated puzzles of a kind, those with a solver with their solutions. */
    public static List<Printable> of(String id, int count) {
        return of(Puzzles.CATALOG.find(id).orElseThrow(), count);
    }

    /** The digits of a Sudoku's solution, row by row. */
    public static String digits(Printable sudoku) {
        Scene solution = sudoku.solution().orElseThrow();
        return solution.marks().stream()
                .filter(mark -> mark instanceof Mark.Glyph(Box _, String text, Ink _) && text.matches("[1-9]"))
                .map(mark -> (Mark.Glyph) mark)
                .sorted(Comparator.<Mark.Glyph>comparingInt(glyph -> glyph.box().y())
                        .thenComparingInt(glyph -> glyph.box().x()))
                .map(Mark.Glyph::text)
                .collect(Collectors.joining());
    }

    private static <P, S> List<Printable> of(Puzzle<P, S, ?> puzzle, int count) {
        try (Workspace workspace = new Workspace()) {
            List<Printable> samples = new ArrayList<>();
            for (long item : IntStream.range(0, count).toArray()) {
                S position =
                        puzzle.generator(workspace).generate(puzzle.setups().standard(), SeededRandom.ofItem(1, item));
                Optional<Scene> solution = puzzle.abilities(workspace)
                        .solver()
                        .flatMap(solver -> solver.solve(position, Limits.NONE.withSolutions(1)).found().stream()
                                .findFirst())
                        .map(puzzle::draw);
                String text = puzzle.texts().positions().format(position);
                samples.add(new Printable(puzzle.id() + ":" + text, "Medium · 2.8", puzzle.draw(position), solution));
            }
            return samples;
        }
    }
}
