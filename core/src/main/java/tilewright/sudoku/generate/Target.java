package tilewright.sudoku.generate;

import java.util.List;
import tilewright.message.Message;
import tilewright.sudoku.step.Level;
import tilewright.sudoku.step.StepKind;
import tilewright.text.Ascii;

/** The difficulty that is wanted of a puzzle. */
public sealed interface Target {

    /** A few words, for a list beside others. */
    Message label();

    /** The target as part of a heading over puzzles. */
    default Message title() {
        return label();
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
                    StepKind.WXYZ_WING,
                    StepKind.UNIQUENESS_1,
                    StepKind.UNIQUENESS_2,
                    StepKind.UNIQUENESS_3,
                    StepKind.UNIQUENESS_4,
                    StepKind.UNIQUENESS_5,
                    StepKind.UNIQUENESS_6,
                    StepKind.HIDDEN_RECTANGLE,
                    StepKind.AVOIDABLE_RECTANGLE_1,
                    StepKind.AVOIDABLE_RECTANGLE_2,
                    StepKind.FINNED_X_WING,
                    StepKind.SASHIMI_X_WING,
                    StepKind.FINNED_SWORDFISH,
                    StepKind.SASHIMI_SWORDFISH,
                    StepKind.FINNED_JELLYFISH,
                    StepKind.SASHIMI_JELLYFISH,
                    StepKind.SUE_DE_COQ,
                    StepKind.SIMPLE_COLORS_TRAP,
                    StepKind.SIMPLE_COLORS_WRAP,
                    StepKind.MULTI_COLORS_1,
                    StepKind.MULTI_COLORS_2,
                    StepKind.MEDUSA,
                    StepKind.X_CHAIN,
                    StepKind.XY_CHAIN,
                    StepKind.CONTINUOUS_NICE_LOOP,
                    StepKind.DISCONTINUOUS_NICE_LOOP,
                    StepKind.AIC,
                    StepKind.GROUPED_CONTINUOUS_NICE_LOOP,
                    StepKind.GROUPED_DISCONTINUOUS_NICE_LOOP,
                    StepKind.GROUPED_AIC,
                    StepKind.ALS_XZ,
                    StepKind.ALS_XY_WING,
                    StepKind.ALS_CHAIN,
                    StepKind.DEATH_BLOSSOM,
                    StepKind.FINNED_FRANKEN_SWORDFISH,
                    StepKind.FINNED_FRANKEN_JELLYFISH,
                    StepKind.FINNED_MUTANT_SWORDFISH,
                    StepKind.KRAKEN_FISH_1,
                    StepKind.KRAKEN_FISH_2,
                    StepKind.FORCING_CHAIN,
                    StepKind.FORCING_NET);
        }

        /** The kinds that hints do not name: HoDoKu has them switched off, or they tell clues from entries. */
        private static List<StepKind> notPracticed() {
            return List.of(
                    StepKind.WXYZ_WING,
                    StepKind.AVOIDABLE_RECTANGLE_1,
                    StepKind.AVOIDABLE_RECTANGLE_2,
                    StepKind.MEDUSA,
                    StepKind.DEATH_BLOSSOM,
                    StepKind.FINNED_FRANKEN_JELLYFISH,
                    StepKind.FINNED_MUTANT_SWORDFISH,
                    StepKind.KRAKEN_FISH_1,
                    StepKind.KRAKEN_FISH_2,
                    StepKind.FORCING_CHAIN,
                    StepKind.FORCING_NET);
        }

        /** The kinds of which there are positions to practice, the easiest first. */
        public static List<StepKind> practiced() {
            return kinds().stream()
                    .filter(kind -> !notPracticed().contains(kind))
                    .toList();
        }

        public Needs {
            if (!kinds().contains(kind)) {
                throw new IllegalArgumentException("kind (%s) must be one of %s".formatted(kind, kinds()));
            }
        }

        @Override
        public String name() {
            return kind.word();
        }

        @Override
        public Message label() {
            return GenerateMessages.needsLabel(kind.words());
        }

        @Override
        public Message title() {
            return GenerateMessages.needsTitle(kind.words());
        }

        @Override
        public Message words() {
            return GenerateMessages.needs(kind.words());
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
        public Message title() {
            return GenerateMessages.ratedTitle(name());
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
