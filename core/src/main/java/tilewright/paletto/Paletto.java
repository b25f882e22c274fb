package tilewright.paletto;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.agent.Turn;
import tilewright.paletto.certificate.Strategy;
import tilewright.paletto.certificate.StrategyChecker;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.Setup;
import tilewright.paletto.proof.WholeTurns;
import tilewright.paletto.study.Analysis;
import tilewright.paletto.study.Mistakes;
import tilewright.paletto.study.Perft;
import tilewright.paletto.study.TurnVerdict;
import tilewright.paletto.study.WinningShare;
import tilewright.puzzle.Agent;
import tilewright.puzzle.Counter;
import tilewright.puzzle.Prover;
import tilewright.puzzle.Study;
import tilewright.puzzle.TextPuzzle;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;

/**
 * Paletto for programs: positions are texts, and a turn is the list of the cells that it takes.
 *
 * {@snippet class="tilewright.snippets.PalettoSnippetsTest" region="paletto"}
 *
 * <p>A text has rows joined by {@code /}: {@code A} to {@code H} for a piece, {@code .} for an empty cell; then, where they
 * are not the usual ones, the number of players, who moves, and what each owns of each color. Cells are numbered row by row
 * from 0; those of a turn ascend.
 *
 * <p>A text that cannot be read throws {@link tilewright.text.TextError}, with the place and the reason. Proofs are kept for
 * the next question, because that is mostly about a later position of the same game: some 100 MB for a 6x6 board, gigabytes
 * for 7x7. {@link #close} releases them. Threads may share one until it is closed.
 *
 */
public final class Paletto implements AutoCloseable {

    private final PalettoPuzzle puzzle = new PalettoPuzzle();
    private final Workspace workspace = new Workspace();
    private final TextPuzzle<Setup, Board, Move> texts = new TextPuzzle<>(puzzle, workspace);
    private final PalettoPuzzle.Questions questions = puzzle.questions(workspace);
    private final WholeTurns wholeTurns = new WholeTurns();

    /** Constructs a library that keeps no proofs yet. */
    public Paletto() {}

    /**
     * A start board. The same setup and seed give the same board on every machine.
     *
     * @param setup as behind {@code tilewright new paletto}: {@code 6x6}, {@code 8x8-4p}, {@code 6x6-fair}, …
     * @param seed the same one gives the same board
     * @return its text
     * @throws tilewright.puzzle.Generator.GaveUp when no such board is found within the generator's limit
     */
    public String generate(String setup, long seed) {
        return generate(setup, seed, 1);
    }

    /**
     * One of the start boards of a setup and a seed: line {@code number} of {@code tilewright new paletto … --seed},
     * named so in the certificates of books. Never stopped.
     *
     * @param setup its text
     * @param seed the same one gives the same board
     * @param number 1 or more
     * @return its text
     * @throws tilewright.puzzle.Generator.GaveUp when no such board is found within the generator's limit
     */
    public String generate(String setup, long seed, long number) {
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
    public String generate(String setup, long seed, long number, Stop stop) {
        return texts.generate(setup, seed, number, stop);
    }

    /**
     * The number of start boards of a setup.
     *
     * @param setup its text
     * @param limits a node is a class of boards that are filled up to a cell and can be filled further in as many ways
     * @return the number, and whether it is exact
     * @throws tilewright.puzzle.Study.Refused when the tables do not fit into the bytes
     */
    public Counter.Count starts(String setup, Limits limits) {
        return texts.starts(setup, limits);
    }

    /**
     * All turns of the player to move; none when the game is over.
     *
     * @param position its text
     * @return the cells of each, ascending
     */
    public List<List<Integer>> turns(String position) {
        Board board = texts.position(position);
        return board.winner() >= 0
                ? List.of()
                : wholeTurns.of(board).stream().map(turn -> cells(board, turn)).toList();
    }

    /**
     * The position after a turn.
     *
     * @param position its text
     * @param turn one of {@link #turns}
     * @return its text
     * @throws IllegalArgumentException when it is none of them
     */
    public String after(String position, List<Integer> turn) {
        return texts.text(turn(texts.position(position), turn).end());
    }

    private Turn<Board, Move> turn(Board board, List<Integer> turn) {
        return wholeTurns.of(board).stream()
                .filter(candidate -> cells(board, candidate).equals(turn))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no turn (%s) here".formatted(turn)));
    }

    /**
     * Finds the winner and the winning turns, as far as the limits reach.
     *
     * @param position its text
     * @param limits a node is a shape of the pieces that are left; the bytes bound the tables of a proof
     * @return what is known
     * @throws tilewright.puzzle.Study.Refused when the game is over
     */
    public Value analyze(String position, Limits limits) {
        Board board = texts.position(position);
        Analysis.Finding found = questions.analysis().of(board, limits);
        List<List<Integer>> winning =
                found.winning().stream().map(turn -> cells(board, turn)).toList();
        return new Value(found.value().charAt(0), found.proven(), winning, cells(board, found.best()));
    }

    /**
     * Proves who wins by a strategy ({@code docs/reference/proofs.md}).
     *
     * @param position its text, with two players, at the beginning of a turn
     * @param claim {@code win} of the player to move, {@code loss}, or {@code winner} for either
     * @param limits a node is a shape of the pieces that are left; the bytes bound the tables of a proof
     * @return a certificate; empty when the limits came first
     * @throws tilewright.puzzle.Study.Refused when the claim is false
     */
    public Optional<String> prove(String position, String claim, Limits limits) {
        Prover<Board> prover = puzzle.abilities(workspace).prover().orElseThrow();
        Study.Report report = prover.prove(texts.position(position), claim, limits);
        return report.complete() ? Optional.of(report.line().text()) : Optional.empty();
    }

    /**
     * Checks a certificate with nothing but the rules.
     *
     * @param certificate its text
     * @return the claim, which is true
     * @throws tilewright.text.TextError with the place of what is wrong
     */
    public static Proved checkProof(String certificate) {
        Strategy strategy = StrategyChecker.check(certificate);
        return new Proved(strategy.board().toString(), strategy.wins(), strategy.positions());
    }

    /**
     * A position whose winner is proved.
     *
     * @param position its text
     * @param wins whether the player to move wins; else the other one does
     * @param positions the number of turns of the strategy
     */
    public record Proved(String position, boolean wins, int positions) {}

    /**
     * The known value of a position.
     *
     * @param value {@code W} when the player to move can force a win, {@code L} when another can, {@code ?} when that is not
     *     proved, or when it is proved that nobody can, as it may be with three and four players
     * @param proven whether the value is proved
     * @param winning the turns that are proved to win
     * @param best a turn to play in any case
     */
    public record Value(char value, boolean proven, List<List<Integer>> winning, List<Integer> best) {
        /** Copies the lists. */
        public Value {
            winning = List.copyOf(winning);
            best = List.copyOf(best);
        }
    }

    /**
     * All turns, each a proven win, a proven loss, or an estimate.
     *
     * @param position its text
     * @param limits of the proof, as for {@link #analyze}; its stop also ends the games of an estimate
     * @return one for each turn, in the order of their cells
     * @throws tilewright.puzzle.Study.Refused when the game is over
     * @throws tilewright.search.Stopped when it was stopped during an estimate
     */
    public List<Verdict> verdicts(String position, Limits limits) {
        Board board = texts.position(position);
        return questions.verdicts().of(board, limits).stream()
                .map(judged -> verdict(board, judged))
                .toList();
    }

    private static Verdict verdict(Board board, TurnVerdict judged) {
        List<Integer> turn = cells(board, judged.turn());
        return switch (judged.verdict()) {
            case WIN -> new Verdict(turn, Known.WIN, 100);
            case LOSS -> new Verdict(turn, Known.LOSS, 0);
            case ESTIMATE -> new Verdict(turn, Known.ESTIMATE, judged.percent());
        };
    }

    /**
     * A turn and what is known of it.
     *
     * @param turn the cells that it takes, ascending
     * @param known a proof, or that there is none
     * @param percent with an estimate: the share of a search's games that the player to move won after it; 100 for a win, 0
     *     for a loss
     */
    public record Verdict(List<Integer> turn, Known known, int percent) {
        /** Copies the lists. */
        public Verdict {
            turn = List.copyOf(turn);
        }
    }

    /** The known value of a turn, for the player who makes it. */
    public enum Known {
        /** The player can force a win after it: proved. */
        WIN,
        /** Another player can: proved. */
        LOSS,
        /** Neither is proved, or it is proved that nobody can. */
        ESTIMATE
    }

    /**
     * Rates a position by how many of its turns keep the win.
     *
     * @param position its text
     * @param limits of the proof, as for {@link #analyze}
     * @return the rating
     * @throws tilewright.puzzle.Study.Refused when the game is over
     */
    public Rating rate(String position, Limits limits) {
        WinningShare.Share share = questions.winningShare().share(texts.position(position), limits);
        return new Rating(
                share.value().charAt(0),
                share.proven(),
                share.legal(),
                share.winning().orElse(0));
    }

    /**
     * The rating of a position, by how narrow the way to win is.
     *
     * @param value as of a {@link Value}
     * @param proven whether the value is proved
     * @param turns all turns of the player to move
     * @param winning those that are proved to win; 0 when nothing is proved
     */
    public record Rating(char value, boolean proven, int turns, int winning) {}

    /**
     * Finds the turns of a game of two that gave a won position away.
     *
     * @param start where it began
     * @param turns what was played, each one of {@link #turns} there
     * @param limits for each proof, as for {@link #analyze}
     * @return one for each turn
     * @throws IllegalArgumentException when a turn is none of those that were possible
     * @throws tilewright.puzzle.Study.Refused when there are no turns, or more than two players
     */
    public List<Played> review(String start, List<List<Integer>> turns, Limits limits) {
        Board beginning = texts.position(start);
        Board at = beginning;
        List<Move> moves = new ArrayList<>();
        for (List<Integer> cells : turns) {
            Turn<Board, Move> turn = turn(at, cells);
            moves.addAll(turn.moves());
            at = turn.end();
        }
        List<Mistakes.Played> reviewed = questions.mistakes().played(beginning, moves, limits);
        List<Played> played = new ArrayList<>();
        for (int i = 0; i < reviewed.size(); i++) {
            Mistakes.Played one = reviewed.get(i);
            char before = one.winning().isEmpty() ? '?' : one.won() ? 'W' : 'L';
            List<List<Integer>> better = one.mistake()
                    ? one.winning().orElseThrow().stream()
                            .map(turn -> cells(one.before(), turn))
                            .toList()
                    : List.of();
            played.add(new Played(turns.get(i), one.before().mover(), before, one.mistake(), better));
        }
        return played;
    }

    /**
     * A turn of a game, and what is proved of it.
     *
     * @param turn the cells that it takes, ascending
     * @param player who made it, from 0
     * @param before {@code W} when the player had a won position, {@code L} a lost one, {@code ?} when that is not proved
     * @param mistake whether it gave a won position away
     * @param winning after a mistake: the turns that would have won
     */
    public record Played(List<Integer> turn, int player, char before, boolean mistake, List<List<Integer>> winning) {
        /** Copies the lists. */
        public Played {
            turn = List.copyOf(turn);
            winning = List.copyOf(winning);
        }
    }

    /**
     * Counts the sequences of turns from a position, to test the rules.
     *
     * @param position its text
     * @param depth turns in a sequence, at most; 0 or more
     * @param limits a node is a set of pieces that is taken
     * @return the numbers
     * @throws tilewright.puzzle.Study.Refused in the middle of a turn, or when the depth is above the number of cells
     */
    public Sequences perft(String position, int depth, Limits limits) {
        Perft.Sequences found = Perft.of(texts.position(position), depth, limits);
        return new Sequences(
                found.sequences(), found.colorWins(), found.lastPieceWins(), found.bothWins(), found.complete());
    }

    /**
     * Numbers of sequences of turns: item <i>n</i> of each list is that of <i>n</i> turns.
     *
     * @param all all of them
     * @param colorWins those that end because a player has all pieces of a color
     * @param lastPieceWins those that end with the last piece
     * @param bothWins those that end in both ways at once
     * @param complete false when a limit came first
     */
    public record Sequences(
            List<Long> all, List<Long> colorWins, List<Long> lastPieceWins, List<Long> bothWins, boolean complete) {
        /** Copies the lists. */
        public Sequences {
            all = List.copyOf(all);
            colorWins = List.copyOf(colorWins);
            lastPieceWins = List.copyOf(lastPieceWins);
            bothWins = List.copyOf(bothWins);
        }
    }

    /**
     * The turn of a computer player.
     *
     * @param position its text
     * @param player its ID, weakest first in {@link #players}
     * @param seed the same one gives the same board
     * @return the cells that it takes, ascending
     * @throws IllegalArgumentException when there is no such player, or the game is over
     */
    public List<Integer> play(String position, String player, long seed) {
        return play(position, player, seed, Stop.never());
    }

    /**
     * As {@link #play(String, String, long)}, until it is stopped.
     *
     * @param position its text
     * @param player the ID of a computer player
     * @param seed the same one gives the same board
     * @param stop asked at least every 10 ms
     * @return the cells that it takes, ascending
     * @throws tilewright.search.Stopped when it was stopped
     */
    public List<Integer> play(String position, String player, long seed, Stop stop) {
        Board board = texts.position(position);
        if (board.winner() >= 0) {
            throw new IllegalArgumentException("the game is over");
        }
        Agent<Board, Move> agent = agents().stream()
                .filter(candidate -> candidate.id().equals(player))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "there is no player (%s); there are %s".formatted(player, players())));
        List<Move> moves = agent.turn(board, new SeededRandom(seed), stop);
        Board end = board;
        for (Move move : moves) {
            end = puzzle.rules().after(end, move);
        }
        return cells(board, new Turn<>(moves, end));
    }

    /**
     * The IDs of the computer players, weakest first.
     *
     * @return their IDs
     */
    public List<String> players() {
        return agents().stream().map(Agent::id).toList();
    }

    private List<Agent<Board, Move>> agents() {
        return puzzle.abilities(workspace).agents();
    }

    /**
     * The next step and its reason; empty when the game is over or no reason is known.
     *
     * @param position its text
     * @return the step, if there is one
     */
    public Optional<TextPuzzle.Step> hint(String position) {
        return hint(position, Stop.never());
    }

    /**
     * As {@link #hint(String)}, until it is stopped.
     *
     * @param position its text
     * @param stop asked at least every 10 ms
     * @return the step, if there is one
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

    /**
     * A picture: the text of an SVG file, in light colors, with its words in English. The picture itself may change with each
     * version.
     *
     * @param position its text
     * @return the file
     */
    public String svg(String position) {
        return texts.svg(position);
    }
}
