package tilewright.print.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.Seeds;
import tilewright.print.fields.Field;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.text.FieldError;
import tilewright.text.Json;
import tilewright.text.TextError;

class PrintRequestTest {

    private static final Limits FEW = Limits.NONE.withNodes(2_000).withBytes(1 << 20);

    private static PrintRequest read(Json request) {
        return PrintRequest.read(Puzzles.CATALOG, request.toString());
    }

    private static Json.Obj book(String fields, String section) {
        return (Json.Obj) Json.parse("{\"book\":{\"title\":\"T\",\"rules\":false" + fields
                + ",\"sections\":[{\"puzzle\":\"trominoes\"" + section + "}]}}");
    }

    private static void refused(String sentence, Json request) {
        assertThatThrownBy(() -> read(request)).isInstanceOf(FieldError.class).hasMessageContaining(sentence);
    }

    @Test
    void a_request_reads_no_file_and_gives_one() {
        for (String field : List.of("cover-picture", "logo", "preface", "dedication", "back-matter")) {
            String value = field.matches("cover-picture|logo") ? "\"/etc/passwd\"" : "{\"file\":\"/etc/passwd\"}";
            refused("files cannot be named here: '/etc/passwd'", book(",\"" + field + "\":" + value, ""));
        }
        refused("files cannot be named here", book("", ",\"puzzles-file\":\"/etc/passwd\""));
        refused("unknown field 'readers'", book(",\"readers\":[\"Ada\"]", ""));
        refused("solutions: a request gives one file", book(",\"solutions\":\"file\"", ""));
        refused("cover: a request gives one file", book(",\"cover\":\"wrap\"", ""));
    }

    @Test
    void a_book_is_bounded() {
        assertThat(read(book("", ",\"count\":100")).printed()).isInstanceOf(PrintRequest.Printed.OfBook.class);
        refused("1–100 puzzles, not 101", book("", ",\"count\":101"));
        refused("not 101", book("", ",\"positions\":[" + "\"1\",".repeat(100) + "\"1\"]"));
        Json lesson = Json.parse("{\"puzzle\":\"sudoku\",\"teach\":\"x-wing\"}");
        Json puzzle = Json.parse("{\"puzzle\":\"sudoku\",\"count\":1}");
        Stream<Json> sections = Stream.concat(Collections.nCopies(100, lesson).stream(), Stream.of(puzzle));
        Json.Obj many = Json.obj().with("book", Json.obj().with("title", "T").with("sections", Json.arr(sections)));
        refused("not 101", many);
    }

    @Test
    void puzzles_are_given_or_made() {
        Json.Obj request = Json.obj().with("puzzle", "trominoes");
        refused("positions must be 1 to 100, not 0", request);
        refused(
                "positions must be 1 to 100, not 1",
                request.with("make", "4x4:2").with("positions", Json.strings(List.of("x"))));
        refused("positions must be 1 to 100, not 101", request.with("make", "4x4:101"));
        refused("homework", request.with("homework", true).with("positions", Json.strings(List.of("x"))));
        try (Workspace workspace = new Workspace()) {
            Json.Obj shown = read(request.with("make", "4x4:2")
                            .with("box", true)
                            .with("preview", true))
                    .preview(workspace, Limits.NONE);
            assertThat(shown.field("pages")).contains(Json.number(2));
            assertThat(shown.toString()).contains("How to play");
        }
    }

    @Test
    void positions_without_notes_keep_the_lines_to_write_on() {
        Json.Obj request =
                (Json.Obj) Json.parse("{\"puzzle\":\"sudoku\",\"find\":\"x-wing\",\"make\":\"1\",\"preview\":true}");
        try (Workspace workspace = new Workspace()) {
            String with = read(request).preview(workspace, Limits.NONE).toString();
            String without = read(request.with("notes", false))
                    .preview(workspace, Limits.NONE)
                    .toString();
            assertThat(without).contains("What follows").hasSizeLessThan(with.length());
        }
    }

    @Test
    void whatever_a_book_asks_for_is_printed_or_refused_by_a_sentence() {
        try (Workspace workspace = new Workspace()) {
            int[] printed = new int[1];
            Seeds.each(300, random -> {
                Json.Obj request = random(random);
                try {
                    Json.Obj shown = read(request.with("preview", true).with("pages", "1-9"))
                            .preview(workspace, FEW);
                    assertThat(((Json.Arr) shown.field("svg").orElseThrow()).items())
                            .isNotEmpty();
                    if (random.below(10) == 0) {
                        assertThat(read(request).pdf(workspace, FEW)).startsWith('%', 'P', 'D', 'F');
                    }
                    printed[0]++;
                } catch (FieldError | TextError refused) {
                    assertThat(refused.getMessage()).isNotEmpty();
                }
            });
            assertThat(printed[0]).isGreaterThan(30);
        }
    }

    private static Json.Obj random(SeededRandom random) {
        Json.Obj book = Json.obj().with("title", one(random, "T", "T", "T", "M".repeat(500), ""));
        List<Field> fields = BookDescription.FIELDS;
        for (int i = random.below(4); i > 0; i--) {
            book = book.with(fields.get(random.below(fields.size())).name(), value(random));
        }
        List<String> sections = BookDescription.sectionNames();
        Json.Obj section = Json.obj().with("puzzle", one(random, "trominoes", "hues"));
        if (random.below(2) == 0) {
            section = section.with(sections.get(random.below(sections.size())), value(random));
        }
        book = book.with("rules", random.below(3) == 0).with("sections", Json.arr(Stream.of(section)));
        return Json.obj().with("book", book);
    }

    private static Json value(SeededRandom random) {
        return switch (random.below(6)) {
            case 0 -> random.below(2) == 0 ? Json.TRUE : Json.FALSE;
            case 1 -> Json.number(random.below(14));
            case 2 -> Json.strings(List.of("5mm", "1in", "3mm", "3mm"));
            case 3 -> Json.obj().with("text", "A *text*\n\n- one\n- two").with("isbn", "x");
            default ->
                new Json.Str(one(
                        random,
                        "A5",
                        "6x9",
                        "100x100mm",
                        "2mm",
                        "60mm",
                        "color",
                        "spot",
                        "level",
                        "rating",
                        "facing",
                        "last",
                        "x-1a",
                        "{title} {page}",
                        "de",
                        "8x8",
                        "\u202e😀",
                        "x".repeat(501)));
        };
    }

    private static String one(SeededRandom random, String... words) {
        return words[random.below(words.length)];
    }
}
