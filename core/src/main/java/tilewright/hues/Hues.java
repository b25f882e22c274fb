package tilewright.hues;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tilewright.hues.certificate.HuesEncoding;
import tilewright.proof.Certificate;
import tilewright.proof.CertificateChecker;
import tilewright.prove.CompletionProver;
import tilewright.puzzle.Counter;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Study;
import tilewright.puzzle.TextPuzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Stop;

/**
 * The color puzzle for programs: boards are texts.
 *
 * {@snippet class="tilewright.snippets.HuesSnippetsTest" region="hues"}
 *
 * <p>A text has eight rows of eight characters, joined by {@code /}: {@code 1} to {@code 8} for a tile's color, {@code .}
 * for a free cell. Cells are numbered 0 to 63, row by row. Nodes of limits are tiles that a search lays.
 *
 * <p>A text that cannot be read throws {@link tilewright.text.TextError}, with the place and the reason. No method keeps
 * anything; threads may call all of them at the same time.
 */
public final class Hues {

    private static final TextPuzzle<Setup, Board, Move> TEXTS = new TextPuzzle<>(new HuesPuzzle(), new Workspace());

    private Hues() {}

    /**
     * The first completions, as many as the limits allow; all are kept in memory.
     *
     * @param board its text
     * @param limits how far to search
     * @return those that were found
     */
    public static Solver.Solutions<String> solve(String board, Limits limits) {
        return TEXTS.solve(board, limits);
    }

    /**
     * The number of completions, exact as far as the limits reach; beyond them estimated, with its interval.
     *
     * @param board its text
     * @param limits how far to search
     * @return the number, and whether it is exact
     */
    public static Counter.Count count(String board, Limits limits) {
        return TEXTS.count(board, limits);
    }

    /**
     * A board that can be completed. The same setup and seed give the same board on every machine.
     *
     * @param setup as behind {@code tilewright new hues}: {@code easy}, {@code tiles-40}, …
     * @param seed the same one gives the same board
     * @return its text
     */
    public static String generate(String setup, long seed) {
        return generate(setup, seed, 1);
    }

    /**
     * The board with a number of a setup and a seed: line {@code number} of {@code tilewright new hues … --seed}, and what the
     * certificate in a book names. Never stopped.
     *
     * @param setup its text
     * @param seed the same one gives the same board
     * @param number 1 or more
     * @return its text
     * @throws tilewright.puzzle.Generator.GaveUp when no such board is found within the generator's limit
     */
    public static String generate(String setup, long seed, long number) {
        return generate(setup, seed, number, Stop.never());
    }

    /**
     * As {@link #generate(String, long, long)}, until it is stopped.
     *
     * @param setup its text
     * @param seed the same one gives the same board
     * @param number 1 or more: which of those that the seed gives
     * @param stop asked at least every 10 ms
     * @return its text
     * @throws tilewright.search.Stopped when it was stopped
     */
    public static String generate(String setup, long seed, long number, Stop stop) {
        return TEXTS.generate(setup, seed, number, stop);
    }

    /**
     * The next step and its reason; empty when the board is full or no reason is known.
     *
     * @param board its text
     * @return the step, if there is one
     */
    public static Optional<TextPuzzle.Step> hint(String board) {
        return hint(board, Stop.never());
    }

    /**
     * As {@link #hint(String)}, until it is stopped.
     *
     * @param board its text
     * @param stop asked at least every 10 ms
     * @return the step, if there is one
     * @throws tilewright.search.Stopped when it was stopped
     */
    public static Optional<TextPuzzle.Step> hint(String board, Stop stop) {
        return TEXTS.hint(board, stop);
    }

    /**
     * Whether a board can still be completed, with a completion or with tiles that conflict.
     *
     * @param board its text
     * @param nodes of the search for a completion, at most; 400,000 were enough for every board that was ever met
     * @return what is known
     */
    public static Analysis analyze(String board, long nodes) {
        return analyze(board, nodes, Stop.never());
    }

    /**
     * As {@link #analyze(String, long)}, until it is stopped.
     *
     * @param board its text
     * @param nodes of the search for a completion, at most
     * @param stop asked at least every 10 ms
     * @return what is known
     * @throws tilewright.search.Stopped when it was stopped
     */
    public static Analysis analyze(String board, long nodes, Stop stop) {
        Board position = TEXTS.position(board);
        return switch (Completability.of(position, nodes, stop)) {
            case Completability.Completable(Board completion, long _) ->
                new Analysis.Completable(TEXTS.text(completion));
            case Completability.Dead _ ->
                new Analysis.Dead(
                        ConflictSet.of(position, stop).map(Hues::cells).orElse(List.of()));
            case Completability.Undecided _ -> new Analysis.Undecided();
        };
    }

    /**
     * Rates a board for a person, by the steps that it takes.
     *
     * @param board its text
     * @param limits of the search that proves that there is one completion
     * @return the rating
     */
    public static Rating rate(String board, Limits limits) {
        Board position = TEXTS.position(board);
        Outcome outcome = Grading.completions(position, limits);
        if (outcome.solutions() > 1) {
            return Rating.SEVERAL_COMPLETIONS;
        }
        if (!(outcome instanceof Outcome.Complete)) {
            return Rating.UNDECIDED;
        }
        return outcome.solutions() == 0
                ? Rating.NO_COMPLETION
                : switch (Logic.grade(position)) {
                    case EASY -> Rating.EASY;
                    case MEDIUM -> Rating.MEDIUM;
                    case HARD -> Rating.HARD;
                };
    }

    /** The difficulty of a board. */
    public enum Rating {
        /** Cells that one color alone can fill, one after the other, fill the board. */
        EASY,
        /** Some steps need a cell that a color must have because its tiles would not fit otherwise. */
        MEDIUM,
        /** Some steps need trial and error. */
        HARD,
        /** The board has no completion. */
        NO_COMPLETION,
        /** The board has several completions, and no rating. */
        SEVERAL_COMPLETIONS,
        /** A limit came first. */
        UNDECIDED
    }

    private static List<Integer> cells(ConflictSet conflict) {
        return IntStream.range(0, Peers.CELLS)
                .filter(cell -> !conflict.tiles().free(cell))
                .boxed()
                .toList();
    }

    /** Whether a board can be completed. */
    public sealed interface Analysis {

        /**
         * The board can be completed: this is one of its completions.
         *
         * @param completion its text
         */
        record Completable(String completion) implements Analysis {}

        /**
         * The board cannot be completed, as a search proved.
         *
         * @param conflict cells of tiles that alone cannot be completed, and without any one of them can; ascending; none when
         *     that search was too long
         */
        record Dead(List<Integer> conflict) implements Analysis {
            /** Copies the lists. */
            public Dead {
                conflict = List.copyOf(conflict);
            }
        }

        /** The search came to its limit. */
        record Undecided() implements Analysis {}
    }

    /**
     * Proves a claim about the completions of a board; its proof is in LRAT ({@code docs/reference/proofs.md}).
     *
     * @param board its text
     * @param claim {@code none}, {@code unique}, {@code some}, {@code several}, {@code all}, or a color that is forced, {@code r1c3=4}, or excluded,
     *     {@code r1c3-4}
     * @param limits how far to search
     * @return a certificate, which programs of others can check, too; empty when the limits came first
     * @throws tilewright.puzzle.Study.Refused when the claim is false
     * @throws tilewright.text.TextError also when there is no such claim
     */
    public static Optional<String> prove(String board, String claim, Limits limits) {
        Study.Report report = new CompletionProver<>(new ProvableBoard()).prove(TEXTS.position(board), claim, limits);
        return report.complete() ? Optional.of(report.line().text()) : Optional.empty();
    }

    /**
     * Checks a certificate, without a solver.
     *
     * @param certificate its text
     * @return the claim, which is true
     * @throws tilewright.text.TextError with the place of what is wrong
     */
    public static Proved checkProof(String certificate) {
        Certificate checked = CertificateChecker.check(new HuesEncoding(), certificate);
        return new Proved(checked.position(), checked.claim().words(), checked.completions());
    }

    /**
     * A claim that is proved.
     *
     * @param board the text of the board
     * @param claim as {@link #prove} takes it
     * @param completions those that the certificate has: for {@code all} and {@code unique} there are no others
     */
    public record Proved(String board, String claim, List<String> completions) {
        /** Copies the list. */
        public Proved {
            completions = List.copyOf(completions);
        }
    }

    /**
     * A picture: the text of an SVG file, in light colors, with its words in English. The picture itself may change with each
     * version.
     *
     * @param board its text
     * @return the file
     */
    public static String svg(String board) {
        return TEXTS.svg(board);
    }
}
