package tilewright.cli.commands;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tilewright.cli.batch.Budget;
import tilewright.cli.batch.LineSource;
import tilewright.cli.batch.LocalRun;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.message.Message;
import tilewright.print.canvas.Paper;
import tilewright.print.fields.FieldError;
import tilewright.print.fields.Fields;
import tilewright.print.fields.SheetWords;
import tilewright.print.fields.SheetWords.Typefaces;
import tilewright.print.puzzles.BookDescription;
import tilewright.print.puzzles.BookPlan;
import tilewright.print.puzzles.BookPuzzle;
import tilewright.print.puzzles.BookTask;
import tilewright.print.puzzles.SheetPuzzle;
import tilewright.print.puzzles.SheetTask;
import tilewright.puzzle.Puzzle;
import tilewright.search.Limits;

/** Prints sheets and books. */
public final class PrintCommand implements Callable<Integer> {

    private static final List<String> KINDS = List.of(".pdf", ".svg", ".html", ".png");

    /** The papers of sheets. */
    static final List<String> PAPERS = List.of("A4", "Letter");

    /** Where solutions are printed. */
    static final List<String> SOLUTIONS = List.of("last", "upside-down", "none");
    /** Those of books too. */
    private static final List<String> BOOK_PAPERS = List.of("A4", "Letter", "A5");

    private static final int MOST_PUZZLES_ON_A_PAGE = 12;
    private static final int USUAL_ON_A_PAGE = 4;

    /** The studio of {@code tilewright serve} on the same machine. */
    private static final String HERE = "http://localhost:8080/";

    private final Context context;
    private final Supplier<Optional<String>> puzzle;
    private final PuzzleInput input;
    private final Supplier<String> file;
    private final Supplier<Optional<String>> book;
    private final Supplier<List<String>> sections;
    private final Supplier<Optional<Long>> seed;
    private final Supplier<Boolean> booklet;
    private final Supplier<Optional<Integer>> perPage;
    private final Supplier<Optional<String>> paper;
    private final Supplier<Optional<String>> solutions;
    private final Supplier<Boolean> tiles;
    private final Supplier<Boolean> noQr;
    private final Supplier<Boolean> noRating;
    private final Supplier<String> title;
    private final Supplier<Optional<String>> link;
    private final Supplier<RunOptions> options;
    private final Budget budget;

    PrintCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(HelpMessages.print());
        builder.paragraph(HelpMessages.printCodes());
        builder.examples(
                "tilewright new sudoku --count 12 | tilewright print sudoku -o sheets.pdf",
                "tilewright print hues puzzles.txt --per-page 6 --paper Letter -o hues.pdf",
                "tilewright print trominoes puzzles.txt --solutions upside-down -o sheets.html",
                "tilewright print --book book.yaml -o book.pdf");
        builder.paragraph(HelpMessages.printSame());
        this.puzzle = builder.puzzleIfAny(context.catalog());
        this.input = new PuzzleInput(this::puzzle, builder);
        this.file = builder.required("-o", "FILE", HelpMessages.printFile());
        this.book = builder.optional("--book", "FILE", String.class, HelpMessages.printBook());
        this.sections = builder.repeated("--section", "SETUP:COUNT", HelpMessages.printSection());
        this.seed = builder.optional("--seed", "N", Long.class, HelpMessages.printSeed());
        this.booklet = builder.flag("--booklet", HelpMessages.printBooklet());
        this.perPage = builder.optional("--per-page", "N", Integer.class, HelpMessages.printPerPage());
        this.paper = builder.optional("--paper", "SIZE", String.class, HelpMessages.printPaper());
        this.solutions = builder.optional("--solutions", "WHERE", String.class, HelpMessages.printSolutions());
        this.tiles = builder.flag("--tiles", HelpMessages.printTiles());
        this.noQr = builder.flag("--no-qr", HelpMessages.printNoQr());
        this.noRating = builder.flag("--no-rating", HelpMessages.printNoRating());
        this.title = builder.option("--title", "TEXT", "", HelpMessages.printTitle());
        this.link = builder.optional("--link", "URL", String.class, HelpMessages.printLink());
        this.options = RunOptions.collecting(builder);
        this.budget = new Budget(builder);
    }

    @Override
    public Integer call() {
        String kind = kind(file.get());
        if (book.get().isPresent() || !sections.get().isEmpty()) {
            if (tiles.get()) {
                throw Failure.usage(CommandsMessages.tilesForSheets());
            }
            if (noRating.get()) {
                throw Failure.usage(CommandsMessages.ratingsInBooks());
            }
            return print(new BookFile(planned(), kind, context.workspace()));
        }
        if (booklet.get()) {
            throw Failure.usage(CommandsMessages.bookletForBooks());
        }
        if (seed.get().isPresent()) {
            throw Failure.usage(CommandsMessages.seedForBooks());
        }
        Puzzle<?, ?, ?> chosen = input.puzzle(context);
        SheetFile sheets = new SheetFile(
                title(chosen.title()),
                one("--paper", paper.get().orElse("A4"), PAPERS),
                puzzlesOnAPage(),
                one("--solutions", solutions.get().orElse("last"), SOLUTIONS),
                tiles.get(),
                noQr.get() ? "" : link(HERE),
                context.words(),
                kind);
        return print(chosen, sheets);
    }

    private SheetWords sheetWords() {
        String kind = kind(file.get());
        boolean ofReader = kind.equals(".svg") || kind.equals(".html");
        return new SheetWords(ofReader ? Typefaces.OF_READER : Typefaces.OWN);
    }

    private String title(String usual) {
        return typed(() -> sheetWords().title("--title", title.get(), usual));
    }

    private String link(String usual) {
        return link.get()
                .map(address -> typed(() -> SheetWords.link("--link", address)))
                .orElse(usual);
    }

    private static String typed(Supplier<String> words) {
        try {
            return words.get();
        } catch (FieldError wrong) {
            throw Failure.usage(wrong.message());
        }
    }

    /** The puzzle that was typed. */
    private String puzzle() {
        return puzzle.get().orElseThrow(() -> Failure.usage(CommandsMessages.whatToPrint()));
    }

    /** The book that was described, in a file or by options; other options override the file. */
    private BookPlan planned() {
        BookPlan plan = book.get().isPresent() ? read(book.get().get()) : typed();
        BookPlan.Look look = plan.look();
        String kindOfSolutions = one("--solutions", solutions.get().orElse("last"), SOLUTIONS);
        if (kindOfSolutions.equals("upside-down")) {
            throw Failure.usage(CommandsMessages.bookSolutions());
        }
        Paper sheet = paper.get()
                .map(typed -> Paper.of(one("--paper", typed, BOOK_PAPERS)).orElseThrow())
                .orElse(look.paper());
        BookPlan.Look chosen = new BookPlan.Look(
                sheet,
                look.booklet() || booklet.get(),
                noQr.get() ? "" : link(look.studio()),
                look.rules(),
                look.hints(),
                solutions.get().map("last"::equalsIgnoreCase).orElse(look.solutions()));
        List<BookPlan.Section> parts = perPage.get().isEmpty()
                ? plan.sections()
                : plan.sections().stream()
                        .map(section -> section.withPerPage(puzzlesOnAPage()))
                        .toList();
        return new BookPlan(title(plan.title()), plan.subtitle(), plan.author(), plan.words(), chosen, parts);
    }

    private BookPlan read(String name) {
        if (puzzle.get().isPresent()
                || !input.isEmpty()
                || !sections.get().isEmpty()
                || seed.get().isPresent()) {
            throw Failure.usage(CommandsMessages.bookSays());
        }
        try {
            YamlFields fields = YamlFields.of(name, YamlFields.read(name), BookDescription.FIELDS);
            return new BookDescription(context.catalog(), sheetWords(), HERE, context.words()).read(fields);
        } catch (NoSuchFileException | InvalidPathException missing) {
            throw Failure.files(CommandsMessages.noFile(Message.verbatim(name), Message.verbatim("")));
        } catch (MalformedInputException binary) {
            throw Failure.usage(CommandsMessages.notText(Message.verbatim(name)));
        } catch (IOException error) {
            throw Failure.reading(name, Failure.reason(error));
        }
    }

    private BookPlan typed() {
        Puzzle<?, ?, ?> chosen = input.puzzle(context);
        if (!input.isEmpty()) {
            throw Failure.usage(CommandsMessages.notBoth("INPUT", "--section"));
        }
        List<BookPlan.Section> parts = new ArrayList<>();
        for (String section : sections.get()) {
            parts.add(section(chosen, section, seed.get().orElse(1L) + parts.size()));
        }
        BookPlan.Look look = new BookPlan.Look(Paper.A4, false, HERE, true, true, true);
        return new BookPlan(title(chosen.title()), "", "", context.words(), look, parts);
    }

    /** @param typed a setup, perhaps with a colon and how many */
    private BookPlan.Section section(Puzzle<?, ?, ?> chosen, String typed, long first) {
        int colon = typed.lastIndexOf(':');
        String setup = colon < 0 ? typed : typed.substring(0, colon);
        String count = colon < 0 ? "1" : typed.substring(colon + 1);
        if (!count.matches("\\d{1,20}")) {
            throw Failure.usage(CommandsMessages.section(Message.verbatim(typed)));
        }
        if (!count.matches("0*[1-9]\\d{0,4}") || Integer.parseInt(count) > BookPlan.MOST) {
            throw Failure.usage(CommandsMessages.sectionCount(BookPlan.MOST, Message.verbatim(count)));
        }
        SetupParser.parsed(chosen, setup);
        return BookDescription.made(context.words(), chosen, setup, Integer.parseInt(count), first, puzzlesOnAPage());
    }

    private int print(BookFile pages) {
        LocalRun run = new LocalRun(context, options.get());
        BookPlan plan = pages.plan();
        BookTask task = new BookTask(plan, context.workspace(), run.of(budget.limits()));
        return new PrintRun<BookPuzzle>(
                        context,
                        run,
                        "puzzle",
                        result -> result instanceof BookPuzzle puzzle ? Stream.of(puzzle) : Stream.empty())
                .write(new LineSource.Numbered(plan.size()), task, file.get(), pages::write);
    }

    private <S> int print(Puzzle<?, S, ?> chosen, SheetFile sheets) {
        LocalRun run = new LocalRun(context, options.get());
        Limits limits = run.of(budget.limits());
        SheetTask<S> task = new SheetTask<>(
                chosen,
                context.workspace(),
                limits,
                sheets.tiles() || !sheets.solutions().equals("none"),
                !noRating.get());
        return new PrintRun<SheetPuzzle<?>>(
                        context,
                        run,
                        "line",
                        result -> result instanceof SheetPuzzle<?> sheet ? Stream.of(sheet) : Stream.empty())
                .write(input.lines(context), task.task(), file.get(), sheets::write);
    }

    private int puzzlesOnAPage() {
        int many = perPage.get().orElse(USUAL_ON_A_PAGE);
        if (many < 1 || many > MOST_PUZZLES_ON_A_PAGE) {
            throw Failure.usage(CommandsMessages.between("--per-page", 1, MOST_PUZZLES_ON_A_PAGE, many));
        }
        return many;
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
                .orElseThrow(() -> Failure.usage(CommandsMessages.kindOfFile(Message.verbatim(file))));
    }
}
