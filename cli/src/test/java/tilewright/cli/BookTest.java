package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program.Ran;

class BookTest {

    private static final Path EXAMPLES = Path.of("../docs/examples");

    @TempDir
    Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private String described(String text) throws IOException {
        return Files.writeString(folder.resolve("book.yaml"), text).toString();
    }

    @Test
    void the_examples_make_books() throws IOException {
        try (Stream<Path> all = Files.list(EXAMPLES)) {
            List<Path> examples = all.filter(path -> path.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
            assertThat(examples).hasSizeGreaterThanOrEqualTo(4);
            for (Path example : examples) {
                String small = described(Files.readString(example).replaceAll("count: \\d+", "count: 1"));
                Ran ran = Program.REAL.run("print", "--book", small, "-o", file("a.html"));
                assertThat(ran).as(example.toString()).isEqualTo(new Ran(0, "", ""));
                String html = Files.readString(folder.resolve("a.html"));
                assertThat(html)
                        .contains("Contents", "How to play", "First hints", "Solutions", ", number 1.", "QR code");
            }
        }
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
                    .contains("puzzle 5: column 4: a grid has 81 cells")
                    .contains("puzzle 6: has several solutions; one of them is printed")
                    .doesNotContain("puzzle 4", "puzzle 7", "line");
        }
        assertThat(Files.mismatch(folder.resolve("1.pdf"), folder.resolve("2.pdf")))
                .isNegative();
        assertThat(Files.readString(folder.resolve("1.pdf"), StandardCharsets.ISO_8859_1))
                .startsWith("%PDF-");
        assertThat(folder.resolve("1.pdf.partial")).doesNotExist();
        for (String part : List.of(
                "One solution, proved. Easy · 1.",
                "Made from easy, seed 7, number 3.",
                "Made from 5, seed 9,",
                ">To begin with<",
                ">X-Wing, Levels<",
                ">Trominoes<",
                "Puzzles 1–3")) {
            assertThat(svg("--book", described, "--per-page", "1").contains(part))
                    .as(part)
                    .isTrue();
        }
        assertThat(svg("--book", described, "--booklet")).startsWith("<svg").contains("width=\"841.89pt\"");
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
                .contains("size: 612pt 792pt", ">For Ada<", "Made from easy, seed 4, number 2.", "seed 5, number 1.")
                .doesNotContain("QR code");
    }

    @Test
    void what_is_wrong_with_a_description_is_said_with_its_place() throws IOException {
        refused("it is empty", "");
        refused("line 2, column 1: unknown field 'puzle'; did you mean 'puzzle'?", "title: x\npuzle: sudoku\n");
        refused("a book needs a title", "puzzle: sudoku\nsections:\n  - count: 1\n");
        refused("line 2, column 11: expected 'sections:' and a list", "title: x\nsections: 3\n");
        refused("line 5, column 12: invalid sudoku setup 'eazy'", book("    setup: eazy\n"));
        refused("there is no article 'xwing' to teach; did you mean 'x-wing'?", book("    teach: xwing\n"));
        refused("count must be 0–10000, not '-1'", book("    count: -1\n"));
        refused("per-page must be 1–12, not '13'", book("    per-page: 13\n"));
        refused("the field 'count' is there twice", book("    count: 1\n    count: 2\n"));
        refused("a book has 1–10000 puzzles, not 0", book("    count: 0\n"));
        refused("unknown puzzle 'chess'", "title: x\npuzzle: chess\nsections:\n  - count: 1\n");
        refused("which puzzle?", "title: x\nsections:\n  - count: 1\n");
        refused("paper must be A4 or Letter or A5, not 'A3'", "paper: A3\n" + book("    count: 1\n"));
        refused("hints must be yes or no", "hints: maybe\n" + book("    count: 1\n"));
        refused("this is not YAML", "title: [\n");
        refused("expected fields such as 'title: …'", "- 1\n");
        refused(
                "expected a word or a number",
                "title: [x]\n" + book("    count: 1\n").substring("title: x\n".length()));
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
        refused("the file says which puzzles", "--book", described, "sudoku");
        refused("in a book --solutions must be last or none", "--book", described, "--solutions", "upside-down");
        refused("--section must be SETUP:COUNT", "sudoku", "--section", "easy:x");
        refused("use either INPUT or --section", "sudoku", "file.txt", "--section", "easy:1");
        refused("--booklet and --seed are for books", "sudoku", "--booklet");
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
                .run("print", "sudoku", "--section", "easy:8", "-o", file("a.html"));
        assertThat(ran).isEqualTo(new Ran(130, "", "tilewright: interrupted: 8 puzzles done\n"));
        assertThat(Files.readString(folder.resolve("a.html"))).isEqualTo("before");
        assertThat(partial).doesNotExist();
    }
}
