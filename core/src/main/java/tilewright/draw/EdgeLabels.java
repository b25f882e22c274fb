package tilewright.draw;

import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The names of the rows and columns of a board, at the places of a raster where their cells have their middle.
 *
 * @param rows by the row of the raster
 * @param columns by the column of the raster
 * @param width characters before each line; 0 where nothing is named
 */
record EdgeLabels(SortedMap<Integer, String> rows, SortedMap<Integer, String> columns, int width) {

    static final EdgeLabels NONE = new EdgeLabels(new TreeMap<>(), new TreeMap<>(), 0);

    /** The names at the cells of a scene, which are its spots whose names are those of cells. */
    static EdgeLabels of(Scene scene, Scale scale) {
        SortedMap<Integer, String> rows = new TreeMap<>();
        SortedMap<Integer, String> columns = new TreeMap<>();
        int width = 0;
        for (Spot spot : scene.spots()) {
            String id = spot.id();
            int c = id.indexOf('c');
            if (isNumbered(id, 'r', 0, c) && isNumbered(id, 'c', c, id.length())) {
                String row = id.substring(0, c);
                String column = id.substring(c);
                rows.put(scale.middleRow(spot.box()), row);
                columns.put(
                        scale.middleColumn(spot.box()),
                        scale == Scale.TIGHT ? column.substring(column.length() - 1) : column);
                width = Math.max(width, row.length());
            }
        }
        return new EdgeLabels(rows, columns, width);
    }

    /** Whether a part of a text is a letter and digits behind it. */
    private static boolean isNumbered(String text, char letter, int from, int to) {
        boolean numbered = to - from > 1 && text.charAt(from) == letter;
        for (int i = from + 1; i < to; i++) {
            numbered &= text.charAt(i) >= '0' && text.charAt(i) <= '9';
        }
        return numbered;
    }

    /** The line with the names of columns, and its line break; empty where nothing is named. */
    String head() {
        StringBuilder out = new StringBuilder();
        columns.forEach((middle, name) -> {
            int start = width + middle - (name.length() - 1) / 2;
            while (out.length() < start) {
                out.append(' ');
            }
            out.append(name);
        });
        return out.isEmpty() ? "" : out.append('\n').toString();
    }

    /** The label before a line: the name of its row, or blanks. */
    String row(int row) {
        StringBuilder out = new StringBuilder(rows.getOrDefault(row, ""));
        while (out.length() < width) {
            out.append(' ');
        }
        return out.toString();
    }
}
