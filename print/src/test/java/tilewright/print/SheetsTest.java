package tilewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import tilewright.print.SheetOptions.Solutions;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.print.canvas.QrCode;
import tilewright.print.canvas.Rect;
import tilewright.print.canvas.SvgDocument;

class SheetsTest {

    private static final int DPI = 150;

    private static SheetOptions options(Paper paper, int perPage, Solutions solutions) {
        return new SheetOptions("Puzzles", paper, perPage, solutions, Samples.STUDIO);
    }

    private static byte[] pdf(SheetOptions options, List<Printable> puzzles) throws IOException {
        return written(new PdfDocument(options.paper(), options.title(), 7), options, puzzles);
    }

    private static byte[] written(Document kind, SheetOptions options, List<Printable> puzzles) throws IOException {
        try (Document document = kind) {
            new Sheets(options, puzzles.size(), puzzles::get).print(document);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.write(out);
            return out.toByteArray();
        }
    }

    @Test
    void each_code_opens_the_puzzle_beside_it() throws IOException {
        for (String id : Samples.PUZZLES) {
            List<Printable> puzzles = Samples.of(id, 12);
            for (int perPage : List.of(2, 6, 9, 12)) {
                SheetOptions options = options(perPage % 2 == 0 ? Paper.A4 : Paper.LETTER, perPage, Solutions.NONE);
                List<Printable> first = puzzles.subList(0, perPage);
                try (PDDocument file = Loader.loadPDF(pdf(options, first))) {
                    BufferedImage page = new PDFRenderer(file).renderImageWithDPI(0, DPI, ImageType.GRAY);
                    Optional<QrCode> code = Optional.of(
                            QrCode.of(Link.of(Samples.STUDIO, first.getFirst().id())));
                    List<Rect> places = SheetLayout.of(options.paper(), 0).places(perPage, first.getFirst(), code);
                    for (int i = 0; i < perPage; i++) {
                        assertThat(decoded(page, places.get(i)))
                                .as("code %d of %d on %s, %s", i + 1, perPage, options.paper(), id)
                                .isEqualTo(Samples.STUDIO + "#/" + first.get(i).id());
                    }
                }
            }
        }
    }

    /** The text of the only code in a part of a page. */
    private static String decoded(BufferedImage page, Rect place) {
        int x = (int) (place.x() * DPI / 72);
        int y = (int) (place.y() * DPI / 72);
        int width = Math.min(page.getWidth() - x, (int) (place.width() * DPI / 72) + 1);
        int height = Math.min(page.getHeight() - y, (int) (place.height() * DPI / 72) + 1);
        int[] pixels = page.getRGB(x, y, width, height, new int[width * height], 0, width);
        BinaryBitmap part = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(width, height, pixels)));
        try {
            return new QRCodeReader()
                    .decode(part, Map.of(DecodeHintType.TRY_HARDER, true))
                    .getText();
        } catch (ReaderException unreadable) {
            return unreadable.toString();
        }
    }

    @Test
    void a_pdf_file_is_tagged_and_can_be_searched() throws IOException {
        List<Printable> puzzles = Samples.of("sudoku", 5);
        byte[] bytes = pdf(options(Paper.A4, 4, Solutions.LAST), puzzles);
        assertThat(new String(bytes, StandardCharsets.ISO_8859_1)).doesNotContain("CreationDate", "ModDate");
        try (PDDocument file = Loader.loadPDF(bytes)) {
            assertThat(file.getNumberOfPages()).isEqualTo(3);
            var catalog = file.getDocumentCatalog();
            assertThat(catalog.getLanguage()).isEqualTo("en");
            assertThat(file.getDocumentInformation().getTitle()).isEqualTo("Puzzles");
            assertThat(catalog.getMarkInfo().isMarked()).isTrue();
            assertThat(catalog.getDocumentOutline().children())
                    .extracting(item -> item.getTitle())
                    .containsExactly("Puzzles 1–4", "Puzzle 5", "Solutions");
            String text = new PDFTextStripper().getText(file);
            assertThat(text).contains("Medium · 2.8", "Solutions are on page 3.", "Tilewright  3 / 3");
            assertThat(text.replaceAll("\\s", "")).contains(puzzles.get(4).id());
            tagged(file);
            embedded(file);
        }
    }

    /** Every part of every page is in the structure, and the tree back from the pages leads to it. */
    private static void tagged(PDDocument file) {
        var root = file.getDocumentCatalog().getStructureTreeRoot();
        PDStructureElement whole = (PDStructureElement) root.getKids().getFirst();
        assertThat(whole.getStructureType()).isEqualTo("Document");
        assertThat(whole.getKids()).hasSize(file.getNumberOfPages());
        PDStructureElement first = (PDStructureElement) whole.getKids().getFirst();
        List<String> types = first.getKids().stream()
                .map(kid -> ((PDStructureElement) kid).getStructureType())
                .toList();
        assertThat(types.subList(0, 5)).containsExactly("H1", "H2", "Figure", "Figure", "P");
        for (int i = 0; i < types.size(); i++) { // each names its part of the page
            assertThat(((PDStructureElement) first.getKids().get(i)).getKids()).containsExactly(i);
        }
        assertThat(((PDStructureElement) first.getKids().get(2)).getAlternateDescription())
                .contains("Sudoku");
        assertThat(root.getCOSObject()
                        .getCOSDictionary(COSName.PARENT_TREE)
                        .getCOSArray(COSName.NUMS)
                        .size())
                .isEqualTo(2 * file.getNumberOfPages());
    }

    private static void embedded(PDDocument file) throws IOException {
        List<String> names = new ArrayList<>();
        for (PDPage page : file.getPages()) {
            for (COSName name : page.getResources().getFontNames()) {
                PDFont font = page.getResources().getFont(name);
                assertThat(font.isEmbedded()).isTrue();
                names.add(font.getName().replaceFirst("^[A-Z]{6}\\+", "subset of "));
            }
        }
        assertThat(names).containsOnly("subset of Besley-Medium", "subset of LiberationSans");
    }

    @Test
    void the_same_puzzles_give_the_same_bytes() throws IOException {
        List<Printable> puzzles = Samples.of("hues", 5);
        SheetOptions options = options(Paper.LETTER, 4, Solutions.UPSIDE_DOWN);
        assertThat(pdf(options, puzzles)).isEqualTo(pdf(options, puzzles));
    }

    @Test
    void solutions_are_last_or_upside_down_or_nowhere() throws IOException {
        List<Printable> puzzles = Samples.of("trominoes", 5);
        assertThat(pages(puzzles, Solutions.LAST)).isEqualTo(3);
        assertThat(pages(puzzles, Solutions.UPSIDE_DOWN)).isEqualTo(2);
        assertThat(pages(puzzles, Solutions.NONE)).isEqualTo(2);
        List<Printable> games = Samples.of("paletto", 5);
        assertThat(pages(games, Solutions.LAST)).isEqualTo(2);
    }

    private static int pages(List<Printable> puzzles, Solutions solutions) throws IOException {
        SheetOptions options = options(Paper.A4, 4, solutions);
        String html = new String(
                written(SvgDocument.html(options.paper(), options.title()), options, puzzles), StandardCharsets.UTF_8);
        return html.split("<svg ").length - 1;
    }

    @Test
    void svg_files_are_well_formed() throws Exception {
        for (String id : Samples.PUZZLES) {
            List<Printable> puzzles = new ArrayList<>(Samples.of(id, 1));
            puzzles.add(
                    new Printable("odd:<&\"\u0001>", "<&>", puzzles.getFirst().scene(), Optional.empty()));
            SheetOptions options = new SheetOptions("a < b & c", Paper.A4, 2, Solutions.LAST, Samples.STUDIO);
            byte[] svg = written(SvgDocument.svg(options.paper(), options.title()), options, puzzles);
            var read = DocumentBuilderFactory.newDefaultInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(svg));
            assertThat(read.getElementsByTagName("title").item(0).getTextContent())
                    .isEqualTo("a < b & c");
        }
    }

    @Test
    void an_id_too_long_for_a_code_is_printed_without() throws IOException {
        Printable puzzle = Samples.of("sudoku", 1).getFirst();
        String id = "sudoku:" + "1".repeat(729);
        assertThat(QrCode.fits(Link.of(Samples.STUDIO, id))).isFalse();
        byte[] bytes = pdf(
                options(Paper.A4, 1, Solutions.NONE), List.of(new Printable(id, "", puzzle.scene(), Optional.empty())));
        assertThat(bytes).isNotEmpty();
    }

    /** One page of each puzzle looks as it was kept; {@code -Dpages=keep} keeps it anew. */
    @Test
    void pages_look_as_they_were_kept() throws IOException {
        for (String id : Samples.PUZZLES) {
            SheetOptions options = options(Paper.A4, 4, Solutions.UPSIDE_DOWN);
            try (PDDocument file = Loader.loadPDF(pdf(options, Samples.of(id, 4)))) {
                BufferedImage page = new PDFRenderer(file).renderImageWithDPI(0, 60, ImageType.GRAY);
                File kept = new File("src/test/resources/tilewright/print", id + ".png");
                if (System.getProperty("pages", "").equals("keep")) {
                    ImageIO.write(page, "png", kept);
                }
                BufferedImage expected = ImageIO.read(kept);
                assertThat(page.getWidth()).isEqualTo(expected.getWidth());
                assertThat(page.getHeight()).isEqualTo(expected.getHeight());
                assertThat(differing(page, expected)).as(id).isLessThan(20);
            }
        }
    }

    /** Pixels whose gray differs by a fifth of black or more. */
    private static int differing(BufferedImage one, BufferedImage other) {
        int differing = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                int by = Math.abs((one.getRGB(x, y) & 0xff) - (other.getRGB(x, y) & 0xff));
                differing += by > 51 ? 1 : 0;
            }
        }
        return differing;
    }

    @Test
    void links_are_written_as_the_page_writes_them() {
        assertThat(Link.of("https://a/", "paletto:AB.. 2 0 1,ü"))
                .isEqualTo("https://a/#/paletto:AB..%202%200%201,%C3%BC");
    }
}
