package tilewright.bench;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import tilewright.hues.HuesPuzzle;
import tilewright.puzzle.Hinter;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.text.Json;
import tilewright.text.TextError;

/**
 * Holds the verdicts on partial boards of the color puzzle, and the tiles blamed for dead ones, against an independent
 * oracle ({@link HuesOracle}) and against the rules word for word: what is called dead is dead for the oracle, and so are the
 * tiles to blame alone; what is called completable comes with a completion that keeps the rules, and so do the tiles to
 * blame without any one of them. Boards are of five kinds in turn. Ends with exit code 1 at the first disagreement.
 */
public final class HuesAgreement {

    private static final int CELLS = 64;

    private static final Set<Integer> CORNERS = Set.of(0, 7, 56, 63);

    private static final String[] KINDS = {
        "scattered tiles",
        "tiles in reading order",
        "a cluster of tiles",
        "one color of a chessboard first",
        "a solution with tiles gone and one recolored"
    };

    /** Conflicts of the oracle's last try, some ten seconds. */
    private static final int CONFLICTS = 128_000;

    private HuesAgreement() {}

    /** Compares boards: NUMBER [SEED]. */
    public static void main(String[] arguments) {
        int number = Integer.parseInt(arguments[0]);
        long seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : 1;
        new Comparison<>(new HuesPuzzle()).run(number, seed);
    }

    /** The comparison; its type parameters hide the puzzle's own types. Mutable. */
    private static final class Comparison<P, S, M> {

        private final Puzzle<P, S, M> puzzle;
        private final Solver<S> solver;
        private final Hinter<S, M> hinter;
        private final HuesOracle oracle = new HuesOracle();
        private final int[] dead = new int[KINDS.length];
        private int open;
        private int openBlame;
        private int blamed;
        private int smaller;
        private long answering;
        private long longest;

        Comparison(Puzzle<P, S, M> puzzle) {
            this.puzzle = puzzle;
            solver = puzzle.abilities(new Workspace()).solver().orElseThrow();
            hinter = puzzle.abilities(new Workspace()).hinter().orElseThrow();
        }

        void run(int number, long seed) {
            long[] nanos = new long[number];
            for (int item = 0; item < number; item++) {
                String text = board(item, SeededRandom.ofItem(seed, item));
                S board = puzzle.texts().positions().parse(text);
                long start = System.nanoTime();
                boolean completable = !solver.solve(board, Limits.NONE.withSolutions(1))
                        .found()
                        .isEmpty();
                nanos[item] = System.nanoTime() - start;
                open += confirmed(text, completable) ? 0 : 1;
                if (completable) {
                    witnessed(text);
                } else {
                    dead[item % KINDS.length]++;
                    blame(text, board);
                }
            }
            Arrays.sort(nanos);
            System.out.println(
                    number + " boards: no verdict disagrees, the oracle left " + open + " of them open. Dead are:");
            for (int kind = 0; kind < KINDS.length; kind++) {
                int boards = (number - kind + KINDS.length - 1) / KINDS.length;
                System.out.println("  " + dead[kind] + " of " + boards + ": " + KINDS[kind]);
            }
            System.out.println(blamed + " sets of tiles to blame: each is dead for the oracle, who left " + openBlame
                    + " open; without any one tile, " + smaller + " sets, a completion keeps the rules");
            System.out.println("verdicts, wall time in microseconds: median " + nanos[number / 2] / 1_000 + ", p95 "
                    + nanos[number * 95 / 100] / 1_000 + ", p99.9 " + nanos[number - 1 - number / 1_000] / 1_000
                    + ", most " + nanos[number - 1] / 1_000);
            System.out.println("the oracle, wall time in microseconds: mean " + answering / (number + blamed) / 1_000
                    + ", most " + longest / 1_000);
        }

        private void blame(String text, S board) {
            Optional<Hinter.Hint<M>> hint = hinter.hint(board);
            if (hint.isEmpty() || !(hint.get().details().fields().get("blame") instanceof Json.Arr(List<Json> names))) {
                throw new IllegalStateException("nobody is blamed in " + text);
            }
            char[] alone = text.replaceAll("[1-8]", ".").toCharArray();
            for (Json name : names) {
                int at = index(((Json.Str) name).value());
                alone[at] = text.charAt(at);
            }
            openBlame += confirmed(new String(alone), false) ? 0 : 1;
            for (int at = 0; at < alone.length; at++) {
                if (alone[at] >= '1' && alone[at] <= '8') {
                    char[] without = alone.clone();
                    without[at] = '.';
                    witnessed(new String(without));
                    smaller++;
                }
            }
            blamed++;
        }

        /** Stops unless there is a completion that keeps the rules. */
        private void witnessed(String text) {
            List<S> found = solver.solve(puzzle.texts().positions().parse(text), Limits.NONE.withSolutions(1))
                    .found();
            String completion =
                    found.isEmpty() ? "none" : puzzle.texts().positions().format(found.getFirst());
            boolean kept = !found.isEmpty();
            for (int at = 0; kept && at < text.length(); at++) {
                kept = text.charAt(at) == '.' || text.charAt(at) == completion.charAt(at);
            }
            if (!kept || !lawful(completion.replace("/", ""))) {
                System.out.println("no completion: " + text + ", found " + completion);
                System.exit(1);
            }
        }

        /** Whether a full board keeps the rules. */
        private static boolean lawful(String cells) {
            for (int one = 0; one < CELLS; one++) {
                int same = 0;
                for (int other = 0; other < CELLS; other++) {
                    boolean alike = cells.charAt(one) == cells.charAt(other);
                    same += alike ? 1 : 0;
                    int apart = Math.abs(one / 8 - other / 8) + Math.abs(one % 8 - other % 8);
                    boolean corners = CORNERS.contains(one) && CORNERS.contains(other);
                    if (alike && one != other && (apart <= 2 || corners)) {
                        return false;
                    }
                }
                if (same != 8) {
                    return false;
                }
            }
            return true;
        }

        /** Stops if the oracle disagrees; whether it came to an answer. */
        private boolean confirmed(String text, boolean completable) {
            long start = System.nanoTime();
            HuesOracle.Answer answer = oracle.answer(text, CONFLICTS);
            long spent = System.nanoTime() - start;
            answering += spent;
            longest = Math.max(longest, spent);
            boolean open = answer == HuesOracle.Answer.OPEN;
            if (open) {
                System.out.println("the oracle leaves open: " + text);
            }
            boolean agrees = completable == (answer == HuesOracle.Answer.COMPLETABLE);
            if (!open && !agrees) {
                System.out.println(
                        "disagreement: " + text + " completable: " + completable + ", the oracle: " + answer);
                System.exit(1);
            }
            if (answer == HuesOracle.Answer.COMPLETABLE && !lawful(oracle.completion())) {
                throw new IllegalStateException("the oracle breaks the rules: " + oracle.completion());
            }
            return !open;
        }

        /** Returns the place of a cell, as r1c1, in a board's text. */
        private static int index(String name) {
            return 9 * (name.charAt(1) - '1') + name.charAt(3) - '1';
        }

        private String board(int item, SeededRandom random) {
            return switch (item % KINDS.length) {
                case 0 -> laid(random.permutation(CELLS), 8 + random.below(43), random);
                case 1 -> laid(IntStream.range(0, CELLS).toArray(), 8 + random.below(43), random);
                case 2 -> laid(cluster(random), 8 + random.below(30), random);
                case 3 -> laid(chessboard(random), 8 + random.below(43), random);
                default -> spoiled(random);
            };
        }

        /** Cells in order of distance from one of them. */
        private static int[] cluster(SeededRandom random) {
            int middle = random.below(CELLS);
            return IntStream.range(0, CELLS)
                    .boxed()
                    .sorted(Comparator.comparingInt(
                            cell -> Math.abs(cell / 8 - middle / 8) + Math.abs(cell % 8 - middle % 8)))
                    .mapToInt(Integer::intValue)
                    .toArray();
        }

        /** The cells in random order, those of one color of a chessboard first. */
        private static int[] chessboard(SeededRandom random) {
            int[] shuffled = random.permutation(CELLS);
            return IntStream.concat(
                            IntStream.of(shuffled).filter(cell -> (cell / 8 + cell % 8) % 2 == 0),
                            IntStream.of(shuffled).filter(cell -> (cell / 8 + cell % 8) % 2 == 1))
                    .toArray();
        }

        /** Lays random legal tiles on these cells in turn; a cell that nothing fits on stays empty. */
        private String laid(int[] cells, int tiles, SeededRandom random) {
            char[] text = empty();
            int laid = 0;
            for (int cell : cells) {
                for (int color : random.permutation(8)) {
                    char[] with = text.clone();
                    with[9 * (cell / 8) + cell % 8] = (char) ('1' + color);
                    if (laid < tiles && legal(with)) {
                        text = with;
                        laid++;
                        break;
                    }
                }
            }
            return new String(text);
        }

        private static char[] empty() {
            return ("......../".repeat(7) + "........").toCharArray();
        }

        private boolean legal(char[] text) {
            try {
                puzzle.texts().positions().parse(new String(text));
                return true;
            } catch (TextError _) {
                return false;
            }
        }

        private String spoiled(SeededRandom random) {
            P setup = puzzle.texts().setups().parse("tiles-" + (30 + random.below(25)));
            char[] text = puzzle.texts()
                    .positions()
                    .format(puzzle.generator(new Workspace()).generate(setup, random))
                    .toCharArray();
            for (int i = 0; i < 50; i++) {
                int at = random.below(text.length);
                char[] with = text.clone();
                with[at] = (char) ('1' + random.below(8));
                if (text[at] != '/' && text[at] != '.' && with[at] != text[at] && legal(with)) {
                    return new String(with);
                }
            }
            return new String(text);
        }
    }
}
