package tilewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.Sample;
import tilewright.message.Words;
import tilewright.print.SheetOptions.Grid;
import tilewright.print.SheetOptions.Solutions;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.task.Tasks;
import tilewright.text.FoundTexts;
import tilewright.text.TextError;
import tilewright.text.TextLines;
import tilewright.text.Whitespace;

/** The text of a sheet, as programs take it, is read as the puzzles that are printed there. */
final class PrintedTextTest {

    private static final List<String> SETUPS = List.of(
            "paletto 4x4",
            "paletto 6x6-3p",
            "paletto 8x8-4p",
            "hues hard",
            "sudoku minimal",
            "trominoes 4",
            "trominoes 13",
            "trominoes 30");

    @Test
    void all_puzzles_of_a_sheet_are_read_from_its_text() throws IOException {
        List<String> wrong = new ArrayList<>();
        int all = 0;
        for (String setup : SETUPS) {
            for (Paper paper : Sample.of(Paper.named(), 2)) {
                for (int perPage : Sample.of(List.of(1, 2, 4, 6, 9, 12), 2)) {
                    Puzzle<?, ?, ?> puzzle = puzzle(setup);
                    List<String> ids = made(puzzle, setup, perPage);
                    for (boolean large : new boolean[] {false, true}) {
                        String text = text(puzzle, ids, paper, perPage, large);
                        List<String> printed = printed(ids, text);
                        all += printed.size();
                        if (!read(puzzle, text).equals(printed)) {
                            wrong.add("%s, %d on %s: %s of%n%s"
                                    .formatted(setup, perPage, paper, read(puzzle, text), text));
                        }
                    }
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(all).isGreaterThan(200);
    }

    /** Their versions stand in the files. They read PDF, but for a browser, which read HTML. */
    @Test
    void all_puzzles_are_read_from_the_texts_of_other_programs() throws IOException {
        for (String setup : List.of("paletto 8x8-4p", "hues hard", "sudoku minimal", "trominoes 13")) {
            Puzzle<?, ?, ?> puzzle = puzzle(setup);
            List<String> ids = made(puzzle, setup, 4);
            String name = setup.replace(' ', '-');
            for (String program : List.of("poppler", "layout", "mupdf", "chromium")) {
                assertThat(read(puzzle, file(name + "." + program)))
                        .as("%s, %s", setup, program)
                        .containsExactlyInAnyOrderElementsOf(ids);
            }
        }
    }

    @Test
    void large_print_of_two_columns_is_read_from_the_texts_of_other_programs() throws IOException {
        for (String setup : List.of("paletto 8x8-4p", "sudoku minimal", "trominoes 13")) {
            Puzzle<?, ?, ?> puzzle = puzzle(setup);
            for (String program : List.of("poppler", "layout", "mupdf")) {
                assertThat(read(puzzle, file(setup.replace(' ', '-') + "-large." + program)))
                        .as("%s, %s", setup, program)
                        .containsExactlyInAnyOrderElementsOf(made(puzzle, setup, 4));
            }
        }
    }

    private static String file(String name) throws IOException {
        String path = "printed/" + name + ".txt";
        try (InputStream in = Objects.requireNonNull(PrintedTextTest.class.getResourceAsStream(path), path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static Puzzle<?, ?, ?> puzzle(String setup) {
        return Puzzles.CATALOG.find(setup.substring(0, setup.indexOf(' '))).orElseThrow();
    }

    private static <P, S> List<String> made(Puzzle<P, S, ?> puzzle, String setup, int count) {
        P parsed = puzzle.texts().setups().parse(setup.substring(setup.indexOf(' ') + 1));
        try (Workspace workspace = new Workspace()) {
            Generator<P, S> generator = puzzle.generator(workspace);
            return IntStream.range(0, count)
                    .mapToObj(item -> id(puzzle, generator.generate(parsed, SeededRandom.ofItem(1, item))))
                    .toList();
        }
    }

    private static <S> String id(Puzzle<?, S, ?> puzzle, S position) {
        return puzzle.id() + ":" + puzzle.texts().positions().format(position);
    }

    private static <S> Printable printable(Puzzle<?, S, ?> puzzle, String id) {
        return new Printable(id, "Medium · 2.8", puzzle.draw(Tasks.position(puzzle, id)), Optional.empty());
    }

    /** The share IDs below boards: where there is little room is none. */
    private static List<String> printed(List<String> ids, String text) {
        String whole = text.replace("\\\n", "");
        return ids.stream().filter(whole::contains).toList();
    }

    private static List<String> read(Puzzle<?, ?, ?> puzzle, String text) {
        List<String> read = new ArrayList<>();
        new FoundTexts(puzzle.texts().grouping(), TextLines.of(text))
                .forEachRemaining(found -> readable(puzzle, found).ifPresent(read::add));
        return read;
    }

    private static <S> Optional<String> readable(Puzzle<?, S, ?> puzzle, FoundTexts.Found found) {
        try {
            return found.fault().isPresent()
                    ? Optional.empty()
                    : Optional.of(id(puzzle, Tasks.position(puzzle, Whitespace.strip(found.text()))));
        } catch (TextError none) {
            return Optional.empty();
        }
    }

    private static String text(Puzzle<?, ?, ?> puzzle, List<String> ids, Paper paper, int perPage, boolean large)
            throws IOException {
        List<Printable> puzzles = ids.stream().map(id -> printable(puzzle, id)).toList();
        SheetOptions options = new SheetOptions(
                "Puzzles",
                PageStyle.of(paper),
                BoardStyle.PLAIN,
                new Labels(Samples.STUDIO, true, Labels.Ratings.BOTH, true, large, false),
                new Grid(perPage, 0),
                Solutions.NONE,
                1,
                false,
                Words.ENGLISH);
        try (Document document = new PdfDocument(paper, "Puzzles", 7)) {
            new Sheets(options, puzzles.size(), puzzles::get, Stop.never()).print(document);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.write(out);
            try (PDDocument read = Loader.loadPDF(out.toByteArray())) {
                return new PDFTextStripper().getText(read);
            }
        }
    }
}
