package tilewright.cli.batch;

import java.io.IOException;
import java.util.Optional;
import tilewright.cli.context.Failure;
import tilewright.message.Message;

/** Continues a run where an interrupted one ended. */
final class Resumption {

    private Resumption() {}

    /**
     * Compares the conditions that decide the results.
     *
     * @param now what the run is now, at its beginning
     * @throws Failure when the interrupted run was another
     */
    static void compare(Checkpoint checkpoint, Checkpoint now) {
        if (!checkpoint.options().equals(now.options()) || !checkpoint.note().equals(now.note())) {
            throw Failure.usage(BatchMessages.otherOptions(words(checkpoint), words(now)));
        }
        if (checkpoint.total() != now.total()) {
            throw otherInput();
        }
    }

    /**
     * Passes over the lines that were answered.
     *
     * @param lines from the first
     * @throws Failure when these are not the lines of the interrupted run
     */
    static void skip(Lines lines, Checkpoint.Mark mark) {
        boolean same = true;
        long count = 0;
        long digest = 0;
        try {
            while (same && count < mark.lines()) {
                Optional<Line> line = lines.next();
                same = line.isPresent();
                digest = line.isPresent() ? Checkpoint.digest(digest, line.get()) : digest;
                count++;
            }
        } catch (IOException error) {
            throw Failure.reading(error);
        }
        if (!same || digest != mark.digest()) {
            throw otherInput();
        }
    }

    private static Failure otherInput() {
        return Failure.usage(BatchMessages.otherInput());
    }

    private static Message words(Checkpoint checkpoint) {
        Message options = Message.verbatim(checkpoint.options());
        String note = checkpoint.note().text();
        return note.isEmpty() ? options : BatchMessages.options(options, Message.verbatim(note));
    }
}
