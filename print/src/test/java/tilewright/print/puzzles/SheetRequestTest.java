package tilewright.print.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.Seeds;
import tilewright.print.MeasuredPages;
import tilewright.print.SheetOptions;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.StoppableDocument;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.text.FieldError;
import tilewright.text.Json;
import tilewright.text.TextError;

class SheetRequestTest {

    private static final String BLANKS = ".".repeat(81) + " " + ".".repeat(81) + " ";

    /** Bytes that a request allocates between two looks at its stop: of fonts, once, more than of anything else. */
    private static final long MOST_BETWEEN_LOOKS = 48_000_000;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static Json.Obj request(String puzzle, List<String> positions) {
        return Json.obj().with("puzzle", puzzle).with("positions", Json.strings(positions));
    }

    private static SheetRequest read(Json.Obj request) {
        return SheetRequest.read(Puzzles.CATALOG, request.toString());
    }

    /** Returns a text with all notes in a number of cells. */
    private static String notes(int cells) {
        List<String> notes = new ArrayList<>();
        for (int cell = 0; cell < cells; cell++) {
            notes.add("" + (cell / 9 + 1) + (cell % 9 + 1) + "123456789c123456789");
        }
        return BLANKS + String.join("/", notes);
    }

    private static void refused(String sentence, Json.Obj request) {
        assertThatThrownBy(() -> read(request)).isInstanceOf(FieldError.class).hasMessageContaining(sentence);
    }

    @Test
    void a_sudoku_full_of_notes_is_printed_however_many_are_on_a_page() {
        try (Workspace workspace = new Workspace()) {
            for (String paper : List.of("A4", "Letter")) {
                for (int perPage = 1; perPage <= SheetOptions.MOST; perPage++) {
                    for (int cells : new int[] {52, 81}) {
                        for (String link : List.of("", "http://localhost/")) {
                            Json.Obj request = request("sudoku", List.of(notes(cells)))
                                    .with("perPage", perPage)
                                    .with("paper", paper)
                                    .with("solutions", "none")
                                    .with("link", link)
                                    .with("notes", cells == 52);
                            SheetRequest read = read(request);
                            MeasuredPages pages = new MeasuredPages(
                                    request.toString(), read.options().paper(), 18);
                            read.sheets(workspace, Limits.NONE).print(pages);
                            assertThat(pages.figures()).isPositive();
                        }
                    }
                }
            }
        }
    }

    @Test
    void words_are_checked_as_on_the_command_line() throws IOException {
        Json.Obj request = request("trominoes", List.of("..../..../..../...g")).with("solutions", "none");
        for (String blank : List.of("", "  ", "\u0001\n\u202e", "\ud800")) {
            assertThat(read(request.with("title", blank)).options().title())
                    .as(Json.obj().with("title", blank).toString())
                    .isEqualTo("Trominoes");
        }
        assertThat(read(request.with("title", " a\u001b[1mb\n")).options().title())
                .isEqualTo("a [1mb");
        assertThat(read(request.with("link", "http://localhost/studio#/x"))
                        .options()
                        .studio())
                .isEqualTo("http://localhost/studio/");
        assertThat(read(request.with("link", "")).options().studio()).isEmpty();
        for (String bad :
                List.of("javascript:alert(1)", "nowhere", "http://", "https://a b/", "https://a/\u0007", "#")) {
            refused(
                    "link must be an address such as https://example.org/, not '" + bad + "'",
                    request.with("link", bad));
        }
        refused("title must be a text of at most 500 characters", request.with("title", "x".repeat(501)));
        try (Workspace workspace = new Workspace();
                PDDocument file = Loader.loadPDF(read(request.with("title", "")).pdf(workspace, Limits.NONE))) {
            assertThat(new PDFTextStripper().getText(file)).contains("Trominoes");
        }
    }

    @Test
    void one_name_is_not_for_several_puzzles() {
        String board = "..../..../..../...g";
        Json.Obj named = request("trominoes", List.of(board, board));
        refused(
                "own-ids: 2 puzzles cannot all be 'Ada'; write a pattern with {number}",
                named.with("own-ids", Json.strings(List.of("Ada"))));
        assertThat(read(named.with("own-ids", "A{number}")).options().names()).containsExactly("A{number}");
        assertThat(read(request("trominoes", List.of(board)).with("own-ids", "Ada"))
                        .options()
                        .names())
                .containsExactly("Ada");
    }

    @Test
    void sheets_are_in_the_language_that_is_asked_for() throws IOException {
        Json.Obj request = request("trominoes", List.of("..../..../..../...g"));
        refused("language must be en, de, ", request.with("language", "tlh"));
        try (Workspace workspace = new Workspace()) {
            byte[] english = read(request).pdf(workspace, Limits.NONE);
            assertThat(read(request.with("language", "en")).pdf(workspace, Limits.NONE))
                    .isEqualTo(english);
            try (PDDocument file =
                    Loader.loadPDF(read(request.with("language", "de")).pdf(workspace, Limits.NONE))) {
                assertThat(new PDFTextStripper().getText(file)).contains("Zeit").doesNotContain("Time");
                assertThat(file.getDocumentCatalog().getLanguage()).isEqualTo("de");
            }
        }
    }

    @Test
    void whatever_is_asked_for_is_printed_or_refused_by_a_sentence() {
        try (Workspace workspace = new Workspace()) {
            int[] printed = new int[1];
            Seeds.each(1_000, random -> {
                String line = random(random);
                try {
                    SheetRequest request = SheetRequest.read(Puzzles.CATALOG, line);
                    Limits limits = Limits.NONE.withNodes(2_000).withBytes(1 << 20);
                    if (random.below(20) == 0) {
                        assertThat(request.pdf(workspace, limits)).startsWith('%', 'P', 'D', 'F');
                    }
                    MeasuredPages pages =
                            new MeasuredPages(line, request.options().paper(), 3);
                    request.sheets(workspace, limits).print(pages);
                    assertThat(pages.pages()).isPositive();
                    printed[0]++;
                } catch (FieldError | TextError refused) {
                    assertThat(refused.getMessage()).isNotEmpty();
                }
            });
            assertThat(printed[0]).isGreaterThan(200);
        }
    }

    private static String random(SeededRandom random) {
        List<Puzzle<?, ?, ?>> puzzles = Puzzles.CATALOG.puzzles();
        Puzzle<?, ?, ?> puzzle = puzzles.get(random.below(puzzles.size()));
        List<String> known = known(puzzle.id());
        List<String> positions = IntStream.rangeClosed(0, random.below(13))
                .mapToObj(_ -> known.get(random.below(known.size())))
                .toList();
        Json.Obj request = request(one(random, puzzle.id(), puzzle.id(), puzzle.id(), "chess"), positions);
        if (random.below(2) == 0) {
            request = request.with("perPage", random.below(14));
        }
        if (random.below(2) == 0) {
            request = request.with(
                    "title", one(random, "", " ", "\u0000", "For Ada", "M".repeat(500), "\u202eü😀", "x".repeat(501)));
        }
        if (random.below(2) == 0) {
            request = request.with(
                    "link", one(random, "", "http://localhost/", "https://a/" + "b".repeat(480), "javascript:1"));
        }
        if (random.below(2) == 0) {
            request = request.with("notes", random.below(2) == 0);
        }
        return request.with("solutions", one(random, "last", "upside-down", "none", "none", "first"))
                .with("paper", one(random, "A4", "letter", "a4", "A5", "6x9", "B9"))
                .with("language", one(random, "en", "de", "ja"))
                .toString();
    }

    private static String one(SeededRandom random, String... words) {
        return words[random.below(words.length)];
    }

    private static List<String> known(String id) {
        return switch (id) {
            case "sudoku" ->
                List.of(
                        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                        notes(3),
                        notes(60),
                        notes(81),
                        "123");
            case "trominoes" -> List.of("..../..../..../...g", "./././g", ".".repeat(30) + "/" + ".".repeat(30), "x");
            default -> generated(Puzzles.CATALOG.find(id).orElseThrow());
        };
    }

    private static <P, S> List<String> generated(Puzzle<P, S, ?> puzzle) {
        try (Workspace workspace = new Workspace()) {
            S position = puzzle.generator(workspace).generate(puzzle.setups().standard(), SeededRandom.ofItem(1, 1));
            return List.of(puzzle.texts().positions().format(position));
        }
    }

    /** A stop that is asked after a number of looks, and measures the bytes allocated from one look to the next. */
    private static final class MeasuringStop implements Stop {

        private final long looks;
        private long looked;
        private long after;
        private long last = THREADS.getCurrentThreadAllocatedBytes();
        private long most;

        MeasuringStop(long looks) {
            this.looks = looks;
        }

        @Override
        public boolean asked() {
            long now = THREADS.getCurrentThreadAllocatedBytes();
            most = Math.max(most, now - last);
            last = now;
            looked++;
            after += looked > looks ? 1 : 0;
            return looked > looks;
        }
    }

    private static List<Json.Obj> dear() {
        String row = ".".repeat(30);
        return List.of(
                request("sudoku", Collections.nCopies(20, notes(81)))
                        .with("perPage", 1)
                        .with("solutions", "none"),
                request("trominoes", Collections.nCopies(20, String.join("/", Collections.nCopies(30, row))))
                        .with("perPage", 2)
                        .with("solutions", "none"),
                request(
                                "paletto",
                                Collections.nCopies(
                                        30,
                                        generated(Puzzles.CATALOG
                                                        .find("paletto")
                                                        .orElseThrow())
                                                .getFirst()))
                        .with("perPage", 1));
    }

    @Test
    void printing_gives_up_soon_wherever_it_is() {
        try (Workspace workspace = new Workspace()) {
            for (Json.Obj request : dear()) {
                MeasuringStop whole = new MeasuringStop(Long.MAX_VALUE);
                read(request).pdf(workspace, Limits.NONE.withStop(whole));
                assertThat(whole.most).as("bytes between looks").isLessThan(MOST_BETWEEN_LOOKS);
                assertThat(whole.looked).isGreaterThan(1_000);
                for (int part = 0; part < 12; part++) {
                    MeasuringStop stop = new MeasuringStop(whole.looked * part / 12);
                    assertThatThrownBy(() -> read(request).pdf(workspace, Limits.NONE.withStop(stop)))
                            .isInstanceOf(Stopped.class);
                    assertThat(stop.after).as("looks after %d", stop.looks).isLessThan(10);
                }
            }
        }
    }

    @Test
    void a_document_gives_up_at_each_thing_that_is_drawn() {
        try (Workspace workspace = new Workspace()) {
            Json.Obj request = request("trominoes", List.of("..../..../..../...g"));
            SheetRequest read = read(request);
            MeasuringStop whole = new MeasuringStop(Long.MAX_VALUE);
            print(read, workspace, whole);
            for (long looks = 0; looks < whole.looked; looks++) {
                MeasuringStop stop = new MeasuringStop(looks);
                assertThatThrownBy(() -> print(read, workspace, stop)).isInstanceOf(Stopped.class);
                assertThat(stop.after).isOne();
            }
        }
    }

    private static void print(SheetRequest request, Workspace workspace, Stop stop) {
        try (Document pages = new StoppableDocument(
                new MeasuredPages(request.toString(), request.options().paper(), 0), stop)) {
            request.sheets(workspace, Limits.NONE).print(pages);
        }
    }
}
