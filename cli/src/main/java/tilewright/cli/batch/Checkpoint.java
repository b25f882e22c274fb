package tilewright.cli.batch;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tilewright.cli.context.Exit;

/**
 * The progress of a run whose results go to a file: everything that is needed to continue it.
 *
 * @param options those that decide what is written, as typed
 * @param note what else decides it, such as a seed that nobody typed
 * @param total {@link Lines#total} of the input
 * @param marks points of the run, the latest last
 */
record Checkpoint(String options, RunConditions note, long total, List<Mark> marks) {

    private static final String TITLE = "tilewright checkpoint 2";
    private static final String MARK = "mark ";
    private static final int FIELDS = 4;

    /** Maximum number of marks; with more, every second one is given up, so that the latest stand closest. */
    private static final int MOST_MARKS = 64;

    Checkpoint {
        marks = List.copyOf(marks);
    }

    /**
     * A point between two lines.
     *
     * @param end {@link Line#end} of the last line that was answered
     * @param lines how many were answered
     * @param digest of their texts
     * @param written bytes of results
     * @param exit the exit code so far
     * @param sum {@link RunningSum} of the results
     */
    record Mark(long end, long lines, long digest, long written, int exit, String sum) {

        /** The beginning of every run. */
        static final Mark START = new Mark(0, 0, 0, 0, Exit.FINE, RunningSum.OF_NOTHING);

        private static final int WORDS = 7;

        private String text() {
            return MARK + end + " " + lines + " " + digest + " " + written + " " + exit + " " + sum;
        }

        /** @throws NumberFormatException when it is none */
        private static Mark of(String line) {
            String[] words = line.split(" ", -1);
            if (words.length != WORDS || !line.startsWith(MARK)) {
                throw new NumberFormatException(line);
            }
            return new Mark(
                    Long.parseLong(words[1]),
                    Long.parseLong(words[2]),
                    Long.parseLong(words[3]),
                    Long.parseLong(words[4]),
                    Integer.parseInt(words[5]),
                    words[6]);
        }
    }

    /** Returns the same with one more mark. */
    Checkpoint with(Mark mark) {
        List<Mark> all = new ArrayList<>(marks);
        all.add(mark);
        int last = marks.size();
        return last < MOST_MARKS
                ? withMarks(all)
                : withMarks(IntStream.rangeClosed(0, last)
                        .filter(i -> (last - i) % 2 == 0)
                        .mapToObj(all::get)
                        .toList());
    }

    /** Returns the same with the marks up to this one. */
    Checkpoint upTo(Mark mark) {
        return withMarks(marks.stream()
                .filter(earlier -> earlier.written() <= mark.written() && earlier.lines() <= mark.lines())
                .toList());
    }

    private Checkpoint withMarks(List<Mark> some) {
        return new Checkpoint(options, note, total, some);
    }

    /** The text of one that is to be read again. */
    String text() {
        List<String> lines = new ArrayList<>(
                List.of(TITLE, "options " + escaped(options), "note " + escaped(note.text()), "total " + total));
        marks.forEach(mark -> lines.add(mark.text()));
        String text = String.join("\n", lines) + "\n";
        return text + "sum " + sum(text) + "\n";
    }

    /** Reads a checkpoint; empty when the text is damaged. */
    static Optional<Checkpoint> of(String text) {
        int last = text.lastIndexOf("sum ");
        String summed = text.substring(0, Math.max(0, last));
        List<String> lines = summed.lines().toList();
        if (lines.size() < FIELDS
                || !lines.getFirst().equals(TITLE)
                || !text.equals(summed + "sum " + sum(summed) + "\n")) {
            return Optional.empty();
        }
        try {
            return Optional.of(new Checkpoint(
                    unescaped(value(lines, 1)),
                    RunConditions.read(unescaped(value(lines, 2))),
                    Long.parseLong(value(lines, 3)),
                    lines.stream().skip(FIELDS).map(Mark::of).toList()));
        } catch (NumberFormatException damaged) {
            return Optional.empty();
        }
    }

    private static String value(List<String> lines, int field) {
        String line = lines.get(field);
        return line.substring(line.indexOf(' ') + 1);
    }

    private static String sum(String text) {
        return RunningSum.of(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    }

    private static String unescaped(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            boolean escape = text.charAt(i) == '\\' && i + 1 < text.length();
            char letter = text.charAt(escape ? ++i : i);
            out.append(!escape || letter == '\\' ? letter : letter == 'n' ? '\n' : '\r');
        }
        return out.toString();
    }

    /** The digest of lines and one more. */
    static long digest(long digest, Line line) {
        return (digest ^ line.text().hashCode() ^ line.number() << 32) * 0x9e3779b97f4a7c15L;
    }
}
