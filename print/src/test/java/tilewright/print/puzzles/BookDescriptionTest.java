package tilewright.print.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.message.Languages;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.book.Book;
import tilewright.print.book.Book.Block;
import tilewright.print.book.Book.Names.Name;
import tilewright.print.book.Book.OwnPage;
import tilewright.print.book.Book.Run;
import tilewright.print.canvas.Color;
import tilewright.print.fields.DescriptionFiles;
import tilewright.print.fields.PrintedTexts;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.task.Answer;
import tilewright.text.FieldError;

class BookDescriptionTest {

    private static final String GIVEN =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String TURNED = new StringBuilder(GIVEN).reverse().toString();

    private static final String SDK = """
            #AAn author
            [Puzzle]
            53..7....
            6..195...
            .98....6.
            8...6...3
            4..8.3..1
            7...2...6
            .6....28.
            ...419..5
            ....8..79
            """;

    private final Map<String, byte[]> files = new HashMap<>();

    private BookPlan plan(Map<String, ?> fields) {
        Map<String, Object> all = new HashMap<>(Map.of("title", "A book", "puzzle", "sudoku"));
        all.put("sections", List.of(Map.of("positions", List.of(GIVEN))));
        all.putAll(fields);
        assertThat(BookDescription.names()).containsAll(all.keySet());
        DescriptionFiles sources = (_, name) -> Optional.ofNullable(files.get(name))
                .orElseThrow(() -> new FieldError(Message.verbatim("cannot read the file '" + name + "'")));
        return new BookDescription(
                        Puzzles.CATALOG, new PrintedTexts(PrintedTexts.Typefaces.OWN), "", Words.ENGLISH, sources)
                .read(new MapFields(all));
    }

    private BookPlan section(Map<String, ?> section) {
        return plan(Map.of("sections", List.of(section)));
    }

    private void file(String name, String text) {
        files.put(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private static Book book(BookPlan plan) {
        try (Workspace workspace = new Workspace()) {
            BookTask task = new BookTask(plan, workspace, Limits.NONE);
            List<BookPuzzle> puzzles = new ArrayList<>();
            for (int i = 0; i < plan.size(); i++) {
                Answer answer = task.answer(i, "");
                puzzles.add((BookPuzzle) answer.result());
            }
            Book book = new BookContent(plan, puzzles, workspace, Stop.never()).book();
            return new Book(
                    book.words(),
                    book.title(),
                    book.look(),
                    book.cover(),
                    book.imprint(),
                    book.ownPages(),
                    book.names(),
                    book.rules(),
                    book.chapters(),
                    book.size(),
                    java.util.stream.IntStream.range(0, book.size())
                            .mapToObj(book.entries())
                            .toList()::get);
        }
    }

    private static List<String> titles(Book book) {
        return book.chapters().stream().map(Book.Chapter::title).toList();
    }

    private static byte[] png(int width, int height) {
        try (ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            ImageIO.write(new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB), "png", out);
            return out.toByteArray();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    @Test
    void every_field_has_a_line_about_it_and_no_field_is_there_twice() {
        List<String> names = BookDescription.names();
        assertThat(names).doesNotHaveDuplicates();
        assertThat(BookDescription.sectionNames()).doesNotHaveDuplicates();
        BookDescription.FIELDS.forEach(
                field -> assertThat(field.about().text()).as(field.name()).isNotBlank());
    }

    @Test
    void an_imprint_has_the_lines_of_its_fields_and_names_nobody_else() {
        Book book = book(plan(Map.of(
                "certificates",
                "no",
                "imprint",
                Map.of(
                        "publisher", "Ada Books",
                        "isbn", "978-3-16-148410-0",
                        "copyright", "2026 Ada",
                        "edition", "First edition",
                        "year", "2026",
                        "place", "London",
                        "text", "Printed on paper.\n\nAll rights reserved."))));
        assertThat(book.imprint().orElseThrow())
                .isEqualTo(new Book.Imprint(
                        List.of(
                                "© 2026 Ada",
                                "First edition",
                                "Ada Books, London, 2026",
                                "Printed on paper.",
                                "All rights reserved."),
                        Optional.of("978-3-16-148410-0")));
        assertThat(book.cover().publisher()).isEqualTo("Ada Books");
        assertThat(book(plan(Map.of("imprint", "no"))).imprint()).isEmpty();
        assertThat(book(plan(Map.of())).imprint().orElseThrow().lines()).noneMatch(line -> line.contains("Tilewright"));
        assertThat(book(plan(Map.of("made-by", "yes"))).imprint().orElseThrow().lines())
                .anyMatch(line -> line.contains("Tilewright"));
    }

    @Test
    void an_old_isbn_becomes_a_new_one() {
        assertThat(plan(Map.of("imprint", Map.of("isbn", "ISBN 3-16-148410-X")))
                        .matter()
                        .imprint()
                        .isbn())
                .contains("978-3-16-148410-0");
    }

    @Test
    void an_isbn_with_a_wrong_digit_is_refused() {
        for (String isbn : List.of("978-3-16-148410-1", "3-16-148410-0", "9783161484", "978316148410X", "")) {
            assertThatThrownBy(() -> plan(Map.of("imprint", Map.of("isbn", isbn))))
                    .as(isbn)
                    .hasMessageContaining("ISBN");
        }
    }

    @Test
    void a_cover_has_a_picture_a_color_and_a_logo() {
        files.put("front.png", png(30, 20));
        file("back.md", "# Puzzles\n\nFor *all*.");
        Book.Cover cover = plan(Map.of(
                        "cover", "wrap",
                        "cover-picture", "front.png",
                        "cover-color", "Gold: 0 20 90 10",
                        "cover-text", "back.md",
                        "logo", "front.png",
                        "stock", "cream"))
                .matter()
                .cover();
        assertThat(cover.kind()).isEqualTo(Book.Cover.Kind.WRAP);
        assertThat(cover.picture().orElseThrow().shape()).isEqualTo(1.5);
        assertThat(cover.logo()).isPresent();
        assertThat(cover.color()).contains(new Color(0, 0.2, 0.9, 0.1, "Gold"));
        assertThat(cover.back())
                .containsExactly(new Block.Paragraph(
                        List.of(Run.plain("For "), new Run("all", Run.Style.ITALIC), Run.plain("."))));
        assertThat(cover.page()).isEqualTo(Book.Cover.CREAM);
        assertThat(plan(Map.of("cover", "no")).matter().cover().kind()).isEqualTo(Book.Cover.Kind.NONE);
        assertThat(plan(Map.of("cover-color", "#ff8000"))
                        .matter()
                        .cover()
                        .color()
                        .orElseThrow()
                        .magenta())
                .isBetween(0.49, 0.5);
        assertThatThrownBy(() -> plan(Map.of("cover-color", "reddish"))).hasMessageContaining("#ff8800");
        assertThatThrownBy(() -> plan(Map.of("cover-picture", "back.md"))).hasMessageContaining("PNG");
        assertThatThrownBy(() -> plan(Map.of("cover-picture", "none.png"))).hasMessageContaining("none.png");
        assertThatThrownBy(() -> plan(Map.of("stock", "3cm"))).hasMessageContaining("0.057mm");
    }

    @Test
    void pages_of_ones_own_are_markdown() {
        file("preface.md", "Hello\nthere.\n\n- one\n- **two**\n");
        BookPlan plan = plan(Map.of(
                "dedication", "For Ada",
                "preface", Map.of("file", "preface.md"),
                "rules", "# The rules\n\n1. Think.\n2. Write.",
                "back-matter", "## More\n\n---"));
        assertThat(plan.look().rules()).isFalse();
        assertThat(plan.matter().ownPages())
                .containsExactly(
                        new OwnPage(
                                OwnPage.Kind.DEDICATION,
                                "",
                                List.of(new Block.Paragraph(List.of(Run.plain("For Ada"))))),
                        new OwnPage(
                                OwnPage.Kind.PREFACE,
                                "Preface",
                                List.of(
                                        new Block.Paragraph(List.of(Run.plain("Hello there."))),
                                        new Block.Bullets(List.of(
                                                List.of(Run.plain("one")), List.of(new Run("two", Run.Style.BOLD)))))),
                        new OwnPage(
                                OwnPage.Kind.RULES,
                                "The rules",
                                List.of(new Block.Numbers(
                                        List.of(List.of(Run.plain("Think.")), List.of(Run.plain("Write.")))))),
                        new OwnPage(
                                OwnPage.Kind.BACK,
                                "",
                                List.of(new Block.Heading(2, List.of(Run.plain("More"))), new Block.Rule())));
        assertThat(plan(Map.of("rules", "no")).look().rules()).isFalse();
        assertThat(plan(Map.of("rules", "yes")).look().rules()).isTrue();
        assertThat(plan(Map.of()).look().rules()).isTrue();
    }

    @Test
    void markdown_that_is_not_printed_is_refused_with_its_line() {
        Map<String, String> bad = Map.of(
                "One.\n\n<b>two</b>", "line 3: HTML",
                "One.\n\n<div>\ntwo\n</div>", "line 3: HTML",
                "a | b\n--|--\n1 | 2", "line 1: tables",
                "One.\n\n    code", "line 3: blocks of code",
                "- one\n  - two", "line 2: lists",
                "3. three", "line 1: a list",
                "See ![it](a.png) here", "line 1: a picture",
                "One.\n\n![it](a.png)", "line 3: cannot read");
        bad.forEach((text, message) ->
                assertThatThrownBy(() -> plan(Map.of("preface", text))).as(text).hasMessageContaining(message));
    }

    @Test
    void long_markdown_is_read_or_refused_in_time() {
        for (String part : List.of("*", "**a", "[", "![", ">", "- ", "`", "_a*", "<", "|\n", "\\", "&#")) {
            String text = part.repeat(100_000 / part.length());
            try {
                plan(Map.of("preface", text));
            } catch (FieldError refused) {
                assertThat(refused.message().text()).isNotEmpty();
            }
        }
    }

    @Test
    void words_of_ones_own_take_the_place_of_the_usual_ones() {
        BookPlan plan = plan(
                Map.of("words", Map.of("time", "Clock", "how-to-play", "Rules", "levels", Map.of("easy", "Gentle"))));
        assertThat(plan.matter().names().own()).isEqualTo(Map.of(Name.TIME, "Clock", Name.HOW_TO_PLAY, "Rules"));
        Book.Entry entry = book(plan).entries().apply(0);
        assertThat(entry.puzzle().rating()).startsWith("Gentle · ");
        assertThat(entry.certificate()).contains("Gentle · ").doesNotContain("Easy");
        BookPlan made = plan(Map.of(
                "words", Map.of("levels", Map.of("easy", "Gentle")), "sections", List.of(Map.of("setup", "easy"))));
        assertThat(made.sections().getFirst().title()).isEqualTo("Gentle");
    }

    @Test
    void ratings_and_certificates_can_be_left_out() {
        Book.Entry entry = book(plan(Map.of("ratings", "no"))).entries().apply(0);
        assertThat(entry.puzzle().rating()).isEmpty();
        assertThat(entry.certificate()).isEqualTo("One solution, proved.");
        assertThat(book(plan(Map.of("ratings", "level")))
                        .entries()
                        .apply(0)
                        .puzzle()
                        .rating())
                .isEqualTo("Easy");
        assertThat(book(plan(Map.of("ratings", "number")))
                        .entries()
                        .apply(0)
                        .puzzle()
                        .rating())
                .matches("[0-9]\\.[0-9]");
        Book starred = book(plan(Map.of("ratings", "stars")));
        assertThat(starred.entries().apply(0).puzzle().rating()).isEqualTo("★☆☆☆☆");
        assertThat(starred.rules().getLast().text()).first().asString().contains("five stars are the hardest");
        assertThat(book(plan(Map.of())).rules().getLast().text())
                .first()
                .asString()
                .contains("lower number");
        assertThat(book(plan(Map.of("ratings", "level"))).rules().getLast().figure())
                .isPresent();
        Book book = book(plan(Map.of("certificates", "no")));
        assertThat(book.look().shown().certificates()).isFalse();
        assertThat(book.imprint().orElseThrow().lines()).noneMatch(line -> line.contains("certificate"));
    }

    private static List<String> ids(Book book) {
        return IntStream.range(0, book.size())
                .mapToObj(i -> book.entries().apply(i).puzzle().id())
                .toList();
    }

    @Test
    void other_books_may_have_puzzles_of_other_sizes_and_rules() {
        List<Map<String, Object>> sections = List.of(
                Map.of("setup", "easy", "count", 2, "seed", 9), Map.of("setup", "6x6,killer", "count", 2, "seed", 9));
        List<String> before = ids(book(plan(Map.of("sections", sections))));
        file("volume-1.txt", String.join("\n", before) + "\n");
        List<String> after = ids(book(plan(Map.of("not-in", List.of("volume-1.txt"), "sections", sections))));
        assertThat(after).hasSize(4).doesNotContainAnyElementsOf(before);
    }

    @Test
    void puzzles_of_other_books_are_not_made_again_even_with_other_digits_and_turned() {
        Map<String, Object> section = Map.of("setup", "easy", "count", 4, "seed", 9);
        List<String> before = ids(book(section(section)));
        file(
                "volume-1.txt",
                before.get(1) + "\n"
                        + new StringBuilder(before.get(2))
                                .reverse()
                                .toString()
                                .replace('1', 'x')
                                .replace('5', '1')
                                .replace('x', '5')
                        + "\n");
        List<String> after = ids(book(plan(Map.of("not-in", List.of("volume-1.txt"), "sections", List.of(section)))));
        assertThat(after).hasSize(4).doesNotHaveDuplicates();
        assertThat(after.get(0)).isEqualTo(before.get(0));
        assertThat(after.get(1)).isNotEqualTo(before.get(1));
        assertThat(after.get(2)).isNotEqualTo(before.get(2));
        assertThat(after.get(3)).isEqualTo(before.get(3));
        file("corners.txt", "g.../..../..../....\n...g/..../..../....\n..../..../..../g...\n..../..../..../...g\n");
        BookPlan none = section(Map.of("puzzle", "trominoes", "setup", "4", "count", 1, "not-in", "corners.txt"));
        try (Workspace workspace = new Workspace()) {
            Answer answer = new BookTask(none, workspace, Limits.NONE).answer(0, "");
            assertThat(answer)
                    .isInstanceOfSatisfying(
                            Answer.NoResult.class,
                            refused -> assertThat(refused.message().text()).contains("choose another setup"));
        }
    }

    @Test
    void looks_are_read() {
        Book.Look look = plan(Map.of(
                        "paper", "6x9",
                        "gutter", "15mm",
                        "solutions", "facing",
                        "hints", "no",
                        "numbers-from", "101",
                        "header", "{title} {section}",
                        "page-numbers", "no",
                        "contents", "no",
                        "right-pages", "yes",
                        "large-print", "yes"))
                .look()
                .pages();
        assertThat(look.paper().title()).isEqualTo("6x9");
        assertThat(look.gutter().orElseThrow()).isBetween(42.5 + 0.9 * 1.5, 42.6 + 0.9 * 1.5);
        assertThat(look.solutions()).isEqualTo(Book.Solutions.FACING);
        assertThat(look.shown()).isEqualTo(new Book.Shown(false, true, false, true));
        assertThat(look.first()).isEqualTo(101);
        assertThat(look.running())
                .isEqualTo(new Book.Running(Optional.of("{title} {section}"), Optional.empty(), false));
        assertThat(look.largePrint()).isTrue();
    }

    @Test
    void puzzles_have_titles_and_ids() {
        BookPlan plan = plan(Map.of(
                "own-ids",
                "A-{number}",
                "numbers-from",
                "7",
                "sections",
                List.of(Map.of(
                        "positions",
                        List.of(
                                GIVEN,
                                Map.of("text", TURNED, "title", "Turned", "id", "T"),
                                Map.of("position", GIVEN))))));
        Book book = book(plan);
        assertThat(book.entries().apply(0).puzzle().name()).isEqualTo("A-7");
        assertThat(book.entries().apply(1).puzzle().name()).isEqualTo("T");
        assertThat(book.entries().apply(1).puzzle().title()).isEqualTo("Turned");
        assertThat(book.entries().apply(2).puzzle().name()).isEqualTo("A-9");
        assertThatThrownBy(() -> section(Map.of("positions", List.of(Map.of("title", "None")))))
                .hasMessageContaining("no position");
    }

    @Test
    void a_file_of_puzzles_is_read_in_every_form() {
        file("plain.txt", "# two\n" + GIVEN + "\n\n" + TURNED + "  # Turned\n");
        file("table.csv", "\ufefftitle,puzzle\r\n\"One, the first\"," + GIVEN + "\r\nTwo," + TURNED + "\r\n");
        file("ids.csv", "puzzle;solution;id;name\n" + GIVEN + ";;x1;One\n" + TURNED + ";;x2;\n");
        file("plain.sdk", SDK);
        assertThat(section(Map.of("puzzles-file", "plain.txt"))
                        .sections()
                        .getFirst()
                        .given())
                .containsExactly(
                        new BookPlan.Given(GIVEN, "", ""), new BookPlan.Given(TURNED + "  # Turned", "Turned", ""));
        assertThat(section(Map.of("puzzles-file", "table.csv"))
                        .sections()
                        .getFirst()
                        .given())
                .containsExactly(
                        new BookPlan.Given(GIVEN, "One, the first", ""), new BookPlan.Given(TURNED, "Two", ""));
        assertThat(section(Map.of("puzzles-file", "ids.csv"))
                        .sections()
                        .getFirst()
                        .given())
                .containsExactly(new BookPlan.Given(GIVEN, "One", "x1"), new BookPlan.Given(TURNED, "", "x2"));
        assertThat(section(Map.of("puzzles-file", "plain.sdk")).size()).isEqualTo(1);
    }

    @Test
    void a_file_of_puzzles_that_cannot_be_read_is_refused_with_the_line() {
        file("bad.txt", GIVEN + "\nnothing\n");
        file("bad.csv", "title,puzzle\nOne," + GIVEN + "\nTwo,12\n");
        file("short.csv", "title,puzzle\nOne," + GIVEN + "\nTwo\n");
        file("empty.txt", "\n# nothing\n");
        Map<String, String> bad = Map.of(
                "bad.txt", "'bad.txt', line 2: ",
                "bad.csv", "'bad.csv', line 3: ",
                "short.csv", "'short.csv', line 3: ",
                "empty.txt", "'empty.txt' has no puzzles",
                "none.txt", "cannot read the file 'none.txt'");
        bad.forEach((name, message) -> assertThatThrownBy(() -> section(Map.of("puzzles-file", name)))
                .as(name)
                .hasMessageContaining(message));
    }

    @Test
    void files_are_refused_where_there_are_none() {
        for (Map<String, ?> fields : List.of(
                Map.of("preface", "a.md"),
                Map.of("logo", "a.png"),
                Map.of("readers", "a.txt"),
                Map.of("sections", List.of(Map.of("puzzles-file", "a.txt"))))) {
            Map<String, Object> all = new HashMap<>(Map.of("title", "A book", "puzzle", "sudoku"));
            all.put("sections", List.of(Map.of()));
            all.putAll(fields);
            assertThatThrownBy(() -> new BookDescription(
                                    Puzzles.CATALOG,
                                    new PrintedTexts(PrintedTexts.Typefaces.OWN),
                                    "",
                                    Words.ENGLISH,
                                    DescriptionFiles.NONE)
                            .read(new MapFields(all)))
                    .hasMessageContaining("files cannot be named here: 'a.");
        }
    }

    @Test
    void puzzles_are_sorted_by_rating_and_grouped() {
        List<String> setups = List.of("hard", "easy", "medium");
        List<Object> positions = new ArrayList<>();
        BookPlan made = plan(Map.of(
                "sections", setups.stream().map(setup -> Map.of("setup", setup)).toList()));
        Book.Entry[] entries = java.util.stream.IntStream.range(0, 3)
                .mapToObj(book(made).entries())
                .toArray(Book.Entry[]::new);
        for (Book.Entry entry : entries) {
            positions.add(Map.of(
                    "position",
                    entry.puzzle().id().substring("sudoku:".length()),
                    "title",
                    entry.puzzle().rating().startsWith("Hard") ? "B" : "A"));
        }
        Book sorted = book(section(Map.of("positions", positions, "sort", "rating", "title", "All")));
        assertThat(java.util.stream.IntStream.range(0, 3)
                        .mapToObj(i -> sorted.entries().apply(i).puzzle().rating())
                        .map(rating -> rating.substring(0, rating.indexOf(' ')))
                        .toList())
                .containsExactly("Easy", "Medium", "Hard");
        Book levels = book(section(Map.of("positions", positions, "group", "level", "title", "All")));
        assertThat(titles(levels)).containsExactly("Easy", "Medium", "Hard");
        assertThat(levels.chapters())
                .allMatch(chapter -> chapter.group().equals("All") && chapter.to() == chapter.from() + 1);
        Book titled = book(section(Map.of("positions", positions, "group", "title", "title", "All")));
        assertThat(titled.chapters().stream()
                        .map(chapter -> chapter.title() + chapter.from() + chapter.to())
                        .toList())
                .containsExactly("B01", "A13");
        Book headed = book(section(Map.of("positions", positions, "group", "Part one", "title", "All")));
        assertThat(headed.chapters().getFirst().group()).isEqualTo("Part one");
    }

    @Test
    void each_reader_has_puzzles_of_his_own() {
        file("names.txt", "Ada\n\nBen {page}\n");
        BookPlan plan = plan(Map.of(
                "readers",
                "names.txt",
                "subtitle",
                "Puzzles",
                "sections",
                List.of(Map.of("setup", "easy", "count", "2"))));
        assertThat(plan.matter().readers()).containsExactly("Ada", "Ben {page}");
        BookPlan ada = plan.forReader("Ada", 0);
        BookPlan ben = plan.forReader("Ben {page}", 1);
        assertThat(ada.sections().getFirst().seed())
                .isNotEqualTo(ben.sections().getFirst().seed());
        assertThat(ada.subtitle()).isEqualTo("Puzzles · For Ada");
        assertThat(ben.look().pages().running().header()).contains("{title} · Ben (page)");
        assertThat(ada.matter().readers()).isEmpty();
        BookPlan named = plan(Map.of("readers", List.of("Ada", "Ben"), "header", "{reader}, {page}"));
        BookPlan second = named.forReader("Ben", 1);
        assertThat(second.look().pages().running().header()).contains("Ben, {page}");
        assertThat(second.subtitle()).isEmpty();
        assertThat(ada.contents()).isNotEqualTo(ben.contents());
    }

    @Test
    void no_two_books_volumes_sections_and_readers_share_a_seed() {
        List<Map<String, String>> sections = Collections.nCopies(12, Map.of("setup", "easy", "count", "2"));
        Set<Long> seeds = new HashSet<>();
        for (int seed = 1; seed <= 100; seed++) {
            for (int volume = 1; volume <= 10; volume++) {
                BookPlan plan = plan(Map.of(
                        "seed", Integer.toString(seed), "volume", Integer.toString(volume), "sections", sections));
                plan.sections()
                        .forEach(section -> assertThat(seeds.add(section.seed()))
                                .as(section.toString())
                                .isTrue());
                plan.forReader("Ada", volume)
                        .sections()
                        .forEach(section -> assertThat(seeds.add(section.seed()))
                                .as(section.toString())
                                .isTrue());
            }
        }
        assertThat(seeds).allMatch(seed -> seed >= 0 && seed < 1L << 40);
    }

    @Test
    void parts_have_idiomatic_titles_and_name_the_puzzle_where_there_are_several() {
        Map<String, String> titles = Map.of(
                "needs-x-wing", "X-Wing puzzles",
                "hard,half-turn", "Hard, half-turn symmetry",
                "practice-x-wing", "Practice: X-Wing",
                "easy", "Easy",
                "clues-30", "30 clues");
        titles.forEach((setup, title) -> assertThat(
                        section(Map.of("setup", setup)).sections().getFirst().title())
                .as(setup)
                .isEqualTo(title));
        Book book = book(plan(Map.of(
                "sections",
                List.of(
                        Map.of("setup", "easy"),
                        Map.of("setup", "easy", "puzzle", "hues"),
                        Map.of("setup", "medium")))));
        assertThat(book.chapters().stream().map(Book.Chapter::puzzle).toList())
                .containsExactly("Sudoku", "Hues", "Sudoku");
        assertThat(book(section(Map.of("setup", "easy"))).chapters().getFirst().puzzle())
                .isEmpty();
    }

    @Test
    void practice_does_not_name_the_step_and_says_what_its_dots_are() {
        Book book = book(section(Map.of("setup", "practice-x-wing", "count", "3", "seed", "1", "title", "Practice")));
        for (int i = 0; i < 3; i++) {
            Book.Entry entry = book.entries().apply(i);
            assertThat(entry.puzzle().rating() + entry.certificate()).doesNotContainIgnoringCase("wing");
            assertThat(entry.puzzle().rating()).isEqualTo("Hard · 3.2");
        }
        assertThat(book.chapters().getFirst().text()).contains("A dot in a cell");
    }

    @Test
    void articles_about_the_program_are_not_taught() {
        assertThatThrownBy(() -> section(Map.of("teach", "hints"))).hasMessageContaining("not for paper");
        assertThat(section(Map.of("teach", List.of("X-Wing", "levels"), "count", "1"))
                        .sections()
                        .getFirst()
                        .lessons())
                .containsExactly("x-wing", "levels");
    }

    @Test
    void a_plan_in_each_language_is_read() {
        for (String tag : Languages.tags()) {
            BookPlan plan =
                    plan(Map.of("language", tag, "preface", "Hello", "sections", List.of(Map.of("setup", "easy"))));
            assertThat(plan.sections().getFirst().title()).as(tag).isNotBlank();
            assertThat(plan.forReader("Ada", 0).subtitle()).as(tag).contains("Ada");
        }
    }

    @Test
    void what_is_printed_is_in_the_contents_of_the_plan() {
        List<String> contents = List.of(
                        Map.<String, Object>of(),
                        Map.of("preface", "One"),
                        Map.of("preface", "Two"),
                        Map.of("imprint", Map.of("year", "2026")),
                        Map.of("words", Map.of("time", "Clock")),
                        Map.of("cover", "no"),
                        Map.of("own-ids", "A{number}"),
                        Map.of("footer", "A foot"))
                .stream()
                .map(fields -> plan(fields).contents())
                .collect(Collectors.toList());
        assertThat(contents).doesNotHaveDuplicates();
        assertThat(contents).noneMatch(text -> text.contains("@"));
    }
}
