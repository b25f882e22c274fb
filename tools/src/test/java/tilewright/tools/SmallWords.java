package tilewright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** A folder of words, and what the programs of the build make of it, beside it. */
final class SmallWords {

    private final Path programs;
    private final Path words;
    private final Path built;

    /**
     * @param programs where {@link #compile} has written them
     * @param languages those to write, besides English, with the plural forms of German
     */
    SmallWords(Path programs, Path words, String... languages) throws IOException {
        this.programs = programs;
        this.words = words;
        built = words.resolveSibling("built");
        for (String language : languages) {
            write(language + "/language.properties", "plurals=one: i = 1\nseparator=.\n");
        }
    }

    /** Compiles the programs of the build, which itself runs their sources. */
    static void compile(Path programs) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("-d", programs.toString()));
        try (Stream<Path> sources = Files.list(Path.of("../words/build"))) {
            sources.forEach(source -> arguments.add(source.toString()));
        }
        int result = ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(System.out, System.err, arguments.toArray(String[]::new));
        assertThat(result).as("javac").isZero();
    }

    void write(String file, String text) throws IOException {
        Files.createDirectories(words.resolve(file).getParent());
        Files.writeString(words.resolve(file), text);
    }

    String read(String file) throws IOException {
        return Files.readString(words.resolve(file));
    }

    /** The texts of all files by their names. */
    Map<String, String> files() throws IOException {
        return texts(words);
    }

    static Map<String, String> replaced(Map<String, String> files, String pattern, String by) {
        Pattern found = Pattern.compile(pattern, Pattern.MULTILINE);
        Map<String, String> replaced = new TreeMap<>(files);
        replaced.replaceAll((_, text) -> found.matcher(text).replaceAll(by));
        return replaced;
    }

    /** The lines that a program of the build prints. */
    List<String> run(String program, String... arguments) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = new ArrayList<>(
                List.of(java, "-XX:TieredStopAtLevel=1", "-cp", programs.toString(), program, words.toString()));
        command.addAll(List.of(arguments));
        return lines(new ProcessBuilder(command));
    }

    /** What {@code Words} is told of a module. */
    String[] built() {
        return new String[] {
            "core",
            built.resolve("sources").toString(),
            built.resolve("resources").toString()
        };
    }

    /** The compiled catalog of core. */
    String compiled(String language) throws IOException, InterruptedException {
        List<String> problems = run("Words", built());
        return problems + Files.readString(built.resolve("resources/META-INF/tilewright/words/" + language + "/core"));
    }

    /** The files of texts that are compiled. */
    List<String> texts() throws IOException {
        return List.copyOf(texts(built.resolve("resources/tilewright/words")).keySet());
    }

    /** The module of a catalog of the page. */
    String page(String language, String catalog) throws IOException, InterruptedException {
        Path page = words.resolveSibling("page-words");
        ProcessBuilder node = new ProcessBuilder("node", "../browser/page/plugins/words.mjs");
        node.environment().put("TILEWRIGHT_WORDS", words.toString());
        return lines(node) + Files.readString(page.resolve(language).resolve(catalog + ".ts"));
    }

    private static List<String> lines(ProcessBuilder builder) throws IOException, InterruptedException {
        Process process = builder.redirectErrorStream(true).start();
        String lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return lines.lines().toList();
    }

    private static Map<String, String> texts(Path folder) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(Files::isRegularFile)
                    .forEach(file -> texts.put(folder.relativize(file).toString(), text(file)));
        }
        return texts;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
