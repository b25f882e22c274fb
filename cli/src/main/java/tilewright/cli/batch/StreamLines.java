package tilewright.cli.batch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import tilewright.message.Message;

/**
 * All lines of a stream of bytes, in UTF-8.
 *
 * <p>A mark of the byte order at the beginning and carriage returns at the ends of lines are no part of the text, nor are
 * blanks at its end. A line that is too long or not UTF-8 has a fault; of a long one no more than a megabyte is ever kept.
 */
public final class StreamLines implements Lines {

    private static final int LONGEST = 1 << 20;
    private static final String BYTE_ORDER = "\ufeff";

    private final InputStream in;
    private final long total;
    private final byte[] buffer = new byte[1 << 16];
    private int from;
    private int to;
    /** Place of the next line break, or {@code to}; known when {@code scanned} is {@code from}. */
    private int lineEnd;
    /** All bytes before it, by or. */
    private int lineBytes;

    private int scanned = -1;
    /** The number of the line that may begin with a mark of the byte order. */
    private final long marked;

    private long number;
    private long consumed;

    /** @param total bytes in the stream; 0 when nobody knows */
    public StreamLines(InputStream in, long total) {
        this(in, total, 0, true);
    }

    /**
     * The lines of a part of a file.
     *
     * @param total bytes in the part; 0 when nobody knows
     * @param before lines before it, in this file and in others
     * @param first whether it is the beginning of the file
     */
    public StreamLines(InputStream in, long total, long before, boolean first) {
        this.in = in;
        this.total = total;
        this.number = before;
        this.marked = first ? before + 1 : 0;
    }

    /** The number of the last line that was read; that of the lines before, where none was. */
    public long number() {
        return number;
    }

    @Override
    public Optional<Line> next() throws IOException {
        if (from == to && !fill()) {
            return Optional.empty();
        }
        number++;
        return Optional.of(line());
    }

    @Override
    public boolean ready() throws IOException {
        scan();
        return lineEnd < to || in.available() > 0;
    }

    @Override
    public long total() {
        return total;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    private boolean fill() throws IOException {
        from = 0;
        scanned = -1;
        to = Math.max(0, in.read(buffer));
        return to > 0;
    }

    /** Looks for the next line break. */
    private void scan() {
        if (scanned == from) {
            return;
        }
        int at = from;
        int seen = 0;
        while (at < to && buffer[at] != '\n') {
            seen |= buffer[at];
            at++;
        }
        lineEnd = at;
        lineBytes = seen;
        scanned = from;
    }

    private Line line() throws IOException {
        scan();
        if (lineEnd == to || lineBytes < 0) {
            return longLine();
        }
        consumed += lineEnd + 1 - from;
        String line = new String(buffer, from, lineEnd - from, StandardCharsets.ISO_8859_1).stripTrailing();
        from = lineEnd + 1;
        return Line.of(number, line, consumed);
    }

    /** Of whatever length and letters. */
    private Line longLine() throws IOException {
        ByteArrayOutputStream held = new ByteArrayOutputStream();
        long length = 0;
        boolean ended = false;
        while (!ended && (from < to || fill())) {
            int end = from;
            while (end < to && buffer[end] != '\n') {
                end++;
            }
            if (length <= LONGEST) {
                held.write(buffer, from, Math.min(end - from, LONGEST + 1 - held.size()));
            }
            length += end - from;
            ended = end < to;
            consumed += end - from + (ended ? 1 : 0);
            from = ended ? end + 1 : end;
        }
        if (length > LONGEST) {
            return faulty(BatchMessages.longLine(length, LONGEST));
        }
        return decoded(held.toByteArray());
    }

    private Line decoded(byte[] bytes) {
        ByteBuffer source = ByteBuffer.wrap(bytes);
        CharBuffer text = CharBuffer.allocate(bytes.length);
        boolean whole = !StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT)
                .decode(source, text, true)
                .isError();
        if (!whole) {
            return faulty(BatchMessages.notUtf8(source.position() + 1));
        }
        String line = text.flip().toString();
        int begin = number == marked && line.startsWith(BYTE_ORDER) ? 1 : 0;
        return Line.of(number, line.substring(begin).stripTrailing(), consumed);
    }

    private Line faulty(Message fault) {
        return new Line(number, "", Optional.of(fault.text()), consumed);
    }
}
