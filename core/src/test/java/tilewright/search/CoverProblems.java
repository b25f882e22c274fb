package tilewright.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Cover problems that everybody knows. */
final class CoverProblems {

    private CoverProblems() {}

    /** Rows and columns must hold a queen, diagonals may. */
    static CoverProblem queens(int width) {
        CoverProblem.Builder builder = new CoverProblem.Builder();
        int[] row = new int[width];
        int[] column = new int[width];
        int[] rising = new int[2 * width - 1];
        int[] falling = new int[2 * width - 1];
        Arrays.setAll(row, i -> builder.primary("row " + (i + 1)));
        Arrays.setAll(rising, i -> builder.secondary("rising " + i));
        Arrays.setAll(column, i -> builder.primary("column " + (i + 1)));
        Arrays.setAll(falling, i -> builder.secondary("falling " + i));
        for (int r = 0; r < width; r++) {
            for (int c = 0; c < width; c++) {
                builder.option(row[r], column[c], rising[r + c], falling[r - c + width - 1]);
            }
        }
        return builder.build();
    }

    /** Tilings of a rectangle by dominoes. */
    static CoverProblem dominoes(int rows, int columns) {
        CoverProblem.Builder builder = new CoverProblem.Builder();
        for (int cell = 0; cell < rows * columns; cell++) {
            builder.primary("cell " + cell);
        }
        for (int cell = 0; cell < rows * columns; cell++) {
            if (cell % columns < columns - 1) {
                builder.option(cell, cell + 1);
            }
            if (cell + columns < rows * columns) {
                builder.option(cell, cell + columns);
            }
        }
        return builder.build();
    }

    /** Each number k up to n stands twice in a row of 2n, with k places between. */
    static CoverProblem langford(int n) {
        CoverProblem.Builder builder = new CoverProblem.Builder();
        int[] number = new int[n + 1];
        int[] place = new int[2 * n];
        for (int k = 1; k <= n; k++) {
            number[k] = builder.primary("number " + k);
        }
        Arrays.setAll(place, i -> builder.primary("place " + i));
        for (int k = 1; k <= n; k++) {
            for (int i = 0; i + k + 1 < 2 * n; i++) {
                builder.option(number[k], place[i], place[i + k + 1]);
            }
        }
        return builder.build();
    }

    /** The twelve pentominoes in a rectangle of 60 cells, turned and mirrored as one likes. */
    static CoverProblem pentominoes(int rows, int columns) {
        CoverProblem.Builder builder = new CoverProblem.Builder();
        String[] names = {"F", "I", "L", "N", "P", "T", "U", "V", "W", "X", "Y", "Z"};
        String[] shapes = {
            ".##/##./.#.", "#####", "#.../####", "##../.###", "##/##/#.", "###/.#./.#.",
            "#.#/###", "#../#../###", "#../##./.##", ".#./###/.#.", ".#../####", "##./.#./.##"
        };
        int[] piece = new int[names.length];
        Arrays.setAll(piece, i -> builder.primary(names[i]));
        int[] cell = new int[rows * columns];
        Arrays.setAll(cell, i -> builder.primary("cell " + i));
        for (int i = 0; i < shapes.length; i++) {
            for (List<List<Integer>> shape : turns(shapes[i])) {
                place(builder, piece[i], shape, cell, rows, columns);
            }
        }
        return builder.build();
    }

    private static void place(
            CoverProblem.Builder builder, int piece, List<List<Integer>> shape, int[] cell, int rows, int columns) {
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                int[] items = new int[6];
                items[0] = piece;
                boolean inside = true;
                for (int i = 0; i < 5 && inside; i++) {
                    int row = r + shape.get(i).get(0);
                    int column = c + shape.get(i).get(1);
                    inside = row < rows && column < columns;
                    items[i + 1] = inside ? cell[row * columns + column] : 0;
                }
                if (inside) {
                    builder.option(items);
                }
            }
        }
    }

    /** The different ones among the eight ways to lay a shape, each moved to the upper left corner. */
    private static Set<List<List<Integer>>> turns(String shape) {
        String[] lines = shape.split("/");
        Set<List<List<Integer>>> all = new LinkedHashSet<>();
        for (int way = 0; way < 8; way++) {
            List<List<Integer>> cells = new ArrayList<>();
            for (int r = 0; r < lines.length; r++) {
                for (int c = 0; c < lines[r].length(); c++) {
                    if (lines[r].charAt(c) == '#') {
                        int a = (way & 1) == 0 ? r : lines.length - 1 - r;
                        int b = (way & 2) == 0 ? c : lines[r].length() - 1 - c;
                        cells.add((way & 4) == 0 ? List.of(a, b) : List.of(b, a));
                    }
                }
            }
            cells.sort((x, y) -> x.get(0) * 8 + x.get(1) - y.get(0) * 8 - y.get(1));
            all.add(cells);
        }
        return all;
    }

    /**
     * Squares of letters in which each row and each column is one of these words, across and down alike: the cells are
     * secondary items, and their colors are letters.
     */
    static CoverProblem wordSquares(String... words) {
        int width = words[0].length();
        CoverProblem.Builder builder = new CoverProblem.Builder();
        int[] line = new int[2 * width];
        Arrays.setAll(line, i -> builder.primary(i < width ? "row " + (i + 1) : "column " + (i + 1 - width)));
        int[] cell = new int[width * width];
        Arrays.setAll(cell, i -> builder.secondary("cell " + i));
        for (int l = 0; l < 2 * width; l++) {
            for (String word : words) {
                int[] items = new int[width + 1];
                int[] colors = new int[width + 1];
                items[0] = line[l];
                for (int i = 0; i < width; i++) {
                    items[i + 1] = cell[l < width ? l * width + i : i * width + l - width];
                    colors[i + 1] = word.charAt(i);
                }
                builder.option(items, colors);
            }
        }
        return builder.build();
    }
}
