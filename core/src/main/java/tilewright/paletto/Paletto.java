package tilewright.paletto;

import java.util.List;
import java.util.Optional;
import tilewright.agent.Turn;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.Setup;
import tilewright.paletto.proof.WholeTurns;
import tilewright.paletto.study.Analysis;
import tilewright.puzzle.Agent;
import tilewright.puzzle.Counter;
import tilewright.puzzle.TextPuzzle;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;

/**
 * Paletto for programs: positions are texts, and a turn is the list of the cells that it takes.
 *
 * <p>A text has rows joined by {@code /}: {@code A} to {@code H} for a piece, {@code .} for an empty cell; then, where they
 * are not the usual ones, the number of players, who moves, and what each owns of each color. Cells are numbered row by row
 * from 0; those of a turn ascend.
 *
 * <p>A text that cannot be read throws {@link tilewright.text.TextError}, with the place and the reason. Proofs are kept for
 * the next question, because that is mostly about a later position of the same game: some 100 MB for a 6x6 board, gigabytes
 * for 7x7. {@link #close} releases them. Threads may share one until it is closed.
 */
public final class Paletto implements AutoCloseable {

    private final PalettoPuzzle puzzle = new PalettoPuzzle();
    private final Workspace workspace = new Workspace();
    private final TextPuzzle<Setup, Board, Move> texts = new TextPuzzle<>(puzzle, workspace);
    private final Analysis analysis = puzzle.analysis(workspace);
    private final WholeTurns wholeTurns = new WholeTurns();

    /**
     * A start board. The same setup and seed give the same board on every machine.
     *
     * @param setup as behind {@code tilewright new paletto}: {@code 6x6}, {@code 8x8 4}, {@code 6x6-fair}, …
     * @throws tilewright.puzzle.Generator.GaveUp when no such board is found within the generator's limit
     */
    public String generate(String setup, long seed) {
        return generate(setup, seed, 1);
    }

    /**
     * The start board with a number of a setup and a seed: line {@code number} of {@code tilewright new paletto … --seed}, and what the
     * certificate in a book names. Never stopped.
     *
     * @param number 1 or more
     * @throws tilewright.puzzle.Generator.GaveUp when no such board is found within the generator's limit
     */
    public String generate(String setup, long seed, long number) {
        return generate(setup, seed, number, Stop.never());
    }

    /**
     * As {@link #generate(String, long, long)}, until it is stopped.
     *
     * @param stop asked at least every 10 ms
     * @throws tilewright.search.Stopped when it was stopped
     */
    public String generate(String setup, long seed, long number, Stop stop) {
        return texts.generate(setup, seed, number, stop);
    }

    /** The number of start boards of a setup. */
    public Counter.Count starts(String setup, Limits limits) {
        return texts.starts(setup, limits);
    }

    /** All turns of the player to move; none when the game is over. */
    public List<List<Integer>> turns(String position) {
        Board board = texts.position(position);
        return board.winner() >= 0
                ? List.of()
                : wholeTurns.of(board).stream().map(turn -> cells(board, turn)).toList();
    }

    /**
     * The position after a turn.
     *
     * @param turn one of {@link #turns}
     * @throws IllegalArgumentException when it is none of them
     */
    public String after(String position, List<Integer> turn) {
        Board board = texts.position(position);
        return wholeTurns.of(board).stream()
                .filter(candidate -> cells(board, candidate).equals(turn))
                .findFirst()
                .map(candidate -> texts.text(candidate.end()))
                .orElseThrow(() -> new IllegalArgumentException("there is no turn (%s) here".formatted(turn)));
    }

    /**
     * Finds the winner and the winning turns, as far as the limits reach.
     *
     * @param limits a node is a shape of the pieces that are left; the bytes bound the tables of a proof
     * @throws tilewright.puzzle.Study.Refused when the game is over
     */
    public Value analyze(String position, Limits limits) {
        Board board = texts.position(position);
        Analysis.Finding found = analysis.of(board, limits);
        List<List<Integer>> winning =
                found.winning().stream().map(turn -> cells(board, turn)).toList();
        return new Value(found.value().charAt(0), found.proven(), winning, cells(board, found.best()));
    }

    /**
     * The known value of a position.
     *
     * @param value {@code W} when the player to move can force a win, {@code L} when another can, {@code ?} when that is not
     *     proved, or when it is proved that nobody can, as it may be with three and four players
     * @param winning the turns that are proved to win
     * @param best a turn to play in any case
     */
    public record Value(char value, boolean proven, List<List<Integer>> winning, List<Integer> best) {
        public Value {
            winning = List.copyOf(winning);
            best = List.copyOf(best);
        }
    }

    /**
     * The turn of a computer player.
     *
     * @param player its ID, weakest first in {@link #players}
     * @throws IllegalArgumentException when there is no such player, or the game is over
     */
    public List<Integer> play(String position, String player, long seed) {
        Board board = texts.position(position);
        if (board.winner() >= 0) {
            throw new IllegalArgumentException("the game is over");
        }
        Agent<Board, Move> agent = agents().stream()
                .filter(candidate -> candidate.id().equals(player))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no player (%s); there are %s".formatted(player, players())));
        List<Move> moves = agent.turn(board, new SeededRandom(seed));
        Board end = board;
        for (Move move : moves) {
            end = puzzle.rules().after(end, move);
        }
        return cells(board, new Turn<>(moves, end));
    }

    /** The IDs of the computer players, weakest first. */
    public List<String> players() {
        return agents().stream().map(Agent::id).toList();
    }

    private List<Agent<Board, Move>> agents() {
        return puzzle.abilities(workspace).agents();
    }

    /** The next step and its reason; empty when the game is over or no reason is known. */
    public Optional<TextPuzzle.Step> hint(String position) {
        return hint(position, Stop.never());
    }

    /**
     * As {@link #hint(String)}, until it is stopped.
     *
     * @param stop asked at least every 10 ms
     * @throws tilewright.search.Stopped when it was stopped
     */
    public Optional<TextPuzzle.Step> hint(String position, Stop stop) {
        return texts.hint(position, stop);
    }

    private static List<Integer> cells(Board board, Turn<Board, Move> turn) {
        return WholeTurns.cells(turn).stream().map(board::number).sorted().toList();
    }

    /** Releases all proofs; what asks for one from now on throws an {@link IllegalStateException}. */
    @Override
    public void close() {
        workspace.close();
    }
}
