package tilewright.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tilewright.agent.Turn;
import tilewright.agent.Turns;
import tilewright.paletto.PalettoPuzzle;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Study;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.text.Json;

/**
 * Looks for a 6x6 start board of Paletto that the first player loses: climbs from random boards, and from boards with few
 * winning first turns that it knows, by swapping two pieces. Each board is proved. The same arguments prove the same
 * boards.
 */
public final class PalettoLostBoard {

    /*
     * A first turn t wins if the other player has no reply that cannot be answered. How likely a swap makes it win, or lets
     * it win, is guessed from the number of winning answers to each reply, as if replies had nothing to do with each other:
     * the product of HOLDS[answers] over all replies. The cost of a board is the sum over its first turns, which is a guess
     * at how many win after a swap. Changes that do not raise it are kept; after PATIENCE swaps without success it begins elsewhere.
     */

    private static final double[] HOLDS = {0.25, 0.65, 0.88, 0.96, 0.99};
    private static final int PATIENCE = 40;
    private static final int SIZE = 6;

    /** Number of boards between two lines of progress. */
    private static final int REPORT = 100;

    /** Boards with one winning first turn, those that were given first. */
    private final List<String> narrow = new ArrayList<>();

    /** The number of boards by their number of winning first turns. */
    private final Map<Integer, Integer> counts = new TreeMap<>();

    private final SeededRandom random;
    private long left;

    /** A board that was proved. */
    private record Proved(String rows, int wins, double cost) {}

    private PalettoLostBoard(long seed, long boards, List<String> known) {
        random = new SeededRandom(seed);
        left = boards;
        narrow.addAll(known);
    }

    /** Searches: SEED BOARDS [ROWS …]; BOARDS is how many to prove, ROWS are boards with few winning first turns. */
    public static void main(String[] arguments) {
        if (arguments.length < 2) {
            throw new IllegalArgumentException("usage: SEED BOARDS [ROWS …]");
        }
        List<String> known = List.of(arguments).subList(2, arguments.length);
        new PalettoLostBoard(Long.parseLong(arguments[0]), Long.parseLong(arguments[1]), known)
                .search(new PalettoPuzzle());
    }

    private <P, S, M> void search(Puzzle<P, S, M> puzzle) {
        while (left > 0) {
            boolean fresh = narrow.isEmpty() || random.below(3) == 0;
            String rows = fresh
                    ? puzzle.texts()
                            .positions()
                            .format(puzzle.generator(new Workspace())
                                    .generate(puzzle.texts().setups().parse("6x6"), random))
                    : narrow.get(random.below(narrow.size()));
            climb(puzzle, proved(puzzle, rows));
        }
    }

    private <P, S, M> void climb(Puzzle<P, S, M> puzzle, Proved from) {
        Proved here = from;
        for (int vain = 0; vain < PATIENCE && left > 0; vain++) {
            Proved next = proved(puzzle, swapped(here.rows));
            if (next.cost <= here.cost) {
                vain = next.cost < here.cost ? 0 : vain;
                here = next;
            }
        }
    }

    private <P, S, M> Proved proved(Puzzle<P, S, M> puzzle, String rows) {
        left--;
        S board = puzzle.texts().positions().parse(rows);
        Turns<S, M> turns = Turns.by(puzzle.rules());
        int wins = winning(puzzle, board);
        double cost = 0;
        for (Turn<S, M> turn : turns.of(board)) {
            double holds = 1;
            for (Turn<S, M> reply : turns.of(turn.end())) {
                holds *= HOLDS[Math.min(HOLDS.length - 1, winning(puzzle, reply.end()))];
            }
            cost += holds;
        }
        counts.merge(wins, 1, Integer::sum);
        if (wins < 2 && !narrow.contains(rows)) {
            narrow.add(rows);
            System.out.println((wins == 0 ? "LOST " : "one winning turn ") + rows + " after "
                    + counts.values().stream().mapToInt(count -> count).sum() + " boards " + counts);
        }
        if (left % REPORT == 0) {
            System.out.println("boards by winning first turns: " + counts);
        }
        return new Proved(rows, wins, cost);
    }

    /** Returns the number of turns that win. */
    private static <S> int winning(Puzzle<?, S, ?> puzzle, S position) {
        Study<S> rate = puzzle.abilities(new Workspace()).studies().stream()
                .filter(study -> study.verb().equals("rate"))
                .findFirst()
                .orElseThrow();
        return rate.study(position, 0, Limits.NONE).fields().field("winning").orElseThrow()
                        instanceof Json.Num(String digits)
                ? Integer.parseInt(digits)
                : 0;
    }

    /** The board with two pieces swapped, none of them on a corner. */
    private String swapped(String rows) {
        while (true) {
            int a = cell();
            int b = cell();
            StringBuilder next = new StringBuilder(rows);
            next.setCharAt(a, rows.charAt(b));
            next.setCharAt(b, rows.charAt(a));
            if (rows.charAt(a) != rows.charAt(b) && valid(next)) {
                return next.toString();
            }
        }
    }

    /** The index of a cell that is not a corner in the text of the rows. */
    private int cell() {
        while (true) {
            int row = random.below(SIZE);
            int column = random.below(SIZE);
            if (row % (SIZE - 1) != 0 || column % (SIZE - 1) != 0) {
                return row * (SIZE + 1) + column;
            }
        }
    }

    private static boolean valid(CharSequence rows) {
        for (int i = 0; i + 1 < rows.length(); i++) {
            boolean below = i + SIZE + 1 < rows.length() && rows.charAt(i) == rows.charAt(i + SIZE + 1);
            if (rows.charAt(i) != '/' && (below || rows.charAt(i) == rows.charAt(i + 1))) {
                return false;
            }
        }
        return true;
    }
}
