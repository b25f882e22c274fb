package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program.Ran;
import tilewright.print.fields.Field;
import tilewright.print.puzzles.BookDescription;

/** The description of a stranger names no files outside its folder, unless who prints it allows that. */
class DescribedFilesTest {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /** A picture of one pixel. */
    private static final byte[] PNG = Base64.getDecoder()
            .decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==");

    /** Fields that name a file, each with lines that name FILE, and the kind of it. */
    private static final Map<String, List<String>> FIELDS = new LinkedHashMap<>();

    static {
        FIELDS.put("cover-picture", List.of("png", "cover-picture: FILE"));
        FIELDS.put("logo", List.of("png", "logo: FILE"));
        FIELDS.put("digits", List.of("ttf", "digits: FILE"));
        FIELDS.put("font", List.of("ttf", "font: FILE"));
        FIELDS.put("readers", List.of("txt", "readers: FILE"));
        FIELDS.put("puzzles-file", List.of("sudoku", "sections:\n  - {puzzle: sudoku, puzzles-file: FILE}"));
        FIELDS.put("not-in", List.of("sudoku", "sections:\n  - {puzzle: sudoku, not-in: FILE, setup: easy}"));
        for (String name : List.of("cover-text", "dedication", "preface", "rules", "back-matter")) {
            FIELDS.put(name, List.of("md", name + ": FILE"));
            FIELDS.put(name + " by file", List.of("md", name + ": {file: FILE}"));
            FIELDS.put(name + " with a picture", List.of("png", name + ": \"![a picture](FILE)\""));
        }
    }

    @TempDir
    private Path around;

    private Path folder;

    @BeforeEach
    void make() throws IOException {
        folder = Files.createDirectories(around.resolve("book"));
        for (Path place : List.of(around.resolve("outside"), folder, folder.resolve("below"))) {
            Files.createDirectories(place);
            Files.write(place.resolve("a.png"), PNG);
            Files.write(place.resolve("a.ttf"), PrintTest.typeface());
            Files.writeString(place.resolve("a.txt"), "Ada\n");
            Files.writeString(place.resolve("a.md"), "Words of " + place.getFileName() + ".\n");
            Files.writeString(place.resolve("a.sudoku"), PUZZLE + "\n");
        }
        for (String kind : List.of("png", "ttf", "txt", "md", "sudoku")) {
            Files.createSymbolicLink(folder.resolve("link." + kind), around.resolve("outside/a." + kind));
            Files.createSymbolicLink(folder.resolve("inner." + kind), folder.resolve("below/a." + kind));
        }
        Files.createSymbolicLink(folder.resolve("linked"), around.resolve("outside"));
    }

    private static List<String> field(String name) {
        return FIELDS.getOrDefault(name, List.of());
    }

    private String description(List<String> field, String file) throws IOException {
        String lines = field.get(1).replace("FILE", file);
        String sections = lines.startsWith("sections") ? "" : "\nsections:\n  - {setup: easy, count: 1}";
        String text = "title: A book\npuzzle: sudoku\nqr: no\n" + lines + sections + "\n";
        return Files.writeString(folder.resolve("book.yaml"), text).toString();
    }

    private Ran print(String description, String... more) {
        List<String> words = Stream.concat(
                        Stream.of("print", "--book", description, "-o", folder + "/out.html"), Stream.of(more))
                .toList();
        return Program.REAL.run(words.toArray(String[]::new));
    }

    /** What is written for fields is a file, a text that may be one, or a list of names that may be in one. */
    @Test
    void all_fields_that_name_a_file_are_known() {
        Set<String> naming = Stream.concat(BookDescription.FIELDS.stream(), BookDescription.SECTION_FIELDS.stream())
                .filter(field -> Set.of("FILE", "MARKDOWN", "NAMES").contains(field.value()))
                .map(Field::name)
                .collect(Collectors.toSet());
        naming.add("digits"); // the name of a face, or a file
        naming.remove("own-ids"); // typed names of puzzles, which are in no file
        Set<String> tried =
                FIELDS.keySet().stream().map(name -> name.split(" ")[0]).collect(Collectors.toSet());
        assertThat(tried).isEqualTo(naming);
    }

    @Test
    void files_outside_the_folder_are_refused_with_the_way_out() throws IOException {
        for (Map.Entry<String, List<String>> field : FIELDS.entrySet()) {
            String kind = field.getValue().getFirst();
            for (String file : List.of(
                    "../outside/a." + kind,
                    "below/../../outside/a." + kind,
                    around + "/outside/a." + kind,
                    "../book/../outside/a." + kind,
                    "link." + kind,
                    "linked/a." + kind)) {
                String tried = field.getKey() + " " + file;
                Ran ran = print(description(field.getValue(), file));
                assertThat(ran.exit()).as(tried).isEqualTo(2);
                String name = field.getKey().split(" ")[0];
                assertThat(ran.err())
                        .as(tried)
                        .contains(name + ": '" + file + "' is outside the folder '" + folder.toRealPath() + "'")
                        .contains("--allow-files")
                        .contains("book.yaml', line ");
                assertThat(folder.resolve("out.html")).as(tried).doesNotExist();
            }
        }
    }

    @Test
    void files_in_the_folder_and_below_it_are_read() throws IOException {
        for (Map.Entry<String, List<String>> field : FIELDS.entrySet()) {
            String kind = field.getValue().getFirst();
            for (String file : List.of(
                    "a." + kind,
                    "./below/a." + kind,
                    "below/../a." + kind,
                    "../book/a." + kind,
                    folder + "/below/a." + kind,
                    "inner." + kind)) {
                Ran ran = print(description(field.getValue(), file));
                assertThat(ran.exit()).as(field + " " + file + ran.err()).isZero();
            }
        }
    }

    @Test
    void whoever_prints_a_book_may_allow_all_files() throws IOException {
        for (Map.Entry<String, List<String>> field : FIELDS.entrySet()) {
            String kind = field.getValue().getFirst();
            for (String file : List.of("../outside/a." + kind, "link." + kind)) {
                Ran ran = print(description(field.getValue(), file), "--allow-files");
                assertThat(ran.exit()).as(field + " " + file + ran.err()).isZero();
            }
        }
    }

    @Test
    void a_text_that_is_named_names_no_pictures_outside() throws IOException {
        Files.writeString(folder.resolve("a.md"), "![a picture](../outside/a.png)\n");
        Ran ran = print(description(field("preface"), "a.md"));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err())
                .contains("preface: '../outside/a.png' is outside the folder")
                .contains("a.md");
        assertThat(print(description(field("preface"), "a.md"), "--allow-files").exit())
                .isZero();
    }

    @Test
    void files_that_are_typed_lie_anywhere() throws IOException {
        String description = description(field("logo"), "a.png");
        String outside = around + "/outside/a.";
        for (List<String> typed : List.of(
                List.of("--cover-picture", outside + "png"),
                List.of("--logo", outside + "png"),
                List.of("--preface", outside + "md"),
                List.of("--rules", "file=" + outside + "md"),
                List.of("--dedication", "![a picture](" + outside + "png)"))) {
            Ran ran = print(description, typed.toArray(String[]::new));
            assertThat(ran.exit()).as(typed + ran.err()).isZero();
        }
    }

    @Test
    void what_is_typed_for_one_field_frees_no_other() throws IOException {
        String outside = around + "/outside/a.png";
        Ran ran = print(description(field("logo"), outside), "--cover-picture", outside);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("logo: '" + outside + "' is outside the folder");
    }

    @Test
    void names_of_readers_and_of_pictures_lead_nowhere_else() throws IOException {
        Files.writeString(folder.resolve("a.txt"), "../../Ada\n/etc/Ben\n");
        assertThat(print(description(field("readers"), "a.txt")).exit()).isZero();
        try (Stream<Path> files = Files.walk(around)) {
            assertThat(files.filter(file -> file.toString().endsWith(".html")))
                    .hasSize(2)
                    .allMatch(file -> folder.equals(file.getParent()));
        }
    }
}
