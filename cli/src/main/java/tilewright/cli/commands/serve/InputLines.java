package tilewright.cli.commands.serve;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** Lines of bytes of a stream, of which no more than a bound is kept. One thread at a time. */
final class InputLines {

    private final InputStream in;
    private final int longest;

    /** A line, or what comes instead. */
    sealed interface Line {

        /** A line without its end. */
        record Text(byte[] bytes) implements Line {}

        /** A line that was longer than allowed. */
        record TooLong() implements Line {}

        /** The stream cannot be read any more. */
        record Failed(IOException error) implements Line {}

        /** The end of the stream. */
        record End() implements Line {}
    }

    /** @param longest bytes of a line */
    InputLines(InputStream in, int longest) {
        this.in = new BufferedInputStream(in);
        this.longest = longest;
    }

    /** Returns the next line that is not blank, or the end. */
    Line next() {
        try {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            boolean blank = true;
            long length = 0;
            for (int c = in.read(); c >= 0; c = in.read()) {
                if (c != '\n') {
                    blank &= c <= ' ';
                    length++;
                    if (length <= longest) {
                        line.write(c);
                    }
                } else if (!blank) {
                    break;
                } else {
                    line.reset();
                    length = 0;
                }
            }
            if (blank) {
                return new Line.End();
            }
            return length > longest ? new Line.TooLong() : new Line.Text(line.toByteArray());
        } catch (IOException error) {
            return new Line.Failed(error);
        }
    }
}
