package tilewright.cli.batch;

import java.util.List;
import java.util.function.Supplier;
import tilewright.cli.context.InputFiles;
import tilewright.text.LineGrouping;

/** The source of a command's lines. Nothing is read before it is opened. */
public sealed interface LineSource {

    /** Opens the lines; the caller closes them. */
    Lines open();

    /** The files that are read. */
    default InputFiles files() {
        return InputFiles.NONE;
    }

    /**
     * A file or the standard input.
     *
     * @param files that one
     * @param lines opens it
     * @param grouping which lines make up one text
     */
    record Read(InputFiles files, Supplier<Lines> lines, LineGrouping grouping) implements LineSource {
        @Override
        public Lines open() {
            return new GroupedLines(lines.get(), grouping);
        }
    }

    /**
     * A table in a file or on the standard input.
     *
     * @param files that one
     * @param lines opens it
     * @param column the name of the column with the texts
     */
    record Table(InputFiles files, Supplier<Lines> lines, String column) implements LineSource {
        @Override
        public Lines open() {
            return new ColumnLines(lines.get(), column);
        }
    }

    /** Texts that were typed. */
    record Typed(List<String> texts) implements LineSource {
        public Typed {
            texts = List.copyOf(texts);
        }

        @Override
        public Lines open() {
            return Lines.of(texts);
        }
    }

    /** A number of empty lines, for tasks that look at the lines' numbers alone. */
    record Numbered(long count) implements LineSource {
        @Override
        public Lines open() {
            return Lines.empty(count);
        }
    }
}
