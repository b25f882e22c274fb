package tilewright.bench;

import java.util.ArrayList;
import java.util.List;
import tilewright.Puzzles;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Runner;

/**
 * The nodes that each search of each puzzle takes over a fixed set of generated positions, to the first solution or to a
 * budget. A change of a search shows here at once; the lines are kept in {@code bench/signature.txt}.
 */
public final class Signature {

    private static final int POSITIONS = 10;
    private static final long NODES = 100_000;

    private Signature() {}

    /** Prints the lines. */
    public static void main(String[] arguments) {
        lines().forEach(System.out::println);
    }

    /** One line for each puzzle, preset and search: their names and the nodes of all positions together. */
    static List<String> lines() {
        List<String> lines = new ArrayList<>();
        Puzzles.CATALOG.puzzles().forEach(puzzle -> lines(puzzle, lines));
        return lines;
    }

    private static <P, S> void lines(Puzzle<P, S, ?> puzzle, List<String> lines) {
        puzzle.abilities(new Workspace()).solver().ifPresent(solver -> {
            for (P setup : puzzle.setups().presets()) {
                for (Solver.Method method : solver.methods()) {
                    String name = puzzle.id() + " " + puzzle.texts().setups().format(setup) + " " + method.id();
                    lines.add(name + " " + nodes(puzzle, setup, solver, method));
                }
            }
        });
    }

    private static <P, S> long nodes(Puzzle<P, S, ?> puzzle, P setup, Solver<S> solver, Solver.Method method) {
        long nodes = 0;
        for (int item = 0; item < POSITIONS; item++) {
            SeededRandom random = SeededRandom.ofItem(1, item);
            S position = puzzle.generator(new Workspace()).generate(setup, random);
            Limits limits = Limits.NONE.withSolutions(1).withNodes(NODES);
            nodes += Runner.run(
                            solver.search(position, method.id(), random.fork("search")), limits, Runner.Listener.NONE)
                    .nodes();
        }
        return nodes;
    }
}
