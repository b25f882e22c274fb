package tilewright.page.print;

import com.google.zxing.Binarizer;
import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.GlobalHistogramBinarizer;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Puzzles;
import tilewright.Sample;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Visit;
import tilewright.puzzle.Puzzle;

/**
 * Sheets on paper, as the browser prints them: pages, boards in their places, codes that a scanner reads. Each run tries two numbers of
 * boards on a page of each puzzle.
 */
@Order(1)
final class PrintPageTest extends AtThePage {

    private static final List<Integer> PER_PAGE = List.of(1, 2, 4, 6, 9, 12);

    /** Millimeters around a sheet, and dots of a scanner to each. */
    private static final double MARGIN = 14;

    private static final double DOTS = 300 / 25.4;

    /** The reader does not find its way in one of 300 pictures of codes without a flaw, its own too; cameras take many. */
    private static final List<Double> TURNS = List.of(0.0, 0.05, -0.05, 0.1, -0.1);

    /** A paper in millimeters. */
    private enum Paper {
        A4(210, 297),
        LETTER(215.9, 279.4);

        private final double width;
        private final double height;

        Paper(double width, double height) {
            this.width = width;
            this.height = height;
        }
    }

    /** The place of a code, in millimeters on a page, which counts from 0. */
    private record Place(int page, double x, double y, double side) {}

    static Stream<String> puzzles() {
        return Puzzles.CATALOG.puzzles().stream().map(Puzzle::id);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void sheets_of_several_fill_their_pages_on_every_paper(String puzzle) throws IOException {
        try (Visit visit = visit()) {
            visit.play(
                    Answer.to("{'do':'new','puzzle':'" + puzzle + "','seed':1}").text("play"));
            for (int each : Sample.of(PER_PAGE, 2, puzzle.hashCode())) {
                PrintSheets.several(visit, Math.max(2, each), each);
                visit.page.evaluate("() => { window.sheets = document.querySelector('.sheets'); }");
                for (Paper paper : List.of(Paper.A4, Paper.LETTER)) {
                    String what = puzzle + ", " + each + " on " + paper;
                    onScreen(visit, paper);
                    Assertions.assertThat(misplaced(visit)).as(what).isEmpty();
                    List<Place> places = codes(visit);
                    List<String> ids = visit.page.locator(".sheet .id").allTextContents();
                    int sheets = visit.page.locator(".sheet").count();
                    Assertions.assertThat(ids).as(what).hasSize(Math.max(2, each));
                    try (PDDocument file = printed(visit, paper)) {
                        Assertions.assertThat(file.getNumberOfPages()).as(what).isEqualTo(sheets);
                        feet(file, what);
                        if (paper == Paper.A4 || each == PER_PAGE.getLast()) {
                            Assertions.assertThat(read(file, places)).as(what).containsExactlyElementsOf(links(ids));
                        }
                    }
                }
            }
        }
    }

    /** Shows the sheets in a window that is as large as what a paper has within its margins. */
    private static void onScreen(Visit visit, Paper paper) {
        visit.page.evaluate("() => document.body.append(window.sheets)");
        visit.page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        visit.page.setViewportSize(
                (int) ((paper.width - 2 * MARGIN) * 96 / 25.4), (int) ((paper.height - 2 * MARGIN) * 96 / 25.4));
    }

    /** Returns the elements that lie over others, or not between the head and the foot of their sheet. */
    @SuppressWarnings("unchecked")
    private static List<String> misplaced(Visit visit) {
        return (List<String>) visit.page.evaluate("""
                () => {
                  const found = [];
                  const box = (node) => node.getBoundingClientRect();
                  for (const sheet of document.querySelectorAll(".sheet")) {
                    const { left, right } = box(sheet);
                    const top = box(sheet.querySelector("header")).bottom;
                    const bottom = box(sheet.querySelector("footer")).top;
                    const parts = [...sheet.querySelectorAll("figure > :is(figcaption, .scene, .qr), figure table, figure .id")];
                    parts.forEach((part, i) => {
                      const one = box(part);
                      const named = `${part.localName} ${i} of ${parts.length}`;
                      if (one.width === 0 || part.scrollWidth > part.clientWidth + 1) found.push(`${named} is cut off`);
                      if (one.left < left - 6 || one.right > right + 1 || one.top < top || one.bottom > bottom)
                        found.push(`${named} is outside: ${[one.left, one.right, one.top, one.bottom].map(Math.round)}`);
                      for (const next of parts.slice(i + 1)) {
                        const other = box(next);
                        if (Math.min(one.right, other.right) > Math.max(one.left, other.left) + 1 && Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top) + 1)
                          found.push(`${named} lies over ${next.localName}`);
                      }
                    });
                  }
                  return found;
                }
                """);
    }

    private static List<Place> codes(Visit visit) {
        List<?> found = (List<?>) visit.page.evaluate("""
                () => [...document.querySelectorAll(".sheet")].flatMap((sheet, page) => {
                  const { left, top } = sheet.getBoundingClientRect();
                  return [...sheet.querySelectorAll(".qr")].map((code) => {
                    const { x, y, width } = code.getBoundingClientRect();
                    return [page, x - left, y - top, width].map(String);
                  });
                })
                """);
        return found.stream()
                .map(place -> ((List<?>) place)
                        .stream()
                                .mapToDouble(part -> Double.parseDouble((String) part))
                                .toArray())
                .map(place -> new Place(
                        (int) place[0],
                        MARGIN + place[1] * 25.4 / 96,
                        MARGIN + place[2] * 25.4 / 96,
                        place[3] * 25.4 / 96))
                .toList();
    }

    private static PDDocument printed(Visit visit, Paper paper) throws IOException {
        return Loader.loadPDF(visit.page.pdf(new Page.PdfOptions()
                .setWidth(paper.width + "mm")
                .setHeight(paper.height + "mm")
                .setPreferCSSPageSize(true)));
    }

    private List<String> links(List<String> ids) {
        return ids.stream().map(id -> address() + "#/" + id.replace(" ", "%20")).toList();
    }

    /** The texts of codes; empty where there is none that can be read. */
    private static List<String> read(PDDocument file, List<Place> places) throws IOException {
        List<String> texts = new ArrayList<>();
        BufferedImage scan = null;
        int scanned = -1;
        for (Place place : places) {
            if (scan == null || scanned != place.page) {
                scanned = place.page;
                scan = new PDFRenderer(file).renderImageWithDPI(scanned, (float) (DOTS * 25.4), ImageType.GRAY);
            }
            int side = (int) (place.side * DOTS) + 1;
            BufferedImage code = scan.getSubimage((int) (place.x * DOTS), (int) (place.y * DOTS), side, side);
            texts.add(TURNS.stream()
                    .flatMap(turn -> seen(code, turn).stream())
                    .findFirst()
                    .orElse(""));
        }
        return texts;
    }

    /** Returns the text that a scanner reads when it is held askew by an angle in radians. */
    private static Optional<String> seen(BufferedImage code, double turn) {
        int side = code.getWidth();
        BufferedImage picture = new BufferedImage(side, side, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D drawing = picture.createGraphics();
        drawing.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        drawing.setColor(Color.WHITE);
        drawing.fillRect(0, 0, side, side);
        drawing.rotate(turn, side / 2.0, side / 2.0);
        drawing.drawImage(code, 0, 0, null);
        drawing.dispose();
        RGBLuminanceSource dots =
                new RGBLuminanceSource(side, side, picture.getRGB(0, 0, side, side, new int[side * side], 0, side));
        return Stream.of(new GlobalHistogramBinarizer(dots), new HybridBinarizer(dots))
                .flatMap(black -> decoded(black).stream())
                .findFirst();
    }

    private static Optional<String> decoded(Binarizer black) {
        try {
            return Optional.of(new QRCodeReader()
                    .decode(new BinaryBitmap(black), Map.of(DecodeHintType.TRY_HARDER, true))
                    .getText());
        } catch (ReaderException unreadable) {
            return Optional.empty();
        }
    }

    /** Each page ends with its number; the solutions are where the first says. */
    private static void feet(PDDocument file, String what) throws IOException {
        int pages = file.getNumberOfPages();
        List<String> texts = new ArrayList<>();
        for (int page = 1; page <= pages; page++) {
            PDFTextStripper stripper = new PDFTextStripper();
            stripper.setStartPage(page);
            stripper.setEndPage(page);
            texts.add(stripper.getText(file));
            Assertions.assertThat(texts.getLast()).as(what).contains("Tilewright", page + " / " + pages);
        }
        for (int page = 1; page <= pages; page++) {
            if (texts.getFirst().contains("Solutions are on page " + page + ".")) {
                Assertions.assertThat(texts.get(page - 1)).as(what).contains(": solutions");
            }
        }
    }
}
