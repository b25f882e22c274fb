package tilewright.print.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.message.Words;
import tilewright.print.Labels.Ratings;
import tilewright.print.fields.DescriptionFiles;
import tilewright.print.fields.PrintedTexts;
import tilewright.print.fields.PrintedTexts.Typefaces;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.task.Task;
import tilewright.text.FieldError;
import tilewright.text.Json;

/** Sheets of the pupils of a class. */
class PupilsTest {

    private static final Puzzle<?, ?, ?> SUDOKU = Puzzles.CATALOG.find("sudoku").orElseThrow();

    private static final DescriptionFiles CLASS = (_, name) -> {
        assertThat(name).isEqualTo("class.txt");
        return "Ada\r\n\r\n Ben \r\nEva".getBytes(StandardCharsets.UTF_8);
    };

    private static List<String> pages(String fields) throws IOException {
        try (Workspace workspace = new Workspace();
                PDDocument file =
                        Loader.loadPDF(PrintRequest.read(Puzzles.CATALOG, "{\"puzzle\":\"sudoku\"," + fields + "}")
                                .pdf(workspace, Limits.NONE))) {
            List<String> pages = new ArrayList<>();
            for (int page = 1; page <= file.getNumberOfPages(); page++) {
                PDFTextStripper reader = new PDFTextStripper();
                reader.setStartPage(page);
                reader.setEndPage(page);
                pages.add(reader.getText(file));
            }
            return pages;
        }
    }

    private static ClassSheet read(Map<String, ?> fields) {
        return ClassSheet.read(new MapFields(fields), SUDOKU, Words.ENGLISH, new PrintedTexts(Typefaces.OWN), CLASS);
    }

    @Test
    void each_pupil_has_a_sheet_with_a_name_the_rules_and_a_code() throws IOException {
        List<String> pages = pages("\"make\":\"easy:1\",\"pupils\":[\"Ada\",\"Ben\"],\"perPage\":1,\"box\":true,"
                + "\"homework\":true,\"link\":\"https://x.org/\"");
        assertThat(pages).hasSize(3);
        for (int i = 0; i < 2; i++) {
            String name = List.of("Ada", "Ben").get(i);
            assertThat(pages.get(i))
                    .contains("How to play", name, "Scan this code", "1 / 1")
                    .doesNotContain("Solutions");
            assertThat(pages.get(2)).contains(name);
        }
        assertThat(pages.get(0)).doesNotContain("Ben");
        assertThat(pages.get(2)).contains("Solutions");
    }

    @Test
    void names_in_one_text_are_set_apart_by_commas() {
        assertThat(read(Map.of("make", "easy:1", "pupils", "Ada, Bo;Eva ,")).pupils())
                .containsExactly("Ada", "Bo", "Eva");
        assertThat(read(Map.of("make", "easy:1", "pupils", List.of("Lovelace, Ada", "Bo")))
                        .pupils())
                .containsExactly("Lovelace, Ada", "Bo");
        assertThat(read(Map.of("make", "easy:1", "pupils", "class.txt")).pupils())
                .containsExactly("Ada", "Ben", "Eva");
    }

    @Test
    void pupils_without_names_have_numbers() throws IOException {
        List<String> pages = pages("\"make\":\"easy:2\",\"pupils\":2,\"numbers-from\":7");
        assertThat(pages.get(1)).contains("8.7", "8.8");
        assertThat(pages.getLast()).contains("7.7", "7.8", "8.7", "8.8");
        assertThat(pages("\"make\":\"easy:1\",\"pupils\":3,\"solutions\":\"none\""))
                .hasSize(3);
        assertThat(pages("\"make\":\"easy:1\",\"pupils\":3,\"solutions\":\"upside-down\""))
                .hasSize(3)
                .allSatisfy(page -> assertThat(page).contains("Turn the page"));
    }

    @Test
    void sheets_printed_on_both_sides_begin_on_a_front_page() throws IOException {
        String three = "\"make\":\"easy:3\",\"pupils\":[\"Ada\",\"Ben\"],\"perPage\":1,\"double-sided\":true";
        List<String> pages = pages(three);
        assertThat(pages).hasSize(9);
        assertThat(pages.get(0)).contains("Ada", "1 / 3");
        assertThat(pages.get(3)).isBlank();
        assertThat(pages.get(4)).contains("Ben", "1 / 3");
        assertThat(pages.get(7)).isBlank();
        assertThat(pages.get(8)).contains("Solutions");
        assertThat(pages(three.replace("easy:3", "easy:2"))).hasSize(5).noneMatch(String::isBlank);
    }

    @Test
    void no_two_pupils_share_a_puzzle_and_codes_open_those_of_the_sheet() {
        ClassSheet sheet = read(Map.of("make", "easy:3", "pupils", "40", "seed", "5"));
        assertThat(sheet.count()).isEqualTo(120);
        Set<String> puzzles = new HashSet<>();
        try (Workspace workspace = new Workspace()) {
            Task task = sheet.task(false, Ratings.NONE, workspace, Limits.NONE);
            for (int i = 0; i < sheet.count(); i++) {
                SheetPuzzle<?> puzzle = (SheetPuzzle<?>) task.answer(i, "").result();
                assertThat(puzzle.line()).isEqualTo(i + 1);
                puzzles.add(puzzle.printable(Words.ENGLISH).id());
            }
            assertThat(puzzles).hasSize(120);
            ClassSheet alone = read(Map.of("make", "easy:3", "seed", Long.toString(BookPlan.seed(5, "pupil", 7))));
            Task own = alone.task(false, Ratings.NONE, workspace, Limits.NONE);
            Json first = own.answer(0, "").fields().field("puzzle").orElseThrow();
            assertThat(task.answer(21, "").fields().field("puzzle")).contains(first);
        }
    }

    @Test
    void names_may_stand_in_a_file() {
        assertThat(read(Map.of("make", "easy:1", "pupils", "class.txt")).pupils())
                .containsExactly("Ada", "Ben", "Eva");
        assertThat(read(Map.of("make", "easy:1", "pupils", "2")).pupils()).containsExactly("", "");
        assertThat(read(Map.of("make", "easy:3", "own-ids", "class.txt")).pupils())
                .isEmpty();
    }

    @Test
    void what_is_wrong_names_its_field() {
        fails(Map.of("pupils", "3"), "pupils is for puzzles that make makes");
        fails(Map.of("make", "easy:1", "pupils", "0"), "pupils must be 1–1000, not '0'");
        fails(Map.of("make", "easy:11", "pupils", "1000"), "there can be 10000 puzzles at most");
        fails(Map.of("make", "easy:1", "pupils", "3", "own-ids", "A"), "own-ids and pupils cannot go together");
        fails(Map.of("make", "easy:5", "own-ids", "Ada"), "own-ids: 5 puzzles cannot all be 'Ada'");
        fails(Map.of("make", "easy:1", "double-sided", "yes"), "double-sided is for sheets with pupils");
        assertThatThrownBy(() -> pages("\"make\":\"easy:2\",\"pupils\":60")).hasMessageContaining("1 to 100, not 120");
    }

    private static void fails(Map<String, ?> fields, String message) {
        assertThatThrownBy(() -> read(fields)).isInstanceOf(FieldError.class).hasMessageContaining(message);
    }
}
