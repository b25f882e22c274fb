package tilewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import tilewright.Sample;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.SheetOptions.Solutions;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.print.canvas.QrCode;
import tilewright.print.canvas.Rect;
import tilewright.print.canvas.SvgDocument;
import tilewright.search.Stop;

class SheetsTest {

    private static SheetOptions options(Paper paper, int perPage, Solutions solutions) {
        return new SheetOptions("Puzzles", paper, perPage, solutions, Samples.STUDIO);
    }

    private static byte[] pdf(SheetOptions options, List<Printable> puzzles) throws IOException {
        return written(new PdfDocument(options.paper(), options.title(), 7), options, puzzles);
    }

    private static byte[] written(Document kind, SheetOptions options, List<Printable> puzzles) throws IOException {
        try (Document document = kind) {
            new Sheets(options, puzzles.size(), puzzles::get, Stop.never()).print(document);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.write(out);
            return out.toByteArray();
        }
    }

    @Test
    void a_filled_tile_is_darker_than_an_empty_one() throws IOException {
        String page = svg(Ink.FILLED);
        assertThat(page).contains("#737373");
        assertThat(svg(Ink.ENTRY)).doesNotContain("#737373");
    }

    private static String svg(Ink ink) throws IOException {
        Scene scene =
                new Scene.Builder(1, 1).mark(new Mark.Tile(Box.cell(0, 0), ink)).build(Message.verbatim("A cell"));
        SheetOptions options = options(Paper.A4, 1, Solutions.NONE);
        Printable puzzle = new Printable("blank:x", "", scene, Optional.empty());
        return new String(
                written(SvgDocument.svg(Paper.A4, "Puzzles", Words.ENGLISH), options, List.of(puzzle)),
                StandardCharsets.UTF_8);
    }

    @Test
    void each_code_opens_the_puzzle_beside_it() throws IOException {
        for (String id : Samples.PUZZLES) {
            List<Printable> puzzles = Samples.of(id, SheetOptions.MOST);
            for (int perPage : Sample.of(List.of(1, 2, 4, 6, 9, 12), 3)) {
                codes(puzzles.subList(0, perPage), options(Paper.A4, perPage, Solutions.NONE));
            }
            for (int perPage : List.of(2, 9)) {
                codes(puzzles.subList(0, perPage), options(Paper.LETTER, perPage, Solutions.NONE));
            }
        }
    }

    private static void codes(List<Printable> puzzles, SheetOptions options) throws IOException {
        try (PDDocument file = Loader.loadPDF(pdf(options, puzzles))) {
            BufferedImage page = Codes.scan(file, 0);
            Printable first = puzzles.getFirst();
            Optional<QrCode> code = Optional.of(QrCode.of(Link.of(Samples.STUDIO, first.id())));
            List<Rect> places =
                    SheetLayout.of(options.paper(), 0).places(puzzles.size(), first.scene(), first.id(), code);
            for (int i = 0; i < puzzles.size(); i++) {
                assertThat(Codes.read(page, places.get(i)))
                        .as("code %d of %d on %s", i + 1, puzzles.size(), options.paper())
                        .isEqualTo(Samples.STUDIO + "#/" + puzzles.get(i).id());
            }
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
            assertThat(text).contains("Medium · 2.8", "Solutions are on page 3.", "3 / 3");
            assertThat(text.replaceAll("[\\s\\\\]", "")).contains(puzzles.get(4).id());
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
    void letters_of_other_languages_are_text_in_the_file() throws IOException {
        String title = "Zażółć, Το βιβλίο, Книга судоку, tiếng Việt";
        SheetOptions options = new SheetOptions(title, Paper.A4, 4, Solutions.NONE, "");
        try (PDDocument file = Loader.loadPDF(pdf(options, Samples.of("hues", 1)))) {
            assertThat(new PDFTextStripper().getText(file)).contains(title);
        }
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
                written(SvgDocument.html(options.paper(), options.title(), Words.ENGLISH), options, puzzles),
                StandardCharsets.UTF_8);
        return html.split("<svg ").length - 1;
    }

    @Test
    void svg_files_are_well_formed() throws Exception {
        for (String id : Samples.PUZZLES) {
            List<Printable> puzzles = new ArrayList<>(Samples.of(id, 1));
            puzzles.add(
                    new Printable("odd:<&\"\u0001>", "<&>", puzzles.getFirst().scene(), Optional.empty()));
            SheetOptions options = new SheetOptions("a < b & c", Paper.A4, 2, Solutions.LAST, Samples.STUDIO);
            byte[] svg = written(SvgDocument.svg(options.paper(), options.title(), Words.ENGLISH), options, puzzles);
            var read = DocumentBuilderFactory.newDefaultInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(svg));
            assertThat(read.getElementsByTagName("title").item(0).getTextContent())
                    .isEqualTo("a < b & c");
        }
    }

    @Test
    void a_long_rating_takes_the_place_of_the_time() throws IOException {
        Printable puzzle = Samples.of("paletto", 1).getFirst();
        String rating = "Player 1 to move · won by 1 of 5 turns";
        Printable rated = new Printable(puzzle.id(), rating, puzzle.scene(), Optional.empty());
        byte[] bytes = pdf(options(Paper.A4, 4, Solutions.NONE), List.of(rated, puzzle));
        try (PDDocument file = Loader.loadPDF(bytes)) {
            assertThat(new PDFTextStripper().getText(file)).contains(rating).containsOnlyOnce("Time");
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

    @Test
    void pages_look_as_they_were_kept() throws IOException {
        for (String id : Samples.PUZZLES) {
            SheetOptions options = options(Paper.A4, 4, Solutions.UPSIDE_DOWN);
            try (PDDocument file = Loader.loadPDF(pdf(options, Samples.of(id, 4)))) {
                KeptPicture.check(file, 0, id);
            }
        }
    }

    @Test
    void links_are_written_as_the_page_writes_them() {
        assertThat(Link.of("https://a/", "paletto:AB.. 2 0 1,ü"))
                .isEqualTo("https://a/#/paletto:AB..%202%200%201,%C3%BC");
    }
}
