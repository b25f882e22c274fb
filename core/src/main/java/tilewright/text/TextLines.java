package tilewright.text;

import java.util.Arrays;

/**
 * The lines of a text from one of them on, and where each stands. Immutable.
 *
 * @param starts of all lines, in order, and one more
 * @param from the first of these lines
 */
public record TextLines(String text, int[] starts, int from) implements LineGrouping.LinesAhead {

    /** All lines of a text. */
    public static TextLines of(String text) {
        int[] starts = new int[16];
        int lines = 0;
        for (int at = 0; at >= 0 && at <= text.length(); ) {
            if (lines + 2 > starts.length) {
                starts = Arrays.copyOf(starts, 2 * starts.length);
            }
            starts[lines++] = at;
            int stop = text.indexOf('\n', at);
            at = stop < 0 ? -1 : stop + 1;
        }
        starts[lines] = text.length() + 1;
        return new TextLines(text, Arrays.copyOf(starts, lines + 1), 0);
    }

    /** The same text with a line feed at the end of each line, and each other character at its place. */
    public static String withoutReturns(String text) {
        return text.indexOf('\r') < 0 ? text : text.replace("\r\n", " \n").replace('\r', '\n');
    }

    /** Returns the lines without the first ones. */
    public TextLines behind(int lines) {
        return new TextLines(text, starts, from + lines);
    }

    /** Returns the number of lines. */
    public int size() {
        return starts.length - 1 - from;
    }

    /** The place of a line in the text. */
    public int start(int index) {
        return starts[from + index];
    }

    @Override
    public boolean has(int index) {
        return index < size();
    }

    @Override
    public String line(int index) {
        return text.substring(start(index), starts[from + index + 1] - 1);
    }
}
