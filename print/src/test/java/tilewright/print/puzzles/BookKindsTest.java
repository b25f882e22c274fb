package tilewright.print.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Puzzles;
import tilewright.Sample;
import tilewright.message.Words;
import tilewright.print.canvas.PdfOptions;
import tilewright.print.fields.DescriptionFiles;
import tilewright.print.fields.PrintedTexts;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Stop;

/** Books of every kind of puzzle with every kind of part: none fails. */
final class BookKindsTest {

    private static final List<String> KINDS = List.of(
            "sudoku easy",
            "sudoku 4x4",
            "sudoku 6x6,easy",
            "sudoku 8x8",
            "sudoku 12x12",
            "sudoku x,easy",
            "sudoku jigsaw,easy",
            "sudoku killer",
            "sudoku 6x6,killer",
            "sudoku windoku",
            "sudoku disjoint",
            "sudoku anti-knight",
            "sudoku anti-king",
            "sudoku non-consecutive",
            "sudoku thermo",
            "sudoku arrow",
            "sudoku kropki",
            "sudoku xv",
            "sudoku sandwich",
            "sudoku 6x6,little-killer",
            "sudoku palindrome",
            "sudoku whispers",
            "sudoku renban",
            "sudoku entropic",
            "hues easy",
            "trominoes 5",
            "paletto 4x4",
            "paletto 5x5-3p");

    /** Fields of a book, or of its section where they begin with a dot. */
    private static final List<Map<String, String>> PARTS = List.of(
            Map.of(),
            Map.of("index", "yes"),
            Map.of("solutions", "facing"),
            Map.of("solutions", "none", "hints", "no"),
            Map.of("solutions", "file", "per-page", "1"),
            Map.of("large-print", "yes", "solutions-per-page", "2"),
            Map.of("ratings", "stars", "sort", "rating"),
            Map.of("group", "level"),
            Map.of("cover", "wrap", "certificates", "no"),
            Map.of("link", "https://tiles.example/", "ids", "yes"),
            Map.of("booklet", "yes", "color", "color"),
            Map.of("pdf", "x-1a", "bleed", "3mm", "crop-marks", "yes"),
            Map.of("paper", "A6", "margins", "5mm"),
            Map.of("language", "ja"),
            Map.of(".teach", "naked-single"),
            Map.of(".text", "Some words", ".header", "{section}"));

    /** A kind and the number of the parts. */
    record Case(String kind, int parts) {}

    static List<Case> cases() {
        List<Case> all = new ArrayList<>();
        for (String kind : KINDS) {
            for (int i = 0; i < PARTS.size(); i++) {
                boolean lesson = PARTS.get(i).containsKey(".teach");
                if (!lesson || kind.startsWith("sudoku")) {
                    all.add(new Case(kind, i));
                }
            }
        }
        return Sample.of(all, 10);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void every_book_is_printed(Case of) {
        Map<String, Object> book = new HashMap<>(Map.of("title", "A book", "qr", "no"));
        Map<String, Object> section = new HashMap<>(
                Map.of("puzzle", of.kind().split(" ")[0], "setup", of.kind().split(" ")[1], "count", "2"));
        PARTS.get(of.parts()).forEach((name, value) -> {
            if (name.startsWith(".")) {
                section.put(name.substring(1), value);
            } else {
                book.put(name, value);
            }
        });
        if (book.containsKey("link")) {
            book.remove("qr");
        }
        book.put("sections", List.of(section, Map.of("puzzle", "sudoku", "setup", "easy", "count", "1")));
        BookPlan plan = new BookDescription(
                        Puzzles.CATALOG,
                        new PrintedTexts(PrintedTexts.Typefaces.OWN),
                        "",
                        Words.ENGLISH,
                        DescriptionFiles.NONE)
                .read(new MapFields(book));
        try (Workspace workspace = new Workspace()) {
            BookTask task = new BookTask(plan, workspace, Limits.NONE);
            List<BookPuzzle> puzzles = new ArrayList<>();
            for (int i = 0; i < plan.size(); i++) {
                puzzles.add((BookPuzzle) task.answer(i, "").result());
            }
            PrintJob job = PrintJob.of(plan, PdfOptions.Kind.A_1B, puzzles, workspace, Stop.never());
            assertThat(job.files()).allMatch(file -> file.pdf(Stop.never()).length > 1_000);
            assertThat(PrintJob.epub(plan, puzzles, workspace, Stop.never()).files())
                    .hasSize(1);
        }
    }
}
