package tilewright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The files, folders, and classes that documents name are there. */
class NamedFilesTest {

    private static final Path PROJECT = Path.of("..");

    /** Folders that no source has: what is downloaded, and what is built. */
    private static final Set<String> NOT_READ = Set.of(".git", "node_modules", "target");

    private static final Pattern BLOCK = Pattern.compile("(?ms)^ *```.*?^ *```$");
    private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");
    private static final Pattern PATH = Pattern.compile("(?<![\\w./-])[\\w.-]+(?:/[\\w.-]+)+");
    private static final Pattern CLASS = Pattern.compile("(?<![\\w.-])[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)+");
    private static final Pattern SCRIPT = Pattern.compile("[\\w-]+(?:\\.test)?\\.ts");

    /** Parts of paths that stand for others, as in {@code words/nl}. */
    private static final Pattern EXAMPLE = Pattern.compile("nl|lights.*|Lights.*|[A-Z]{2,}|LANG.*|NAME.*");

    private record Named(Path document, String name) {}

    @Test
    void paths_exist() throws IOException {
        Set<String> folders = new TreeSet<>();
        try (Stream<Path> files = Files.list(PROJECT)) {
            files.filter(Files::isDirectory)
                    .forEach(folder -> folders.add(folder.getFileName().toString()));
        }
        List<Named> named = named(guides(), PATH).stream()
                .filter(path -> folders.contains(Path.of(path.name).getName(0).toString()))
                .filter(path -> !path.name.matches("(?:.*/)?target(?:/.*)?"))
                .toList();
        assertThat(named).hasSizeGreaterThan(60);
        assertThat(named)
                .filteredOn(path -> !Files.exists(PROJECT.resolve(known(path.name))))
                .isEmpty();
    }

    /** A path up to where an example begins. */
    private static Path known(String path) {
        Path known = Path.of("");
        for (Path part : Path.of(path.replaceFirst("\\.$", ""))) {
            if (EXAMPLE.matcher(part.toString()).matches()) {
                break;
            }
            known = known.resolve(part);
        }
        return known;
    }

    @Test
    void classes_and_modules_of_the_page_exist() throws IOException {
        Set<String> files = files();
        List<Path> documents = List.of(PROJECT.resolve("ARCHITECTURE.md"), PROJECT.resolve("docs/guide/extending.md"));
        List<Named> classes = named(documents, CLASS);
        assertThat(classes).hasSizeGreaterThan(40);
        assertThat(classes)
                .filteredOn(name -> !files.contains(name.name + ".java") && !isGenerated(name.name))
                .isEmpty();
        assertThat(named(documents, SCRIPT))
                .isNotEmpty()
                .filteredOn(name -> !files.contains(name.name))
                .isEmpty();
    }

    /** Whether the build makes this class of a catalog. */
    private static boolean isGenerated(String name) {
        return name.endsWith("Messages");
    }

    /** What stands in code within lines. */
    private static List<Named> named(List<Path> documents, Pattern pattern) throws IOException {
        List<Named> named = new ArrayList<>();
        for (Path document : documents) {
            String lines = BLOCK.matcher(Files.readString(document)).replaceAll("");
            for (MatchResult code : CODE.matcher(lines).results().toList()) {
                pattern.matcher(code.group(1)).results().forEach(name -> named.add(new Named(document, name.group())));
            }
        }
        return named;
    }

    private static List<Path> guides() throws IOException {
        List<Path> guides =
                new ArrayList<>(List.of(PROJECT.resolve("ARCHITECTURE.md"), PROJECT.resolve("CONTRIBUTING.md")));
        try (Stream<Path> files = Files.list(PROJECT.resolve("docs/guide"))) {
            files.sorted().forEach(guides::add);
        }
        return guides;
    }

    /** The names of all sources. */
    private static Set<String> files() throws IOException {
        Set<String> files = new TreeSet<>();
        Files.walkFileTree(PROJECT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                boolean read = !NOT_READ.contains(folder.getFileName().toString());
                return read ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                files.add(file.getFileName().toString());
                return FileVisitResult.CONTINUE;
            }
        });
        return files;
    }
}
