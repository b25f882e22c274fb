package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.Sample;
import tilewright.cli.Program.Ran;

class BookTest {

    private static final Path EXAMPLES = Path.of("../docs/examples");

    /** Words of an example in a language. */
    private static final Map<String, List<String>> EXPECTED = Map.of(
            "en", List.of("Contents", "How to play", "First hints", "Solutions", ", number 1.", "QR code"),
            "de", List.of("Inhalt", "So wird gespielt", "Erste Tipps", "Lösungen", "Nacktes Paar, X-Wing", "QR-Code"),
            "ja", List.of("目次", "遊び方", "第1のヒント", "解答", "ネイキッドペア", "QRコード"));

    @TempDir
    Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private String described(String text) throws IOException {
        return Files.writeString(folder.resolve("book.yaml"), text).toString();
    }

    private static List<Path> examples(boolean books) throws IOException {
        try (Stream<Path> all = Files.list(EXAMPLES)) {
            return all.filter(path -> path.toString().endsWith(".yaml") && isBook(path) == books)
                    .sorted()
                    .toList();
        }
    }

    private static boolean isBook(Path example) {
        try {
            return Files.readString(example).contains("\nsections:");
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    @Test
    void the_examples_of_sheets_make_sheets_and_their_answers() throws IOException {
        List<Path> examples = examples(false);
        assertThat(examples).isNotEmpty();
        for (Path example : examples) {
            String sheet = sheet(example);
            assertThat(sheet).as(example.toString()).contains("<html lang=\"de\">");
            // of the worked example alone, and of each board besides
            assertThat(sheet.split("Alle Plätze", -1)).hasSize(2);
            assertThat(sheet(example, "--marks").split("Alle Plätze", -1)).hasSizeGreaterThan(5);
        }
    }

    private String sheet(Path example, String... more) throws IOException {
        List<String> words = new ArrayList<>(
                List.of("print", "sudoku", "--sheet", example.toString(), "--lang=de", "-o", file("s.html")));
        words.addAll(List.of(more));
        Ran ran = Program.REAL.run(words.toArray(String[]::new));
        assertThat(ran).as(example.toString()).isEqualTo(new Ran(0, "", ""));
        return Files.readString(folder.resolve("s.html"));
    }

    @Test
    void the_examples_make_books() throws IOException {
        List<Path> examples = examples(true);
        assertThat(examples).hasSizeGreaterThanOrEqualTo(4);
        for (Path example : examples) {
            String text = Files.readString(example);
            String small = described(text.replaceAll("count: \\d+", "count: 1"));
            Ran ran = Program.REAL.run("print", "--book", small, "-o", file("a.html"));
            boolean coded = !text.contains("\nqr: no");
            assertThat(ran).as(example.toString()).isEqualTo(coded ? PrintTest.PRINTED : new Ran(0, "", ""));
            String language = text.lines()
                    .filter(line -> line.startsWith("language: "))
                    .map(line -> line.substring("language: ".length()))
                    .findFirst()
                    .orElse("en");
            assertThat(Files.readString(folder.resolve("a.html")))
                    .as(example.toString())
                    .contains("<html lang=\"" + language + "\">")
                    .contains(coded ? EXPECTED.get(language) : List.of("Contents", "How to play", "Solutions"));
        }
    }

    @Test
    void a_book_for_screens_is_one_file_without_codes() throws IOException {
        String book = described("""
                title: A book
                puzzle: sudoku
                cover: wrap
                solutions: file
                sections: [{setup: easy, count: 1}]
                """);
        assertThat(Program.REAL.run("print", "--book", book, "-o", file("a.epub")))
                .isEqualTo(new Ran(0, "", ""));
        try (Stream<Path> files = Files.list(folder);
                ZipFile epub = new ZipFile(file("a.epub"))) {
            assertThat(files).hasSize(2);
            assertThat(epub.getEntry("EPUB/solutions-1.xhtml")).isNotNull();
        }
        assertThat(Program.REAL
                        .run("print", "sudoku", "--make", "easy:1", "-o", file("b.epub"))
                        .err())
                .contains("EPUB files are books");
    }

    @Test
    void words_in_other_letters_are_printed_or_refused_with_their_place() throws IOException {
        String book = """
                title: Книга судоку
                subtitle: SUBTITLE
                author: Ирина
                puzzle: sudoku
                sections:
                  - title: Лёгкие
                    text: TEXT
                    setup: easy
                    count: 1
                """;
        String printable = book.replace("SUBTITLE", "Łatwe").replace("TEXT", "Правила просты.");
        assertThat(Program.REAL.run("print", "--book", described(printable), "-o", file("a.pdf")))
                .isEqualTo(PrintTest.PRINTED);
        assertThat(new String(Files.readAllBytes(folder.resolve("a.pdf")), StandardCharsets.UTF_8))
                .contains("<rdf:li>Ирина</rdf:li>");
        String subtitle = described(printable.replace("Łatwe", "스도쿠"));
        Ran ran = Program.REAL.run("print", "--book", subtitle, "-o", file("b.pdf"));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("line 2, column 11: subtitle has 스 (U+C2A4) as character 1");
        Ran text = Program.REAL.run(
                "print", "--book", described(printable.replace("просты", "x\n      קל")), "-o", file("b.png"));
        assertThat(text.exit()).isEqualTo(2);
        assertThat(text.err()).contains("line 7, column 11: text has ק (U+05E7) as character 11");
        assertThat(Program.REAL.run("print", "--book", subtitle, "-o", file("b.html")))
                .isEqualTo(PrintTest.PRINTED);
    }

    @Test
    void puzzles_without_room_for_a_code_are_named() throws IOException {
        String book = """
                title: x
                puzzle: trominoes
                paper: A6
                per-page: 12
                numbers-from: 5
                link: https://tiles.example/
                rules: no
                sections:
                  - count: 12
                """;
        Ran ran = Program.REAL.run("print", "--book", described(book), "-o", file("a.html"));
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).contains("12 puzzles have no code", "5, 6, 7");
    }

    @Test
    void the_language_of_a_book_goes_before_that_of_the_run() throws IOException {
        String book = "title: x\npuzzle: hues\nsections:\n  - count: 1\n";
        assertThat(inFrench(book)).contains("<html lang=\"fr\">", "Solutions", "Sommaire");
        assertThat(inFrench("language: de\n" + book)).contains("<html lang=\"de\">", "Lösungen", "Inhalt");
    }

    private String inFrench(String book) throws IOException {
        Ran ran = Program.REAL.run("print", "--book", described(book), "-o", file("a.html"), "--lang", "fr");
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).contains("les codes mènent à http://localhost:8080/");
        return Files.readString(folder.resolve("a.html"));
    }

    private static final String SMALL = """
            title: A small book
            puzzle: sudoku
            seed: 7
            sections:
              - title: To begin with
                setup: easy
                count: 3
              - teach: [x-wing, levels]
                positions:
                  - 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
                  - 123
                  - 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.........
              - puzzle: trominoes
                setup: 5
                count: 2
            """;

    @Test
    void any_number_of_threads_writes_the_same_bytes_and_bad_puzzles_are_named() throws IOException {
        String described = described(SMALL);
        for (String threads : List.of("1", "2")) {
            Ran ran =
                    Program.REAL.run("print", "--book", described, "-o", file(threads + ".pdf"), "--threads", threads);
            assertThat(ran.exit()).as(ran.err()).isEqualTo(1);
            assertThat(ran.err())
                    .contains("puzzle 5: column 1: no puzzle in this text; expected 81 cells")
                    .contains("puzzle 6: has several solutions; one of them is printed")
                    .doesNotContain("puzzle 4", "puzzle 7")
                    .doesNotContainPattern("line \\d");
        }
        assertThat(Files.mismatch(folder.resolve("1.pdf"), folder.resolve("2.pdf")))
                .isNegative();
        assertThat(Files.readString(folder.resolve("1.pdf"), StandardCharsets.ISO_8859_1))
                .startsWith("%PDF-");
        assertThat(folder.resolve("1.pdf.partial")).doesNotExist();
        for (String part : List.of(
                "One solution, proved. Easy · 1.",
                "Made from easy, seed 975130265043, number 3.",
                "Made from 5, seed 329738129977,",
                ">To begin with<",
                ">X-Wing, Levels · Sudoku<",
                ">Trominoes<",
                "Puzzles 1–3")) {
            assertThat(svg("--book", described, "--per-page", "1").contains(part))
                    .as(part)
                    .isTrue();
        }
        assertThat(svg("--book", described, "--booklet")).startsWith("<svg").contains("width=\"841.89pt\"");
        assertThat(svg("--book", described, "--paper", "a5")).contains("width=\"419.53pt\"");
    }

    private String svg(String... options) throws IOException {
        Program.REAL.run(Stream.concat(Stream.of("print", "-o", file("a.svg")), Stream.of(options))
                .toArray(String[]::new));
        return Files.readString(folder.resolve("a.svg"));
    }

    @Test
    void options_make_a_book_too() throws IOException {
        Ran ran = Program.REAL.run(
                "print",
                "hues",
                "--section",
                "easy:2",
                "--section",
                "hard",
                "--title",
                "For Ada",
                "--seed",
                "4",
                "--paper",
                "Letter",
                "--no-qr",
                "-o",
                file("a.html"));
        assertThat(ran).isEqualTo(new Ran(0, "", ""));
        String html = Files.readString(folder.resolve("a.html"));
        assertThat(html)
                .contains(
                        "size: 612pt 792pt",
                        ">For Ada<",
                        "Made from easy, seed 104261886720, number 2.",
                        "seed 986381715872, number 1.")
                .doesNotContain("QR code");
    }

    @Test
    void options_go_before_what_the_file_says() throws IOException {
        String described = described("title: x\npaper: A5\nqr: no\nseed: 3\n"
                + book("    count: 1\n").substring(9));
        String html = html("--book", described, "--title", "Typed", "--seed", "5");
        assertThat(html)
                .contains(">Typed<", "seed 952938462146, number 1", "size: 419")
                .doesNotContain("QR code");
        assertThat(html("--book", described, "--paper", "Letter", "--qr", "--link", "https://a.example/"))
                .contains(">x<", "seed 539496842846, number 1", "size: 612pt 792pt", "QR code");
        refused("--per-page must be 1–12, not '99'", "--book", described, "--per-page", "99");
    }

    @Test
    void solutions_and_books_of_readers_are_files_of_their_own() throws IOException {
        String described = described("title: x\nqr: no\nreaders: [Ada, B/o b, ada]\nsolutions: file\n"
                + book("    count: 1\n    setup: easy\n").substring(9));
        Ran ran = Program.REAL.run("print", "--book", described, "-o", file("c.html"));
        assertThat(ran).isEqualTo(new Ran(0, "", ""));
        List<String> names = List.of(
                "c-Ada.html",
                "c-Ada-solutions.html",
                "c-B-o-b.html",
                "c-B-o-b-solutions.html",
                "c-ada-2.html",
                "c-ada-2-solutions.html");
        for (String name : names) {
            assertThat(folder.resolve(name)).isNotEmptyFile();
        }
        assertThat(folder.resolve("c.html")).doesNotExist();
        assertThat(Files.readString(folder.resolve("c-Ada.html"))).contains("For Ada", "seed 300437284630, number 1");
        assertThat(Files.readString(folder.resolve("c-B-o-b.html")))
                .contains("For B/o b", "seed 812117701844, number 1");
        assertThat(Files.readString(folder.resolve("c-Ada-solutions.html"))).contains(">Solutions<");
        Ran stream = Program.REAL.run("print", "--book", described, "-o", "-");
        assertThat(stream.exit()).isEqualTo(2);
        assertThat(stream.err()).contains("-o - is one file; name the files that belong together by -o FILE");
    }

    private String html(String... options) throws IOException {
        Ran ran = Program.REAL.run(Stream.concat(Stream.of("print", "-o", file("b.html")), Stream.of(options))
                .toArray(String[]::new));
        assertThat(ran).isEqualTo(new Ran(0, "", ""));
        return Files.readString(folder.resolve("b.html"));
    }

    @Test
    void what_is_wrong_with_a_description_is_said_with_its_place() throws IOException {
        refused("it is empty", "");
        refused("line 2, column 1: unknown field 'puzle'; did you mean 'puzzle'?", "title: x\npuzle: sudoku\n");
        refused("a book needs a title", "puzzle: sudoku\nsections:\n  - count: 1\n");
        refused("line 2, column 11: expected 'sections:' and a list", "title: x\nsections: 3\n");
        refused("line 5, column 12: invalid sudoku setup 'eazy'", book("    setup: eazy\n"));
        refused("there is no article 'x-wingg' to teach; did you mean 'x-wing'?", book("    teach: x-wingg\n"));
        refused("count must be 0–10000, not '-1'", book("    count: -1\n"));
        refused("per-page must be 1–12, not '13'", book("    per-page: 13\n"));
        refused("the field 'count' is there twice", book("    count: 1\n    count: 2\n"));
        refused("a book has 1–10000 puzzles, not 0", book("    count: 0\n"));
        refused("unknown puzzle 'chess'", "title: x\npuzzle: chess\nsections:\n  - count: 1\n");
        refused("which puzzle?", "title: x\nsections:\n  - count: 1\n");
        refused("line 1, column 8: paper must be ", "paper: A-3\n" + book("    count: 1\n"));
        refused("language must be en, de,", "language: tlh\n" + book("    count: 1\n"));
        refused("hints must be yes or no", "hints: maybe\n" + book("    count: 1\n"));
        refused("this is not YAML", "title: [\n");
        refused("expected fields such as 'title: …'", "- 1\n");
        refused(
                "expected a word or a number",
                "title: [x]\n" + book("    count: 1\n").substring("title: x\n".length()));
    }

    @Test
    void a_description_of_any_size_and_depth_is_answered_at_once() throws IOException {
        for (String deep : List.of("[", "{a: ", "- ", "? ", "[? ", "{[", "- ? ")) {
            refused("a description has at most 20 levels", deep.repeat(50_000));
        }
        refused("a description has at most 200000 parts", "title: [" + "x, ".repeat(300_000) + "]\n");
        refused("a description has at most 200000 parts", "title: &a x\nsections: [" + "*a, ".repeat(300_000) + "]\n");
        refused("is larger than 8 MB", "title: " + "x".repeat(8 << 20) + "\n");
        refused(
                "line 1, column 8: expected at most 500 characters here, not 4000000",
                "title: " + "x".repeat(4_000_000) + book("    count: 1\n").substring("title: x".length()));
        refused("this is not YAML: found undefined alias", "title: *" + "a".repeat(1_000_000));
        refused("sections must be 10000 at most, not 10001", "title: x\nsections:\n" + "- {}\n".repeat(10_001));
        refused("line 5, column 5: expected at most 500 characters", book("    " + "x".repeat(501) + ": 1\n"));
        refused("expected at most 10000 characters here", book("    positions: ['" + ".".repeat(10_001) + "']\n"));
        refused("expected at most 1000000 characters here", book("    text: " + "x ".repeat(600_000) + "\n"));
        String aliases = "title: x\npuzzle: sudoku\nsections:\n- {positions: &a [" + "'1', ".repeat(10_000) + "]}\n";
        refused("is not YAML: ", aliases + "- {positions: *a}\n".repeat(60));
    }

    @Test
    void what_is_not_text_is_told() throws IOException {
        Path file = folder.resolve("book.yaml");
        Files.write(file, new byte[] {'t', (byte) 0xff, ':'});
        Ran ran = Program.REAL.run("print", "--book", file.toString(), "-o", file("a.pdf"));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("is not text in UTF-8");
    }

    @Test
    void words_are_checked_as_on_the_command_line() throws IOException {
        String link = "must be an address such as https://example.org/, not 'javascript:x'";
        refused("line 1, column 7: link " + link, "link: javascript:x\n" + book("    count: 1\n"));
        refused("a book needs a title", "title: \"\\e \\n\"\nsections: [{puzzle: sudoku}]\n");
        String described =
                described("title: \"a\\eb\"\npuzzle: sudoku\nsections:\n  - title: \"\\a\"\n    setup: easy\n");
        assertThat(svg("--book", described)).contains("<title>a b</title>", ">Easy<");
    }

    @Test
    void a_long_text_goes_on_on_further_pages() throws IOException {
        String text = "a word. ".repeat(2_000);
        String svg = svg("--book", described("title: x\npuzzle: sudoku\nsections:\n  - count: 1\n    text: " + text));
        assertThat(svg.split("word\\.", -1)).hasSize(1 + 2_000);
        assertThat(svg).contains("Puzzle 1");
    }

    @Test
    void a_book_gives_up_soon_wherever_it_is() throws IOException {
        String described =
                described("title: x\npuzzle: sudoku\nrules: no\nsections:\n  - count: 1\n    setup: easy\n    text: "
                        + "a word. ".repeat(20_000)
                        + "\n"
                        + "  - {count: 1, setup: easy, title: t}\n".repeat(40)
                        + "  - {teach: x-wing}\n".repeat(400));
        for (String kind : List.of(".pdf", ".svg", ".png")) {
            long whole = kind.equals(".png") ? 40_000 : looks(described, kind, Long.MAX_VALUE, 0);
            for (int part : Sample.of(List.of(1, 2, 3, 4, 5, 6, 7), 2, kind.hashCode())) {
                looks(described, kind, whole * part / 8, 130);
            }
        }
    }

    /** Returns the number of times that a run checks its stop; few times more when it is asked. */
    private long looks(String described, String kind, long most, int exit) {
        AtomicLong looks = new AtomicLong();
        Ran ran = Program.REAL
                .interruptedBy(() -> looks.incrementAndGet() > most)
                .run("print", "--book", described, "-o", file("a" + kind), "--threads", "1");
        assertThat(ran.exit()).as(ran.err()).isEqualTo(exit);
        assertThat(looks.get()).isLessThan(exit == 0 ? Long.MAX_VALUE : most + 1_000);
        return looks.get();
    }

    private static String book(String section) {
        return "title: x\npuzzle: sudoku\nsections:\n  -\n" + section;
    }

    private void refused(String why, String text) throws IOException {
        Ran ran = Program.REAL.run("print", "--book", described(text), "-o", file("a.pdf"));
        assertThat(ran.exit()).as(ran.err()).isEqualTo(2);
        assertThat(ran.err()).contains(why).contains("book.yaml");
        assertThat(folder.resolve("a.pdf")).doesNotExist();
    }

    @Test
    void options_that_contradict_are_refused() throws IOException {
        String described = described(SMALL);
        refused("with --book, the file says which puzzles", "--book", described, "sudoku");
        refused("--solutions must be ", "--book", described, "--solutions", "upside-down");
        refused("--section must be SETUP:COUNT", "sudoku", "--section", "easy:x");
        refused("use either INPUT or --section", "sudoku", "file.txt", "--section", "easy:1");
        refused("--section makes 1–10000 puzzles, not 99999999", "sudoku", "--section", "easy:99999999");
        refused("a booklet is folded from a book", "sudoku", "--booklet");
        refused("--seed is for puzzles that --make makes", "sudoku", "--seed", "3");
        refused("--each is for sheets, not for books", "--book", described, "--each", "png");
        refused("--tiles is for sheets", "sudoku", "--section", "easy:2", "--tiles");
        refused("--seed must be a whole number, not 'abc'", "sudoku", "--section", "easy:2", "--seed", "abc");
        refused("--subtitle is for books; name the book by --book FILE", "sudoku", "--subtitle", "x");
        refused("--per-page must be typed once", "sudoku", "--per-page", "3", "--per-page", "4");
        refused("use either --sheet or --book", "--book", described, "--sheet", described);
        refused("print needs a puzzle", "--no-qr", "--no-rating");
        Ran missing = Program.REAL.run("print", "--book", file("none.yaml"), "-o", file("a.pdf"));
        assertThat(missing.exit()).isEqualTo(3);
        assertThat(missing.err()).contains("no such file");
    }

    private void refused(String why, String... options) {
        String[] arguments = Stream.concat(Stream.of("print", "-o", file("a.pdf")), Stream.of(options))
                .toArray(String[]::new);
        Ran ran = Program.REAL.run(arguments);
        assertThat(ran.exit()).as(ran.err()).isEqualTo(2);
        assertThat(ran.err()).contains(why);
    }

    @Test
    void an_interrupted_book_leaves_the_file_as_it_was() throws IOException {
        Files.writeString(folder.resolve("a.pdf"), "before");
        Ran ran = Program.REAL.interruptedBy(() -> true).run("print", "--book", described(SMALL), "-o", file("a.pdf"));
        assertThat(ran.exit()).isEqualTo(130);
        assertThat(ran.err()).contains("interrupted: 0 puzzles done");
        assertThat(Files.readString(folder.resolve("a.pdf"))).isEqualTo("before");
        assertThat(folder.resolve("a.pdf.partial")).doesNotExist();
    }

    @Test
    void a_book_that_is_interrupted_while_it_is_written_leaves_the_file_as_it_was() throws IOException {
        Path partial = folder.resolve("a.html.partial");
        Files.writeString(folder.resolve("a.html"), "before");
        Ran ran = Program.REAL
                .interruptedBy(() -> partial.toFile().length() > 0)
                .run("print", "sudoku", "--section", "easy:8", "-o", file("a.html"), "--no-qr");
        assertThat(ran).isEqualTo(new Ran(130, "", "tilewright: interrupted: 8 puzzles done\n"));
        assertThat(Files.readString(folder.resolve("a.html"))).isEqualTo("before");
        assertThat(partial).doesNotExist();
    }
}
