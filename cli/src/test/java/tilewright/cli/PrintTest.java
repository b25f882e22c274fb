package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program.Ran;
import tilewright.print.canvas.Face;

class PrintTest {

    private static final String GOOD =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
    private static final String UNSOLVABLE = "11" + ".".repeat(79) + "\n";
    private static final String AMBIGUOUS = GOOD.replace("8..79", ".....");

    private static final String CODES_LEAD_HERE =
            "tilewright: the codes lead to http://localhost:8080/, which no other machine reaches;"
                    + " --link URL names the address of your studio, and --no-qr leaves codes out\n";

    /** What a run says where nobody says where codes lead. */
    static final Ran PRINTED = new Ran(0, "", CODES_LEAD_HERE);

    @TempDir
    Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    /** A file as people have them. */
    static byte[] typeface() throws IOException {
        try (InputStream in = Objects.requireNonNull(
                PDFont.class.getResourceAsStream("/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf"))) {
            return in.readAllBytes();
        }
    }

    /** The fonts of some letters. */
    private static final class FontsOf extends PDFTextStripper {

        private final Predicate<TextPosition> letters;
        private final Set<String> fonts = new TreeSet<>();

        private FontsOf(Predicate<TextPosition> letters) {
            this.letters = letters;
        }

        @Override
        protected void processTextPosition(TextPosition text) {
            if (letters.test(text)) {
                assertThat(text.getFont().isEmbedded()).isTrue();
                fonts.add(text.getFont().getName().replaceFirst("^[A-Z]{6}\\+", ""));
            }
        }

        static Set<String> in(Path pdf, Predicate<TextPosition> letters) throws IOException {
            try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
                FontsOf fonts = new FontsOf(letters);
                fonts.getText(document);
                return fonts.fonts;
            }
        }
    }

    /** Those of boards are large. */
    private static boolean isBoardDigit(TextPosition text) {
        return text.getUnicode().matches("[1-9]") && text.getFontSizeInPt() > 16;
    }

    @Test
    void digits_have_the_typeface_of_a_file() throws IOException {
        Files.write(folder.resolve("own.TTF"), typeface());
        for (List<String> typed : List.of(List.of("--digits", file("own.TTF")), List.<String>of())) {
            List<String> words =
                    new ArrayList<>(List.of("print", "sudoku", "-o", file("a.pdf"), "--per-page", "1", "--no-qr"));
            words.addAll(typed);
            assertThat(Program.REAL.reading(GOOD).run(words.toArray(String[]::new)))
                    .isEqualTo(new Ran(0, "", ""));
            assertThat(FontsOf.in(folder.resolve("a.pdf"), PrintTest::isBoardDigit))
                    .containsExactly(typed.isEmpty() ? "Besley-Medium" : "LiberationSans");
        }
    }

    @Test
    void words_and_titles_have_the_typeface_of_a_file() throws IOException {
        try (InputStream jost = Objects.requireNonNull(Face.class.getResourceAsStream("jost.ttf"))) {
            Files.copy(jost, folder.resolve("own.ttf"));
        }
        for (List<String> typed : List.of(
                List.of("--make", "easy:1", "--box", "--times", "name", "--ratings", "no"),
                List.of("--section", "easy:2", "--subtitle", "Łódź", "--preface", "Read **this** first."))) {
            List<String> words = new ArrayList<>(List.of(
                    "print",
                    "sudoku",
                    "-o",
                    file("a.pdf"),
                    "--title",
                    "Ada",
                    "--font",
                    file("own.ttf"),
                    "--per-page",
                    "1",
                    "--no-qr"));
            words.addAll(typed);
            assertThat(Program.REAL.run(words.toArray(String[]::new))).isEqualTo(new Ran(0, "", ""));
            Path pdf = folder.resolve("a.pdf");
            assertThat(FontsOf.in(pdf, text -> text.getUnicode().matches("[A-Z]")))
                    .as(typed.getFirst())
                    .containsExactly("Jost-Medium");
            assertThat(FontsOf.in(pdf, PrintTest::isBoardDigit)).containsExactly("Besley-Medium");
            assertThat(FontsOf.in(pdf, text -> text.getUnicode().equals("ł"))).isSubsetOf("LiberationSans");
        }
        assertThat(FontsOf.in(folder.resolve("a.pdf"), text -> text.getUnicode().matches("[a-z]")))
                .containsExactly("Jost-Medium", "LiberationSans-Bold");
    }

    @Test
    void a_file_that_is_no_typeface_is_refused() throws IOException {
        Files.writeString(folder.resolve("own.ttf"), "none");
        for (String option : List.of("--digits", "--font")) {
            Ran ran = Program.REAL.reading(GOOD).run("print", "sudoku", "-o", file("a.pdf"), option, file("own.ttf"));
            assertThat(ran.exit()).isEqualTo(2);
            assertThat(ran.err())
                    .as(option)
                    .contains("own.ttf", "a typeface must be a TrueType file, or the file is damaged")
                    .hasLineCount(1);
            assertThat(folder.resolve("a.pdf")).doesNotExist();
        }
    }

    private long files() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.count();
        }
    }

    @Test
    void any_number_of_threads_writes_the_same_bytes() throws IOException {
        String puzzles =
                Program.REAL.run("new", "sudoku", "--count", "9", "--seed", "1").out();
        for (String threads : new String[] {"1", "3"}) {
            Ran ran = Program.REAL
                    .reading(puzzles)
                    .run("print", "sudoku", "-o", file(threads + ".pdf"), "--per-page", "6", "--threads", threads);
            assertThat(ran).isEqualTo(PRINTED);
        }
        assertThat(Files.mismatch(folder.resolve("1.pdf"), folder.resolve("3.pdf")))
                .isNegative();
        assertThat(Files.readString(folder.resolve("1.pdf"), StandardCharsets.ISO_8859_1))
                .startsWith("%PDF-");
        assertThat(files()).isEqualTo(2);
    }

    @Test
    void bad_lines_are_named_and_the_others_printed() throws IOException {
        Ran ran = Program.REAL
                .reading(GOOD + "123\n" + UNSOLVABLE + AMBIGUOUS)
                .run("print", "sudoku", "-o", file("a.html"), "--per-page", "1", "--paper", "letter");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err())
                .contains("line 2: ", "line 3: has no solution; printed without one")
                .contains("line 4: has several solutions; one of them is printed");
        String html = Files.readString(folder.resolve("a.html"));
        assertThat(html.split("<svg ")).hasSize(1 + 3 + 1);
        assertThat(html).contains("size: 612pt 792pt", "Easy · ");
    }

    @Test
    void nothing_is_written_when_there_is_nothing_to_print() throws IOException {
        Files.writeString(folder.resolve("a.svg"), "before");
        Ran ran = Program.REAL.reading("x\n").run("print", "sudoku", "-o", file("a.svg"));
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).contains("line 1: ", "there is no puzzle to print");
        assertThat(Files.readString(folder.resolve("a.svg"))).isEqualTo("before");
        assertThat(files()).isOne();
    }

    @Test
    void an_interrupted_run_leaves_the_file_as_it_was() throws IOException {
        Files.writeString(folder.resolve("a.pdf"), "before");
        Ran ran = Program.REAL.interruptedBy(() -> true).reading(GOOD).run("print", "sudoku", "-o", file("a.pdf"));
        assertThat(ran.exit()).isEqualTo(130);
        assertThat(Files.readString(folder.resolve("a.pdf"))).isEqualTo("before");
        assertThat(files()).isOne();
    }

    @Test
    void a_file_that_cannot_be_written_is_named() {
        for (String name : new String[] {"none/a.pdf", ""}) {
            Ran ran = Program.REAL.reading(GOOD).run("print", "sudoku", "-o", file(name));
            assertThat(ran.exit()).as(ran.err()).isEqualTo(3);
            assertThat(ran.err()).contains(file(name));
        }
    }

    @Test
    void a_png_file_has_all_pages_one_below_the_other() throws IOException {
        Ran ran = Program.REAL.reading(GOOD).run("print", "sudoku", "-o", file("a.png"), "--per-page", "1");
        assertThat(ran).isEqualTo(PRINTED);
        BufferedImage picture = ImageIO.read(folder.resolve("a.png").toFile());
        assertThat(picture.getWidth()).isEqualTo(1240); // A4 at 150 dots to an inch
        assertThat(picture.getHeight()).isEqualTo(2 * 1753);
        for (int page = 0; page < 2; page++) { // the line below the title
            assertThat(picture.getRGB(620, page * 1753 + 153) & 0xff)
                    .as("page %d", page)
                    .isLessThan(60);
            assertThat(picture.getRGB(5, page * 1753 + 5) & 0xff).isEqualTo(255);
        }
    }

    @Test
    void tiles_to_cut_out_follow_the_sheets() throws IOException {
        String puzzle = Program.REAL.run("new", "trominoes", "5", "--seed", "1").out();
        Ran ran = Program.REAL
                .reading(puzzle)
                .run("print", "trominoes", "-o", file("a.html"), "--tiles", "--solutions", "none");
        assertThat(ran).isEqualTo(PRINTED);
        assertThat(Files.readString(folder.resolve("a.html")))
                .contains("8 tiles to cut out", ">Tiles<")
                .doesNotContain(">Solutions<");
        refused("--tiles is for sheets", "-o", file("a.pdf"), "--tiles", "--section", "easy");
    }

    @Test
    void what_cannot_be_is_refused() {
        refused("must end in .pdf, .svg, .html, .png or .epub", "-o", file("a.doc"));
        refused("--per-page must be 1–12, not '13'", "-o", file("a.pdf"), "--per-page", "13");
        refused("--paper must be ", "-o", file("a.pdf"), "--paper", "A-5");
        refused(
                "--solutions must be last, upside-down, file, or none, not 'x'",
                "-o",
                file("a.pdf"),
                "--solutions",
                "x");
        for (String link : new String[] {"nowhere", "javascript:alert(1)", "https://a b/", "http://", "#x", ""}) {
            refused(
                    "--link must be an address such as https://example.org/, not '" + link + "'",
                    "-o",
                    file("a.pdf"),
                    "--link",
                    link);
        }
        refused(
                "--title must be a text of at most 500 characters, not 501",
                "-o",
                file("a.pdf"),
                "--title",
                "x".repeat(501));
        refused("print needs", "--no-qr");
    }

    /** The hardest step of a position in which a technique is practiced would be its answer. */
    @Test
    void the_rating_of_a_begun_puzzle_does_not_name_its_hardest_step() throws IOException {
        String practice = Program.REAL
                .run("new", "sudoku", "practice-x-wing", "--seed", "1")
                .out();
        assertThat(Program.REAL.reading(practice).run("print", "sudoku", "-o", file("a.svg")))
                .isEqualTo(PRINTED);
        assertThat(Files.readString(folder.resolve("a.svg")))
                .containsPattern(">Hard · \\d[.]\\d</text>")
                .doesNotContain("Wing");
    }

    @Test
    void a_letter_that_no_typeface_has_is_refused_where_the_reader_has_none_to_help() throws IOException {
        String reason = "--title has 독 (U+B3C5) as character 3, which no typeface of PDF files and pictures draws;"
                + " HTML and SVG files are drawn with those of the reader";
        refused(reason, "-o", file("a.pdf"), "--title", "a 독");
        refused(reason, "-o", file("a.png"), "--title", "a 독");
        assertThat(printed("a.html", "--title", "a 독")).contains(">a 독</text>");
        assertThat(printed("a.svg", "--title", "a 독")).contains(">a 독</text>");
        Ran ran = Program.REAL.reading(GOOD).run("print", "sudoku", "-o", file("b.pdf"), "--title", "Судоку");
        assertThat(ran).isEqualTo(PRINTED);
    }

    private static void refused(String why, String... options) {
        String[] arguments =
                Stream.concat(Stream.of("print", "sudoku"), Stream.of(options)).toArray(String[]::new);
        Ran ran = Program.REAL.reading(GOOD).run(arguments);
        assertThat(ran.exit()).as(ran.err()).isEqualTo(2);
        assertThat(ran.err()).contains(why);
    }

    @Test
    void codes_lead_where_the_link_says_and_titles_are_what_was_asked_for() throws IOException {
        String plain = printed("a.svg");
        String linked = printed("b.svg", "--link", "https://example.org/play/#/x", "--title", "For Ada");
        assertThat(printed("d.svg", "--title", " \u0007 ")).contains("<title>Sudoku</title>");
        assertThat(printed("e.svg", "--title", "a\u202eb")).contains("<title>a b</title>");
        assertThat(printed("f.svg", "--title", "e\u0301\u200d\u00ad\u2003x")).contains("<title>é x</title>");
        String without = printed("c.svg", "--no-qr", "--solutions", "none");
        assertThat(plain).contains("<title>Sudoku</title>", "QR code of puzzle 1", "Solutions are on page 2.");
        assertThat(linked).contains("<title>For Ada</title>");
        assertThat(without).doesNotContain("QR code", "Solutions");
    }

    @Test
    void sheets_are_in_the_language_of_the_run() throws IOException {
        assertThat(printed("a.html", "--lang", "ja"))
                .contains("<html lang=\"ja\">", "'Noto Sans JP'", ">時間</text>", ">解答</text>");
        assertThat(printed("b.html"))
                .contains("<html lang=\"en\">", ">Time</text>")
                .doesNotContain("'Noto Sans JP'");
    }

    @Test
    void sheets_are_described_in_a_file_and_options_go_before_it() throws IOException {
        String sheet = file("sheet.yaml");
        Files.writeString(Path.of(sheet), "title: Of the file\nper-page: 1\npaper: 6x9\nqr: no\n");
        assertThat(printed("a.html", "--sheet", sheet))
                .contains("<title>Of the file</title>", "size: 432pt 648pt")
                .doesNotContain("QR code");
        assertThat(printed("b.html", "--sheet", sheet, "--title", "Typed", "--paper", "A5", "--qr"))
                .contains("<title>Typed</title>", "QR code of puzzle 1")
                .doesNotContain("size: 432pt 648pt");
        Files.writeString(Path.of(sheet), "title: x\nper-pag: 1\n");
        refused(
                "line 2, column 1: unknown field 'per-pag'; did you mean 'per-page'?",
                "-o",
                file("a.pdf"),
                "--sheet",
                sheet);
        Files.writeString(Path.of(sheet), "title: x\nper-page: 13\n");
        refused("line 2, column 11: per-page must be 1–12, not '13'", "-o", file("a.pdf"), "--sheet", sheet);
        refused("--per-page must be 1–12, not '0'", "-o", file("a.pdf"), "--sheet", sheet, "--per-page", "0");
        refused("unknown option '--magins'; did you mean '--margins'?", "-o", file("a.pdf"), "--magins", "3mm");
        refused("unknown option '--no-rules2'; did you mean '--no-rules'?", "-o", file("a.pdf"), "--no-rules2");
    }

    @Test
    void files_are_checked_against_the_rules_of_a_printing_house() throws IOException {
        Ran ran = Program.REAL.reading(GOOD).run("print", "sudoku", "--no-qr", "-o", file("p.pdf"), "--preflight");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).contains("tilewright: Amazon KDP takes 24 pages or more, not 2: add puzzles");
        Ran same = Program.REAL.run("print", "--preflight", file("p.pdf"));
        assertThat(same.exit()).isEqualTo(1);
        assertThat(same.out()).isEqualTo(ran.err().replace("tilewright: ", ""));
        assertThat(Program.REAL.run("print", "--preflight", file("p.pdf"), "--for", "lulu"))
                .isEqualTo(
                        new Ran(0, "'" + file("p.pdf") + "' keeps all rules of Lulu that can be checked here\n", ""));
        Files.writeString(Path.of(file("no.pdf")), "no");
        assertThat(Program.REAL.run("print", "--preflight", file("no.pdf")))
                .isEqualTo(new Ran(3, "", "tilewright: '" + file("no.pdf") + "' is damaged, or no PDF\n"));
        assertThat(Program.REAL.run("print", "--preflight").err()).startsWith("tilewright: print needs a puzzle");
    }

    @Test
    void books_with_what_they_have_by_default_keep_the_rules_of_printing_houses() throws IOException {
        Files.writeString(Path.of(file("own.yaml")), """
                title: Four puzzles
                paper: 6x9
                margins: 0.5in 0.5in 0.625in 0.5in
                pdf: x-1a
                qr: no
                cover: no
                seed: 5
                sections:
                  - {title: Sudoku, puzzle: sudoku, setup: hard, count: 4}
                  - {title: Pairs, puzzle: sudoku, teach: naked-pair, count: 2}
                  - {title: Hues, puzzle: hues, setup: tiles-40, count: 2}
                  - {title: Paletto, puzzle: paletto, setup: 4x4, count: 2}
                  - {title: Trominoes, puzzle: trominoes, setup: 7x7, count: 2}
                """);
        for (String house : List.of("kdp:Amazon KDP", "ingramspark:IngramSpark")) {
            String id = house.substring(0, house.indexOf(':'));
            assertThat(Program.REAL.run("print", "--book", file("own.yaml"), "-o", file(id + ".pdf"), "--for", id))
                    .isEqualTo(new Ran(
                            0,
                            "",
                            "tilewright: '" + file(id + ".pdf") + "' keeps all rules of "
                                    + house.substring(id.length() + 1) + " that can be checked here\n"));
        }
    }

    @Test
    void books_for_a_printing_house_that_asks_for_an_even_number_of_pages_have_one() throws IOException {
        String[] book = {"print", "sudoku", "--section", "easy:1", "--no-qr", "--cover", "no"};
        assertThat(pages(book, "usual.pdf")).isEqualTo(11);
        assertThat(pages(book, "even.pdf", "--for", "ingramspark")).isEqualTo(12);
        assertThat(pages(book, "own.pdf", "--for", "ingramspark", "--no-even-pages"))
                .isEqualTo(11);
        assertThat(pages(book, "kdp.pdf", "--for", "kdp")).isEqualTo(11);
    }

    private int pages(String[] command, String name, String... more) throws IOException {
        Program.REAL.run(Stream.of(command, new String[] {"-o", file(name)}, more)
                .flatMap(Stream::of)
                .toArray(String[]::new));
        try (PDDocument document = Loader.loadPDF(new File(file(name)))) {
            return document.getNumberOfPages();
        }
    }

    @Test
    void each_puzzle_is_a_file_of_its_own() throws IOException {
        String two = GOOD + "123\n" + AMBIGUOUS;
        Ran ran = Program.REAL.reading(two).run("print", "sudoku", "--each", "svg", "-o", file("each"));
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).contains("line 2: ").doesNotContain("line 3");
        assertThat(listed("each")).containsExactly("sudoku-0001.svg", "sudoku-0003.svg");
        ran = Program.REAL
                .reading(GOOD)
                .run("print", "sudoku", "--each", "json", "-o", file("b"), "--names", "{shown}/{number}.{kind}");
        assertThat(ran).isEqualTo(new Ran(0, "", ""));
        assertThat(listed("b")).containsExactly("puzzle/0001.json", "solution/0001.json");
        ran = Program.REAL.reading(UNSOLVABLE + GOOD).run("print", "sudoku", "--each", "apng", "-o", file("c"));
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).contains("line 1: ");
        assertThat(listed("c")).containsExactly("sudoku-0002.apng");
        ran = Program.REAL.run(
                "print",
                "sudoku",
                "--make",
                "easy:2",
                "--seed",
                "3",
                "--each",
                "tikz",
                "-o",
                file("d"),
                "--numbers-from",
                "9");
        assertThat(ran).isEqualTo(new Ran(0, "", ""));
        assertThat(listed("d")).containsExactly("sudoku-09.tex", "sudoku-10.tex");
    }

    @Test
    void names_of_pictures_are_checked() throws IOException {
        String two = GOOD + GOOD;
        Ran ran =
                Program.REAL.reading(two).run("print", "sudoku", "--each", "svg", "-o", file("e"), "--names", "a.svg");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).contains("line 2: 'a.svg' names two files 'a.svg'; add '{number}'");
        assertThat(listed("e")).containsExactly("a.svg");
        refused("unknown hole 'numbr'; did you mean 'number'?", "--each", "svg", "-o", file("e"), "--names", "{numbr}");
        refused("--each must be pdf, svg", "--each", "gif", "-o", file("e"));
        refused("name their folder by -o FOLDER", "--each", "svg", "-o", "-");
        Files.writeString(folder.resolve("f"), "before");
        Ran file = Program.REAL.reading(GOOD).run("print", "sudoku", "--each", "svg", "-o", file("f"));
        assertThat(file.exit()).isEqualTo(3);
        assertThat(file.err()).contains("it is no folder");
        Ran interrupted = Program.REAL
                .interruptedBy(() -> true)
                .reading(two)
                .run("print", "sudoku", "--each", "svg", "-o", file("g"));
        assertThat(interrupted.exit()).isEqualTo(130);
        assertThat(listed("g")).isEmpty();
    }

    private List<String> listed(String name) throws IOException {
        Path at = folder.resolve(name);
        try (Stream<Path> all = Files.walk(at)) {
            return all.filter(Files::isRegularFile)
                    .map(path -> at.relativize(path).toString())
                    .sorted()
                    .toList();
        }
    }

    @Test
    void solutions_are_a_file_of_their_own() throws IOException {
        String html = printed("s.html", "--solutions", "file", "--no-qr");
        assertThat(html).doesNotContain(">Solutions<");
        assertThat(Files.readString(folder.resolve("s-solutions.html"))).contains(">Solutions<");
    }

    @Test
    void one_name_is_not_for_several_puzzles() throws IOException {
        String[] named = {"print", "sudoku", "--no-qr", "-o", file("named.svg"), "--own-ids", "Ada"};
        Ran ran = Program.REAL.reading(GOOD + GOOD).run(named);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err())
                .isEqualTo(
                        "tilewright: --own-ids: 2 puzzles cannot all be 'Ada'; write a pattern with {number}, a list,"
                                + " or a file whose name ends in .txt\n");
        assertThat(Path.of(file("named.svg"))).doesNotExist();
        assertThat(Program.REAL.reading(GOOD).run(named)).isEqualTo(new Ran(0, "", ""));
        assertThat(Files.readString(Path.of(file("named.svg")))).contains(">Ada<");
    }

    @Test
    void the_address_of_codes_is_asked_for_only_where_there_are_codes() {
        for (String[] options : new String[][] {
            {"--no-qr"},
            {"--no-code"},
            {"--code", "no"},
            {"--qr=off"},
            {"--no-qr", "--large-print"},
            {"--link", "https://a.example/"}
        }) {
            String[] arguments = Stream.concat(Stream.of("print", "sudoku", "-o", file("a.svg")), Stream.of(options))
                    .toArray(String[]::new);
            assertThat(Program.REAL.reading(GOOD).run(arguments)).isEqualTo(new Ran(0, "", ""));
        }
        Ran ran = Program.REAL.reading(GOOD).run("print", "sudoku", "-o", file("a.svg"));
        assertThat(ran).isEqualTo(PRINTED);
    }

    private String printed(String name, String... options) throws IOException {
        String[] arguments = Stream.concat(Stream.of("print", "sudoku", "-o", file(name)), Stream.of(options))
                .toArray(String[]::new);
        Ran ran = Program.REAL.reading(GOOD).run(arguments);
        assertThat(ran.exit()).as(ran.err()).isZero();
        return Files.readString(folder.resolve(name));
    }

    @Test
    void a_hyphen_is_the_standard_output() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int exit = Program.REAL
                .reading("g.../..../..../....\n")
                .run(out, OutputStream.nullOutputStream(), "print", "trominoes", "-o", "-");
        assertThat(exit).isZero();
        assertThat(out.toString(StandardCharsets.ISO_8859_1))
                .startsWith("%PDF-")
                .endsWith("%%EOF\n");
        assertThat(Path.of("-")).doesNotExist();
    }
}
