package tilewright.bulk.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.util.List;
import tilewright.cli.batch.ColumnLines;
import tilewright.cli.batch.GroupedLines;
import tilewright.cli.batch.Lines;
import tilewright.cli.batch.StreamLines;
import tilewright.cli.batch.TableColumn;

/** The lines of one task, in the order of the input. */
public sealed interface Slice extends Serializable {

    /** The number of the slice, from 0. */
    int number();

    /** The name of the file that it is a part of; empty for none. */
    String file();

    /** Opens its texts, with the numbers that their lines have in the whole input. */
    Lines open(WorkerContext context) throws IOException;

    /**
     * A part of a text file, from the beginning of a line to the beginning of another.
     *
     * @param from in bytes
     * @param to in bytes, exclusive
     * @param before lines before it, in this file and in those before
     * @param column of a table, that which holds the texts, one at most; none for plain text
     */
    record Bytes(int number, String file, long from, long to, long before, List<TableColumn> column) implements Slice {
        @Override
        public Lines open(WorkerContext context) throws IOException {
            InputStream in = new BoundedStream(Files.open(file, from, context.hadoop()), to - from);
            return texts(new StreamLines(in, to - from, before, from == 0), column, from == 0, context);
        }
    }

    /**
     * Positions to be made.
     *
     * @param first item, from 0
     */
    record Items(int number, long first, long count) implements Slice {
        @Override
        public String file() {
            return "";
        }

        @Override
        public Lines open(WorkerContext context) {
            return Lines.empty(first, count);
        }
    }

    /**
     * The texts of the lines of a file.
     *
     * @param column of a table, one at most; none for plain text
     * @param begun whether the lines begin with the first one of the file
     */
    static Lines texts(StreamLines lines, List<TableColumn> column, boolean begun, WorkerContext context) {
        return column.isEmpty()
                ? new GroupedLines(lines, context.grouping())
                : new ColumnLines(lines, column.getFirst(), begun);
    }
}
