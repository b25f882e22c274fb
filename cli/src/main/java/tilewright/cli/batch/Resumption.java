package tilewright.cli.batch;

import java.io.IOException;
import java.util.Optional;
import tilewright.cli.context.Failure;

/** Finds the line where an interrupted run goes on. */
final class Resumption {

    private Resumption() {}

    /**
     * Passes over the lines that were answered.
     *
     * @param lines from the first
     * @param now what the run is now, at its beginning
     * @throws Failure when the options or the lines are not those of the interrupted run
     */
    static void skip(Lines lines, Checkpoint checkpoint, Checkpoint now) {
        if (!checkpoint.options().equals(now.options()) || !checkpoint.note().equals(now.note())) {
            throw Failure.usage(
                    "the interrupted run had other options: " + words(checkpoint) + "; these are " + words(now));
        }
        boolean same = checkpoint.total() == now.total();
        long count = 0;
        long digest = 0;
        try {
            while (same && count < checkpoint.lines()) {
                Optional<Line> line = lines.next();
                same = line.isPresent();
                digest = line.isPresent() ? Checkpoint.digest(digest, line.get()) : digest;
                count++;
            }
        } catch (IOException error) {
            throw Failure.files("cannot read the input: " + error.getMessage());
        }
        if (!same || digest != checkpoint.digest()) {
            throw Failure.usage("the input is not that of the interrupted run");
        }
    }

    private static String words(Checkpoint checkpoint) {
        return checkpoint.options() + (checkpoint.note().isEmpty() ? "" : " (" + checkpoint.note() + ")");
    }
}
