package tilewright.search;

import java.util.ArrayList;
import java.util.List;

/** Puts n different numbers below n into a row so that neighbors differ by 2 or more. */
final class ListTree implements Tree {

    private final int length;
    private final List<Integer> row = new ArrayList<>();

    ListTree(int length) {
        this.length = length;
    }

    @Override
    public boolean complete() {
        return row.size() == length;
    }

    @Override
    public int width() {
        return complete() ? 0 : length;
    }

    @Override
    public boolean take(int option) {
        if (row.contains(option) || !row.isEmpty() && Math.abs(row.getLast() - option) < 2) {
            return false;
        }
        return row.add(option);
    }

    @Override
    public void back() {
        row.removeLast();
    }

    @Override
    public String toString() {
        return row.toString();
    }
}
