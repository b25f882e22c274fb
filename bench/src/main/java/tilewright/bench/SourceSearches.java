package tilewright.bench;

import java.util.Arrays;
import tilewright.Puzzles;
import tilewright.hues.HuesPuzzle;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.PuzzleSearch;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Search;
import tilewright.trominoes.TrominoesPuzzle;

/**
 * Runs the searches of the original programs and reports what they took: tiles laid by the color puzzle's, tiles taken
 * back by the tromino puzzle's. The figures of docs/results/hues.md and docs/results/trominoes.md.
 */
public final class SourceSearches {

    private static final int ORDERS = 200;
    private static final long MOST = 20_000_000;

    private SourceSearches() {}

    /** Runs all searches of a puzzle, hues or trominoes. */
    public static void main(String[] arguments) {
        String id = arguments.length > 0 ? arguments[0] : "";
        if (id.equals("hues")) {
            hues(new HuesPuzzle());
        } else if (id.equals("trominoes")) {
            trominoes(new TrominoesPuzzle());
        } else {
            throw new IllegalArgumentException("usage: hues or trominoes, of " + Puzzles.CATALOG);
        }
    }

    /** Tiles laid until the first solution, in 200 shuffled orders. */
    private static <S> void hues(Puzzle<?, S, ?> puzzle) {
        S empty = puzzle.texts().positions().parse("......../".repeat(7) + "........");
        long[] laid = new long[ORDERS];
        for (int order = 0; order < ORDERS; order++) {
            PuzzleSearch<S> search = puzzle.abilities(new Workspace())
                    .solver()
                    .orElseThrow()
                    .search(empty, "shuffled", SeededRandom.ofItem(1, order));
            laid[order] = search.run(Search.SOLUTION, MOST) == Search.SOLUTION ? search.nodes() : Long.MAX_VALUE;
        }
        Arrays.sort(laid);
        long between = Arrays.stream(laid)
                .filter(tiles -> tiles >= 4_000 && tiles <= 4_000_000)
                .count();
        long few = Arrays.stream(laid).filter(tiles -> tiles < 4_000).count();
        System.out.println("shuffled: " + quantiles(laid) + "; below 4,000: " + few + ", up to 4,000,000: " + between
                + ", more: " + (ORDERS - few - between));
        PuzzleSearch<S> fixed =
                puzzle.abilities(new Workspace()).solver().orElseThrow().search(empty, "fixed", new SeededRandom(1));
        int event = fixed.run(Search.SOLUTION, 50 * MOST);
        System.out.println("fixed: " + (event == Search.SOLUTION ? "done after " : "not done after ") + fixed.nodes());
    }

    /** Tiles taken back until the first covering, from random boards that can be covered. */
    private static <P, S> void trominoes(Puzzle<P, S, ?> puzzle) {
        for (String setup : new String[] {
            "4",
            "5",
            "7",
            "8",
            "10",
            "11",
            "13",
            "10-tiles-2",
            "10-tiles-4",
            "10-tiles-8",
            "13-tiles-3",
            "13-tiles-6",
            "13-tiles-10"
        }) {
            long[] back = new long[ORDERS];
            for (int item = 0; item < ORDERS; item++) {
                S board = puzzle.generator(new Workspace())
                        .generate(puzzle.texts().setups().parse(setup), SeededRandom.ofItem(1, item));
                PuzzleSearch<S> search = puzzle.abilities(new Workspace())
                        .solver()
                        .orElseThrow()
                        .search(board, "scan", new SeededRandom(1));
                int event = 0;
                while (event != Search.SOLUTION && search.nodes() < MOST) {
                    event = search.run(Search.SOLUTION | Search.RETREAT, MOST - search.nodes());
                    back[item] += event == Search.RETREAT ? 1 : 0;
                }
                if (event != Search.SOLUTION) {
                    back[item] = Long.MAX_VALUE;
                }
            }
            Arrays.sort(back);
            long without = Arrays.stream(back).filter(tiles -> tiles == 0).count();
            System.out.println(setup + ": nothing taken back " + without + " of " + ORDERS + "; " + quantiles(back));
        }
    }

    private static String quantiles(long[] sorted) {
        return "median " + words(sorted[sorted.length / 2]) + ", p90 " + words(sorted[sorted.length * 9 / 10])
                + ", p99 " + words(sorted[sorted.length * 99 / 100]) + ", most " + words(sorted[sorted.length - 1]);
    }

    private static String words(long number) {
        return number == Long.MAX_VALUE ? "beyond " + MOST : Long.toString(number);
    }
}
