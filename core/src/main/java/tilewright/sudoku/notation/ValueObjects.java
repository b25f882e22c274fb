package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The texts of the objects that are open in a value, as far as they are not too long. Mutable. */
final class ValueObjects {

    private static final int LONGEST = 1 << 19;

    /** The lines since the first kept object began. */
    private final StringBuilder kept = new StringBuilder();

    /** The place where each open object begins in {@code kept} followed by the line; -1 when it is not kept. */
    private final List<Integer> starts = new ArrayList<>();

    private String line = "";

    /** The place in the line from which on it is not yet in {@code kept}. */
    private int from;

    void begin(String text) {
        line = text;
        from = 0;
    }

    void open(int at) {
        if (!isKept()) {
            from = at;
        }
        starts.add(kept.length() + at - from);
    }

    /** The text of the object that ends here, if it is kept and wanted. */
    Optional<String> close(int end, boolean wanted) {
        int start = starts.removeLast();
        Optional<String> text = Optional.empty();
        if (wanted && start >= 0 && kept.length() + end - from - start <= LONGEST) {
            boolean here = start >= kept.length();
            text = Optional.of(
                    here
                            ? line.substring(from + start - kept.length(), end)
                            : kept.substring(start) + line.substring(from, end));
        }
        if (!isKept()) {
            kept.setLength(0);
        }
        return text;
    }

    private boolean isKept() {
        return !starts.isEmpty() && starts.getLast() >= 0;
    }

    /**
     * Ends a line: keeps the rest of it, or gives up the outermost objects where they are too long.
     *
     * @param to where what was read of it ends
     */
    void end(int to) {
        if (!isKept()) {
            kept.setLength(0);
            return;
        }
        kept.append(line, from, to).append('\n');
        while (kept.length() > LONGEST && isKept()) {
            drop();
        }
    }

    private void drop() {
        int first = 0;
        while (starts.get(first) < 0) {
            first++;
        }
        starts.set(first, -1);
        int begin = first + 1 < starts.size() ? starts.get(first + 1) : kept.length();
        kept.delete(0, begin);
        for (int i = first + 1; i < starts.size(); i++) {
            starts.set(i, starts.get(i) - begin);
        }
    }
}
