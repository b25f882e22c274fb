package tilewright.cli.commands.print;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;
import tilewright.cli.batch.LocalRun;
import tilewright.cli.context.WholeFile;
import tilewright.cli.feed.AtomFeed;
import tilewright.cli.feed.CalendarFile;
import tilewright.cli.feed.DailyPuzzle;
import tilewright.cli.feed.FeedDay;
import tilewright.cli.feed.FeedFiles;
import tilewright.cli.feed.FeedPlace;
import tilewright.cli.feed.JsonFeed;
import tilewright.message.Words;
import tilewright.print.SheetOptions;
import tilewright.print.SheetOptions.Solutions;
import tilewright.print.Sheets;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfOptions;
import tilewright.print.puzzles.PrintJob;
import tilewright.print.puzzles.PrintedFile;
import tilewright.print.puzzles.SheetPuzzle;
import tilewright.puzzle.Puzzle;

/**
 * The files of a feed.
 *
 * @param days their number, from the first on
 * @param fed how many of them are in the Atom and JSON feeds
 * @param paper of the PDF files
 * @param solutions last, upside-down or none, in the PDF files
 * @param words the language of all files
 */
record FeedPlan(
        LocalDate from, int days, int fed, FeedPlace place, String title, String paper, String solutions, Words words) {

    /** A file to be written, and its content. */
    record Output(String name, WholeFile.Content content) {}

    /** The newest part of the feed in Atom: the first file that readers ask for, and the last to be written. */
    static final String NEWEST = FeedFiles.NEWEST + AtomFeed.END;

    private static final String CALENDAR = FeedFiles.NEWEST + CalendarFile.END;

    /** The names of all files when no puzzle is missing, those first that others link to. */
    List<String> names(List<Puzzle<?, ?, ?>> puzzles) {
        List<LocalDate> dates =
                IntStream.range(0, days).mapToObj(from::plusDays).toList();
        List<String> names = new ArrayList<>();
        for (LocalDate date : dates.subList(0, fed)) {
            puzzles.forEach(puzzle -> names.add(DailyPuzzle.file(date, puzzle.id())));
        }
        names.addAll(FeedFiles.weeks(dates, Function.identity()).keySet());
        names.add(CALENDAR);
        for (FeedFiles.Part<LocalDate> part : FeedFiles.parts(dates.subList(0, fed), Function.identity())) {
            names.add(part.name() + JsonFeed.END);
            names.add(part.name() + AtomFeed.END);
        }
        return names;
    }

    /**
     * All files, those first that others link to, and {@link #NEWEST} last.
     *
     * @param made days with puzzles, in order, the first of them before the end of the feeds
     * @param run shows how many pages are done
     */
    List<Output> outputs(List<FeedDay> made, LocalRun run) {
        LocalDate end = from.plusDays(fed);
        List<FeedDay> published =
                made.stream().filter(day -> day.date().isBefore(end)).toList();
        List<Output> outputs = new ArrayList<>();
        for (FeedDay day : published) {
            for (DailyPuzzle puzzle : day.puzzles()) {
                outputs.add(new Output(puzzle.file(), out -> puzzle.writePicture(words, out)));
            }
        }
        FeedFiles.weeks(made, FeedDay::date).forEach((name, week) -> outputs.add(week(name, week, run)));
        CalendarFile calendar = new CalendarFile(title, place, words);
        outputs.add(new Output(CALENDAR, out -> calendar.write(made, out)));
        AtomFeed atom = new AtomFeed(title, place, words);
        JsonFeed json = new JsonFeed(title, place, words);
        for (FeedFiles.Part<FeedDay> part :
                FeedFiles.parts(published, FeedDay::date).reversed()) {
            outputs.add(new Output(part.name() + JsonFeed.END, out -> json.write(part, out)));
            outputs.add(new Output(part.name() + AtomFeed.END, out -> atom.write(part, out)));
        }
        return outputs;
    }

    /** A page for each day. */
    private Output week(String name, List<FeedDay> week, LocalRun run) {
        List<SheetPuzzle<?>> puzzles = new ArrayList<>();
        week.forEach(day -> day.puzzles().forEach(puzzle -> puzzles.add(puzzle.sheet())));
        int perPage = week.stream()
                .map(day -> day.puzzles().size())
                .max(Comparator.naturalOrder())
                .orElseThrow();
        String heading = words.text(FeedFiles.weekTitle(title, week.getFirst().date()));
        SheetOptions options = new SheetOptions(
                heading,
                Paper.of(paper).orElseThrow(),
                perPage,
                Solutions.valueOf(solutions.toUpperCase(Locale.ROOT).replace('-', '_')),
                place.page());
        SheetOptions worded = options.in(words);
        return new Output(name, out -> {
            Sheets sheets =
                    new Sheets(worded, puzzles.size(), i -> puzzles.get(i).printable(words), run.stop());
            PrintedFile file = PrintJob.of(worded, PdfOptions.Kind.A_1B, sheets, worded.toString(), puzzles)
                    .files()
                    .getFirst();
            PrintRun.write(file, run, ".pdf", out);
        });
    }
}
