package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Enumeration;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program.Ran;

/** Books with a file of proofs. */
class BookProofsTest {

    /** Sections of all puzzles, one of which the ratings put into another order. */
    private static final String BOOK = """
            title: Proved
            proofs: yes
            sort: rating
            rules: no
            sections:
              - {puzzle: sudoku, setup: minimal, count: 4}
              - {puzzle: sudoku, setup: "6x6,killer", count: 1}
              - {puzzle: hues, setup: easy, count: 1}
              - {puzzle: trominoes, setup: "4", count: 1}
              - {puzzle: paletto, setup: 4x4, count: 1}
            """;

    private static final Pattern PRINTED = Pattern.compile("Proof ((?:[0-9a-f]{4} ){3}[0-9a-f]{4})\\.");

    @TempDir
    Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    private Ran printed(String book, String file) throws IOException {
        Path description = Files.writeString(folder.resolve("book.yaml"), book);
        return Program.REAL.run("print", "--book", description.toString(), "--no-qr", "-o", file(file));
    }

    /** All pages of a book for screens, in the order of their names. */
    private String pages(String file) throws IOException {
        StringBuilder pages = new StringBuilder();
        try (ZipFile epub = new ZipFile(file(file))) {
            Enumeration<? extends ZipEntry> entries = epub.entries();
            while (entries.hasMoreElements()) {
                ZipEntry entry = entries.nextElement();
                if (entry.getName().endsWith(".xhtml")) {
                    pages.append(new String(epub.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8));
                }
            }
        }
        return pages.toString();
    }

    private List<String> proofs(String file) throws IOException {
        return List.of(Files.readString(folder.resolve(file)).split("(?<=\n)\n"));
    }

    private static String hash(String proof) {
        try {
            byte[] bytes = proof.getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (java.security.NoSuchAlgorithmException missing) {
            throw new IllegalStateException(missing);
        }
    }

    @Test
    void the_file_has_a_proof_of_each_puzzle_in_their_order_and_its_hash_is_on_the_page() throws IOException {
        assertThat(printed(BOOK, "a.epub")).isEqualTo(new Ran(0, "", ""));
        List<String> proofs = proofs("a-proofs.txt");
        assertThat(proofs).hasSize(8);
        assertThat(PRINTED.matcher(pages("a.epub"))
                        .results()
                        .map(match -> match.group(1).replace(" ", "")))
                .containsExactlyElementsOf(proofs.stream()
                        .map(proof -> hash(proof).substring(0, 16))
                        .toList());
        Ran checked = Program.REAL.run("check-proof", file("a-proofs.txt"));
        assertThat(checked.exit()).as(checked.err()).isZero();
        assertThat(checked.out().lines()).hasSize(8);
        assertThat(pages("a.epub")).contains("The 16 digits behind");

        String puzzle = proofs.getFirst().lines().toList().get(1).substring("c puzzle ".length());
        assertThat(Program.REAL
                        .run("prove", "sudoku", "--digest", "--text", puzzle)
                        .out())
                .startsWith(hash(proofs.getFirst()));
    }

    @Test
    void other_files_have_the_same_proofs_beside_them() throws IOException {
        String book = BOOK.replaceAll("(?m)^  - \\{puzzle: (hues|trominoes|paletto).*\n", "") + "solutions: file\n";
        assertThat(printed(book, "a.epub").exit()).isZero();
        assertThat(printed(book, "b.pdf").exit()).isZero();
        assertThat(printed(book, "c").exit()).isZero();
        assertThat(proofs("b-proofs.txt")).isEqualTo(proofs("a-proofs.txt")).isEqualTo(proofs("c-proofs.txt"));
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(path -> path.getFileName().toString()))
                    .containsExactlyInAnyOrder(
                            "book.yaml",
                            "a.epub",
                            "a-proofs.txt",
                            "b.pdf",
                            "b-solutions.pdf",
                            "b-proofs.txt",
                            "c",
                            "c-solutions",
                            "c-proofs.txt");
        }
    }

    /** What is proved is what the line below the puzzle says. */
    @Test
    void puzzles_of_any_number_of_solutions_are_proved_and_those_that_cannot_be_are_named() throws IOException {
        String two = ".".repeat(9).repeat(9);
        Ran ran = printed("""
                title: Proved
                proofs: yes
                hints: no
                sections:
                  - {puzzle: sudoku, positions: ["%s", "55%s"]}
                  - {puzzle: trominoes, positions: [..../..../..../....]}
                  - {puzzle: paletto, setup: 4x4-3p, count: 1}
                """.formatted(two, two.substring(2)), "a.epub");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err().lines().filter(line -> line.contains("proof")))
                .containsExactly("puzzle 4: no proof was found within the limits, or there is none for such a puzzle;"
                        + " printed without one");
        assertThat(proofs("a-proofs.txt").stream()
                        .map(proof -> proof.lines().findFirst().orElseThrow()))
                .containsExactly(
                        "c tilewright sudoku several", "c tilewright sudoku none", "c tilewright trominoes all");
        assertThat(Program.REAL.run("check-proof", file("a-proofs.txt")).exit()).isZero();
    }

    @Test
    void a_hash_needs_its_line() throws IOException {
        assertThat(printed(BOOK + "certificates: no\n", "a.pdf").err())
                .contains("line 2", "proofs prints the hash", "certificates leaves out");
        Path description = folder.resolve("book.yaml");
        Files.writeString(description, BOOK);
        assertThat(Program.REAL
                        .run("print", "--book", description.toString(), "-o", "-")
                        .err())
                .contains("-o - is one file");
    }
}
