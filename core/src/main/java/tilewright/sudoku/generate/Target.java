package tilewright.sudoku.generate;

import java.util.List;
import tilewright.message.Message;
import tilewright.sudoku.step.Level;
import tilewright.sudoku.step.StepKind;
import tilewright.text.Ascii;

/** The difficulty that is wanted of a puzzle. */
public sealed interface Target {

    /** A few words, for a list beside others. */
    default Message label() {
        return Message.verbatim(SetupText.text(this));
    }

    /** The special property of the puzzles, in words that go on after their name. */
    Message words();

    /** The level, kind, or range in the text of a setup: {@code hard}, {@code x-wing}, {@code 7.2-8.0}. */
    String name();

    /** A level of HoDoKu. */
    record OfLevel(Level level) implements Target {

        @Override
        public String name() {
            return Ascii.lower(level.title());
        }

        @Override
        public Message label() {
            return GenerateMessages.level(name());
        }

        @Override
        public Message words() {
            return label();
        }
    }

    /**
     * The hardest step on HoDoKu's way to the solution.
     *
     * @param kind one of {@link #kinds}
     */
    record Needs(StepKind kind) implements Target {

        /** The kinds that can be asked for, the easiest first. */
        public static List<StepKind> kinds() {
            return List.of(
                    StepKind.LOCKED_PAIR,
                    StepKind.LOCKED_TRIPLE,
                    StepKind.POINTING,
                    StepKind.CLAIMING,
                    StepKind.NAKED_PAIR,
                    StepKind.NAKED_TRIPLE,
                    StepKind.HIDDEN_PAIR,
                    StepKind.HIDDEN_TRIPLE,
                    StepKind.NAKED_QUAD,
                    StepKind.HIDDEN_QUAD,
                    StepKind.X_WING,
                    StepKind.SWORDFISH,
                    StepKind.JELLYFISH,
                    StepKind.REMOTE_PAIR,
                    StepKind.BUG_PLUS_1,
                    StepKind.SKYSCRAPER,
                    StepKind.TWO_STRING_KITE,
                    StepKind.TURBOT_FISH,
                    StepKind.EMPTY_RECTANGLE,
                    StepKind.W_WING,
                    StepKind.XY_WING,
                    StepKind.XYZ_WING,
                    StepKind.UNIQUENESS_1,
                    StepKind.UNIQUENESS_2,
                    StepKind.UNIQUENESS_3,
                    StepKind.UNIQUENESS_4,
                    StepKind.HIDDEN_RECTANGLE,
                    StepKind.FINNED_X_WING,
                    StepKind.SASHIMI_X_WING,
                    StepKind.FINNED_SWORDFISH,
                    StepKind.SASHIMI_SWORDFISH,
                    StepKind.SUE_DE_COQ,
                    StepKind.X_CHAIN,
                    StepKind.XY_CHAIN,
                    StepKind.AIC,
                    StepKind.GROUPED_AIC,
                    StepKind.ALS_XZ,
                    StepKind.ALS_XY_WING);
        }

        public Needs {
            if (!kinds().contains(kind)) {
                throw new IllegalArgumentException("kind (%s) must be one of %s".formatted(kind, kinds()));
            }
        }

        @Override
        public String name() {
            return SetupText.name(kind);
        }

        @Override
        public Message words() {
            return GenerateMessages.needs(spoken());
        }

        /** The name without hyphens. */
        String spoken() {
            return name().replace('-', ' ');
        }
    }

    /**
     * A rating on Sudoku Explainer's scale, both ends of the range included.
     *
     * @param low in tenths: {@value #LOWEST} to high
     * @param high in tenths: low to {@value #HIGHEST}
     */
    record Rated(int low, int high) implements Target {

        public static final int LOWEST = 10;
        public static final int HIGHEST = 120;

        public Rated {
            if (low < LOWEST || high > HIGHEST || low > high) {
                throw new IllegalArgumentException(
                        "ratings (%d to %d) must be %d to %d, in tenths".formatted(low, high, LOWEST, HIGHEST));
            }
        }

        @Override
        public Message label() {
            return GenerateMessages.ratedLabel(name());
        }

        @Override
        public Message words() {
            return GenerateMessages.rated(name());
        }

        @Override
        public String name() {
            return tenths(low) + "-" + tenths(high);
        }

        private static String tenths(int rating) {
            return rating / 10 + "." + rating % 10;
        }
    }
}
