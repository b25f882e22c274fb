package tilewright.sudoku.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.draw.Box;
import tilewright.message.Message;

final class HousesTest {

    @Test
    void rows_columns_and_boxes_are_numbered_and_named() {
        assertThat(Houses.cells(2)).containsExactly(18, 19, 20, 21, 22, 23, 24, 25, 26);
        assertThat(Houses.cells(9)).containsExactly(0, 9, 18, 27, 36, 45, 54, 63, 72);
        assertThat(Houses.cells(23)).containsExactly(33, 34, 35, 42, 43, 44, 51, 52, 53);
        assertThat(IntStream.of(0, 8, 9, 17, 18, 26).mapToObj(HousesTest::words))
                .containsExactly("row 1", "row 9", "column 1", "column 9", "box 1", "box 9");
        assertThat(Houses.area(3)).isEqualTo(Box.cells(3, 0, 1, 9));
        assertThat(Houses.area(10)).isEqualTo(Box.cells(0, 1, 9, 1));
        assertThat(Houses.area(23)).isEqualTo(Box.cells(3, 6, 3, 3));
        assertThat(IntStream.range(0, Houses.COUNT).filter(Houses::isBox))
                .containsExactly(18, 19, 20, 21, 22, 23, 24, 25, 26);
    }

    @Test
    void a_cell_lies_in_the_houses_that_have_it() {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int its = cell;
            assertThat(Houses.of(cell))
                    .containsExactly(IntStream.range(0, Houses.COUNT)
                            .filter(house -> Arrays.stream(Houses.cells(house)).anyMatch(other -> other == its))
                            .toArray());
            assertThat(Houses.of(cell))
                    .containsExactly(Houses.row(cell), 9 + Houses.column(cell), 18 + Houses.box(cell));
        }
    }

    @Test
    void a_cell_sees_the_others_of_its_houses() {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int its = cell;
            assertThat(Houses.peers(cell))
                    .containsExactly(Arrays.stream(Houses.of(cell))
                            .flatMap(house -> Arrays.stream(Houses.cells(house)))
                            .filter(other -> other != its)
                            .sorted()
                            .distinct()
                            .toArray());
        }
    }

    @Test
    void cells_are_found_by_their_names() {
        assertThat(Houses.cell("r1c1")).isZero();
        assertThat(Houses.cell("r9c9")).isEqualTo(80);
        assertThat(Houses.cell("r0c1")).isEqualTo(-1);
        assertThat(Houses.cell("row 1")).isEqualTo(-1);
    }

    @Test
    void people_look_through_boxes_then_columns_then_rows() {
        assertThat(Arrays.stream(Houses.easiestFirst()).mapToObj(HousesTest::words))
                .hasSize(27)
                .startsWith("box 1", "box 2")
                .endsWith("row 8", "row 9")
                .containsSubsequence("box 9", "column 1", "column 9", "row 1");
    }

    private static String words(int house) {
        return Message.of("{0}", Houses.value(house)).text();
    }
}
