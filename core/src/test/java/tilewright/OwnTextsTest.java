package tilewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds the programs to values: none looks into a sentence or into JSON that it has made itself. */
class OwnTextsTest {

    private static final Path PROJECT = Path.of("..");
    private static final List<String> MODULES = List.of("core", "cli", "print", "bulk");

    private static final String LOOKING =
            "\\.(?:startsWith|endsWith|contains|indexOf|lastIndexOf|split|substring|charAt|matches|replace|replaceAll|replaceFirst)\\(";

    /** Looking for a phrase of several words, or for a piece of JSON. */
    private static final Pattern PHRASE = Pattern.compile("(?:\\.equals\\(|" + LOOKING
            + ")\\s*\"(?:\\{|[^\"]*?[a-z]:? [a-z]|(?:[^\"\\\\]|\\\\[^\"])*\\\\\"[^\"]+\\\\\")");

    /** Looking into what is made for people to read. */
    private static final Pattern SENTENCE = Pattern.compile(
            "\\b(?:reason|sentence|explained|explainedInRow|problem|err|out|getMessage|caption|note)\\(\\)\\)?\\s*"
                    + LOOKING);

    /** Readers of the sentences of the Java machine and of file systems. */
    private static final List<String> READERS_OF_SENTENCES = List.of("Faults.java", "Trouble.java");

    /** Readers of requests and of files. */
    private static final List<String> READERS_OF_JSON = List.of(
            "JoinCommand.java",
            "NumberedLines.java",
            "OwnFiles.java",
            "SealedJson.java",
            "SheetRequest.java",
            "Studio.java");

    @Test
    void no_program_looks_into_its_own_sentences() {
        assertThat(names(source -> !looks(source).isEmpty())).containsExactlyElementsOf(READERS_OF_SENTENCES);
    }

    @Test
    void no_program_parses_its_own_JSON() {
        assertThat(names(source -> source.contains("Json.parse("))).containsExactlyElementsOf(READERS_OF_JSON);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "answer.startsWith(\"{\\\"error\\\":\")",
                "answer.out().contains(text)",
                "line.contains(\"\\\"chance\\\":\")",
                "reason().startsWith(\"over budget\")",
                "line.startsWith(\"over budget: at\")",
                "String.valueOf(error.getMessage()).startsWith(FULL)",
                "job.note().substring(4)",
                "digits.replace(\"is wrong\", \"sees an equal one\")",
            })
    void what_looks_into_own_texts_is_found(String code) {
        assertThat(looks(code)).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "line.text().startsWith(\"#\")",
                "text.startsWith(puzzle.id() + \":\")",
                "names.contains(\",puzzle,\")",
                "text.replace(\"\\\"\", \"\")",
                "text.split(\" \", -1)",
                "answer.reason() == Reason.STOPPED",
            })
    void what_reads_the_texts_of_others_is_let_through(String code) {
        assertThat(looks(code)).isEmpty();
    }

    private static List<String> looks(String source) {
        return Stream.of(PHRASE, SENTENCE)
                .flatMap(pattern -> pattern.matcher(source).results())
                .map(MatchResult::group)
                .toList();
    }

    /** The names of the files whose source is so. */
    private static List<String> names(Predicate<String> wanted) {
        List<Path> all = MODULES.stream()
                .flatMap(module -> files(PROJECT.resolve(module).resolve("src/main/java")))
                .toList();
        assertThat(all).hasSizeGreaterThan(500);
        return all.stream()
                .filter(file -> wanted.test(source(file)))
                .map(file -> file.getFileName().toString())
                .sorted()
                .toList();
    }

    private static String source(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    private static Stream<Path> files(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }
}
