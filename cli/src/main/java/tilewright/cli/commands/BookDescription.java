package tilewright.cli.commands;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import tilewright.cli.context.Failure;
import tilewright.message.Message;
import tilewright.print.SheetOptions;
import tilewright.print.canvas.Paper;
import tilewright.print.puzzles.BookPlan;
import tilewright.print.puzzles.BookPlan.Section;
import tilewright.print.puzzles.SheetRequest;
import tilewright.print.puzzles.SheetWords;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Handbook.Article;
import tilewright.puzzle.Puzzle;
import tilewright.text.Ascii;
import tilewright.text.TextError;

/**
 * Reads the description of a book: see {@code docs/guide/print.md}.
 *
 * @param file its name, for messages
 * @param sheetWords reads titles and texts
 * @param link the address that QR codes open where the description names none
 */
record BookDescription(Catalog catalog, String file, SheetWords sheetWords, String link) {

    private static final List<String> PAPERS = List.of("A4", "Letter", "A5");
    private static final List<String> FIELDS = List.of(
            "title",
            "subtitle",
            "author",
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

    /** Bytes of a description at most: ten thousand positions with notes have fewer. */
    private static final int LARGEST = 8 << 20;

    /** Characters of a position at most. */
    private static final int LONGEST_POSITION = 10_000;

    /** The defaults of a book's sections. */
    private record Usual(Optional<Puzzle<?, ?, ?>> puzzle, long seed, int perPage) {}

    /**
     * The text of a file, of which no more is read than a description may have.
     *
     * @throws Failure when it is larger
     */
    static String text(String name) throws IOException {
        try (InputStream in = Files.newInputStream(Path.of(name))) {
            byte[] bytes = in.readNBytes(LARGEST + 1);
            if (bytes.length > LARGEST) {
                throw Failure.usage(CommandsMessages.largeBook(Message.verbatim(name), LARGEST >> 20));
            }
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        }
    }

    /** The book that a text describes. */
    BookPlan read(String text) {
        YamlFields fields = YamlFields.of(file, text, LARGEST, FIELDS);
        Optional<Puzzle<?, ?, ?>> puzzle = fields.text("puzzle").map(id -> puzzle(fields, id));
        Usual usual = new Usual(puzzle, fields.number("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE), perPage(fields, 4));
        List<Section> sections = new ArrayList<>();
        for (YamlFields section : fields.list("sections", SECTION_FIELDS, BookPlan.MOST)) {
            sections.add(section(section, usual, sections.size()));
        }
        BookPlan plan = new BookPlan(
                title(fields, "title").orElseThrow(() -> fields.wrong("title", CommandsMessages.needsTitle())),
                title(fields, "subtitle").orElse(""),
                title(fields, "author").orElse(""),
                look(fields),
                sections);
        if (plan.size() < 1 || plan.size() > BookPlan.MOST) {
            throw fields.wrong("sections", CommandsMessages.numberOfPuzzles(BookPlan.MOST, plan.size()));
        }
        return plan;
    }

    private BookPlan.Look look(YamlFields fields) {
        String paper = fields.one("paper", "A4", PAPERS);
        return new BookPlan.Look(
                Paper.valueOf(paper.toUpperCase(Locale.ROOT)),
                fields.truth("booklet", false),
                fields.truth("qr", true)
                        ? fields.text("link")
                                .map(typed -> words(fields, "link", () -> SheetWords.link("link", typed)))
                                .orElse(link)
                        : "",
                fields.truth("rules", true),
                fields.truth("hints", true),
                fields.truth("solutions", true));
    }

    /** A title in one line; empty for a blank one, too. */
    private Optional<String> title(YamlFields fields, String name) {
        return fields.text(name)
                .map(typed -> words(fields, name, () -> sheetWords.title(name, typed, "")))
                .filter(line -> !line.isEmpty());
    }

    private static String words(YamlFields fields, String name, Supplier<String> words) {
        try {
            return words.get();
        } catch (SheetRequest.Wrong wrong) {
            throw fields.wrong(name, wrong.message());
        }
    }

    private static int perPage(YamlFields fields, int usual) {
        return (int) fields.number("per-page", usual, 1, SheetOptions.MOST);
    }

    private Puzzle<?, ?, ?> puzzle(YamlFields fields, String id) {
        return catalog.find(id).orElseThrow(() -> fields.wrong("puzzle", catalog.noPuzzle(id)));
    }

    /** @param index from 0; sections without a seed of their own have one after the other */
    private Section section(YamlFields fields, Usual usual, int index) {
        Puzzle<?, ?, ?> puzzle = fields.text("puzzle")
                .<Puzzle<?, ?, ?>>map(id -> puzzle(fields, id))
                .or(usual::puzzle)
                .orElseThrow(() -> fields.wrong("puzzle", CommandsMessages.whichPuzzle()));
        List<Article> lessons = lessons(fields, puzzle);
        List<String> positions = fields.texts("positions", LONGEST_POSITION);
        boolean made = fields.has("count") || fields.has("setup") || positions.isEmpty() && lessons.isEmpty();
        String setup = made ? setup(fields, puzzle) : "";
        return new Section(
                puzzle,
                title(fields, "title").orElseGet(() -> title(puzzle, lessons, setup)),
                fields.text("text", SheetWords.LONGEST_TEXT)
                        .map(typed -> words(fields, "text", () -> sheetWords.text("text", typed)))
                        .orElse(""),
                lessons.stream().map(Article::id).toList(),
                setup,
                made ? (int) fields.number("count", 1, 0, BookPlan.MOST) : 0,
                fields.number("seed", usual.seed() + index, Long.MIN_VALUE, Long.MAX_VALUE),
                perPage(fields, usual.perPage()),
                positions);
    }

    private static List<Article> lessons(YamlFields fields, Puzzle<?, ?, ?> puzzle) {
        List<Article> lessons = new ArrayList<>();
        Handbook handbook = Handbook.of(puzzle);
        for (String id : fields.texts("teach", SheetWords.LONGEST)) {
            lessons.add(handbook.named(id).orElseThrow(() -> fields.wrong("teach", unknown(id, handbook.ids()))));
        }
        return lessons;
    }

    private static Message unknown(String id, List<String> ids) {
        return CommandsMessages.noArticle(Message.verbatim(id), YamlFields.suggestion(id, ids));
    }

    private static String setup(YamlFields fields, Puzzle<?, ?, ?> puzzle) {
        String setup = fields.text("setup").orElse("");
        try {
            puzzle.setup(setup);
            return setup;
        } catch (TextError error) {
            throw fields.wrong(
                    "setup", CommandsMessages.sectionSetup(puzzle.id(), Message.verbatim(setup), error.explained()));
        }
    }

    /** Returns the titles of the lessons, or the setup in a word or two. */
    private static <P> String title(Puzzle<P, ?, ?> puzzle, List<Article> lessons, String setup) {
        return lessons.isEmpty()
                ? Ascii.capital(puzzle.setups().label(puzzle.setup(setup)).text())
                : CommandsMessages.lessons(Message.verbatim(
                                lessons.stream().map(Article::title).toList()))
                        .text();
    }

    /**
     * A section as it is typed behind an option.
     *
     * @param typed a setup, perhaps with a colon and how many
     */
    static Section typed(Puzzle<?, ?, ?> puzzle, String typed, long seed, int perPage) {
        int colon = typed.lastIndexOf(':');
        String setup = colon < 0 ? typed : typed.substring(0, colon);
        String count = colon < 0 ? "1" : typed.substring(colon + 1);
        if (!count.matches("\\d{1,20}")) {
            throw Failure.usage(CommandsMessages.section(Message.verbatim(typed)));
        }
        if (!count.matches("0*[1-9]\\d{0,4}") || Integer.parseInt(count) > BookPlan.MOST) {
            throw Failure.usage(CommandsMessages.sectionCount(BookPlan.MOST, Message.verbatim(count)));
        }
        SetupParser.parsed(puzzle, setup);
        return new Section(
                puzzle,
                title(puzzle, List.of(), setup),
                "",
                List.of(),
                setup,
                Integer.parseInt(count),
                seed,
                perPage,
                List.of());
    }
}
