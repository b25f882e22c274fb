package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program.Ran;

/** Books whose descriptions name files, and packs of them. */
class BookFoldersTest {

    private static final Path EXAMPLES = Path.of("../docs/examples");
    private static final Ran PRINTED = new Ran(0, "", "");
    private static final String DESCRIPTION = "book.yaml";

    @TempDir
    Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private List<String> printed(String ending) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(path -> path.getFileName().toString())
                    .filter(name -> name.endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    /** With one puzzle in each section. */
    private void copy(String example) throws IOException {
        String text = Files.readString(EXAMPLES.resolve(example));
        Files.writeString(folder.resolve(DESCRIPTION), text.replaceAll("count: \\d+", "count: 1"));
    }

    @Test
    void a_paperback_has_a_block_and_a_cover() throws IOException {
        copy("paperback-6x9.yaml");
        Ran ran = Program.REAL.run("print", "--book", file(DESCRIPTION), "-o", file("a.pdf"));
        assertThat(ran).isEqualTo(PRINTED);
        assertThat(printed(".pdf")).containsExactly("a-cover.pdf", "a.pdf");
    }

    @Test
    void a_book_in_large_print_has_its_solutions_behind_its_puzzles() throws IOException {
        copy("large-print-spiral.yaml");
        Ran ran = Program.REAL.run("print", "--book", file(DESCRIPTION), "-o", file("a.html"));
        assertThat(ran).isEqualTo(PRINTED);
        assertThat(Files.readString(folder.resolve("a.html")))
                .contains("Solutions", "Example Press")
                .doesNotContain("Tilewright");
    }

    @Test
    void each_reader_has_a_file() throws IOException {
        Files.writeString(folder.resolve("names.txt"), "Ada\nBen\n");
        Files.writeString(folder.resolve("book.yaml"), """
                title: A pack
                puzzle: sudoku
                readers: names.txt
                qr: no
                sections:
                  - {setup: easy, count: 1}
                """);
        Ran ran = Program.REAL.run("print", "--book", file(DESCRIPTION), "-o", file("a.html"));
        assertThat(ran).isEqualTo(PRINTED);
        List<String> files = printed(".html");
        assertThat(files).hasSize(2);
        String ada = Files.readString(folder.resolve(files.getFirst()));
        String ben = Files.readString(folder.resolve(files.getLast()));
        assertThat(ada).contains("For Ada", "seed 300437284630, number 1");
        assertThat(ben).contains("For Ben", "seed 812117701844, number 1").doesNotContain("Ada");
    }
}
