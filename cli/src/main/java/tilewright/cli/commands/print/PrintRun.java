package tilewright.cli.commands.print;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tilewright.cli.batch.LineSource;
import tilewright.cli.batch.LocalRun;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.InputFiles;
import tilewright.cli.context.WholeFile;
import tilewright.message.Message;
import tilewright.puzzle.Result;
import tilewright.search.Stopped;
import tilewright.task.Task;

/**
 * A run whose puzzles are written into files when all are known.
 *
 * @param thing what a line stands for, in messages
 * @param kept the puzzle of a result, if it has one
 * @param <T> a puzzle with what is printed of it
 */
record PrintRun<T>(Context context, LocalRun run, String thing, Function<Result, Stream<T>> kept) {

    /**
     * The pages of puzzles.
     *
     * @param files by their names; those without pages are not written
     * @param remarks what is to be said when they are written
     */
    record Pages(Map<String, PrintedFile> files, Supplier<List<Message>> remarks) {}

    /** Lays out pages. */
    @FunctionalInterface
    interface Layout<T> {

        /**
         * The pages of puzzles.
         *
         * @throws tilewright.search.Stopped when the run is to end
         */
        Pages of(List<T> puzzles, LocalRun run);
    }

    /**
     * Answers all lines and writes the files.
     *
     * @param read what is read besides the lines
     * @param names of the files, one or more
     * @return the exit code
     */
    int write(LineSource lines, Task task, InputFiles read, List<String> names, Layout<T> layout) {
        Map<String, WholeFile> open = new TreeMap<>();
        try {
            InputFiles inputs = lines.files().and(read);
            names.forEach(name -> open.put(name, WholeFile.open(name, inputs, context.environment())));
            List<T> puzzles = new ArrayList<>();
            int exit = run.collect(
                    lines, task, thing, answer -> kept.apply(answer.result()).forEach(puzzles::add));
            if (exit == Exit.LIMIT || exit == Exit.INTERRUPTED) {
                return exit;
            }
            if (puzzles.isEmpty()) {
                context.messages().say(PrintMessages.nothingToPrint(Message.verbatim(names.getFirst())));
                return Math.max(exit, Exit.LINES);
            }
            try {
                Pages pages = layout.of(puzzles, run);
                pages.files().forEach((name, file) -> {
                    if (file.pages() > 0) {
                        Objects.requireNonNull(open.get(name)).write(out -> file.write(run, out));
                        context.messages().clear();
                    }
                });
                pages.remarks().get().forEach(context.messages()::say);
            } catch (Stopped _) {
                context.messages().clear();
                return run.stopped(puzzles.size(), thing);
            }
            return exit;
        } finally {
            open.values().forEach(WholeFile::close);
        }
    }
}
