package tilewright.cli.commands.print;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tilewright.cli.batch.Budget;
import tilewright.cli.batch.LineSource;
import tilewright.cli.batch.LocalRun;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.commands.input.PuzzleInput;
import tilewright.cli.commands.input.SetupParser;
import tilewright.cli.commands.input.UsageFaults;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.cli.context.InputFiles;
import tilewright.cli.context.OptionsBuilder;
import tilewright.message.Message;
import tilewright.print.Labels.Ratings;
import tilewright.print.SheetOptions;
import tilewright.print.SheetOptions.Solutions;
import tilewright.print.SheetPages;
import tilewright.print.canvas.PdfOptions;
import tilewright.print.fields.Fields;
import tilewright.print.fields.PrintedTexts;
import tilewright.print.fields.PrintedTexts.Typefaces;
import tilewright.print.pictures.FileNames;
import tilewright.print.pictures.PictureKind;
import tilewright.print.pictures.PictureStyle;
import tilewright.print.puzzles.BookDescription;
import tilewright.print.puzzles.BookPlan;
import tilewright.print.puzzles.BookPuzzle;
import tilewright.print.puzzles.BookTask;
import tilewright.print.puzzles.ClassSheet;
import tilewright.print.puzzles.PictureDescription;
import tilewright.print.puzzles.PrintJob;
import tilewright.print.puzzles.PrintedFile.Part;
import tilewright.print.puzzles.PuzzlePictures;
import tilewright.print.puzzles.SheetDescription;
import tilewright.print.puzzles.SheetPuzzle;
import tilewright.print.puzzles.SheetTask;
import tilewright.print.puzzles.StyleDescription;
import tilewright.puzzle.Puzzle;
import tilewright.search.Limits;
import tilewright.task.Task;

/** The command that prints sheets and books. */
public final class PrintCommand implements Callable<Integer> {

    /** The kind of files for readers of books on screens. */
    private static final String EPUB = ".epub";

    private static final List<String> KINDS = List.of(".pdf", ".svg", ".html", ".png", EPUB);

    /** The papers of feeds. */
    static final List<String> PAPERS = List.of("A4", "Letter");

    /** The places of solutions in feeds. */
    static final List<String> SOLUTIONS = List.of("last", "upside-down", "none");

    /** The studio of {@code tilewright serve} on the same machine. */
    private static final String HERE = "http://localhost:8080/";

    /** Names of pictures of puzzles and of their solutions. */
    private static final String BOTH = "{puzzle}-{number}-{shown}.{kind}";

    /** Names of pictures are in order for so many puzzles where nobody knows how many there are. */
    private static final int USUAL_LAST = 9_999;

    private final Context context;
    private final Supplier<Optional<String>> puzzle;
    private final PuzzleInput input;
    private final Supplier<Optional<String>> output;
    private final Supplier<Boolean> preflight;
    private final Supplier<Optional<String>> sheet;
    private final Supplier<Optional<String>> book;
    private final Supplier<List<String>> sections;
    private final Supplier<Boolean> allowFiles;
    private final OptionFields typed;
    private final Supplier<Boolean> noRating;
    private final Supplier<RunOptions> options;
    private final Budget budget;

    public PrintCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(HelpMessages.print());
        builder.paragraph(HelpMessages.printFields());
        builder.paragraph(HelpMessages.printCodes());
        builder.examples(
                "tilewright new sudoku --count 12 | tilewright print sudoku -o sheets.pdf",
                "tilewright print hues puzzles.txt --per-page 6 --paper Letter -o hues.pdf",
                "tilewright print trominoes puzzles.txt --solutions upside-down -o sheets.html",
                "tilewright print --book book.yaml --paper 6x9 --no-ratings -o book.pdf");
        builder.paragraph(HelpMessages.printSame());
        builder.spec().usageMessage().sortOptions(false);
        this.puzzle = builder.puzzleIfAny(context.catalog());
        this.output = builder.optional("-o", "FILE", String.class, HelpMessages.printFile());
        this.preflight = builder.flag("--preflight", HelpMessages.printPreflight());
        this.input = new PuzzleInput(this::puzzle, builder);
        this.sheet = builder.optional("--sheet", "FILE", String.class, HelpMessages.printSheet());
        this.book = builder.optional("--book", "FILE", String.class, HelpMessages.printBook());
        this.sections = builder.repeated("--section", "SETUP:COUNT", HelpMessages.printSection());
        this.allowFiles = builder.flag("--allow-files", HelpMessages.printAllowFiles());
        this.typed = PrintFields.options(builder);
        this.noRating = builder.hiddenFlag("--no-rating");
        this.options = builder.group(HelpMessages.groupRun(), () -> RunOptions.collecting(builder));
        this.budget = builder.group(HelpMessages.groupBudget(), () -> new Budget(builder));
    }

    @Override
    public Integer call() {
        if (preflight.get() && output.get().isEmpty()) {
            LocalRun run = new LocalRun(context, options.get());
            return new PreflightRun(context, run, PreflightRun.house(typed.text("for"))).check(puzzle());
        }
        if (book.get().isPresent() || !sections.get().isEmpty()) {
            return book();
        }
        refuse(PrintFields.SHEETS);
        Puzzle<?, ?, ?> chosen = input.puzzle(context);
        OptionFields fields = fields(sheet.get(), PrintFields.SHEETS);
        DescribedFiles files = new DescribedFiles(typed, sheet.get(), allowFiles.get());
        SheetOptions sheets = new SheetDescription(printedTexts(), HERE, context.words(), files)
                .read(fields, context.words().text(chosen.name()));
        ClassSheet lesson = ClassSheet.read(fields, chosen, context.words(), printedTexts(), files);
        if (lesson.made().isPresent() && !input.isEmpty()) {
            throw UsageFaults.notBoth("INPUT", fields.label(lesson.finds() ? "find" : "make"));
        }
        return fields.has("each")
                ? each(chosen, lesson, sheets, fields, files.read())
                : sheets(chosen, lesson, sheets, fields, files.read());
    }

    private String file() {
        return output.get().orElseThrow(() -> Failure.usage(PrintMessages.needsFile()));
    }

    private int book() {
        String kind = kind(file());
        OptionFields described = bookFields();
        OptionFields fields = kind.equals(EPUB)
                ? described.with(
                        "qr", "--no-qr", Fields.NO.getFirst()) // a code is for another screen than that of the reader
                : forHouse(described);
        DescribedFiles files = new DescribedFiles(typed, book.get(), allowFiles.get());
        BookPlan plan =
                new BookDescription(context.catalog(), printedTexts(), HERE, context.words(), files).read(fields);
        warn(plan.look().studio());
        int exit = print(plan, StyleDescription.pdf(fields), files.read(), kind);
        Optional<String> house = kind.equals(EPUB) ? Optional.empty() : fields.text("for");
        return exit == Exit.FINE ? checked(house, kind) : exit;
    }

    /** The fields with what the printing house that they name asks of every book. */
    private static OptionFields forHouse(OptionFields fields) {
        return fields.has("for")
                        && !fields.has("even-pages")
                        && PreflightRun.house(fields.text("for")).wantsEvenPages()
                ? fields.with("even-pages", "--for", Fields.YES.getFirst())
                : fields;
    }

    /** The exit code of a check of the file that was written, where one was asked for. */
    private int checked(Optional<String> house, String kind) {
        if (!preflight.get() && house.isEmpty()) {
            return Exit.FINE;
        }
        if (!kind.equals(KINDS.getFirst()) || file().equals("-")) {
            throw Failure.usage(PrintMessages.checksFiles());
        }
        return new PreflightRun(context, new LocalRun(context, options.get()), PreflightRun.house(house))
                .checkWritten(file());
    }

    private int sheets(
            Puzzle<?, ?, ?> chosen, ClassSheet lesson, SheetOptions described, OptionFields fields, InputFiles read) {
        String kind = kind(file());
        if (kind.equals(EPUB)) {
            throw Failure.usage(PrintMessages.epubOfBooks());
        }
        String studio =
                fields.text("link").map(link -> PrintedTexts.link("link", link)).orElse(HERE);
        warn(lesson.homework() ? studio : described.studio());
        LocalRun run = new LocalRun(context, options.get());
        PdfOptions.Kind pdf = StyleDescription.pdf(fields);
        Map<Part, String> names = names(file(), kind, PrintJob.parts(described));
        boolean solving = described.tiles() || described.solutions() != Solutions.NONE;
        Task task = task(chosen, lesson, solving, described.labels().ratings(), run);
        int exit = new PrintRun<SheetPuzzle<?>>(
                        context,
                        run,
                        lesson.made().isPresent() ? "puzzle" : "line",
                        result -> result instanceof SheetPuzzle<?> sheet ? Stream.of(sheet) : Stream.empty())
                .write(source(lesson), task, read, names, kind, (puzzles, stop) -> {
                    SheetOptions sheets =
                            described.with(lesson.opening(puzzles, context.workspace(), stop), lesson.link(studio));
                    StyleDescription.checkNames(fields, sheets.names(), puzzles.size());
                    SheetPages pages = lesson.pages(sheets, puzzles, puzzle -> puzzle.printable(sheets.words()), stop);
                    return PrintJob.of(sheets, pdf, pages, lesson.described(sheets), puzzles);
                });
        return exit == Exit.FINE ? checked(fields.text("for"), kind) : exit;
    }

    private int each(
            Puzzle<?, ?, ?> chosen, ClassSheet lesson, SheetOptions sheets, OptionFields typed, InputFiles read) {
        if (file().equals("-")) {
            throw Failure.usage(PrintMessages.oneFolder());
        }
        OptionFields fields = sheets.solutions() == Solutions.FILE && !typed.has("names")
                ? typed.with("names", "--names", BOTH)
                : typed;
        PictureKind kind = PictureDescription.kind(fields);
        FileNames names = PictureDescription.names(fields);
        PictureStyle style = PictureDescription.style(fields, kind, sheets.boards(), context.words());
        LocalRun run = new LocalRun(context, options.get());
        PuzzlePictures pictures =
                new PuzzlePictures(kind, style, PuzzlePictures.USUAL_MOST, context.workspace(), run.stop());
        boolean layout = kind == PictureKind.JSON && sheets.solutions() != Solutions.NONE;
        boolean rated =
                fields.text("names").filter(name -> name.contains("{rating}")).isPresent();
        Task task = task(
                chosen,
                lesson,
                layout || kind.moving() || names.tellsSolutions(),
                rated ? Ratings.BOTH : Ratings.NONE,
                run);
        int last = sheets.first() - 1 + (lesson.count() > 0 ? lesson.count() : USUAL_LAST);
        return new EachFile(context, run, EachFile.folder(file()), pictures, names, sheets, last)
                .write(source(lesson), read, task);
    }

    /** The lines of the input, or numbers where puzzles are made. */
    private LineSource source(ClassSheet lesson) {
        return lesson.made()
                .<LineSource>map(_ -> new LineSource.Numbered(lesson.count()))
                .orElseGet(() -> input.lines(context));
    }

    private Task task(Puzzle<?, ?, ?> chosen, ClassSheet lesson, boolean solving, Ratings ratings, LocalRun run) {
        Limits limits = run.of(budget.limits());
        return lesson.made().isPresent()
                ? lesson.task(solving, ratings, context.workspace(), limits)
                : input.asked(new SheetTask<>(chosen, context.workspace(), limits, solving, ratings).task());
    }

    /** Warns that codes lead to this machine alone when no address was given. */
    private void warn(String studio) {
        if (studio.equals(HERE)) {
            context.messages().say(PrintMessages.codesHere(HERE));
        }
    }

    /** The typed options, which go before those of a file. */
    private OptionFields fields(Optional<String> description, List<String> known) {
        OptionFields all = noRating.get() ? typed.with("ratings", "--no-rating", Fields.NO.getFirst()) : typed;
        return description.map(name -> all.over(YamlFields.ofFile(name, known))).orElse(all);
    }

    /** Refuses options that are none of these. */
    private void refuse(List<String> known) {
        for (String name : typed.typed()) {
            if (!known.contains(name)) {
                throw Failure.usage(
                        switch (name) {
                            case "booklet" -> PrintMessages.bookletForBooks();
                            case "seed" -> PrintMessages.seedForBooks();
                            default ->
                                PrintFields.SHEETS.contains(name)
                                        ? PrintMessages.forSheets(typed.label(name))
                                        : PrintMessages.forBooks(typed.label(name));
                        });
            }
        }
    }

    private PrintedTexts printedTexts() {
        String kind = kind(file());
        boolean ofReader = kind.equals(".svg") || kind.equals(".html");
        return new PrintedTexts(ofReader ? Typefaces.OF_READER : Typefaces.OWN);
    }

    /** The puzzle that was typed. */
    private String puzzle() {
        return puzzle.get().orElseThrow(() -> Failure.usage(PrintMessages.whatToPrint()));
    }

    /** The fields of the book that was described, in a file or by options. */
    private OptionFields bookFields() {
        refuse(PrintFields.BOOKS);
        if (sheet.get().isPresent()) {
            throw UsageFaults.notBoth("--sheet", book.get().isPresent() ? "--book" : "--section");
        }
        return book.get().isPresent() ? ofFile() : ofSections();
    }

    private OptionFields ofFile() {
        if (puzzle.get().isPresent() || !input.isEmpty() || !sections.get().isEmpty()) {
            throw Failure.usage(PrintMessages.bookSays());
        }
        return fields(book.get(), PrintFields.BOOKS);
    }

    private OptionFields ofSections() {
        Puzzle<?, ?, ?> chosen = input.puzzle(context);
        if (!input.isEmpty()) {
            throw UsageFaults.notBoth("INPUT", "--section");
        }
        List<OptionFields> parts =
                sections.get().stream().map(section -> section(chosen, section)).toList();
        OptionFields all = fields(Optional.empty(), PrintFields.BOOKS)
                .with("puzzle", "PUZZLE", chosen.id())
                .with("sections", parts);
        return all.text("title").filter(title -> !title.isBlank()).isPresent()
                ? all
                : all.with("title", "--title", context.words().text(chosen.name()));
    }

    /** @param typed a setup, perhaps with a colon and how many */
    private <P> OptionFields section(Puzzle<P, ?, ?> chosen, String typed) {
        int colon = typed.lastIndexOf(':');
        String setup = colon < 0 ? typed : typed.substring(0, colon);
        String count = colon < 0 ? "1" : typed.substring(colon + 1);
        if (!count.matches("\\d{1,20}")) {
            throw Failure.usage(PrintMessages.section(Message.verbatim(typed)));
        }
        if (!count.matches("0*[1-9]\\d{0,4}") || Integer.parseInt(count) > BookPlan.MOST) {
            throw Failure.usage(PrintMessages.sectionCount(BookPlan.MOST, Message.verbatim(count)));
        }
        if (chosen.setups().labeled(setup, context.words()).isEmpty()) {
            SetupParser.parsed(chosen, setup);
        }
        return OptionFields.NONE.with("setup", "--section", setup).with("count", "--section", count);
    }

    /** Prints a book, or one for each of its readers. */
    private int print(BookPlan plan, PdfOptions.Kind pdf, InputFiles read, String kind) {
        LocalRun run = new LocalRun(context, options.get());
        List<String> readers = plan.matter().readers();
        if (readers.isEmpty()) {
            return print(run, plan, pdf, read, file(), kind);
        }
        if (file().equals("-") && readers.size() > 1) {
            throw Failure.usage(PrintMessages.oneFile());
        }
        List<String> words = OwnFiles.words(readers);
        int exit = Exit.FINE;
        for (int i = 0; i < readers.size(); i++) {
            BookPlan own = plan.forReader(readers.get(i), i);
            int one = print(run, own, pdf, read, OwnFiles.with(file(), kind, words.get(i)), kind);
            run = run.next();
            if (one == Exit.LIMIT || one == Exit.INTERRUPTED) {
                return one;
            }
            exit = Math.max(exit, one);
        }
        return exit;
    }

    private int print(LocalRun run, BookPlan plan, PdfOptions.Kind pdf, InputFiles read, String name, String kind) {
        Map<Part, String> names =
                names(name, kind, kind.equals(EPUB) ? PrintJob.epubParts(plan) : PrintJob.parts(plan));
        BookTask task = new BookTask(plan, context.workspace(), run.of(budget.limits()));
        return new PrintRun<BookPuzzle>(
                        context,
                        run,
                        "puzzle",
                        result -> result instanceof BookPuzzle puzzle ? Stream.of(puzzle) : Stream.empty())
                .write(
                        new LineSource.Numbered(plan.size()),
                        task,
                        read,
                        names,
                        kind,
                        (puzzles, stop) -> kind.equals(EPUB)
                                ? PrintJob.epub(plan, puzzles, context.workspace(), stop)
                                : PrintJob.of(plan, pdf, puzzles, context.workspace(), stop));
    }

    /** The names of the files of some parts. */
    private Map<Part, String> names(String file, String kind, List<Part> parts) {
        if (file().equals("-") && parts.size() > 1) {
            throw Failure.usage(PrintMessages.oneFile());
        }
        Map<Part, String> names = new EnumMap<>(Part.class);
        for (Part part : parts) {
            String word = part == Part.PAGES ? "" : part.name().toLowerCase(Locale.ROOT);
            String name = OwnFiles.with(file, kind, word);
            names.put(part, part == Part.PROOFS ? OwnFiles.as(name, kind, ".txt") : name);
        }
        return names;
    }

    /** The one of some words that was typed, in any case. */
    static String one(String option, String typed, List<String> known) {
        return known.stream()
                .filter(word -> word.equalsIgnoreCase(typed))
                .findFirst()
                .orElseThrow(() -> Failure.usage(Fields.notOneOf(option, known, typed)));
    }

    /** Returns the ending of the file's name; a name without one is that of a PDF file. */
    private static String kind(String file) {
        String name = file.substring(file.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
        if (name.indexOf('.') < 0) {
            return KINDS.getFirst();
        }
        return KINDS.stream()
                .filter(name::endsWith)
                .findFirst()
                .orElseThrow(() -> Failure.usage(PrintMessages.kindOfFile(Message.verbatim(file))));
    }
}
