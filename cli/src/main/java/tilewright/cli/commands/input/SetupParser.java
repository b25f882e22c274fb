package tilewright.cli.commands.input;

import java.util.Optional;
import tilewright.cli.context.Failure;
import tilewright.message.Message;
import tilewright.puzzle.Daily;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Variants;
import tilewright.task.VariantTask;
import tilewright.text.Format;
import tilewright.text.TextError;

/** Setups as people type them. */
public final class SetupParser {

    /** Letters of a word or a reason in a sentence: a list of forty techniques is not read there. */
    private static final int MOST_SHOWN = 200;

    private SetupParser() {}

    /**
     * The setup that was typed.
     *
     * @param typed empty for the standard one
     * @throws Failure when it is none
     */
    public static <P> P parsed(Puzzle<P, ?, ?> puzzle, String typed) {
        try {
            return puzzle.setup(typed);
        } catch (TextError error) {
            throw none(puzzle, typed, error);
        }
    }

    /**
     * The text of the setup that was typed.
     *
     * @throws Failure when it is none
     */
    public static <P> String text(Puzzle<P, ?, ?> puzzle, String typed) {
        Format<P> format = puzzle.texts().setups();
        try {
            return format.format(format.parse(typed));
        } catch (TextError error) {
            throw none(puzzle, typed, error);
        }
    }

    /**
     * The text of the setup of variants that was typed; empty when none is meant.
     *
     * @throws Failure when one is meant, and it is none
     */
    public static Optional<String> ofVariants(Puzzle<?, ?, ?> puzzle, String typed) {
        try {
            return VariantTask.maker(puzzle, typed).map(Variants.Maker::setup);
        } catch (TextError error) {
            throw Failure.usage(
                    InputMessages.wrongSetupBecause(puzzle.id(), Message.verbatim(typed), error.explained()));
        }
    }

    /** The seed that a typed setup brings along. */
    public static Optional<Long> seed(String typed) {
        try {
            return Daily.Date.of(typed).map(Daily.Date::seed);
        } catch (TextError _) {
            return Optional.empty(); // whoever reads the setup says what is wrong with it
        }
    }

    private static Failure none(Puzzle<?, ?, ?> puzzle, String typed, TextError error) {
        Message shown = Message.verbatim(typed.length() > MOST_SHOWN ? typed.substring(0, MOST_SHOWN) + "…" : typed);
        Message suggestion = KnownSetups.suggestion(puzzle, typed);
        return Failure.usage(
                suggestion.isEmpty() && error.problem().text().length() <= MOST_SHOWN
                        ? InputMessages.wrongSetupBecause(puzzle.id(), shown, error.explained())
                        : InputMessages.wrongSetup(puzzle.id(), shown, suggestion));
    }

    /**
     * The setup that was typed, with a further word behind it.
     *
     * @param typed empty for the standard one
     * @throws Failure when it is none, or when this puzzle's setups do not know the word
     */
    public static <P> P parsed(Puzzle<P, ?, ?> puzzle, String typed, String word) {
        Format<P> format = puzzle.texts().setups();
        String known = typed.isEmpty() ? format.format(puzzle.setups().standard()) : typed;
        try {
            return format.parse(known + "-" + word);
        } catch (TextError error) {
            parsed(puzzle, known); // refuses what is none without the word either
            boolean elsewhere = puzzle.setups().variants().stream()
                    .anyMatch(variant -> variant.word().equals(word));
            throw Failure.usage(
                    elsewhere
                            ? InputMessages.setupWithoutWord(word, error.explained())
                            : InputMessages.puzzleWithoutWord(puzzle.id(), word));
        }
    }
}
