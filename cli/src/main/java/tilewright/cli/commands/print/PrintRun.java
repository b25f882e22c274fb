package tilewright.cli.commands.print;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import tilewright.cli.batch.LineSource;
import tilewright.cli.batch.LocalRun;
import tilewright.cli.batch.StepProgress;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.InputFiles;
import tilewright.cli.context.WholeFile;
import tilewright.message.Message;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.PdfDocument;
import tilewright.print.canvas.PdfOptions;
import tilewright.print.canvas.PngDocument;
import tilewright.print.canvas.SvgDocument;
import tilewright.print.puzzles.PrintJob;
import tilewright.print.puzzles.PrintedFile;
import tilewright.print.puzzles.PrintedFile.Part;
import tilewright.puzzle.Result;
import tilewright.search.Stop;
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

    /** Remarks name no more puzzles. */
    private static final int MOST_NAMED = 10;

    /** Lays out pages. */
    @FunctionalInterface
    interface Layout<T> {

        /**
         * The pages of puzzles.
         *
         * @throws tilewright.search.Stopped when the run is to end
         */
        PrintJob of(List<T> puzzles, Stop stop);
    }

    /**
     * Answers all lines and writes the files.
     *
     * @param read what is read besides the lines
     * @param names of the files by what is in them
     * @param kind how they end
     * @return the exit code
     */
    int write(LineSource lines, Task task, InputFiles read, Map<Part, String> names, String kind, Layout<T> layout) {
        Map<Part, WholeFile> open = new EnumMap<>(Part.class);
        try {
            InputFiles inputs = lines.files().and(read);
            names.forEach((part, name) -> open.put(part, WholeFile.open(name, inputs, context.environment())));
            List<T> puzzles = new ArrayList<>();
            int exit = run.collect(
                    lines, task, thing, answer -> kept.apply(answer.result()).forEach(puzzles::add));
            if (exit == Exit.LIMIT || exit == Exit.INTERRUPTED) {
                return exit;
            }
            if (puzzles.isEmpty()) {
                context.messages()
                        .say(PrintMessages.nothingToPrint(
                                Message.verbatim(Objects.requireNonNull(names.get(Part.PAGES)))));
                return Math.max(exit, Exit.LINES);
            }
            try {
                PrintJob job = layout.of(puzzles, run.stop());
                for (PrintedFile file : job.files()) {
                    if (file.pages() > 0) {
                        Objects.requireNonNull(open.get(file.part())).write(out -> write(file, run, kind, out));
                        context.messages().clear();
                    }
                }
                remarks(job).forEach(context.messages()::say);
            } catch (Stopped _) {
                context.messages().clear();
                return run.stopped(puzzles.size(), thing);
            }
            return exit;
        } finally {
            open.values().forEach(WholeFile::close);
        }
    }

    /** Writes a file, and shows how many pages are done. */
    static void write(PrintedFile file, LocalRun run, String kind, OutputStream out) throws IOException {
        if (file.epub().isPresent()) {
            file.epub().get().write(out, run.steps("puzzle", file.pages())::done);
            return;
        }
        if (file.text().isPresent()) {
            out.write(file.text().get().getBytes(StandardCharsets.UTF_8));
            return;
        }
        StepProgress pages = run.steps("page", file.pages());
        PdfOptions options = file.options();
        String title = options.metadata().title();
        Document empty = switch (kind) {
            case ".svg" -> SvgDocument.svg(options.paper(), title, options.words());
            case ".html" -> SvgDocument.html(options.paper(), title, options.words());
            case ".png" -> new PngDocument(options.paper(), title, options.words(), run.stop());
            default -> new PdfDocument(options, out);
        };
        file.write(empty, out, run.stop(), pages::done);
    }

    private static List<Message> remarks(PrintJob job) {
        List<Message> remarks = new ArrayList<>();
        if (job.lacksHomeworkCode().getAsBoolean()) {
            remarks.add(PrintMessages.noHomeworkCode());
        }
        List<Integer> uncoded = job.uncoded().get();
        if (!uncoded.isEmpty()) {
            List<Message> named = uncoded.stream()
                    .limit(MOST_NAMED)
                    .map(number -> Message.verbatim(Integer.toString(number)))
                    .toList();
            remarks.add(PrintMessages.uncoded(uncoded.size(), named, uncoded.size() - named.size()));
        }
        return remarks;
    }
}
