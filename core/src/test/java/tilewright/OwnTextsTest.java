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
            + ")\\s*\"(?:\\{[\\\\\"]|[^\"]*?[a-z]:? [a-z]|(?:[^\"\\\\]|\\\\[^\"])*\\\\\"[^\"]+\\\\\")");

    /** Looking into what is made for people to read. */
    private static final Pattern SENTENCE = Pattern.compile(
            "\\b(?:reason|sentence|explained|explainedInRow|problem|err|out|getMessage|caption|note)\\(\\)\\)?\\s*"
                    + LOOKING);

    /** Readers of the sentences of the Java machine and of file systems. */
    private static final List<String> READERS_OF_SENTENCES = List.of("Faults.java", "IoFailure.java");

    /** Readers of requests and of files. */
    private static final List<String> READERS_OF_JSON = List.of(
            "JoinCommand.java",
            "LinkContent.java",
            "NumberedLines.java",
            "OwnFiles.java",
            "PenpaText.java",
            "PrintRequest.java",
            "ProofStudio.java",
            "SealedJson.java",
            "SheetRequest.java",
            "Studio.java",
            "TableColumn.java",
            "TallyCommand.java",
            "VariantTexts.java",
            "WebPuzzle.java");

    /** Looking into a JSON object by the name of a field. */
    private static final Pattern FIELD = Pattern.compile("\\.(?:field\\(\\s*[^)\\s]|fields\\(\\)\\s*\\.get\\()");

    /** A text is read by a prefix that the program puts before it. */
    private static final Pattern PREFIX =
            Pattern.compile("\\.startsWith\\((\\w+)\\)[^;]*;?[^;]*\\.substring\\(\\1\\.length\\(\\)\\)");

    @Test
    void no_program_looks_into_its_own_sentences() {
        assertThat(names(source -> !looks(source).isEmpty())).containsExactlyElementsOf(READERS_OF_SENTENCES);
    }

    @Test
    void no_program_parses_its_own_JSON() {
        assertThat(names(source -> source.contains("Json.parse("))).containsExactlyElementsOf(READERS_OF_JSON);
    }

    /** Spark's jobs are left out: they keep and count fields that their users name. */
    @Test
    void no_program_looks_into_the_JSON_of_its_results() {
        assertThat(names(
                        List.of("core", "cli", "print"),
                        source -> FIELD.matcher(source).find() && !source.startsWith("package tilewright.cli.bulk;")))
                .containsExactly(
                        "AnswerTable.java", // columns that are declared
                        "FPuzzles.java", // puzzles of other programs
                        "FPuzzlesConstraints.java",
                        "FPuzzlesObject.java",
                        "FPuzzlesReader.java",
                        "GnomeNotation.java",
                        "Guide.java", // fields of Markdown
                        "Handbook.java",
                        "JsonFields.java", // requests to print
                        "Lesson.java",
                        "LooseJson.java",
                        "PenpaText.java", // links
                        "PrintRequest.java",
                        "Request.java",
                        "RequestCost.java", // requests
                        "SudokuMakerJson.java",
                        "SudokuPadObject.java",
                        "TableColumn.java",
                        "VariantJson.java",
                        "WebPuzzle.java"); // files
    }

    /** Where a file is read, the system names a language, a scene names its parts, and a line may be a share ID. */
    @Test
    void no_program_takes_its_own_texts_apart() {
        assertThat(names(source -> PREFIX.matcher(source).find()))
                .containsExactly(
                        "RunConditions.java",
                        "RunLanguage.java",
                        "TomlText.java",
                        "TrayTable.java",
                        "WithVariants.java");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "answer.field(SECTION)",
                "step.field(\n    \"candidates\")",
                "answer.fields().get(\"er\")",
            })
    void what_looks_into_the_JSON_of_a_result_is_found(String code) {
        assertThat(FIELD.matcher(code).find()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "kept.startsWith(SEED)).map(kept -> Long.valueOf(kept.substring(SEED.length())))",
                "grade.startsWith(prefix)) {\n return grade.substring(prefix.length());",
            })
    void what_takes_own_texts_apart_is_found(String code) {
        assertThat(PREFIX.matcher(code).find()).isTrue();
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
                "options.footer().contains(\"{page}\")",
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
        return names(MODULES, wanted);
    }

    private static List<String> names(List<String> modules, Predicate<String> wanted) {
        List<Path> all = modules.stream()
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
