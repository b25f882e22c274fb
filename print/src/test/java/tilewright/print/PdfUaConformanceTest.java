package tilewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureNode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.verapdf.core.VeraPDFException;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import tilewright.Puzzles;
import tilewright.Sample;
import tilewright.message.Languages;
import tilewright.print.puzzles.PrintRequest;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;

/** Whether files can be read aloud as PDF/UA-1 asks for, and are PDF/A-1b, by veraPDF. */
class PdfUaConformanceTest {

    private static final String BOOK = """
            {"book": {"title": "A book", "subtitle": "Of all", "author": "Ada", "language": "LANGUAGE", "per-page": 2,
             "qr": false, "dedication": "For *Grace*", "imprint": {"isbn": "978-3-16-148410-0", "publisher": "Press"},
             "preface": "# Before\\n\\nOne\\n\\n* a\\n* b\\n\\n1. c\\n2. d\\n\\n> quoted\\n\\n## Below\\n\\nEnd",
             "sections": [{"puzzle": "sudoku", "teach": "naked-single", "setup": "easy", "count": 2},
                          {"puzzle": "paletto", "setup": "4x4", "count": 1}, {"puzzle": "hues", "count": 1},
                          {"puzzle": "trominoes", "setup": "4x4", "count": 1}]}}""";

    @BeforeAll
    static void start() {
        VeraGreenfieldFoundryProvider.initialise();
    }

    private static byte[] printed(String request) {
        try (Workspace workspace = new Workspace()) {
            return PrintRequest.read(Puzzles.CATALOG, request).pdf(workspace, Limits.NONE);
        }
    }

    private static List<String> faults(byte[] pdf, PDFAFlavour flavour) throws VeraPDFException, IOException {
        try (PDFAParser parser = Foundries.defaultInstance().createParser(new ByteArrayInputStream(pdf), flavour);
                PDFAValidator validator = Foundries.defaultInstance().createValidator(flavour, false)) {
            return validator.validate(parser).getTestAssertions().stream()
                    .filter(check -> check.getStatus() == TestAssertion.Status.FAILED)
                    .map(check -> check.getRuleId().getClause() + " " + check.getMessage() + " "
                            + check.getLocation().getContext())
                    .distinct()
                    .toList();
        }
    }

    private static void valid(byte[] pdf) throws VeraPDFException, IOException {
        assertThat(faults(pdf, PDFAFlavour.PDFUA_1)).isEmpty();
        assertThat(faults(pdf, PDFAFlavour.PDFA_1_B)).isEmpty();
    }

    @Test
    void sheets_are_valid() throws VeraPDFException, IOException {
        valid(printed("{\"puzzle\":\"paletto\",\"make\":\"5x5:3\",\"title\":\"Łódź & more\",\"color\":\"color\"}"));
        valid(printed("{\"puzzle\":\"hues\",\"make\":\"easy:2\",\"tiles\":true,\"solutions\":\"upside-down\"}"));
        valid(printed("{\"puzzle\":\"sudoku\",\"make\":\"easy:1\",\"pupils\":[\"Ada\",\"Ben\"],\"box\":true,"
                + "\"homework\":true,\"link\":\"https://x.org/\",\"example\":\"x-wing\"}"));
        valid(printed("{\"puzzle\":\"sudoku\",\"make\":\"easy:1\",\"pupils\":2,\"double-sided\":true}"));
    }

    @Test
    void books_are_valid_in_each_language() throws VeraPDFException, IOException {
        for (String language : Sample.of(Languages.tags(), 1)) {
            valid(printed(BOOK.replace("LANGUAGE", language)));
        }
    }

    @Test
    void a_board_is_read_row_by_row() throws IOException {
        String position = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        List<PDStructureElement> figures = elements(
                printed("{\"puzzle\":\"sudoku\",\"positions\":[\"" + position + "\"],\"qr\":false}"), "Figure");
        assertThat(figures.getFirst().getAlternateDescription())
                .isEqualTo("Sudoku. 51 cells to fill. Row 1: 5, 3, 2 × empty, 7, 4 × empty; "
                        + "Row 2: 6, 2 × empty, 1, 9, 5, 3 × empty; Row 3: empty, 9, 8, 4 × empty, 6, empty; "
                        + "Row 4: 8, 3 × empty, 6, 3 × empty, 3; Row 5: 4, 2 × empty, 8, empty, 3, 2 × empty, 1; "
                        + "Row 6: 7, 3 × empty, 2, 3 × empty, 6; Row 7: empty, 6, 4 × empty, 2, 8, empty; "
                        + "Row 8: 3 × empty, 4, 1, 9, 2 × empty, 5; Row 9: 4 × empty, 8, 2 × empty, 7, 9");
        assertThat(figures.get(1).getAlternateDescription()).contains("Row 1: 5, 3, 4, 6, 7, 8, 9, 1, 2; ");
    }

    @Test
    void tables_lists_and_contents_are_such() throws IOException {
        byte[] book = printed(BOOK.replace("LANGUAGE", "en"));
        assertThat(elements(book, "L")).hasSizeGreaterThanOrEqualTo(2);
        assertThat(elements(book, "LI")).hasSizeGreaterThanOrEqualTo(4);
        assertThat(elements(book, "TOCI")).hasSizeGreaterThanOrEqualTo(4);
        assertThat(elements(book, "Table")).isNotEmpty();
        for (PDStructureElement table : elements(book, "Table")) {
            assertThat(table.getKids())
                    .extracting(row -> ((PDStructureElement) row).getKids().size())
                    .hasSizeGreaterThan(1)
                    .containsOnly(((PDStructureElement) table.getKids().getFirst())
                            .getKids()
                            .size());
        }
        assertThat(elements(book, "H1")).hasSizeGreaterThan(5);
    }

    /** All elements of a type, in order. */
    private static List<PDStructureElement> elements(byte[] pdf, String type) throws IOException {
        List<PDStructureElement> found = new ArrayList<>();
        try (PDDocument file = Loader.loadPDF(pdf)) {
            add(file.getDocumentCatalog().getStructureTreeRoot(), type, found);
        }
        return found;
    }

    private static void add(PDStructureNode node, String type, List<PDStructureElement> found) {
        for (Object kid : node.getKids()) {
            if (kid instanceof PDStructureElement element) {
                if (element.getStructureType().equals(type)) {
                    found.add(element);
                }
                add(element, type, found);
            }
        }
    }
}
