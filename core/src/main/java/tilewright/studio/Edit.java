package tilewright.studio;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.BiConsumer;
import tilewright.text.JsonWriter;

/**
 * A change of a list: at an index of the list as it was, so many items go, and others come in their place.
 *
 * @param <T> the items, which are compared by {@code equals}
 */
record Edit<T>(int at, int gone, List<T> come) {

    /** The most items that are looked for one by one; where more differ, all from the first to the last of them are replaced. */
    private static final int MOST = 64;

    /** Returns the edits that make one list of another, in the order of their indices; they do not touch each other. */
    static <T> List<Edit<T>> between(List<T> before, List<T> after) {
        int least = Math.min(before.size(), after.size());
        int head = 0;
        while (head < least && before.get(head).equals(after.get(head))) {
            head++;
        }
        int tail = 0;
        while (tail < least - head && before.get(before.size() - 1 - tail).equals(after.get(after.size() - 1 - tail))) {
            tail++;
        }
        List<T> old = before.subList(head, before.size() - tail);
        List<T> fresh = after.subList(head, after.size() - tail);
        if (old.isEmpty() && fresh.isEmpty()) {
            return List.of();
        }
        return old.isEmpty() || fresh.isEmpty()
                ? List.of(new Edit<>(head, old.size(), fresh))
                : least(head, old, fresh);
    }

    /**
     * The fewest items gone and come [1]: {@code far[k]} is how many of the old items are used up at most by so many edits, when k
     * more of them than of the fresh ones are. Each round allows one edit more.
     *
     * <p>[1] E. W. Myers, An O(ND) Difference Algorithm and Its Variations, 1986.
     */
    private static <T> List<Edit<T>> least(int head, List<T> old, List<T> fresh) {
        int middle = MOST + 1;
        int[] far = new int[2 * middle + 1];
        List<int[]> rounds = new ArrayList<>();
        for (int edits = 0; edits <= MOST; edits++) {
            rounds.add(far.clone());
            for (int k = -edits; k <= edits; k += 2) {
                int x = isInsertion(far, middle, k, edits) ? far[middle + k + 1] : far[middle + k - 1] + 1;
                x = edits == 0 ? 0 : x;
                int y = x - k;
                while (x < old.size()
                        && y >= 0
                        && y < fresh.size()
                        && old.get(x).equals(fresh.get(y))) {
                    x++;
                    y++;
                }
                far[middle + k] = x;
                if (x >= old.size() && y >= fresh.size()) {
                    return gathered(head, fresh, rounds, k);
                }
            }
        }
        return List.of(new Edit<>(head, old.size(), fresh));
    }

    private static boolean isInsertion(int[] far, int middle, int k, int edits) {
        return k == -edits || k != edits && far[middle + k - 1] < far[middle + k + 1];
    }

    /** The edits along the way back from the end, neighbors joined. */
    private static <T> List<Edit<T>> gathered(int head, List<T> fresh, List<int[]> rounds, int end) {
        int middle = MOST + 1;
        Deque<Edit<T>> edits = new ArrayDeque<>();
        int k = end;
        for (int round = rounds.size() - 1; round > 0; round--) {
            int[] far = rounds.get(round);
            boolean inserted = isInsertion(far, middle, k, round);
            k += inserted ? 1 : -1;
            int x = far[middle + k];
            int y = x - k;
            Edit<T> edit =
                    inserted ? new Edit<>(head + x, 0, fresh.subList(y, y + 1)) : new Edit<>(head + x, 1, List.of());
            boolean joined = !edits.isEmpty() && edit.at + edit.gone == edits.getFirst().at;
            edits.addFirst(joined ? edit.with(edits.removeFirst()) : edit);
        }
        return List.copyOf(edits);
    }

    private Edit<T> with(Edit<T> next) {
        List<T> all = new ArrayList<>(come);
        all.addAll(next.come);
        return new Edit<>(at, gone + next.gone, all);
    }

    /** Writes edits as lists of an index, a number, and items. */
    static <T> void write(List<Edit<T>> edits, BiConsumer<T, JsonWriter> item, JsonWriter out) {
        out.beginArray();
        for (Edit<T> edit : edits) {
            out.beginArray().value(edit.at).value(edit.gone).beginArray();
            edit.come.forEach(one -> item.accept(one, out));
            out.endArray().endArray();
        }
        out.endArray();
    }
}
