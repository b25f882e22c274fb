package tilewright.bench.hues;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.bench.hues.FullBoards.Size;
import tilewright.hues.HuesPuzzle;
import tilewright.puzzle.Puzzle;
import tilewright.text.TextError;

final class FullBoardsTest {

    private static List<String> lines(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(HuesPuzzle.class.getResourceAsStream(name), name)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().filter(line -> !line.startsWith("#")).toList();
        }
    }

    @Test
    void every_listed_size_has_its_number_of_boards() throws IOException {
        int sizes = 0;
        for (String line : lines("small-board-counts.csv")) {
            String[] fields = line.split(",");
            Size size = new Size(number(fields, 0), number(fields, 1), number(fields, 2), fields[4].equals("1"));
            assertThat(size.tiles()).as(line).isEqualTo(number(fields, 3));
            assertThat(FullBoards.count(size)).as(line).isEqualTo(Long.parseLong(fields[5]));
            sizes++;
        }
        assertThat(sizes).isEqualTo(43);
    }

    private static int number(String[] fields, int field) {
        return Integer.parseInt(fields[field]);
    }

    @Test
    void agrees_with_filling_cell_by_cell() {
        Seeds.each(150, random -> {
            int rows = 1 + random.below(5);
            int columns = 1 + random.below(16 / rows);
            int colors = 1 + random.below(rows * columns);
            if (rows * columns % colors == 0) {
                Size size = new Size(rows, columns, colors, random.below(2) == 0);
                int[] board = new int[rows * columns];
                assertThat(FullBoards.count(size)).as(size.toString()).isEqualTo(filled(size, board, 0, 0));
            }
        });
    }

    /** The ways to fill the board from a cell on; a color may be used first only when all before it have been used. */
    private static long filled(Size size, int[] board, int cell, int used) {
        if (cell == board.length) {
            return used == size.colors() ? 1 : 0;
        }
        long number = 0;
        for (int color = 0; color < Math.min(used + 1, size.colors()); color++) {
            if (fits(size, board, cell, color)) {
                board[cell] = color;
                number += filled(size, board, cell + 1, Math.max(used, color + 1));
            }
        }
        return number;
    }

    private static boolean fits(Size size, int[] board, int cell, int color) {
        int same = 0;
        for (int other = 0; other < cell; other++) {
            int down = cell / size.columns() - other / size.columns();
            int across = Math.abs(cell % size.columns() - other % size.columns());
            boolean corners = size.corners() && corner(size, cell) && corner(size, other);
            if (board[other] == color) {
                same++;
                if (down + across <= 2 || corners) {
                    return false;
                }
            }
        }
        return same < size.tiles();
    }

    private static boolean corner(Size size, int cell) {
        int row = cell / size.columns();
        int column = cell % size.columns();
        return (row == 0 || row == size.rows() - 1) && (column == 0 || column == size.columns() - 1);
    }

    @Test
    void the_peers_are_those_of_the_puzzle() {
        long[] peers = FullBoards.peers(new Size(8, 8, 8, true));
        for (int one = 0; one < 64; one++) {
            for (int other = 0; other < one; other++) {
                assertThat((peers[one] & 1L << other) != 0)
                        .as("cells %d and %d", one, other)
                        .isEqualTo((peers[other] & 1L << one) != 0)
                        .isEqualTo(refused(pair(one, other)));
            }
        }
    }

    /** An empty board but for two tiles of one color. */
    private static String pair(int one, int other) {
        StringBuilder text = new StringBuilder("........" + "/........".repeat(7));
        text.setCharAt(9 * (one / 8) + one % 8, '1');
        text.setCharAt(9 * (other / 8) + other % 8, '1');
        return text.toString();
    }

    private static boolean refused(String text) {
        Puzzle<?, ?, ?> puzzle = new HuesPuzzle();
        try {
            puzzle.texts().positions().parse(text);
            return false;
        } catch (TextError broken) {
            return true;
        }
    }

    @Test
    void colors_must_share_the_cells_equally() {
        assertThatThrownBy(() -> new Size(5, 5, 4, false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("colors (4)");
        assertThatThrownBy(() -> new Size(9, 8, 8, false)).isInstanceOf(IllegalArgumentException.class);
    }
}
