package tilewright.cli.batch;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.puzzle.PlainTexts;

/**
 * All lines of a stream of bytes, in UTF-8, or in UTF-16 where it begins with its mark.
 *
 * <p>A mark of the byte order at the beginning and carriage returns at the ends of lines are no part of the text, nor are
 * blanks at its end. Where the first line ends with a carriage return alone, all do. A line that is too long or not UTF-8
 * has a fault; of a long one no more than a megabyte is ever kept. A file of another kind is one line with a fault.
 */
public final class StreamLines implements Lines {

    private static final int LONGEST = 1 << 20;
    private static final int LONGEST_CHARACTER = 4;
    private static final String BYTE_ORDER = "\ufeff";

    private static final byte[] PARQUET = {'P', 'A', 'R', '1'};
    private static final byte[] ZIP = {'P', 'K', 3, 4};
    private static final byte[] GZIP = {0x1f, (byte) 0x8b};
    /** First bytes of files that are no UTF-8. */
    private static final String MARKS = "\u00ff\u00feP\u001f";

    private final InputStream source;
    private InputStream in;
    private boolean wide;
    private final long total;
    private final byte[] buffer = new byte[1 << 16];
    private int from;
    private int to;
    /** Place of the next line break, or {@code to}; known when {@code scanned} is {@code from}. */
    private int lineEnd;
    /** All bytes before it, by or. */
    private int lineBytes;

    private int scanned = -1;
    /** The number of the line that begins the file; 0 when another part has it. */
    private final long marked;

    private byte lineBreak = '\n';

    private long number;
    private long consumed;

    /** Whether more of a line follows that is too long. */
    private boolean unfinished;

    /** Bytes of that line so far. */
    private long longLength;

    /** Bytes of a character whose rest is to come. */
    private byte[] kept = new byte[0];

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
        this.source = in;
        this.in = in;
        this.total = total;
        this.number = before;
        this.marked = first ? before + 1 : 0;
    }

    /** The number of the last line that was read; before the first, the number of lines that were skipped. */
    public long number() {
        return number;
    }

    @Override
    public Optional<Line> next() throws IOException {
        Optional<Line> begun = begun();
        boolean tooLong = begun.isPresent()
                && begun.get().fault().isPresent()
                && !begun.get().text().isEmpty();
        return tooLong ? Optional.of(skipped(begun.get())) : begun;
    }

    @Override
    public Optional<Line> begun() throws IOException {
        while (unfinished) {
            more();
        }
        if (number == marked - 1) {
            Optional<Message> other = begin();
            if (other.isPresent()) {
                return other(other.get());
            }
        }
        if (from == to && !fill()) {
            return Optional.empty();
        }
        number++;
        return Optional.of(line());
    }

    /** A block that never includes the first line of a file, which decides how the others are read. */
    @Override
    public Optional<LineBlock> block(PlainTexts<?> plain, int most) {
        if (number == marked - 1 || wide || lineBreak != '\n') {
            return Optional.empty();
        }
        int length = plain.length();
        boolean returns = from + length < to && buffer[from + length] == '\r';
        int whole = length + (returns ? 2 : 1);
        int at = from;
        int count = 0;
        while (count < most
                && at + whole <= to
                && buffer[at + whole - 1] == '\n'
                && (!returns || buffer[at + length] == '\r')
                && plain.at(buffer, at)) {
            at += whole;
            count++;
        }
        if (count == 0) {
            return Optional.empty();
        }
        LineBlock block = new LineBlock(number + 1, Arrays.copyOfRange(buffer, from, at), count, length, consumed);
        number += count;
        consumed += at - from;
        from = at;
        return Optional.of(block);
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
        source.close();
    }

    /** Reads the beginning of the file, and returns the reason why it is no text; empty when it is one. */
    private Optional<Message> begin() throws IOException {
        boolean goesOn = fill();
        while (goesOn && to < PARQUET.length && MARKS.indexOf((char) (buffer[0] & 0xff)) >= 0) {
            goesOn = extend();
        }
        boolean little = to >= 2 && buffer[0] == (byte) 0xff && buffer[1] == (byte) 0xfe;
        if (little || to >= 2 && buffer[0] == (byte) 0xfe && buffer[1] == (byte) 0xff) {
            InputStream bytes = new SequenceInputStream(new ByteArrayInputStream(buffer.clone(), 2, to - 2), in);
            in = new Utf16ToUtf8(new BufferedInputStream(bytes), little);
            wide = true;
            goesOn = fill();
        }
        if (begins(PARQUET)) {
            return Optional.of(BatchMessages.parquet());
        }
        if (begins(ZIP)) {
            return Optional.of(BatchMessages.zip());
        }
        if (begins(GZIP)) {
            return Optional.of(BatchMessages.gzip());
        }
        chooseBreak(goesOn);
        return Optional.empty();
    }

    private boolean begins(byte[] mark) {
        return to >= mark.length && Arrays.equals(buffer, 0, mark.length, mark, 0, mark.length);
    }

    /** Decides by the first line; which lines there are must not depend on how the bytes come. */
    private void chooseBreak(boolean begun) throws IOException {
        boolean goesOn = begun;
        int at = 0;
        boolean returned = false;
        while (at < to || goesOn && (goesOn = extend())) {
            if (buffer[at] == '\n') {
                return;
            }
            if (returned && buffer[at] != '\r') {
                break;
            }
            returned = buffer[at] == '\r';
            at++;
        }
        lineBreak = (byte) (returned ? '\r' : '\n');
    }

    /** Reads more of the file into the buffer; false when it is full or the file ends. */
    private boolean extend() throws IOException {
        int read = in.read(buffer, to, buffer.length - to);
        to += Math.max(0, read);
        return read > 0;
    }

    private Optional<Line> other(Message kind) {
        number++;
        in = InputStream.nullInputStream();
        from = 0;
        to = 0;
        return Optional.of(faulty(kind));
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
        while (at < to && buffer[at] != lineBreak) {
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
        int start = begun(from);
        String line = new String(buffer, start, lineEnd - start, StandardCharsets.ISO_8859_1).stripTrailing();
        from = lineEnd + 1;
        return Line.of(number, line, end());
    }

    /** Reads a line of any length and letters. */
    private Line longLine() throws IOException {
        ByteArrayOutputStream held = new ByteArrayOutputStream();
        long length = 0;
        boolean ended = false;
        while (!ended && length <= LONGEST && (from < to || fill())) {
            int end = lineEnd();
            held.write(buffer, from, end - from);
            length += end - from;
            ended = end < to;
            consumed += end - from + (ended ? 1 : 0);
            from = ended ? end + 1 : end;
        }
        if (length <= LONGEST) {
            return decoded(held.toByteArray());
        }
        longLength = length;
        unfinished = !ended;
        String text = begin(held.toByteArray(), ended);
        return new Line(number, text, Optional.of(BatchMessages.longLine(length, LONGEST)), end());
    }

    private int lineEnd() {
        int end = from;
        while (end < to && buffer[end] != lineBreak) {
            end++;
        }
        return end;
    }

    /** The text of bytes to the last character that is surely whole; the others are kept. */
    private String begin(byte[] bytes, boolean last) {
        int end = bytes.length;
        while (!last && end > 0 && end > bytes.length - LONGEST_CHARACTER && bytes[end - 1] < 0) {
            end--;
        }
        kept = Arrays.copyOfRange(bytes, end, bytes.length);
        return new String(bytes, 0, end, StandardCharsets.UTF_8);
    }

    @Override
    public Optional<String> more() throws IOException {
        if (!unfinished || from == to && !fill()) {
            unfinished = false;
            return Optional.empty();
        }
        int end = lineEnd();
        byte[] bytes = Arrays.copyOf(kept, kept.length + end - from);
        System.arraycopy(buffer, from, bytes, kept.length, end - from);
        longLength += end - from;
        unfinished = end == to;
        consumed += end - from + (unfinished ? 0 : 1);
        from = unfinished ? end : end + 1;
        return Optional.of(begin(bytes, !unfinished));
    }

    @Override
    public Line skipped(Line beginning) throws IOException {
        while (unfinished) {
            more();
        }
        return faulty(BatchMessages.longLine(longLength, LONGEST));
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
        boolean mark = number == marked && line.startsWith(BYTE_ORDER);
        boolean rest = lineBreak == '\r' && line.startsWith("\n");
        int begin = mark || rest ? 1 : 0;
        return Line.of(number, line.substring(begin).stripTrailing(), end());
    }

    /** The beginning of a line, behind the second half of an end such as Windows has. */
    private int begun(int at) {
        return lineBreak == '\r' && at < lineEnd && buffer[at] == '\n' ? at + 1 : at;
    }

    /** The number of bytes before the next line; of UTF-16, as if all letters were ASCII. */
    private long end() {
        return !wide ? consumed : total == 0 ? 2 * consumed : Math.min(2 * consumed, total);
    }

    private Line faulty(Message fault) {
        return new Line(number, "", Optional.of(fault), end());
    }
}
