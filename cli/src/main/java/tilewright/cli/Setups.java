package tilewright.cli;

import tilewright.puzzle.Puzzle;
import tilewright.text.TextError;

/** Setups as people type them. */
final class Setups {

    private Setups() {}

    /**
     * The same text, when it is a setup of this puzzle.
     *
     * @throws Failure when it is none
     */
    static String checked(Puzzle<?, ?, ?> puzzle, String setup) {
        try {
            puzzle.setups().parse(setup);
            return setup;
        } catch (TextError error) {
            throw Failure.usage("(" + setup + ") is no setup of " + puzzle.id() + ", which is "
                    + puzzle.setups().shape() + "; " + error.explained());
        }
    }
}
