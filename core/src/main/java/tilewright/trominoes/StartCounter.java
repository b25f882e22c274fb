package tilewright.trominoes;

import java.math.BigInteger;
import tilewright.puzzle.Counter.Count;
import tilewright.puzzle.SetupCounter;
import tilewright.puzzle.Study;
import tilewright.search.Limits;

/** Counts the boards to begin with: one for each square that can hold the green tile, or one if that is settled. */
final class StartCounter implements SetupCounter<Setup> {

    @Override
    public Count count(Setup setup, Limits limits) {
        if (setup.tiles() > 0 || setup.goal() != Goal.ANY) {
            throw new Study.Refused(TrominoesMessages.countsWithoutTiles());
        }
        int boards = switch (setup.green()) {
            case Setup.Green.Anywhere() -> Coloring.squares(setup.grid()).length;
            case Setup.Green.At _, Setup.Green.ByPlayer _, Setup.Green.None _ -> 1;
        };
        return new Count(BigInteger.valueOf(boards), true);
    }
}
