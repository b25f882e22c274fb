package tilewright.bulk.output;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tilewright.cli.bulk.Counters;

/**
 * Answers that one task has written.
 *
 * @param number of the slice, from 0
 * @param file the answers, a line each
 * @param errors the lines without a result
 * @param again the lines that are to be answered again with a larger budget
 * @param told the first of what is to be told of lines without a result
 * @param counters of the answers
 */
public record Part(
        int number,
        SummedFile file,
        SummedFile errors,
        SummedFile again,
        Tally tally,
        List<String> told,
        Counters counters)
        implements Serializable {

    /** Maximum number of lines without a result that are told one by one. */
    private static final int MOST_TOLD = 20;

    public Part {
        told = new ArrayList<>(told.subList(0, Math.min(MOST_TOLD, told.size())));
    }

    /**
     * Numbers of lines.
     *
     * @param bad could not be read, or have no solution
     * @param overBudget a limit came before the result
     * @param defects of the lines with a result, or without, those at which the program failed
     * @param again those that are to be answered again, which are not among the others
     * @param dropped positions that were made and are not wanted, which are not among the others either
     * @param spent nodes that searches took for these lines
     */
    public record Tally(long good, long bad, long overBudget, long defects, long again, long dropped, long spent)
            implements Serializable {

        public static final Tally NONE = new Tally(0, 0, 0, 0, 0, 0, 0);

        public long lines() {
            return good + bad + overBudget;
        }

        public Tally plus(Tally more) {
            return new Tally(
                    good + more.good,
                    bad + more.bad,
                    overBudget + more.overBudget,
                    defects + more.defects,
                    again + more.again,
                    dropped + more.dropped,
                    spent + more.spent);
        }

        /** The numbers in the order of the components above. */
        long[] numbers() {
            return new long[] {good, bad, overBudget, defects, again, dropped, spent};
        }

        static Tally of(long... numbers) {
            return new Tally(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], numbers[6]);
        }

        /** Returns this tally without the lines that were to be answered again. */
        public Tally settled() {
            return new Tally(good, bad, overBudget, defects, 0, dropped, spent);
        }
    }

    /** The notes on these parts, in order, up to a maximum number. */
    public static List<String> told(List<Part> parts) {
        return parts.stream()
                .flatMap(part -> part.told().stream())
                .limit(MOST_TOLD)
                .toList();
    }

    /** The counters of these parts together. */
    public static Counters counters(List<Part> parts) {
        Counters all = new Counters();
        parts.forEach(part -> all.addAll(part.counters()));
        return all;
    }

    /** The sum over these parts. */
    public static Tally tally(List<Part> parts) {
        return parts.stream().map(Part::tally).reduce(Tally.NONE, Tally::plus);
    }

    /** Returns this part without some answers. */
    Part without(SummedFile others, long fewer, Counters left) {
        Tally less = tally.plus(new Tally(-fewer, 0, 0, 0, 0, fewer, 0));
        return new Part(number, others, errors, SummedFile.NONE, less, told, left);
    }

    /** Returns this part with its answers in another file, and further lines counted. */
    Part merged(SummedFile merged, SummedFile mergedErrors, Stream<Part> more) {
        List<Part> others = more.toList();
        List<String> all = new ArrayList<>(told);
        others.forEach(other -> all.addAll(other.told()));
        Counters both = new Counters();
        both.addAll(counters);
        both.addAll(counters(others));
        return new Part(
                number,
                merged,
                mergedErrors,
                SummedFile.NONE,
                tally.plus(tally(others)).settled(),
                all,
                both);
    }
}
