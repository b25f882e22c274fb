package tilewright.bulk.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import tilewright.cli.batch.Line;
import tilewright.cli.batch.StreamLines;
import tilewright.text.LineGrouping;

/**
 * Bytes of a file that are looked through for a place where it may be cut, so that its lines can be numbered.
 *
 * @param file which of the files, from 0
 * @param to exclusive
 */
record TextRange(int file, String name, long from, long to) implements Serializable {

    private static final int BUFFER = 1 << 18;
    /** Bytes in which the first line ends, if its end is to be seen. */
    private static final int BEGIN = 1 << 16;

    /**
     * The result of looking through a range.
     *
     * @param cut where a slice may begin; -1 for nowhere
     * @param before line breaks before the cut; all where there is none
     * @param after line breaks behind the cut
     * @param whole whether the file cannot be cut: it is in UTF-16, or its lines end with carriage returns alone
     * @param open whether the last byte is no line break
     */
    record Seen(int file, long cut, long before, long after, boolean whole, boolean open) implements Serializable {}

    /** @throws IoFailure when it cannot be read */
    Seen look(WorkerContext context) {
        Configuration hadoop = context.hadoop();
        try {
            if (from == 0 && whole(hadoop)) {
                return new Seen(file, 0, 0, 0, true, false);
            }
            long cut = cut(context.grouping(), hadoop);
            try (InputStream in = new BoundedStream(Files.open(name, from, hadoop), to - from)) {
                return counted(in, cut);
            }
        } catch (IOException error) {
            throw IoFailure.reading(name, error);
        }
    }

    /**
     * Whether the file must be read whole: told by the mark of the byte order, or by the end of the first line, as
     * {@link StreamLines} reads it.
     */
    private boolean whole(Configuration hadoop) throws IOException {
        try (InputStream in = Files.open(name, 0, hadoop)) {
            byte[] begin = in.readNBytes(BEGIN);
            int mark = begin.length < 2 ? 0 : (begin[0] & 0xff) << 8 | begin[1] & 0xff;
            if (mark == 0xfeff || mark == 0xfffe) {
                return true;
            }
            int end = 0;
            while (end < begin.length && begin[end] != '\n' && begin[end] != '\r') {
                end++;
            }
            int next = end;
            while (next < begin.length && begin[next] == '\r') {
                next++;
            }
            return next > end && (next == begin.length || begin[next] != '\n');
        }
    }

    private Seen counted(InputStream in, long cut) throws IOException {
        byte[] buffer = new byte[BUFFER];
        long at = from;
        long before = 0;
        long after = 0;
        byte last = '\n';
        for (int length = in.read(buffer); length > 0; length = in.read(buffer)) {
            int split = cut < 0 ? length : Math.clamp(cut - at, 0, length);
            before += breaks(buffer, 0, split);
            after += breaks(buffer, split, length);
            at += length;
            last = buffer[length - 1];
        }
        if (at < to) {
            throw new IOException("it has become shorter");
        }
        return new Seen(file, cut, before, after, false, last != '\n');
    }

    private static int breaks(byte[] buffer, int from, int to) {
        int count = 0;
        for (int i = from; i < to; i++) {
            count += buffer[i] == '\n' ? 1 : 0;
        }
        return count;
    }

    /** The first line that begins in this range and before which the file may be cut. */
    private long cut(LineGrouping grouping, Configuration hadoop) throws IOException {
        if (from == 0) {
            return 0;
        }
        // from the byte before: a line begins here only behind a line break
        try (StreamLines lines =
                new StreamLines(new BoundedStream(Files.open(name, from - 1, hadoop), to - from + 1), 0, 1, false)) {
            Optional<Line> before = lines.next();
            if (before.isPresent() && !grouping.equals(LineGrouping.LINES)) { // its beginning is not here
                before = lines.next();
            }
            while (before.isPresent()) {
                long begin = from - 1 + before.get().end();
                Optional<Line> line = lines.next();
                boolean whole = line.isPresent() && from - 1 + line.get().end() < to;
                if (whole && cutBetween(before.get(), line.get(), grouping)) {
                    return begin;
                }
                before = line;
            }
            return -1;
        }
    }

    private static boolean cutBetween(Line before, Line line, LineGrouping grouping) {
        String text = grouping.comments(before.text()) ? "" : before.text();
        return before.fault().isEmpty()
                && line.fault().isEmpty()
                && !grouping.comments(line.text())
                && grouping.cutBefore(text, line.text());
    }
}
