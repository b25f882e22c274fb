package tilewright.puzzle;

import java.util.List;
import java.util.function.Function;
import tilewright.message.Message;

/**
 * A way to choose a setup that is not a preset.
 *
 * @param <P> the setup
 */
public sealed interface Choice<P> {

    /** Returns the subject of the choice in a few words. */
    Message words();

    /** A possible ending of a setup's text, and its meaning in a few words. */
    record Ending(String text, Message words) {}

    /**
     * A choice among some setups.
     *
     * @param names one for each setup; empty if their descriptions serve
     * @param endings what may stand behind a setup's text, the usual one first; empty if nothing may
     */
    record Some<P>(Message words, List<P> setups, List<Message> names, List<Ending> endings) implements Choice<P> {
        public Some {
            setups = List.copyOf(setups);
            names = List.copyOf(names);
            endings = List.copyOf(endings);
        }

        /** Constructs a choice with the setups' descriptions, and nothing behind them. */
        public Some(Message words, List<P> setups) {
            this(words, setups, List.of(), List.of());
        }

        /** Returns this choice with names that are shorter than the descriptions. */
        public Some<P> named(Function<P, Message> name) {
            return new Some<>(words, setups, setups.stream().map(name).toList(), endings);
        }

        public Some<P> withEndings(List<Ending> all) {
            return new Some<>(words, setups, names, all);
        }
    }

    /**
     * An interval of decimal numbers, both ends included; the setup's text is {@code before}, the lower end, a hyphen,
     * and the upper end. All numbers in tenths.
     *
     * @param before what stands before the numbers
     * @param least the smallest number
     * @param most the largest number
     * @param low a lower end to begin with
     * @param high an upper end to begin with
     * @param endings what may stand behind the text, the usual one first; empty if nothing may
     */
    record Interval<P>(Message words, String before, int least, int most, int low, int high, List<Ending> endings)
            implements Choice<P> {
        public Interval {
            endings = List.copyOf(endings);
        }
    }

    /**
     * A number from a range; the setup's text is {@code before} and the number.
     *
     * @param before what stands before the number
     * @param least the smallest number
     * @param most the largest number
     * @param usual a number to begin with
     */
    record Range<P>(Message words, String before, int least, int most, int usual) implements Choice<P> {}

    /**
     * Some cells of a grid; the setup's text is {@code before} and one sign for each cell, row by row.
     *
     * @param before what stands before the cells
     * @param on the sign of a chosen cell
     * @param off the sign of another
     */
    record Cells<P>(Message words, String before, int rows, int columns, char on, char off) implements Choice<P> {}
}
