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

    /** To the line's beginning; erase to its end. */
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

    /** A line; control characters in it, which may come from the input, are made visible. */
    public void line(String line) {
        clear();
        print(ControlCharacters.shown(line) + "\n");
    }

    public void line(Message line) {
        line(words.text(line));
    }

    /** A sentence of the program itself. */
    public void say(Message sentence) {
        line("tilewright: " + words.text(sentence));
    }

    public void progress(Message line) {
        print(WIPE + words.text(line));
        progressing = true;
    }

    /** Takes the line of progress away. */
    public void clear() {
        if (progressing) {
            print(WIPE);
            progressing = false;
        }
    }

    /** The same messages for those who want a writer. */
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
