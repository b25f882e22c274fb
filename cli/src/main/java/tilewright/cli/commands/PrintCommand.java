package tilewright.cli.commands;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.cli.batch.LineRun;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.cli.context.WholeFile;
import tilewright.puzzle.Puzzle;
import tilewright.search.Limits;
import tilewright.text.Json;

/** Prints sheets. */
public final class PrintCommand implements Callable<Integer> {

    private static final List<String> KINDS = List.of(".pdf", ".svg", ".html");
    private static final List<String> PAPERS = List.of("A4", "Letter");
    private static final List<String> SOLUTIONS = List.of("last", "upside-down", "none");
    private static final int MOST_PUZZLES_ON_A_PAGE = 12;

    private final Context context;
    private final PuzzleInput input;
    private final Supplier<String> file;
    private final Supplier<Integer> perPage;
    private final Supplier<String> paper;
    private final Supplier<String> solutions;
    private final Supplier<Boolean> noQr;
    private final Supplier<Boolean> noRating;
    private final Supplier<String> title;
    private final Supplier<String> link;
    private final Supplier<RunOptions> options;
    private final Budget budget;

    PrintCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(
                "Prints puzzles on sheets of paper: a PDF, SVG or HTML file with their solutions.",
                "",
                "Beside each puzzle is a QR code that opens it in the studio.",
                "",
                "Examples:",
                "  tilewright new sudoku --count 12 | tilewright print sudoku -o sheets.pdf",
                "  tilewright print hues puzzles.txt --per-page 6 --paper Letter -o hues.pdf",
                "  tilewright print trominoes puzzles.txt --solutions upside-down -o sheets.html",
                "",
                "The same puzzles and options give the same bytes, with any number of threads.");
        this.input = new PuzzleInput(context.catalog(), builder);
        this.file = builder.required(
                "-o", "FILE", "The file, which appears when it is whole; its name ends with pdf, svg or html.");
        this.perPage = builder.option("--per-page", "N", 4, "Puzzles on a page, 1–12; by default 4.");
        this.paper = builder.option("--paper", "SIZE", "A4", "A4 or Letter; by default A4.");
        this.solutions = builder.option(
                "--solutions", "WHERE", "last", "Where solutions are printed: last (default), upside-down or none.");
        this.noQr = builder.flag("--no-qr", "Print no QR codes.");
        this.noRating = builder.flag("--no-rating", "Print no ratings, which take time for hard puzzles.");
        this.title = builder.option("--title", "TEXT", "", "Title of the sheets; by default the puzzle's.");
        this.link = builder.option(
                "--link",
                "URL",
                "http://localhost:8080/",
                "Address of the studio that QR codes open; by default http://localhost:8080/.");
        this.options = RunOptions.collecting(builder);
        this.budget = new Budget(builder);
    }

    @Override
    public Integer call() {
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        SheetFile sheets = new SheetFile(
                puzzle,
                title.get().isBlank() ? puzzle.title() : title.get().strip(),
                one("--paper", paper.get(), PAPERS),
                puzzlesOnAPage(),
                one("--solutions", solutions.get(), SOLUTIONS),
                noQr.get() ? "" : studio(),
                kind(file.get()));
        return print(puzzle, sheets);
    }

    private <S> int print(Puzzle<?, S, ?> puzzle, SheetFile sheets) {
        LineRun run = new LineRun(context, options.get());
        Limits limits = run.of(budget.limits());
        SheetTask<S> task = new SheetTask<>(
                puzzle, context.workspace(), limits, !sheets.solutions().equals("none"), !noRating.get());
        try (WholeFile whole = WholeFile.open(file.get())) {
            List<Json.Obj> answers = new ArrayList<>();
            int exit = run.collect(input.lines(context), task.task(), answer -> {
                if (answer.field(SheetTask.PUZZLE).isPresent()) {
                    answers.add(answer);
                }
            });
            if (exit == Exit.LIMIT || exit == Exit.INTERRUPTED) {
                return exit;
            }
            if (answers.isEmpty()) {
                context.messages().say("there is no puzzle to print; '" + file.get() + "' is not written");
                return Math.max(exit, Exit.LINES);
            }
            whole.write(out -> sheets.write(answers, out));
            return exit;
        }
    }

    private int puzzlesOnAPage() {
        int many = perPage.get();
        if (many < 1 || many > MOST_PUZZLES_ON_A_PAGE) {
            throw Failure.usage("--per-page must be 1–" + MOST_PUZZLES_ON_A_PAGE + ", not " + many);
        }
        return many;
    }

    private static String one(String option, String typed, List<String> known) {
        return known.stream()
                .filter(word -> word.equalsIgnoreCase(typed))
                .findFirst()
                .orElseThrow(() ->
                        Failure.usage(option + " must be " + String.join(" or ", known) + ", not '" + typed + "'"));
    }

    /** How the file's name ends; a name without an ending is that of a PDF file. */
    private static String kind(String file) {
        String name = file.substring(file.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
        if (name.indexOf('.') < 0) {
            return KINDS.getFirst();
        }
        return KINDS.stream()
                .filter(name::endsWith)
                .findFirst()
                .orElseThrow(() -> Failure.usage(
                        "'" + file + "' must end in .pdf, .svg or .html, which says what kind of file to write"));
    }

    /** The address without what a person copied behind its path. */
    private String studio() {
        String address = link.get().replaceFirst("#.*", "");
        if (!address.matches("https?://[^\\s]+")) {
            throw Failure.usage("--link must be an address such as https://example.org/, not '" + link.get() + "'");
        }
        return address.endsWith("/") || address.endsWith(".html") ? address : address + "/";
    }
}
