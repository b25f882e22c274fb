package tilewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests of references from one document to another. */
final class DocumentsTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Path DECISIONS = ROOT.resolve("docs/decisions");
    private static final Pattern INDEXED = Pattern.compile("(?m)^\\| (\\d+) \\| \\[([^]]+)]\\(([^)]+)\\) \\| .+ \\|$");
    private static final Path CORE = ROOT.resolve("core/src/test/java");
    private static final Path PAGE = ROOT.resolve("e2e/src/test/java/tilewright/page");

    /** In the table of features: a test of the page, or of core, and its sentence. */
    private static final Pattern TEST = Pattern.compile("(core )?`(\\w+)`: ([a-z0-9 ]*[a-z0-9])");

    private static final Pattern LINK = Pattern.compile("]\\(([^)#: ]+)(?:#[^)]*)?\\)");

    @Test
    void the_index_of_decisions_lists_each_with_its_number_and_title() throws IOException {
        List<String> indexed = new ArrayList<>();
        Matcher line = INDEXED.matcher(Files.readString(DECISIONS.resolve("README.md")));
        while (line.find()) {
            indexed.add(line.group(3) + ": # " + line.group(1) + ". " + line.group(2));
        }
        List<String> decisions = new ArrayList<>();
        try (Stream<Path> files = Files.list(DECISIONS)) {
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString();
                if (!name.equals("README.md")) {
                    assertThat(name).startsWith("%04d-".formatted(decisions.size() + 1));
                    decisions.add(name + ": " + Files.readAllLines(file).getFirst());
                }
            }
        }
        assertThat(decisions).hasSizeGreaterThanOrEqualTo(15).isEqualTo(indexed);
    }

    @Test
    void every_link_between_documents_leads_somewhere() throws IOException {
        List<String> broken = new ArrayList<>();
        int links = 0;
        for (Path document : documents()) {
            Matcher link = LINK.matcher(Files.readString(document));
            while (link.find()) {
                links++;
                if (!Files.exists(document.resolveSibling(link.group(1)))) {
                    broken.add(ROOT.relativize(document) + ": " + link.group(1));
                }
            }
        }
        assertThat(broken).isEmpty();
        assertThat(links).isGreaterThan(60);
    }

    @Test
    void every_feature_of_the_original_programs_names_tests_that_exist() throws IOException {
        List<String> missing = new ArrayList<>();
        int rows = 0;
        for (String line : Files.readAllLines(ROOT.resolve("docs/results/features.md"))) {
            String[] cells = line.split("\\|");
            if (cells.length != 4 || cells[1].equals("---") || cells[3].equals(" Test ")) {
                continue;
            }
            rows++;
            Matcher named = TEST.matcher(cells[3]);
            List<String> parts = new ArrayList<>();
            while (named.find()) {
                parts.add(named.group());
                Path tests = named.group(1) == null ? PAGE : CORE;
                String method = "void " + named.group(3).replace(' ', '_') + "(";
                if (!Files.readString(file(tests, named.group(2) + ".java")).contains(method)) {
                    missing.add(named.group());
                }
            }
            assertThat(" " + String.join("; ", parts) + " ").isEqualTo(cells[3]);
        }
        assertThat(missing).isEmpty();
        assertThat(rows).isGreaterThanOrEqualTo(28);
    }

    private static Path file(Path folder, String name) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.getFileName().toString().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("there is no " + name));
        }
    }

    private static List<Path> documents() throws IOException {
        List<Path> documents = new ArrayList<>();
        for (Path folder : List.of(ROOT, ROOT.resolve("docs"))) {
            try (Stream<Path> files = Files.walk(folder, folder.equals(ROOT) ? 1 : 3)) {
                files.filter(file -> file.toString().endsWith(".md")).forEach(documents::add);
            }
        }
        return documents;
    }

    /** Teachers, publishers, and researchers rely on the same puzzles next year: all are told the same, line breaks aside. */
    @Test
    void one_sentence_says_what_a_seed_keeps() throws IOException {
        String promise =
                "The same version, setup, seed, and number give the same puzzle on every machine and in the browser, and a"
                        + " patch keeps it; a minor version may make another, and the changelog names the setup:"
                        + " `tilewright new --as-of 0.1` still makes what version 0.1 made. Keep the text or the file of a puzzle"
                        + " that has to stay.";
        for (String document :
                List.of("guide/teachers.md", "guide/publishers.md", "guide/citing.md", "reference/stability.md")) {
            String text =
                    Files.readString(ROOT.resolve("docs").resolve(document)).replaceAll("\\s+", " ");
            assertThat(text).as(document).contains(promise);
        }
    }
}
