package tilewright.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GridTest {

    @Test
    void cells_are_numbered_row_by_row() {
        Grid grid = new Grid(3, 5);
        assertThat(grid.cells()).isEqualTo(15);
        int next = 0;
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 5; column++) {
                int cell = grid.cell(row, column);
                assertThat(cell).isEqualTo(next++);
                assertThat(grid.row(cell)).isEqualTo(row);
                assertThat(grid.column(cell)).isEqualTo(column);
            }
        }
        assertThat(Grid.square(4)).isEqualTo(new Grid(4, 4));
    }

    @Test
    void holds_what_is_inside() {
        Grid grid = new Grid(2, 3);
        assertThat(grid.holds(0, 0)).isTrue();
        assertThat(grid.holds(1, 2)).isTrue();
        assertThat(grid.holds(2, 0)).isFalse();
        assertThat(grid.holds(0, 3)).isFalse();
        assertThat(grid.holds(-1, 0)).isFalse();
        assertThat(grid.holds(0, -1)).isFalse();
    }

    @Test
    void neighbors_share_a_side() {
        for (Grid grid : List.of(new Grid(1, 1), new Grid(1, 6), new Grid(6, 1), new Grid(3, 4), new Grid(5, 5))) {
            for (int cell = 0; cell < grid.cells(); cell++) {
                List<Integer> slow = new ArrayList<>();
                for (int other = 0; other < grid.cells(); other++) {
                    int apart = Math.abs(grid.row(cell) - grid.row(other))
                            + Math.abs(grid.column(cell) - grid.column(other));
                    if (apart == 1) {
                        slow.add(other);
                    }
                }
                assertThat(grid.neighbors(cell))
                        .as("cell %d of %s", cell, grid)
                        .containsExactly(
                                slow.stream().mapToInt(Integer::intValue).toArray());
            }
        }
    }

    @Test
    void names_count_from_one() {
        Grid grid = new Grid(3, 5);
        assertThat(grid.name(0)).isEqualTo("r1c1");
        assertThat(grid.name(14)).isEqualTo("r3c5");
        assertThat(grid.words(9)).isEqualTo("row 2, column 5");
    }

    @Test
    void an_empty_board_is_refused() {
        assertThatThrownBy(() -> new Grid(0, 3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("rows (0) and columns (3) must be 1 or more");
        assertThatThrownBy(() -> new Grid(3, -1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void transposed_rows_become_columns() {
        Grid grid = new Grid(2, 3);
        assertThat(grid.transposed()).isEqualTo(new Grid(3, 2));
        assertThat(IntStream.range(0, 6).map(grid::transposed)).containsExactly(0, 2, 4, 1, 3, 5);
    }
}
