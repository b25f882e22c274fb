package tilewright.sudoku.game;

import java.util.Arrays;
import java.util.List;
import tilewright.message.Message;
import tilewright.puzzle.Counter;
import tilewright.puzzle.PuzzleSearch;
import tilewright.puzzle.SearchByEngine;
import tilewright.puzzle.Solver;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Search;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.variant.VariantSearch;
import tilewright.sudoku.variant.VariantSolver;

/** Finds the ways to complete a position, the player's digits included. Threads may share one. */
public final class VariantCompletions implements Solver<VariantBoard> {

    private static final Method CELLS =
            new Method("cells", GameMessages.methodName(), GameMessages.methodAbout(GameMessages.methodName()));

    @Override
    public List<Method> methods() {
        return List.of(CELLS);
    }

    @Override
    public PuzzleSearch<VariantBoard> search(VariantBoard position, String method, SeededRandom random) {
        if (!method.equals(CELLS.id())) {
            throw new IllegalArgumentException("unknown method (%s); expected cells".formatted(method));
        }
        return new Watched(position, new VariantSolver(position.rules()).search(position.filled()));
    }

    @Override
    public Solutions<VariantBoard> solve(VariantBoard position, Limits limits) {
        Solutions<List<Integer>> solutions = new VariantSolver(position.rules()).solve(position.filled(), limits);
        return new Solutions<>(
                solutions.found().stream()
                        .map(digits -> board(position, digits))
                        .toList(),
                solutions.outcome());
    }

    /** Counts the completions of a board. */
    public static final class Count implements Counter<VariantBoard> {
        @Override
        public Counter.Count count(VariantBoard position, Limits limits) {
            return new VariantSolver(position.rules()).count(position.filled(), limits);
        }
    }

    private static VariantBoard board(VariantBoard position, List<Integer> digits) {
        return VariantBoard.of(new VariantPuzzle(position.rules(), digits));
    }

    /** A search that can be watched. */
    private record Watched(VariantBoard from, VariantSearch search) implements SearchByEngine<VariantBoard> {
        @Override
        public Search engine() {
            return search;
        }

        @Override
        public VariantBoard position() {
            List<Integer> digits = Arrays.stream(search.digits()).boxed().toList();
            return board(from, digits);
        }

        @Override
        public Message caption(int event) {
            return GameMessages.depth(search.depth());
        }
    }
}
