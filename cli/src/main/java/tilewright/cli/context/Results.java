package tilewright.cli.context;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.text.AsciiBuilder;

/**
 * The results: the standard output, in UTF-8. Buffered. What fails once is said once; from then on nothing is written.
 * One thread at a time.
 */
public final class Results {

    private final OutputStream out;
    private final Words words;
    private boolean broken;
    private Optional<RuntimeException> untold = Optional.empty();

    /** Constructs results in English. */
    public Results(OutputStream out) {
        this(out, Words.ENGLISH);
    }

    public Results(OutputStream out, Words words) {
        this.out = new BufferedOutputStream(out, 1 << 16);
        this.words = words;
    }

    public void line(String line) {
        print(line + "\n");
    }

    public void line(Message line) {
        line(words.text(line));
    }

    /**
     * Writes a text.
     *
     * @throws ClosedPipe when nobody reads any more
     */
    public void print(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        print(bytes, bytes.length);
    }

    /**
     * Writes a text.
     *
     * @throws ClosedPipe when nobody reads any more
     */
    public void print(AsciiBuilder text) {
        print(text.bytes(), text.length());
    }

    private void print(byte[] bytes, int length) {
        if (broken) {
            return;
        }
        try {
            out.write(bytes, 0, length);
        } catch (IOException error) {
            throw ended(error);
        }
    }

    /**
     * Writes the buffered text.
     *
     * @throws ClosedPipe when nobody reads any more
     */
    public void flush() {
        if (untold.isPresent()) {
            RuntimeException failed = untold.get();
            untold = Optional.empty();
            throw failed;
        }
        if (broken) {
            return;
        }
        try {
            out.flush();
        } catch (IOException error) {
            throw ended(error);
        }
    }

    /** Returns a writer of these results that throws nothing: {@link #flush} does that later. */
    public PrintWriter writer() {
        return new PrintWriter(new Writer() {
            @Override
            public void write(char[] buffer, int from, int length) {
                keep(() -> print(new String(buffer, from, length)));
            }

            @Override
            public void flush() {
                keep(Results.this::flush);
            }

            @Override
            public void close() {
                flush();
            }
        });
    }

    private void keep(Runnable writing) {
        try {
            writing.run();
        } catch (ClosedPipe | Failure failed) {
            untold = Optional.of(failed);
        }
    }

    /** Java has no exception of its own for a closed pipe; the system's sentence has the word pipe in all languages tried. */
    private RuntimeException ended(IOException error) {
        broken = true;
        String reason = Objects.requireNonNullElse(error.getMessage(), error.toString());
        return reason.toLowerCase(Locale.ROOT).contains("pipe")
                ? new ClosedPipe()
                : Failure.files(ContextMessages.cannotWriteResults(Message.verbatim(reason)));
    }
}
