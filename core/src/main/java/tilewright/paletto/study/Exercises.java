package tilewright.paletto.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.agent.Turn;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Kind;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.Setup;
import tilewright.paletto.proof.Proofs;
import tilewright.paletto.proof.WholeTurns;
import tilewright.puzzle.Agent;
import tilewright.puzzle.Generator;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;

/**
 * Makes exercises: positions from the middle of games of two, at the beginning of a turn, where exactly one of three or
 * more turns wins, and does not end the game at once. At most two thirds of the pieces are left and more than one third,
 * in easy ones at most one third.
 *
 * <p>Games begin with a uniform start board; each turn is chosen by one of a few computer players, or at random. One of a
 * game's exercises is drawn, so they are not uniform in any sense. Threads may share one.
 */
public final class Exercises implements Generator<Setup, Board> {

    /** Games after which it gives up. */
    static final int MOST_GAMES = 500;

    private static final int FEWEST_TURNS = 3;

    private final Generator<Setup, Board> uniform;
    private final Proofs proofs;
    private final List<Agent<Board, Move>> players;

    /** @param players those that choose turns, each as often as the others */
    public Exercises(Generator<Setup, Board> uniform, Proofs proofs, List<Agent<Board, Move>> players) {
        this.uniform = uniform;
        this.proofs = proofs;
        this.players = List.copyOf(players);
    }

    @Override
    public Board generate(Setup setup, SeededRandom random, Stop stop, Log log) {
        Setup any = new Setup(setup.size(), setup.players(), setup.corners());
        for (int game = 1; game <= MOST_GAMES; game++) {
            List<Board> found = exercises(uniform.generate(any, random, stop, Log.NONE), setup, random, stop);
            if (!found.isEmpty()) {
                log.line(StudyMessages.logGame(game, found.size()));
                return found.get(random.below(found.size()));
            }
        }
        throw new GaveUp(StudyMessages.noExercise(MOST_GAMES));
    }

    private List<Board> exercises(Board start, Setup setup, SeededRandom random, Stop stop) {
        List<Board> found = new ArrayList<>();
        Board at = start;
        while (at.winner() < 0) {
            if (enough(at, setup) && exercise(at, stop)) {
                found.add(at);
            }
            for (Move move : players.get(random.below(players.size())).turn(at, random, stop)) {
                at = switch (move) {
                    case Move.Take(int cell) -> at.take(cell);
                    case Move.EndTurn() -> at.endTurn();
                };
            }
        }
        return found;
    }

    /** Whether the number of remaining pieces is as asked for. */
    static boolean enough(Board board, Setup setup) {
        int thirds = 3 * Long.bitCount(board.occupied());
        int all = setup.size() * setup.size();
        return setup.kind() == Kind.EASY ? thirds <= all : thirds > all && thirds <= 2 * all;
    }

    /** Whether exactly one of several turns wins, and not at once. */
    private boolean exercise(Board board, Stop stop) {
        if (new WholeTurns().of(board).size() < FEWEST_TURNS) {
            return false;
        }
        Optional<List<Turn<Board, Move>>> winning = proofs.winning(board, Limits.NONE.withStop(stop));
        stop.check();
        return winning.isPresent()
                && winning.get().size() == 1
                && winning.get().getFirst().end().winner() < 0;
    }
}
