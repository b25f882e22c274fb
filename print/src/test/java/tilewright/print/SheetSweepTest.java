package tilewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Test;
import tilewright.Sample;
import tilewright.message.Words;
import tilewright.print.PageStyle.Margins;
import tilewright.print.SheetOptions.Grid;
import tilewright.print.SheetOptions.Solutions;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Lengths;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.print.canvas.QrCode;
import tilewright.print.canvas.Rect;
import tilewright.search.Stop;

/**
 * Sheets on all papers with all numbers of puzzles: nothing is outside the type area, nothing lies over anything else, and codes are
 * read at 150 dots to the inch. Each run tries a sixteenth of them, and reads the codes of fewer.
 */
class SheetSweepTest {

    private static final List<Paper> PAPERS = Stream.concat(
                    Paper.named().stream(),
                    Stream.of("170x240mm", "100x100mm", "297x210mm", "4x6in")
                            .map(measure -> Paper.of(measure).orElseThrow()))
            .toList();

    /** A kind of sheets. */
    private enum Kind {
        USUAL,
        PLAIN,
        CODES,
        IDS,
        UPSIDE_DOWN,
        LARGE,
        OPENED,
        NARROW,
        COLUMNS
    }

    private int codes;

    private final Map<String, List<Printable>> samples = new HashMap<>();

    private List<Printable> samples(String id) {
        return samples.computeIfAbsent(id, it -> Samples.of(it, SheetOptions.MOST));
    }

    private static SheetOptions options(Kind kind, Paper paper, int perPage, Printable sample) {
        boolean large = kind == Kind.LARGE;
        boolean opened = kind == Kind.OPENED;
        boolean coded = kind != Kind.PLAIN && kind != Kind.IDS;
        boolean ids = kind != Kind.PLAIN && kind != Kind.CODES;
        double margin = 5 * Lengths.MM;
        Opening opening = new Opening(
                "How to play",
                List.of("Fill the board. ".repeat(12)),
                Optional.of(new Opening.Example(sample.scene(), List.of())),
                List.of("Look at the first row. ".repeat(3), "Now fill it."));
        return new SheetOptions(
                "Puzzles",
                new PageStyle(
                        paper,
                        kind == Kind.NARROW
                                ? Optional.of(new Margins(margin, margin, 2 * margin, margin))
                                : Optional.empty(),
                        0,
                        false),
                large ? SheetLooksTest.LARGE : BoardStyle.PLAIN,
                new Labels(coded ? Samples.STUDIO : "", ids, Labels.Ratings.BOTH, true, large, large || opened),
                new Grid(perPage, kind == Kind.COLUMNS ? (perPage + 1) / 2 : 0),
                kind == Kind.UPSIDE_DOWN ? Solutions.UPSIDE_DOWN : Solutions.LAST,
                1,
                false,
                Words.ENGLISH,
                opened ? Optional.of(opening) : Optional.empty(),
                opened ? "Class 5b, {title}" : "",
                opened ? "Page {page} of {pages}" : "",
                true,
                opened ? "https://example.org/#/sheet/sudoku?setup=easy&seed=1&count=12" : "",
                opened ? List.of("W-{number}") : List.of(),
                "");
    }

    /** As wide as books at least. */
    private static boolean usual(Paper paper) {
        return Math.min(paper.width(), paper.height()) >= 6 * Lengths.INCH;
    }

    private record Sheet(String id, Paper paper, int perPage, Kind kind) {

        @Override
        public String toString() {
            return "%s, %d on %s, %s".formatted(id, perPage, paper, kind);
        }
    }

    private static List<Sheet> sheets(List<Kind> kinds) {
        List<Sheet> sheets = new ArrayList<>();
        for (String id : Samples.PUZZLES) {
            for (Paper paper : PAPERS) {
                for (int perPage = 1; perPage <= SheetOptions.MOST; perPage++) {
                    for (Kind kind : kinds) {
                        sheets.add(new Sheet(id, paper, perPage, kind));
                    }
                }
            }
        }
        return sheets;
    }

    @Test
    void all_is_in_the_type_area_and_nothing_overlaps() {
        long boxes = 0;
        int uncoded = 0;
        int coded = 0;
        List<Sheet> all = sheets(List.of(Kind.values()));
        for (Sheet sheet : Sample.of(all, all.size() / 16)) {
            List<Printable> puzzles = samples(sheet.id());
            SheetOptions options = options(sheet.kind(), sheet.paper(), sheet.perPage(), puzzles.getFirst());
            TypeArea pages = new TypeArea(sheet.toString(), SheetLayout.area(options.page()));
            Sheets printed = new Sheets(options, sheet.perPage(), puzzles::get, Stop.never());
            printed.print(pages);
            assertThat(pages.pages()).as(sheet.toString()).hasSize(printed.pages());
            boxes += pages.boxes();
            if (options.coded()) {
                uncoded += printed.uncoded().size();
                coded += sheet.perPage() - printed.uncoded().size();
            }
            if (usual(sheet.paper()) && sheet.kind() != Kind.COLUMNS && sheet.kind() != Kind.OPENED) {
                assertThat(printed.uncoded()).as(sheet.toString()).isEmpty();
                assertThat(pages.leastFigure()).as(sheet.toString()).isGreaterThan(30);
            }
        }
        System.out.printf("%,d boxes; %,d codes, and %,d puzzles without%n", boxes, coded, uncoded);
    }

    @Test
    void each_code_is_read() throws IOException {
        List<String> unread = new ArrayList<>();
        List<Sheet> all = sheets(List.of(Kind.USUAL));
        for (Sheet sheet : Sample.of(all, all.size() / 24)) {
            unread.addAll(unread(sheet.id(), sheet.paper(), sheet.perPage()));
        }
        System.out.printf("%,d of %,d codes read%n", codes - unread.size(), codes);
        assertThat(unread).isEmpty();
    }

    /** The codes of a page that are not read. */
    private List<String> unread(String id, Paper paper, int perPage) throws IOException {
        List<Printable> puzzles = samples(id);
        SheetOptions options = options(Kind.USUAL, paper, perPage, puzzles.getFirst());
        TypeArea pages = new TypeArea("", SheetLayout.area(options.page()));
        Sheets sheets = new Sheets(options, perPage, puzzles::get, Stop.never());
        sheets.print(pages);
        List<String> unread = new ArrayList<>();
        try (Document document = new PdfDocument(paper, "Puzzles", 1)) {
            sheets.print(document);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.write(out);
            try (PDDocument file = Loader.loadPDF(out.toByteArray())) {
                BufferedImage page = Codes.scan(file, 0);
                List<Rect> places = pages.pages().getFirst().stream()
                        .filter(part -> part.words().startsWith("QR code"))
                        .map(TypeArea.Part::box)
                        .toList();
                List<Integer> coded = Stream.iterate(0, i -> i + 1)
                        .limit(perPage)
                        .filter(i -> !sheets.uncoded().contains(i))
                        .toList();
                assertThat(places).hasSameSizeAs(coded);
                codes += places.size();
                for (int i = 0; i < places.size(); i++) {
                    String link =
                            Link.of(Samples.STUDIO, puzzles.get(coded.get(i)).id());
                    double square = places.get(i).width() / (QrCode.of(link).squares() - 2 * QrCode.RIM);
                    assertThat(square).isGreaterThanOrEqualTo(0.4 * Lengths.MM);
                    if (!Codes.read(page, places.get(i).inset(-QrCode.RIM * square))
                            .equals(link)) {
                        unread.add("%s %d of %d on %s, %.2f to a square"
                                .formatted(id, coded.get(i) + 1, perPage, paper, square));
                    }
                }
            }
        }
        return unread;
    }
}
