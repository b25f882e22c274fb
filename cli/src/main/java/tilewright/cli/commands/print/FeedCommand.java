package tilewright.cli.commands.print;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.cli.batch.LineSource;
import tilewright.cli.batch.LocalRun;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.batch.StepProgress;
import tilewright.cli.commands.input.Addresses;
import tilewright.cli.commands.input.UsageFaults;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.cli.context.InputFiles;
import tilewright.cli.context.OptionsBuilder;
import tilewright.cli.context.WholeFile;
import tilewright.cli.feed.DailyPuzzle;
import tilewright.cli.feed.DailyTask;
import tilewright.cli.feed.FeedDay;
import tilewright.cli.feed.FeedFiles;
import tilewright.cli.feed.FeedPlace;
import tilewright.message.Message;
import tilewright.print.fields.PrintedTexts;
import tilewright.print.fields.PrintedTexts.Typefaces;
import tilewright.puzzle.Daily;
import tilewright.puzzle.Puzzle;
import tilewright.search.Limits;
import tilewright.search.Stopped;
import tilewright.text.FieldError;
import tilewright.text.TextError;

/** The command that writes the puzzles of days as files for any host of files. */
public final class FeedCommand implements Callable<Integer> {

    private static final int MOST_DAYS = 3_660;
    private static final int USUAL_DAYS = 365;
    private static final LocalDate LAST = LocalDate.of(9999, 12, 31);

    private final Context context;
    private final Supplier<String> folder;
    private final Supplier<String> from;
    private final Supplier<Integer> days;
    private final Supplier<String> address;
    private final Supplier<Optional<String>> at;
    private final Supplier<Optional<String>> until;
    private final Supplier<String> title;
    private final Supplier<String> paper;
    private final Supplier<String> solutions;
    private final Supplier<Boolean> replace;
    private final Supplier<RunOptions> options;

    public FeedCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(HelpMessages.feed());
        builder.example("tilewright feed --from 2027-01-01 --address https://tiles.example/ feeds");
        builder.paragraph(HelpMessages.feedFiles());
        builder.paragraph(HelpMessages.feedSame());
        this.folder = builder.only("DIR", "", HelpMessages.feedFolder());
        this.from = builder.required("--from", "DATE", HelpMessages.feedFrom());
        this.days = builder.option("--days", "N", USUAL_DAYS, HelpMessages.feedDays());
        this.address = builder.required("--address", "URL", HelpMessages.feedAddress());
        this.at = builder.optional("--at", "URL", String.class, HelpMessages.feedAt());
        this.until = builder.optional("--until", "DATE", String.class, HelpMessages.feedUntil());
        this.title = builder.option("--title", "TEXT", "", HelpMessages.feedTitle());
        this.paper = builder.option("--paper", "SIZE", "A4", HelpMessages.feedPaper());
        this.solutions = builder.option("--solutions", "WHERE", "last", HelpMessages.feedSolutions());
        this.replace = builder.flag("--replace", HelpMessages.feedReplace());
        this.options = RunOptions.collecting(builder);
    }

    @Override
    public Integer call() {
        FeedPlan plan = plan();
        Path target = target(plan);
        String newest = target.resolve(FeedPlan.NEWEST).toString();
        try (WholeFile last = WholeFile.open(newest, InputFiles.NONE, context.environment())) {
            LocalRun run = new LocalRun(context, options.get());
            List<Puzzle<?, ?, ?>> puzzles = context.catalog().puzzles();
            boolean solving = !plan.solutions().equals("none");
            Limits limits = run.of(Limits.NONE);
            DailyTask task = new DailyTask(puzzles, plan.from(), solving, context.workspace(), limits, context.words());
            Map<LocalDate, List<DailyPuzzle>> made = new TreeMap<>();
            int exit = run.collect(
                    new LineSource.Numbered((long) plan.days() * puzzles.size()), task, "puzzle", answer -> {
                        if (answer.result() instanceof DailyPuzzle puzzle) {
                            made.computeIfAbsent(puzzle.date(), _ -> new ArrayList<>())
                                    .add(puzzle);
                        }
                    });
            if (exit == Exit.LIMIT || exit == Exit.INTERRUPTED) {
                return exit;
            }
            List<FeedDay> all = made.entrySet().stream()
                    .map(day -> new FeedDay(day.getKey(), day.getValue()))
                    .toList();
            LocalDate end = plan.from().plusDays(plan.fed());
            if (all.isEmpty() || !all.getFirst().date().isBefore(end)) {
                context.messages().say(PrintMessages.nothingToPrint(Message.verbatim(newest)));
                return Math.max(exit, Exit.LINES);
            }
            return write(plan, all, target, last, run)
                    ? exit
                    : run.stopped((long) plan.days() * puzzles.size(), "puzzle");
        }
    }

    /** Writes all files; false when the run is to end before. */
    private boolean write(FeedPlan plan, List<FeedDay> days, Path target, WholeFile last, LocalRun run) {
        List<FeedPlan.Output> files = plan.outputs(days, run);
        StepProgress steps = run.steps("file", files.size());
        try {
            for (FeedPlan.Output file : files.subList(0, files.size() - 1)) {
                String name = target.resolve(file.name()).toString();
                byte[] content = content(name, file);
                if (!holds(name, content)) {
                    try (WholeFile whole = WholeFile.open(name, InputFiles.NONE, context.environment())) {
                        whole.write(out -> out.write(content));
                    }
                }
                steps.done();
            }
            last.write(files.getLast().content());
            return true;
        } catch (Stopped _) {
            return false;
        } finally {
            context.messages().clear();
        }
    }

    private static byte[] content(String name, FeedPlan.Output file) {
        try {
            ByteArrayOutputStream content = new ByteArrayOutputStream();
            file.content().write(content);
            return content.toByteArray();
        } catch (IOException error) {
            throw Failure.writing(name, Failure.reason(error));
        }
    }

    /** Whether the file is there with this content: then it stays as it is, and programs that copy folders pass it over. */
    private static boolean holds(String name, byte[] content) {
        try {
            Path file = Path.of(name);
            return Files.isRegularFile(file)
                    && Files.size(file) == content.length
                    && Arrays.equals(Files.readAllBytes(file), content);
        } catch (IOException unreadable) {
            return false; // whoever writes it says what is wrong
        }
    }

    private FeedPlan plan() {
        int many = days.get();
        if (many < 1 || many > MOST_DAYS) {
            throw UsageFaults.between("--days", 1, MOST_DAYS, many);
        }
        LocalDate first = date("--from", from.get());
        if (ChronoUnit.DAYS.between(first, LAST) < many - 1) {
            throw Failure.usage(PrintMessages.lastDay(LAST.toString()));
        }
        LocalDate end = first.plusDays(many - 1);
        LocalDate fed = until.get().map(typed -> date("--until", typed)).orElse(end);
        if (fed.isBefore(first) || fed.isAfter(end)) {
            throw Failure.usage(PrintMessages.dayBetween("--until", first.toString(), end.toString(), fed.toString()));
        }
        return new FeedPlan(
                first,
                many,
                (int) ChronoUnit.DAYS.between(first, fed) + 1,
                place(),
                checked(() ->
                        new PrintedTexts(Typefaces.OWN).title("--title", title.get(), context.text(FeedFiles.title()))),
                PrintCommand.one("--paper", paper.get(), PrintCommand.PAPERS),
                PrintCommand.one("--solutions", solutions.get(), PrintCommand.SOLUTIONS),
                context.words());
    }

    private static LocalDate date(String option, String typed) {
        try {
            Daily.Date date = Daily.Date.parse(typed);
            return LocalDate.of(date.year(), date.month(), date.day());
        } catch (TextError error) {
            throw Failure.usage(PrintMessages.wrongDate(option, error.explained()));
        }
    }

    private FeedPlace place() {
        String page = checked(() -> PrintedTexts.link("--address", address.get()));
        URI folderOfPage;
        try {
            folderOfPage = new URI(page).resolve(".");
        } catch (URISyntaxException _) {
            throw Addresses.wrong(Message.verbatim("--address"), Message.verbatim(page));
        }
        URI files = at.get()
                .map(typed -> Addresses.web(typed)
                        .orElseThrow(() -> Addresses.wrong(Message.verbatim("--at"), Message.verbatim(typed))))
                .orElse(folderOfPage);
        return new FeedPlace(page, files);
    }

    private static String checked(Supplier<String> words) {
        try {
            return words.get();
        } catch (FieldError wrong) {
            throw Failure.usage(wrong.message());
        }
    }

    /** The folder, made where there is none; a file that is there under one of the names is left unless it may be replaced. */
    private Path target(FeedPlan plan) {
        String name = folder.get();
        try {
            Path target = Path.of(name);
            Files.createDirectories(target);
            Files.createDirectories(target.resolve(FeedFiles.PICTURES));
            if (!replace.get()) {
                refuseToReplace(target, plan);
            }
            return target;
        } catch (InvalidPathException bad) {
            throw Failure.writing(name, Failure.told(bad));
        } catch (FileAlreadyExistsException file) {
            throw Failure.writing(String.valueOf(file.getFile()), PrintMessages.noFolder());
        } catch (IOException error) {
            throw Failure.writing(name, Failure.reason(error));
        }
    }

    private void refuseToReplace(Path target, FeedPlan plan) {
        for (String file : plan.names(context.catalog().puzzles())) {
            Path at = target.resolve(file);
            if (Files.exists(at, LinkOption.NOFOLLOW_LINKS)) {
                throw Failure.files(PrintMessages.fileExists(Message.verbatim(at.toString())));
            }
        }
    }
}
