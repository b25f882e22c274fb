package tilewright.cli.context;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import tilewright.message.Message;
import tilewright.message.Words;

/**
 * The messages: the standard error, in UTF-8. A line of progress may stand below them; it is taken away before anything
 * else is written. What cannot be written is lost. One thread at a time.
 */
public final class Messages {

    /** The characters that go to the beginning of the line and erase it. */
    private static final String WIPE = "\r\u001b[K";

    private final OutputStream err;
    private final Words words;
    private boolean progressing;

    /** Messages in English. */
    public Messages(OutputStream err) {
        this(err, Words.ENGLISH);
    }

    public Messages(OutputStream err, Words words) {
        this.err = err;
        this.words = words;
    }

    /** Writes a line; control characters in it, which may come from the input, are made visible. */
    public void line(String line) {
        clear();
        print(ControlCharacters.shown(line) + "\n");
    }

    public void line(Message line) {
        line(words.text(line));
    }

    /** Writes a sentence of the program itself. */
    public void say(Message sentence) {
        line("tilewright: " + words.text(sentence));
    }

    public void progress(Message line) {
        print(WIPE + words.text(line));
        progressing = true;
    }

    /** Clears the line of progress. */
    public void clear() {
        if (progressing) {
            print(WIPE);
            progressing = false;
        }
    }

    /** Returns a writer of these messages. */
    public PrintWriter writer() {
        return new PrintWriter(err, true, StandardCharsets.UTF_8);
    }

    private void print(String text) {
        try {
            err.write(text.getBytes(StandardCharsets.UTF_8));
            err.flush();
        } catch (IOException closed) {
            progressing = false; // there is nobody left to tell
        }
    }
}
