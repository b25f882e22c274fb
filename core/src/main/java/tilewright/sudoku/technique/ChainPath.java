package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.List;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.step.Premise;

/**
 * A chain of implications, as the nodes of a {@link LinkGraph}.
 *
 * @param nodes each follows from the one before
 */
record ChainPath(CandidateGrid grid, LinkGraph graph, int[] nodes) {

    int last() {
        return nodes.length - 1;
    }

    int firstCell(int index) {
        return graph.firstCell(nodes[index]);
    }

    boolean isTrue(int index) {
        return graph.isTrue(nodes[index]);
    }

    boolean isSet(int index) {
        return graph.isSet(nodes[index]);
    }

    int digit(int index) {
        return graph.digit(nodes[index]);
    }

    /** The number of an almost locked set. */
    int set(int index) {
        return graph.set(nodes[index]);
    }

    /** The cells of a node; of an almost locked set, all of them. */
    CellSet cells(int index) {
        return isSet(index) ? grid.almostLockedSets().cells(set(index)) : graph.cells(nodes[index]);
    }

    /** The cells that see a node, or, of an almost locked set, all its places of a digit. */
    CellSet seen(int index, int digit) {
        return isSet(index)
                ? grid.almostLockedSets().seen(set(index), digit)
                : graph.cells(nodes[index]).seenByAll();
    }

    boolean hasGroupOrSet() {
        for (int node : nodes) {
            if (!LinkGraph.isCandidate(node)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the chain meets itself: a node begins in a cell of an earlier one that is not just before it.
     *
     * @param loop whether it may come back to its first cell
     */
    boolean meetsItself(boolean loop) {
        CellSet earlier = CellSet.NONE;
        for (int i = 0; i < nodes.length; i++) {
            if (earlier.has(firstCell(i))) {
                return true;
            }
            if (i > 0 && !(loop && firstCell(i - 1) == firstCell(0))) {
                earlier = earlier.or(cells(i - 1)).with(firstCell(i - 1));
            }
        }
        return false;
    }

    /** Links, and two and a half more for each almost locked set, as HoDoKu compares loops. */
    int roughLength() {
        int halves = 2 * last();
        for (int i = 0; i < nodes.length; i++) {
            halves += isSet(i) ? 5 : 0;
        }
        return halves / 2;
    }

    /** Links, and more for each almost locked set the larger it is. */
    int length() {
        int length = last();
        for (int i = 0; i < nodes.length; i++) {
            length += isSet(i) ? SetLinks.penalty(cells(i).size()) : 0;
        }
        return length;
    }

    List<Premise> premises() {
        List<Premise> premises = new ArrayList<>();
        for (int i = 0; i < last(); i++) {
            CellSet from = graph.cells(nodes[i]);
            int digit = digit(i);
            if (isSet(i)) {
                AlmostLockedSets sets = grid.almostLockedSets();
                premises.add(sets.premise(set(i)));
                if (!isTrue(i + 1)) {
                    CellSet exit = sets.places(set(i), digit(i + 1));
                    premises.add(new Premise.Link(from, digit, exit, digit(i + 1), true));
                    from = exit;
                    digit = digit(i + 1);
                }
            }
            premises.add(new Premise.Link(from, digit, graph.cells(nodes[i + 1]), digit(i + 1), isTrue(i + 1)));
        }
        return premises;
    }

    /** The candidates that a continuous loop removes: each of its weak links is a strong one as well. */
    void removeAround(Eliminations out) {
        boolean fromFalse = !isTrue(0);
        if (fromFalse && isTrue(last())) {
            out.addDigits(grid, firstCell(0), ~(Digits.bit(digit(0)) | Digits.bit(digit(last()))));
        }
        CellSet all = CellSet.NONE;
        for (int i = 0; i < last(); i++) {
            all = all.or(cells(i));
        }
        for (int i = 1; i <= last(); i++) {
            boolean moves = firstCell(i - 1) != firstCell(i);
            if (isTrue(i)) {
                if (moves && i + 2 <= last() && staysThenLeaves(i)) {
                    out.addDigits(grid, firstCell(i), ~(Digits.bit(digit(i)) | Digits.bit(digit(i + 2))));
                }
            } else if (moves) {
                int digit = digit(i);
                CellSet both = seen(i - 1, digit).and(seen(i, digit));
                out.add(digit, both.minus(all).without(firstCell(0)).and(grid.places(digit)));
                if (isSet(i)) {
                    removeLocked(i, out);
                }
            }
        }
    }

    private boolean staysThenLeaves(int i) {
        return !isTrue(i + 1)
                && firstCell(i) == firstCell(i + 1)
                && isTrue(i + 2)
                && firstCell(i + 1) != firstCell(i + 2);
    }

    /** The digits of an almost locked set that are neither its entry nor its exit are locked in it. */
    private void removeLocked(int i, Eliminations out) {
        AlmostLockedSets sets = grid.almostLockedSets();
        int set = set(i);
        int exits = Digits.bit(digit(i + 1));
        if (isTrue(i + 1)) {
            int cell = firstCell(i + 1);
            exits = grid.candidates(cell) & ~exits;
            for (int rest = exits & sets.digits(set); rest != 0; rest &= rest - 1) {
                int digit = Digits.first(rest);
                out.add(digit, sets.seen(set, digit).and(CellSet.peers(cell)));
            }
        }
        for (int rest = sets.digits(set) & ~exits & ~Digits.bit(digit(i)); rest != 0; rest &= rest - 1) {
            int digit = Digits.first(rest);
            out.add(digit, sets.seen(set, digit));
        }
    }
}
