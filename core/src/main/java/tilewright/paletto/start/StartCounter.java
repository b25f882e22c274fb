package tilewright.paletto.start;

import java.math.BigInteger;
import tilewright.paletto.model.Kind;
import tilewright.paletto.model.Setup;
import tilewright.puzzle.Counter.Count;
import tilewright.puzzle.SetupCounter;
import tilewright.puzzle.Study;
import tilewright.search.Limits;

/** Counts the valid start boards of a setup; the number of players makes no difference. */
public final class StartCounter implements SetupCounter<Setup> {

    private static final int LARGEST = 7;

    @Override
    public Count count(Setup setup, Limits limits) {
        if (setup.kind() != Kind.ANY) {
            throw new Study.Refused(StartMessages.kindIgnored(setup.kind().word));
        }
        if (setup.size() > LARGEST) {
            throw new Study.Refused(StartMessages.largeStart(LARGEST, setup.size()));
        }
        BigInteger boards = new StartCount(setup, limits).run();
        return boards.signum() < 0 ? new Count(BigInteger.ZERO, false) : new Count(boards, true);
    }
}
