package tilewright.sudoku.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.sudoku.model.Houses;

class VariantTest {

    private static List<List<Integer>> cells(String rules, House.Kind kind) {
        return VariantText.RULES.parse(rules).houses().stream()
                .filter(house -> house.kind() == kind)
                .map(House::cells)
                .toList();
    }

    @Test
    void the_houses_of_the_classic_grid_are_those_of_the_classic_puzzle() {
        assertThat(Variant.CLASSIC.houses())
                .extracting(House::cells)
                .containsExactlyElementsOf(IntStream.range(0, Houses.COUNT)
                        .mapToObj(house ->
                                Arrays.stream(Houses.cells(house)).boxed().toList())
                        .toList());
    }

    @Test
    void usual_boxes() {
        assertThat(IntStream.rangeClosed(2, 25)
                        .mapToObj(Boxes::usual)
                        .filter(Boxes.Rectangles.class::isInstance)
                        .map(boxes -> ((Boxes.Rectangles) boxes).rows() + "x" + ((Boxes.Rectangles) boxes).columns()))
                .containsExactly(
                        "2x2", "2x3", "2x4", "3x3", "2x5", "3x4", "2x7", "3x5", "4x4", "3x6", "4x5", "3x7", "2x11",
                        "4x6", "5x5");
    }

    @Test
    void diagonals_windows_groups_and_extra_houses() {
        assertThat(cells("4x4 x", House.Kind.DIAGONAL)).containsExactly(List.of(0, 5, 10, 15), List.of(3, 6, 9, 12));
        assertThat(cells("4x4 windoku", House.Kind.WINDOW)).containsExactly(List.of(5, 6, 9, 10));
        assertThat(cells("9x9 windoku", House.Kind.WINDOW))
                .hasSize(4)
                .contains(List.of(10, 11, 12, 19, 20, 21, 28, 29, 30), List.of(50, 51, 52, 59, 60, 61, 68, 69, 70));
        assertThat(cells("4x4 disjoint", House.Kind.GROUP))
                .containsExactly(
                        List.of(0, 2, 8, 10), List.of(1, 3, 9, 11), List.of(4, 6, 12, 14), List.of(5, 7, 13, 15));
        assertThat(cells("4x4 house=r1c1,r2c2,r3-4c1", House.Kind.EXTRA)).containsExactly(List.of(0, 5, 8, 12));
        assertThat(cells("5x5", House.Kind.BOX)).isEmpty();
    }

    @Test
    void cells_of_diagonals_of_little_killers() {
        assertThat(new Constraint.LittleKiller(8, Constraint.LittleKiller.Direction.UP_RIGHT, 3).cells(4))
                .containsExactly(8, 5, 2);
        assertThat(new Constraint.LittleKiller(3, Constraint.LittleKiller.Direction.DOWN_RIGHT, 3).cells(4))
                .containsExactly(3);
    }

    @Test
    void cells_outside_the_grid_are_refused() {
        assertThatThrownBy(() -> Variant.of(4).with(new Constraint.Cage(3, List.of(1, 16))))
                .isInstanceOf(VariantError.class)
                .hasMessage("cage: a cell (16) is outside the grid, whose cells are 0 to 15");
        assertThatThrownBy(() -> Variant.of(4).with(new Constraint.Sandwich(House.Kind.ROW, 4, 3)))
                .isInstanceOf(VariantError.class)
                .hasMessage("sandwich: there is no row or column 5; the grid has 4");
        assertThatThrownBy(() -> Variant.of(26)).isInstanceOf(VariantError.class);
    }

    @Test
    void givens_outside_the_rules_are_refused() {
        assertThatThrownBy(() -> new VariantPuzzle(Variant.of(2), List.of(1, 2, 3, 0)))
                .isInstanceOf(VariantError.class)
                .hasMessage("row 2, column 1 has (3); digits are 1 to 2");
        assertThatThrownBy(() -> new VariantPuzzle(Variant.of(2), List.of(1)))
                .isInstanceOf(VariantError.class)
                .hasMessage("the grid has 4 cells, not 1");
    }
}
