package tilewright.text;

import java.util.List;
import tilewright.text.LineGrouping.LinesAhead;

/**
 * The lines of a column, without blanks around them. Of several that stand side by side, what has two blanks before it is in the one
 * that begins there.
 *
 * @param starts the places of all columns in the first line, which ends one where the next begins
 * @param column from 0
 */
record TextColumn(LinesAhead ahead, List<Integer> starts, int column) implements LinesAhead {

    /** Maximum number of characters from the beginning of a column to that of a line in it. */
    private static final int FARTHEST = 2;

    @Override
    public boolean has(int index) {
        return ahead.has(index);
    }

    @Override
    public String line(int index) {
        String line = ahead.line(index);
        if (index == 0) {
            int end = column + 1 < starts.size() ? starts.get(column + 1) : line.length();
            return Whitespace.strip(line.substring(starts.get(column), end));
        }
        return starts.size() == 1 ? Whitespace.strip(line) : words(line);
    }

    private String words(String line) {
        StringBuilder words = new StringBuilder();
        int from = 0;
        while (from < line.length()) {
            int end = from;
            while (end < line.length() && !isGap(line, end)) {
                end++;
            }
            if (end > from && Math.abs(from - starts.get(column)) <= FARTHEST) {
                words.append(words.isEmpty() ? "" : " ").append(line, from, end);
            }
            from = end + 1;
        }
        return words.toString();
    }

    private static boolean isGap(String line, int at) {
        return Whitespace.is(line.charAt(at)) && (isBlank(line, at - 1) || isBlank(line, at + 1));
    }

    private static boolean isBlank(String line, int at) {
        return at < 0 || at == line.length() || Whitespace.is(line.charAt(at));
    }
}
