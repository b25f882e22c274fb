package tilewright.paletto.study;

import java.util.Optional;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Kind;
import tilewright.paletto.model.Setup;
import tilewright.paletto.proof.Exact;
import tilewright.paletto.proof.Proofs;
import tilewright.puzzle.Generator;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;

/**
 * Makes start boards of two players that are hard for the first one, as {@link Kind} has them. Each is proved to be what
 * was asked for. They are not uniform: see below.
 *
 * <p>Threads may share one.
 */
public final class SpecialBoards implements Generator<Setup, Board> {

    /*
     * A climb: two pieces are swapped, the board is proved, and the swap is kept if the board is what is asked for, or not
     * further from it than before (FirstTurns). After PATIENCE swaps without success it begins again with another board.
     *
     * Sizes 4 and 5 begin with a board drawn uniformly. Of 6x6 boards so few are special, and a proof takes so long, that
     * this would take a minute; the climb begins with one of the KnownBoards, turned and with other names for its colors,
     * and goes on until CHANGES swaps were kept and the board is special, or, after ENOUGH proofs, as soon as it is.
     *
     * So boards that are near to many others are more likely, and 6x6 boards are relatives of a few.
     */

    private static final int PATIENCE = 40;
    private static final int CHANGES = 3;
    private static final int ENOUGH = 10;

    private final Generator<Setup, Board> uniform;
    private final Proofs proofs;
    private final int most;

    /**
     * @param uniform makes boards of any kind
     * @param most proofs after which it gives up, for size 6; ten times as many for smaller boards
     */
    public SpecialBoards(Generator<Setup, Board> uniform, Proofs proofs, int most) {
        this.uniform = uniform;
        this.proofs = proofs;
        this.most = most;
    }

    @Override
    public Board generate(Setup setup, SeededRandom random, Stop stop, Log log) {
        return new Climb(setup, random, stop, log).run();
    }

    /** One run of the hill climb. Mutable. */
    private final class Climb {

        private final Setup setup;
        private final SeededRandom random;
        private final Stop stop;
        private final Log log;
        private int[] colors = {};
        private FirstTurns turns = new FirstTurns(0, 0, false, 0);
        private int proved;
        private int changes;

        Climb(Setup setup, SeededRandom random, Stop stop, Log log) {
            this.setup = setup;
            this.random = random;
            this.stop = stop;
            this.log = log;
        }

        Board run() {
            begin();
            for (int vain = 0; !done(); vain++) {
                if (proved >= (setup.size() == 6 ? most : 10 * most)) {
                    throw new GaveUp(StudyMessages.noSpecialBoard(setup.kind().word, proved));
                }
                if (vain >= PATIENCE && !turns.is(setup.kind())) {
                    log.line(StudyMessages.logRestart(PATIENCE));
                    begin();
                    vain = 0;
                }
                vain = swap() ? 0 : vain;
            }
            log.line(StudyMessages.logProved(proved, turns.words()));
            return board(colors);
        }

        private boolean done() {
            boolean far = setup.size() < 6 || changes >= CHANGES || proved >= ENOUGH && changes > 0;
            return far && turns.is(setup.kind());
        }

        private void begin() {
            changes = 0;
            if (setup.size() == 6) {
                colors = KnownBoards.any(setup.corners(), random);
                log.line(StudyMessages.logKnown());
            } else {
                Board drawn =
                        uniform.generate(new Setup(setup.size(), setup.players(), setup.corners()), random, stop, log);
                colors = new int[setup.size() * setup.size()];
                for (int cell = 0; cell < colors.length; cell++) {
                    colors[cell] = drawn.at(8 * (cell / setup.size()) + cell % setup.size());
                }
            }
            turns = proved(colors);
            log.line(turns.words());
        }

        /** Tries a swap; whether it brought the board nearer. */
        private boolean swap() {
            int[] other = StartBoardChanges.swapped(colors, setup.size(), random);
            FirstTurns next = proved(other);
            boolean special = next.is(setup.kind());
            if (!special && (turns.is(setup.kind()) || next.cost() > turns.cost())) {
                return false;
            }
            boolean nearer = special || next.cost() < turns.cost();
            log.line(StudyMessages.logSwapped(next.words(), next.trap() ? "trap" : ""));
            colors = other;
            turns = next;
            changes++;
            return nearer;
        }

        private FirstTurns proved(int[] tried) {
            proved++;
            Board board = board(tried);
            Optional<Exact> solution = proofs.solution(board, Limits.NONE.withStop(stop));
            stop.check();
            return FirstTurns.of(
                    board, solution.orElseThrow(() -> new GaveUp(StudyMessages.proofMemory())), setup.kind());
        }

        private Board board(int[] cells) {
            return Board.start(setup.size(), setup.players(), cells);
        }
    }
}
