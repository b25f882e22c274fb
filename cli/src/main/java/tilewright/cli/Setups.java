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
            puzzle.texts().setups().parse(setup);
            return setup;
        } catch (TextError error) {
            throw Failure.usage("(" + setup + ") is no setup of " + puzzle.id() + ", which is "
                    + puzzle.texts().setups().shape() + "; " + error.explained());
        }
    }

    /**
     * A setup with a further word behind it: the text of the standard one if there is none.
     *
     * @throws Failure when it is none, or when this puzzle's setups do not know the word
     */
    static <P> String checked(Puzzle<P, ?, ?> puzzle, String setup, String word) {
        String known =
                setup.isEmpty() ? puzzle.texts().setups().format(puzzle.setups().standard()) : checked(puzzle, setup);
        String longer = known + "-" + word;
        try {
            puzzle.texts().setups().parse(longer);
            return longer;
        } catch (TextError error) {
            boolean elsewhere = puzzle.setups().specials().stream()
                    .anyMatch(special -> puzzle.texts().setups().format(special).endsWith("-" + word));
            throw Failure.usage(
                    elsewhere
                            ? "there is no (--" + word + ") for this setup: " + error.explained()
                            : "there is no (--" + word + ") for " + puzzle.id()
                                    + "; (tilewright list) shows what each puzzle can do");
        }
    }
}
