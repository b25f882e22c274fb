package tilewright.sudoku.exchange;

import java.util.ArrayList;
import java.util.List;
import tilewright.sudoku.rules.VariantError;
import tilewright.text.Cursor;

/**
 * Divisions of a grid into parts, as Simon Tatham's Solo writes them: for each edge between two cells whether there is a line; first the
 * edges between neighbors in rows, row by row, then those in columns, column by column.
 *
 * <p>A letter is a number of edges without a line, {@code a} for 1, and a line behind them; {@code _} is a line alone, and {@code z} is 25
 * edges without a line behind them. Behind the last edge there is one more line.
 */
final class SoloEdges {

    private static final int LONGEST_RUN = 25;

    private final int side;
    private final int edges;

    /** @param side of the grid */
    SoloEdges(int side) {
        this.side = side;
        this.edges = 2 * side * (side - 1);
    }

    private int first(int edge) {
        int half = edges / 2;
        int along = edge % half / (side - 1);
        int across = edge % half % (side - 1);
        return edge < half ? along * side + across : across * side + along;
    }

    private int second(int edge) {
        return first(edge) + (edge < edges / 2 ? 1 : side);
    }

    /** Reads the part of each cell, numbered from 0 by their first cells, up to a comma or the end. */
    List<Integer> read(Cursor cursor) {
        int[] parts = new int[side * side];
        for (int cell = 0; cell < parts.length; cell++) {
            parts[cell] = cell;
        }
        int edge = 0;
        while (!cursor.atEnd() && !cursor.sees(',')) {
            int at = cursor.offset();
            char c = cursor.next();
            int run = c == '_' ? 0 : c >= 'a' && c <= 'z' ? Math.min(c - 'a' + 1, LONGEST_RUN) : edges + 1;
            if (edge + run > edges) {
                throw cursor.error(at, ExchangeMessages.soloEdges());
            }
            for (int i = 0; i < run; i++) {
                join(parts, first(edge), second(edge));
                edge++;
            }
            edge += c == 'z' ? 0 : 1;
        }
        if (edge != edges + 1) {
            throw cursor.error(ExchangeMessages.soloEdges());
        }
        return numbered(parts);
    }

    private static void join(int[] parts, int cell, int other) {
        int kept = Math.min(parts[cell], parts[other]);
        int left = Math.max(parts[cell], parts[other]);
        for (int i = 0; i < parts.length; i++) {
            parts[i] = parts[i] == left ? kept : parts[i];
        }
    }

    private static List<Integer> numbered(int[] parts) {
        List<Integer> numbers = new ArrayList<>();
        int next = 0;
        for (int cell = 0; cell < parts.length; cell++) {
            numbers.add(parts[cell] == cell ? next++ : numbers.get(parts[cell]));
        }
        return numbers;
    }

    /**
     * Returns the text of a division.
     *
     * @param partOf the part of each cell, numbered from 0 by their first cells
     * @throws VariantError when a part does not hang together: then no lines can say it
     */
    String text(List<Integer> partOf) {
        StringBuilder out = new StringBuilder();
        int run = 0;
        for (int edge = 0; edge <= edges; edge++) {
            boolean line = edge == edges || !partOf.get(first(edge)).equals(partOf.get(second(edge)));
            if (!line) {
                run++;
                continue;
            }
            for (; run > LONGEST_RUN; run -= LONGEST_RUN) {
                out.append('z');
            }
            out.append(run == 0 ? '_' : (char) ('a' + run - 1));
            run = 0;
        }
        if (!read(new Cursor(out.toString())).equals(partOf)) {
            throw new VariantError(ExchangeMessages.apart());
        }
        return out.toString();
    }
}
