package tilewright.trominoes;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import tilewright.proof.Certificate;
import tilewright.proof.CertificateChecker;
import tilewright.prove.CompletionProver;
import tilewright.puzzle.Counter;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Study;
import tilewright.puzzle.TextPuzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.trominoes.certificate.TrominoesEncoding;

/**
 * The tromino puzzle for programs: boards are texts.
 *
 * {@snippet class="tilewright.snippets.TrominoesSnippetsTest" region="trominoes"}
 *
 * <p>A text has rows joined by {@code /}: {@code g} the green tile, {@code h} a cell of a tile across, {@code v} of a tile
 * down, {@code .} a free cell. Numbers of coverings are exact as far as the limits reach; their bytes bound the tables.
 *
 * <p>A text that cannot be read throws {@link tilewright.text.TextError}, with the place and the reason. No method keeps
 * anything; threads may call all of them at the same time.
 */
public final class Trominoes {

    private static final TextPuzzle<Setup, Board, Move> TEXTS =
            new TextPuzzle<>(new TrominoesPuzzle(), new Workspace());

    private Trominoes() {}

    /**
     * The first coverings, as many as the limits allow; all are kept in memory.
     *
     * @param board its text
     * @param limits a node is a state, as for {@link #count}, or a tile that is laid where the states do not fit
     * @return those that were found
     */
    public static Solver.Solutions<String> solve(String board, Limits limits) {
        return TEXTS.solve(board, limits);
    }

    /**
     * The number of coverings of what is left; while the green tile is not set, on all squares for it together.
     *
     * <p>An empty board of 16×16 takes about a second, 20×20 a minute, and 30×30 does not come to an end. Bound the
     * count of a large board by nodes or a {@link Stop}: the number is then one that is not exact, a lower bound.
     *
     * @param board its text
     * @param limits a node is a state of the cells between what is covered and what is not; if the states do not fit into
     *     the bytes, coverings are counted one by one, and a node is a tile that is laid
     * @return the number, and whether it is exact
     */
    public static Counter.Count count(String board, Limits limits) {
        return TEXTS.count(board, limits);
    }

    /**
     * The number of boards that a setup can begin with.
     *
     * @param setup its text
     * @param limits how far to search
     * @return the number, and whether it is exact
     */
    public static Counter.Count starts(String setup, Limits limits) {
        return TEXTS.starts(setup, limits);
    }

    /**
     * A board to cover. The same setup and seed give the same board on every machine.
     *
     * @param setup as behind {@code tilewright new trominoes}: {@code 10}, {@code 4x7}, {@code 10-tiles-12}, …
     * @param seed the same one gives the same board
     * @return its text
     */
    public static String generate(String setup, long seed) {
        return generate(setup, seed, 1);
    }

    /**
     * The board with a number of a setup and a seed: line {@code number} of {@code tilewright new trominoes … --seed}, and what the
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
     * The next step and its reason; empty when the board is covered or no reason is known.
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
     * Counts the coverings, and for each tile the coverings that contain it.
     *
     * @param board its text
     * @param limits a node is a state, as for {@link #count}; all of them are kept
     * @return empty when the tables for that do not fit into the limits
     */
    public static Optional<Analysis> analyze(String board, Limits limits) {
        Board position = TEXTS.position(board);
        return TilingGraph.of(position, limits)
                .map(graph -> new Analysis(graph.coverings(), placements(position, graph)));
    }

    private static List<Placement> placements(Board board, TilingGraph graph) {
        return Placements.of(board, graph).stream()
                .map(one -> new Placement(Text.MOVES.format(one.move()), one.coverings()))
                .toList();
    }

    /**
     * The coverings of a board.
     *
     * @param coverings how many there are
     * @param placements each tile that fits, in the order of the cells, across before down
     */
    public record Analysis(BigInteger coverings, List<Placement> placements) {
        /** Copies the lists. */
        public Analysis {
            placements = List.copyOf(placements);
        }
    }

    /**
     * A tile that fits.
     *
     * @param move the text of the move that lays it
     * @param coverings how many have it
     */
    public record Placement(String move, BigInteger coverings) {}

    /**
     * Proves a claim about the completions of a board; its proof is in LRAT ({@code docs/reference/proofs.md}).
     *
     * @param board its text
     * @param claim {@code none}, {@code unique}, {@code some}, {@code several}, {@code all}, or a tile that is forced, {@code h=r1c3}, or excluded,
     *     {@code h-r1c3}
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
        Certificate checked = CertificateChecker.check(new TrominoesEncoding(), certificate);
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
