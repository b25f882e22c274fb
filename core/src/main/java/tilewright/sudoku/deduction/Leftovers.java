package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import tilewright.sudoku.rules.House;
import tilewright.sudoku.rules.Variant;

/**
 * Rows or columns, and as many boxes: both hold the same digits, and so do the cells that only one of them has. The law of leftovers of
 * jigsaws. Immutable; threads may share one.
 *
 * @param lines beside each other
 * @param ofLines the cells of the lines outside of the boxes
 * @param ofBoxes the cells of the boxes outside of the lines, as many
 */
public record Leftovers(List<House> lines, List<House> boxes, List<Integer> ofLines, List<Integer> ofBoxes) {

    /** Boxes that are found for the same lines. */
    private static final int MOST_FOUND = 8;

    /** All with fewer cells than half the side: in grids with the usual boxes there are none. */
    static List<Leftovers> of(Variant rules) {
        List<Leftovers> found = new ArrayList<>();
        List<House> boxes = ofKind(rules, House.Kind.BOX);
        for (House.Kind kind : List.of(House.Kind.ROW, House.Kind.COLUMN)) {
            List<House> lines = ofKind(rules, kind);
            for (int count = 1; count <= (boxes.isEmpty() ? 0 : (rules.side() + 1) / 2); count++) {
                for (int from = 0; from + count <= rules.side(); from++) {
                    new Search(rules.side(), lines.subList(from, from + count), boxes, found).choose();
                }
            }
        }
        return List.copyOf(found);
    }

    private static List<House> ofKind(Variant rules, House.Kind kind) {
        return rules.houses().stream().filter(house -> house.kind() == kind).toList();
    }

    private static BitSet cells(List<House> houses) {
        BitSet cells = new BitSet();
        houses.forEach(house -> house.cells().forEach(cells::set));
        return cells;
    }

    /** Chooses boxes that share most cells with the lines, those that share the most first. */
    private static final class Search {

        private final List<House> lines;
        private final BitSet cells;
        private final List<House> boxes;
        private final int[] shared;
        private final List<Leftovers> found;
        private final int before;
        private final List<House> chosen = new ArrayList<>();

        /** The number of cells that the boxes have to share with the lines. */
        private final int wanted;

        Search(int side, List<House> lines, List<House> boxes, List<Leftovers> found) {
            this.lines = lines;
            this.found = found;
            before = found.size();
            cells = cells(lines);
            this.boxes = boxes.stream()
                    .sorted(Comparator.comparingInt(this::sharedBy).reversed())
                    .toList();
            shared = this.boxes.stream().mapToInt(this::sharedBy).toArray();
            wanted = lines.size() * side - (side - 1) / 2;
        }

        private int sharedBy(House box) {
            return (int) box.cells().stream().filter(cells::get).count();
        }

        void choose() {
            choose(0, 0);
        }

        private void choose(int from, int sum) {
            int more = lines.size() - chosen.size();
            if (more == 0) {
                add();
                return;
            }
            for (int box = from;
                    box + more <= boxes.size()
                            && sum + more * shared[box] >= wanted
                            && found.size() < before + MOST_FOUND;
                    box++) {
                chosen.add(boxes.get(box));
                choose(box + 1, sum + shared[box]);
                chosen.removeLast();
            }
        }

        private void add() {
            BitSet ofLines = (BitSet) cells.clone();
            ofLines.andNot(cells(chosen));
            BitSet ofBoxes = cells(chosen);
            ofBoxes.andNot(cells);
            if (!ofLines.isEmpty()) {
                found.add(new Leftovers(
                        List.copyOf(lines),
                        chosen.stream()
                                .sorted(Comparator.comparingInt(House::number))
                                .toList(),
                        ofLines.stream().boxed().toList(),
                        ofBoxes.stream().boxed().toList()));
            }
        }
    }
}
