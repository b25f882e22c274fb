package tilewright.print.puzzles;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import tilewright.message.Languages;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.PageStyle;
import tilewright.print.SheetOptions;
import tilewright.print.SheetOptions.Grid;
import tilewright.print.book.Book;
import tilewright.print.canvas.Lengths;
import tilewright.print.canvas.Paper;
import tilewright.print.fields.DescriptionFiles;
import tilewright.print.fields.Field;
import tilewright.print.fields.Fields;
import tilewright.print.fields.PrintedTexts;
import tilewright.print.puzzles.BookPlan.Given;
import tilewright.print.puzzles.BookPlan.Layout;
import tilewright.print.puzzles.BookPlan.Section;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Handbook.Article;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.WithVariants;
import tilewright.text.FieldError;
import tilewright.text.TextError;

/**
 * Reads the description of a book: see {@code docs/guide/print.md}. What is around the puzzles is read by {@link BookMatter}.
 * Errors are those of the {@link Fields}.
 *
 * @param printedTexts reads titles and texts
 * @param link the address that QR codes open where the description names none
 * @param words of the language where the description names none
 * @param sources reads the files that the description names
 */
public record BookDescription(
        Catalog catalog, PrintedTexts printedTexts, String link, Words words, DescriptionFiles sources) {

    /** Maximum number of solutions on a page. */
    private static final int MOST_SOLUTIONS = 60;

    /** The fields of a book, without those of its sections. */
    public static final List<Field> FIELDS = Stream.of(
                    List.of(
                            new Field("title", "TEXT", PuzzlesMessages.fieldTitle()),
                            new Field("subtitle", "TEXT", PuzzlesMessages.fieldSubtitle()),
                            new Field("author", "TEXT", PuzzlesMessages.fieldAuthor()),
                            new Field("language", "TAG", PuzzlesMessages.fieldLanguage()),
                            new Field("puzzle", "PUZZLE", PuzzlesMessages.fieldPuzzle()),
                            new Field("seed", "N", PuzzlesMessages.fieldSeed()),
                            new Field("volume", "N", PuzzlesMessages.fieldVolume()),
                            new Field("for", "HOUSE", PuzzlesMessages.fieldFor()),
                            new Field("booklet", "", PuzzlesMessages.fieldBooklet()),
                            new Field("gutter", "LENGTH", PuzzlesMessages.fieldGutter()),
                            new Field("per-page", "N", PuzzlesMessages.aboutPerPage(SheetOptions.MOST)),
                            new Field("columns", "N", PuzzlesMessages.aboutColumns()),
                            new Field("hints", "", PuzzlesMessages.fieldHints()),
                            new Field("solutions", "WHERE", PuzzlesMessages.fieldSolutions()),
                            new Field("solutions-per-page", "N", PuzzlesMessages.fieldSolutionsPerPage(MOST_SOLUTIONS)),
                            new Field("certificates", "", PuzzlesMessages.fieldCertificates()),
                            new Field("proofs", "", PuzzlesMessages.fieldProofs()),
                            new Field("contents", "", PuzzlesMessages.fieldContents()),
                            new Field("right-pages", "", PuzzlesMessages.fieldRightPages()),
                            new Field("even-pages", "", PuzzlesMessages.fieldEvenPages()),
                            new Field("note-pages", "N", PuzzlesMessages.fieldNotePages()),
                            new Field("index", "", PuzzlesMessages.fieldIndex()),
                            new Field("group", "HOW", PuzzlesMessages.fieldGroup()),
                            new Field("sort", "HOW", PuzzlesMessages.fieldSort()),
                            new Field("not-in", "FILE", PuzzlesMessages.fieldNotIn())),
                    BookMatter.FIELDS,
                    StyleDescription.FIELDS)
            .flatMap(List::stream)
            .toList();

    /** The fields of a section. */
    public static final List<Field> SECTION_FIELDS = List.of(
            new Field("title", "TEXT", PuzzlesMessages.sectionTitle()),
            new Field("text", "TEXT", PuzzlesMessages.sectionText()),
            new Field("puzzle", "PUZZLE", PuzzlesMessages.sectionPuzzle()),
            new Field("teach", "ARTICLE", PuzzlesMessages.sectionTeach()),
            new Field("setup", "SETUP", PuzzlesMessages.sectionSetupAbout()),
            new Field("count", "N", PuzzlesMessages.sectionCount()),
            new Field("seed", "N", PuzzlesMessages.sectionSeed()),
            new Field("positions", "POSITION", PuzzlesMessages.sectionPositions()),
            new Field("puzzles-file", "FILE", PuzzlesMessages.sectionPuzzlesFile()),
            new Field("not-in", "FILE", PuzzlesMessages.fieldNotIn()),
            new Field("group", "HOW", PuzzlesMessages.fieldGroup()),
            new Field("sort", "HOW", PuzzlesMessages.fieldSort()),
            new Field("per-page", "N", PuzzlesMessages.aboutPerPage(SheetOptions.MOST)),
            new Field("columns", "N", PuzzlesMessages.aboutColumns()),
            new Field("header", "TEXT", PuzzlesMessages.aboutHeader()),
            new Field("footer", "TEXT", PuzzlesMessages.aboutFooter()),
            new Field("page-numbers", "", PuzzlesMessages.aboutPageNumbers()));

    /** Words for the place of solutions, and what they mean. */
    private static final List<String> SOLUTIONS = List.of("last", "file", "facing", "none", "yes", "no");

    private static final double MOST_GUTTER = 100 * Lengths.MM;

    private static final long MOST_VOLUMES = 10_000;

    /** Pages with lines to write on at most. */
    private static final int MOST_NOTES = 100;

    /** Maximum number of characters of a position. */
    private static final int LONGEST_POSITION = 10_000;

    /** The defaults of a book's sections. */
    private record Usual(
            Words words,
            Optional<Puzzle<?, ?, ?>> puzzle,
            long seed,
            Grid grid,
            String group,
            boolean sorted,
            List<String> notIn,
            Map<String, String> levels) {}

    /** The names of the fields of a book. */
    public static List<String> names() {
        return Stream.concat(FIELDS.stream().map(Field::name), Stream.of("sections"))
                .toList();
    }

    /** The names of the fields of a section. */
    public static List<String> sectionNames() {
        return SECTION_FIELDS.stream().map(Field::name).toList();
    }

    /** Returns the book that the fields describe, those of {@link #names} and {@link #sectionNames}. */
    public BookPlan read(Fields fields) {
        Optional<Puzzle<?, ?, ?>> puzzle = fields.text("puzzle").map(id -> puzzle(fields, id));
        Words language = fields.has("language") ? Languages.words(fields.one("language", "", Languages.tags())) : words;
        long series = fields.number("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE);
        long seed = BookPlan.seed(series, "volume", fields.number("volume", 1, 1, MOST_VOLUMES));
        BookMatter matter = new BookMatter(fields, printedTexts, language, sources);
        Usual usual = new Usual(
                language,
                puzzle,
                seed,
                grid(fields, new Grid(4, 0)),
                group(fields, ""),
                sorted(fields, false),
                notIn(fields, List.of()),
                matter.levels());
        String title = title(fields, "title").orElseThrow(() -> fields.wrong("title", PuzzlesMessages.needsTitle()));
        List<Section> sections = new ArrayList<>();
        for (Fields section : fields.list("sections", sectionNames(), BookPlan.MOST)) {
            sections.add(section(section, usual, sections.size()));
        }
        StyleDescription style = new StyleDescription(printedTexts, link, sources);
        BookPlan.Look look = look(fields, style);
        List<String> ids = style.names(fields);
        BookPlan plan = new BookPlan(
                title,
                title(fields, "subtitle").orElse(""),
                title(fields, "author").orElse(""),
                language,
                look,
                matter.read(ids),
                sections);
        if (plan.size() < 1 || plan.size() > BookPlan.MOST) {
            throw fields.wrong("sections", PuzzlesMessages.numberOfPuzzles(BookPlan.MOST, plan.size()));
        }
        StyleDescription.checkNames(fields, ids, plan.size());
        return plan;
    }

    private static OptionalDouble gutter(Fields fields, StyleDescription style) {
        OptionalDouble typed = fields.length("gutter", MOST_GUTTER);
        return typed.isPresent() ? OptionalDouble.of(typed.getAsDouble() + style.rim(fields)) : typed;
    }

    private static BookPlan.Look look(Fields fields, StyleDescription style) {
        boolean booklet = fields.truth("booklet", false);
        PageStyle sheet = style.page(fields);
        Paper paper = sheet.paper();
        Book.Look pages = new Book.Look(
                booklet ? new PageStyle(paper.folded(), sheet.margins(), sheet.bleed(), sheet.cropMarks()) : sheet,
                style.boards(fields),
                style.labels(fields),
                gutter(fields, style),
                new Book.Shown(
                        fields.truth("hints", true),
                        fields.truth("certificates", true),
                        fields.truth("contents", true),
                        fields.truth("right-pages", false),
                        fields.truth("even-pages", false),
                        (int) fields.number("note-pages", 0, 0, MOST_NOTES),
                        fields.truth("index", false)),
                solutions(fields),
                solutionsPerPage(fields),
                running(fields, style, Book.Running.USUAL),
                fields.truth("large-print", false),
                style.first(fields));
        return new BookPlan.Look(paper, booklet, BookMatter.hasRules(fields), pages);
    }

    private static Book.Solutions solutions(Fields fields) {
        return switch (fields.one("solutions", "last", SOLUTIONS)) {
            case "file" -> Book.Solutions.FILE;
            case "facing" -> Book.Solutions.FACING;
            case "none", "no" -> Book.Solutions.NONE;
            default -> Book.Solutions.LAST;
        };
    }

    private static int solutionsPerPage(Fields fields) {
        return fields.has("solutions-per-page") ? (int) fields.number("solutions-per-page", 1, 1, MOST_SOLUTIONS) : 0;
    }

    private static Book.Running running(Fields fields, StyleDescription style, Book.Running usual) {
        return new Book.Running(
                fields.has("header") ? Optional.of(style.header(fields)) : usual.header(),
                fields.has("footer") ? Optional.of(style.footer(fields)) : usual.footer(),
                fields.truth("page-numbers", usual.numbers()));
    }

    /** A title in one line; empty for a blank one, too. */
    private Optional<String> title(Fields fields, String name) {
        return BookMatter.title(fields, printedTexts, name);
    }

    private static Grid grid(Fields fields, Grid usual) {
        int perPage = (int) fields.number("per-page", usual.perPage(), 1, SheetOptions.MOST);
        boolean own = fields.has("columns");
        int columns = own ? (int) fields.number("columns", 0, 1, perPage) : Math.min(usual.columns(), perPage);
        return new Grid(perPage, columns);
    }

    private String group(Fields fields, String usual) {
        return title(fields, "group").orElse(usual);
    }

    private static boolean sorted(Fields fields, boolean usual) {
        return fields.one("sort", usual ? "rating" : "no", List.of("rating", "no"))
                .equals("rating");
    }

    private Puzzle<?, ?, ?> puzzle(Fields fields, String id) {
        return catalog.find(id).orElseThrow(() -> fields.wrong("puzzle", catalog.noPuzzle(id)));
    }

    /** @param index from 0; the seeds of sections without one of their own follow from it and the book's */
    private Section section(Fields fields, Usual usual, int index) {
        Puzzle<?, ?, ?> named = fields.text("puzzle")
                .<Puzzle<?, ?, ?>>map(id -> puzzle(fields, id))
                .or(usual::puzzle)
                .orElseThrow(() -> fields.wrong("puzzle", PuzzlesMessages.whichPuzzle()));
        List<Article> lessons = lessons(fields, named, usual.words().language());
        List<Given> given = given(fields, named);
        boolean made = fields.has("count") || fields.has("setup") || given.isEmpty() && lessons.isEmpty();
        Puzzle<?, ?, ?> puzzle = made
                ? WithVariants.ofSetup(named, fields.text("setup").orElse(""))
                : WithVariants.ofLine(
                        named, given.isEmpty() ? "" : given.getFirst().position());
        String setup = made ? setup(fields, puzzle, usual.words()) : "";
        StyleDescription style = new StyleDescription(printedTexts, link, sources);
        boolean runs = fields.has("header") || fields.has("footer") || fields.has("page-numbers");
        return new Section(
                puzzle,
                title(fields, "title").orElseGet(() -> title(usual.words(), puzzle, lessons, setup, usual.levels())),
                fields.text("text", PrintedTexts.LONGEST_TEXT)
                        .map(typed -> StyleDescription.read(fields, "text", () -> printedTexts.text("text", typed)))
                        .orElse(""),
                named,
                lessons.stream().map(Article::id).toList(),
                setup,
                made ? (int) fields.number("count", 1, 0, BookPlan.MOST) : 0,
                fields.number("seed", BookPlan.seed(usual.seed(), "section", index), Long.MIN_VALUE, Long.MAX_VALUE),
                given,
                made ? excluded(fields, named, puzzle, notIn(fields, usual.notIn())) : List.of(),
                new Layout(
                        grid(fields, usual.grid()),
                        runs ? Optional.of(running(fields, style, Book.Running.USUAL)) : Optional.empty(),
                        group(fields, usual.group()),
                        sorted(fields, usual.sorted())));
    }

    private List<Given> given(Fields fields, Puzzle<?, ?, ?> puzzle) {
        List<Given> given = new ArrayList<>();
        List<String> known = List.of("position", "text", "title", "id");
        for (Fields item : fields.items("positions", "position", known, BookPlan.MOST)) {
            String position = item.text("position", LONGEST_POSITION)
                    .or(() -> item.text("text", LONGEST_POSITION))
                    .orElseThrow(() -> item.wrong("position", PuzzlesMessages.noPosition()));
            given.add(new Given(
                    position, title(item, "title").orElse(""), title(item, "id").orElse("")));
        }
        fields.text("puzzles-file").ifPresent(name -> given.addAll(file(fields, puzzle, "puzzles-file", name)));
        return given;
    }

    private List<Given> file(Fields fields, Puzzle<?, ?, ?> puzzle, String field, String name) {
        String text = StyleDescription.read(fields, field, () -> sources.text(field, name));
        try {
            return new PuzzleFile<>(puzzle, printedTexts).read(name, text);
        } catch (FieldError wrong) {
            throw fields.wrong(field, wrong.message());
        }
    }

    private static List<String> notIn(Fields fields, List<String> usual) {
        return fields.has("not-in") ? fields.texts("not-in", Fields.LONGEST) : usual;
    }

    /** The texts of a section's puzzle in files that may have others of the named one: of other sizes and rules. */
    private List<String> excluded(Fields fields, Puzzle<?, ?, ?> named, Puzzle<?, ?, ?> puzzle, List<String> files) {
        return files.stream()
                .flatMap(name -> file(fields, named, "not-in", name).stream())
                .map(Given::position)
                .filter(position -> WithVariants.ofLine(named, position).equals(puzzle))
                .toList();
    }

    /** The articles in a language, which may be named in English too. */
    private static List<Article> lessons(Fields fields, Puzzle<?, ?, ?> puzzle, String language) {
        List<Article> lessons = new ArrayList<>();
        Handbook english = Handbook.of(puzzle);
        Handbook handbook = Handbook.of(puzzle, language);
        for (String name : fields.texts("teach", PrintedTexts.LONGEST)) {
            lessons.add(english.named(name)
                    .flatMap(article -> handbook.article(article.id()))
                    .or(() -> handbook.named(name))
                    .orElseThrow(() -> fields.wrong(
                            "teach",
                            PuzzlesMessages.noArticle(
                                    Message.verbatim(name),
                                    ClassSheet.suggestion(name, english.articles(), handbook.articles())))));
            if (!lessons.getLast().printed()) {
                throw fields.wrong("teach", PuzzlesMessages.articleOfScreen(Message.verbatim(name)));
            }
        }
        return lessons;
    }

    private static String setup(Fields fields, Puzzle<?, ?, ?> puzzle, Words words) {
        String setup = Levels.setup(puzzle, fields.text("setup").orElse(""), words);
        try {
            puzzle.setup(setup);
            return setup;
        } catch (TextError error) {
            throw fields.wrong(
                    "setup", PuzzlesMessages.sectionSetup(puzzle.id(), Message.verbatim(setup), error.explained()));
        }
    }

    /** Returns the titles of the lessons, or the setup in a word or two. */
    private static <P> String title(
            Words words, Puzzle<P, ?, ?> puzzle, List<Article> lessons, String setup, Map<String, String> levels) {
        return words.text(
                lessons.isEmpty()
                        ? PuzzlesMessages.setupTitle(
                                new Levels<>(puzzle, levels).own(puzzle.setups().title(puzzle.setup(setup))))
                        : PuzzlesMessages.lessons(Message.verbatim(
                                lessons.stream().map(Article::title).toList())));
    }

    /**
     * A section of generated puzzles.
     *
     * @param setup one of the puzzle
     */
    public static Section made(Words words, Puzzle<?, ?, ?> puzzle, String setup, int count, long seed, int perPage) {
        return new Section(
                puzzle,
                title(words, puzzle, List.of(), setup, Map.of()),
                "",
                List.of(),
                setup,
                count,
                seed,
                perPage,
                List.of());
    }
}
