package tilewright.print.puzzles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tilewright.message.Languages;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.SheetOptions;
import tilewright.print.canvas.Paper;
import tilewright.print.fields.FieldError;
import tilewright.print.fields.Fields;
import tilewright.print.fields.SheetWords;
import tilewright.print.puzzles.BookPlan.Section;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Handbook.Article;
import tilewright.puzzle.Puzzle;
import tilewright.text.TextError;

/**
 * Reads the description of a book: see {@code docs/guide/print.md}.
 *
 * @param sheetWords reads titles and texts
 * @param link the address that QR codes open where the description names none
 * @param words of the language where the description names none
 */
public record BookDescription(Catalog catalog, SheetWords sheetWords, String link, Words words) {

    private static final List<String> PAPERS = List.of("A4", "Letter", "A5");
    /** The names of its fields. */
    public static final List<String> FIELDS = List.of(
            "title",
            "subtitle",
            "author",
            "language",
            "puzzle",
            "seed",
            "paper",
            "booklet",
            "per-page",
            "rules",
            "hints",
            "solutions",
            "qr",
            "link",
            "sections");

    private static final List<String> SECTION_FIELDS =
            List.of("title", "text", "puzzle", "teach", "setup", "count", "seed", "per-page", "positions");

    /** Characters of a position at most. */
    private static final int LONGEST_POSITION = 10_000;

    /** The defaults of a book's sections. */
    private record Usual(Words words, Optional<Puzzle<?, ?, ?>> puzzle, long seed, int perPage) {}

    /** The book that fields describe; those of {@link #FIELDS} are asked for. */
    public BookPlan read(Fields fields) {
        Optional<Puzzle<?, ?, ?>> puzzle = fields.text("puzzle").map(id -> puzzle(fields, id));
        Words language = fields.has("language") ? Languages.words(fields.one("language", "", Languages.tags())) : words;
        long seed = fields.number("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE);
        Usual usual = new Usual(language, puzzle, seed, perPage(fields, 4));
        List<Section> sections = new ArrayList<>();
        for (Fields section : fields.list("sections", SECTION_FIELDS, BookPlan.MOST)) {
            sections.add(section(section, usual, sections.size()));
        }
        BookPlan plan = new BookPlan(
                title(fields, "title").orElseThrow(() -> fields.wrong("title", PuzzlesMessages.needsTitle())),
                title(fields, "subtitle").orElse(""),
                title(fields, "author").orElse(""),
                language,
                look(fields),
                sections);
        if (plan.size() < 1 || plan.size() > BookPlan.MOST) {
            throw fields.wrong("sections", PuzzlesMessages.numberOfPuzzles(BookPlan.MOST, plan.size()));
        }
        return plan;
    }

    private BookPlan.Look look(Fields fields) {
        String paper = fields.one("paper", "A4", PAPERS);
        return new BookPlan.Look(
                Paper.of(paper).orElseThrow(),
                fields.truth("booklet", false),
                fields.truth("qr", true)
                        ? fields.text("link")
                                .map(typed -> said(fields, "link", () -> SheetWords.link("link", typed)))
                                .orElse(link)
                        : "",
                fields.truth("rules", true),
                fields.truth("hints", true),
                fields.truth("solutions", true));
    }

    /** A title in one line; empty for a blank one, too. */
    private Optional<String> title(Fields fields, String name) {
        return fields.text(name)
                .map(typed -> said(fields, name, () -> sheetWords.title(name, typed, "")))
                .filter(line -> !line.isEmpty());
    }

    private static String said(Fields fields, String name, Supplier<String> said) {
        try {
            return said.get();
        } catch (FieldError wrong) {
            throw fields.wrong(name, wrong.message());
        }
    }

    private static int perPage(Fields fields, int usual) {
        return (int) fields.number("per-page", usual, 1, SheetOptions.MOST);
    }

    private Puzzle<?, ?, ?> puzzle(Fields fields, String id) {
        return catalog.find(id).orElseThrow(() -> fields.wrong("puzzle", catalog.noPuzzle(id)));
    }

    /** @param index from 0; sections without a seed of their own have one after the other */
    private Section section(Fields fields, Usual usual, int index) {
        Puzzle<?, ?, ?> puzzle = fields.text("puzzle")
                .<Puzzle<?, ?, ?>>map(id -> puzzle(fields, id))
                .or(usual::puzzle)
                .orElseThrow(() -> fields.wrong("puzzle", PuzzlesMessages.whichPuzzle()));
        List<Article> lessons = lessons(fields, puzzle, usual.words().language());
        List<String> positions = fields.texts("positions", LONGEST_POSITION);
        boolean made = fields.has("count") || fields.has("setup") || positions.isEmpty() && lessons.isEmpty();
        String setup = made ? setup(fields, puzzle) : "";
        return new Section(
                puzzle,
                title(fields, "title").orElseGet(() -> title(usual.words(), puzzle, lessons, setup)),
                fields.text("text", SheetWords.LONGEST_TEXT)
                        .map(typed -> said(fields, "text", () -> sheetWords.text("text", typed)))
                        .orElse(""),
                lessons.stream().map(Article::id).toList(),
                setup,
                made ? (int) fields.number("count", 1, 0, BookPlan.MOST) : 0,
                fields.number("seed", usual.seed() + index, Long.MIN_VALUE, Long.MAX_VALUE),
                perPage(fields, usual.perPage()),
                positions);
    }

    /** The articles in a language, which may be named in English too. */
    private static List<Article> lessons(Fields fields, Puzzle<?, ?, ?> puzzle, String language) {
        List<Article> lessons = new ArrayList<>();
        Handbook english = Handbook.of(puzzle);
        Handbook handbook = Handbook.of(puzzle, language);
        for (String name : fields.texts("teach", SheetWords.LONGEST)) {
            lessons.add(english.named(name)
                    .flatMap(article -> handbook.article(article.id()))
                    .or(() -> handbook.named(name))
                    .orElseThrow(() -> fields.wrong("teach", unknown(name, english.ids()))));
        }
        return lessons;
    }

    private static Message unknown(String id, List<String> ids) {
        return PuzzlesMessages.noArticle(Message.verbatim(id), Fields.suggestion(id, ids));
    }

    private static String setup(Fields fields, Puzzle<?, ?, ?> puzzle) {
        String setup = fields.text("setup").orElse("");
        try {
            puzzle.setup(setup);
            return setup;
        } catch (TextError error) {
            throw fields.wrong(
                    "setup", PuzzlesMessages.sectionSetup(puzzle.id(), Message.verbatim(setup), error.explained()));
        }
    }

    /** Returns the titles of the lessons, or the setup in a word or two. */
    private static <P> String title(Words words, Puzzle<P, ?, ?> puzzle, List<Article> lessons, String setup) {
        return words.text(
                lessons.isEmpty()
                        ? PuzzlesMessages.setupTitle(puzzle.setups().label(puzzle.setup(setup)))
                        : PuzzlesMessages.lessons(Message.verbatim(
                                lessons.stream().map(Article::title).toList())));
    }

    /**
     * A section of puzzles that are made.
     *
     * @param setup one of the puzzle
     */
    public static Section made(Words words, Puzzle<?, ?, ?> puzzle, String setup, int count, long seed, int perPage) {
        return new Section(
                puzzle, title(words, puzzle, List.of(), setup), "", List.of(), setup, count, seed, perPage, List.of());
    }
}
