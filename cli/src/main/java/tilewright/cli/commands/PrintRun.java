package tilewright.cli.commands;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import tilewright.cli.batch.LineSource;
import tilewright.cli.batch.LocalRun;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.WholeFile;
import tilewright.message.Message;
import tilewright.puzzle.Result;
import tilewright.search.Stopped;
import tilewright.task.Task;

/**
 * A run whose puzzles are written into one file when all are there.
 *
 * @param thing what a line stands for, in messages
 * @param kept the puzzle of a result, if it has one
 * @param <T> a puzzle with what is printed of it
 */
record PrintRun<T>(Context context, LocalRun run, String thing, Function<Result, Stream<T>> kept) {

    /** The maker of the file. */
    @FunctionalInterface
    interface Content<T> {
        void write(List<T> puzzles, LocalRun run, OutputStream out) throws IOException;
    }

    /**
     * Answers all lines and writes the file.
     *
     * @return the exit code
     */
    int write(LineSource lines, Task task, String file, Content<T> content) {
        try (WholeFile whole = WholeFile.open(file, context.environment())) {
            List<T> puzzles = new ArrayList<>();
            int exit = run.collect(
                    lines, task, thing, answer -> kept.apply(answer.result()).forEach(puzzles::add));
            if (exit == Exit.LIMIT || exit == Exit.INTERRUPTED) {
                return exit;
            }
            if (puzzles.isEmpty()) {
                context.messages().say(CommandsMessages.nothingToPrint(Message.verbatim(file)));
                return Math.max(exit, Exit.LINES);
            }
            try {
                whole.write(out -> content.write(puzzles, run, out));
            } catch (Stopped _) {
                context.messages().clear();
                return run.stopped(puzzles.size(), thing);
            }
            context.messages().clear();
            return exit;
        }
    }
}
