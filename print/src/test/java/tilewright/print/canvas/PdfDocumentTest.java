package tilewright.print.canvas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Test;
import tilewright.message.Words;
import tilewright.print.canvas.Canvas.Role;

final class PdfDocumentTest {

    private static final int PAGES = 30;

    private static PdfOptions options() {
        return PdfOptions.of(Paper.A5, Metadata.of("Pages"), 7, Words.ENGLISH);
    }

    private static void page(Document document, int number) {
        document.page(canvas ->
                canvas.part(Role.HEADING, "", () -> canvas.text(50, 50, "Page " + number, Face.WORDS, 12, 0)));
        document.bookmark("Page " + number, number - 1);
    }

    @Test
    void each_page_is_written_when_it_is_drawn() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream kept = new ByteArrayOutputStream();
        List<Integer> sizes = new ArrayList<>();
        try (PdfDocument now = new PdfDocument(options(), out);
                PdfDocument later = new PdfDocument(options())) {
            for (int i = 1; i <= PAGES; i++) {
                page(now, i);
                page(later, i);
                sizes.add(out.size());
            }
            now.write(out);
            later.write(kept);
        }
        assertThat(sizes).isSorted().doesNotHaveDuplicates().first().isNotEqualTo(0);
        assertThat(out.toByteArray()).isEqualTo(kept.toByteArray());
    }

    @Test
    void bookmarks_lead_to_their_pages() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (PdfDocument document = new PdfDocument(options())) {
            for (int i = 1; i <= PAGES; i++) {
                page(document, i);
            }
            document.write(out);
        }
        try (PDDocument read = Loader.loadPDF(out.toByteArray())) {
            List<Integer> pages = new ArrayList<>();
            for (var item : read.getDocumentCatalog().getDocumentOutline().children()) {
                pages.add(read.getPages().indexOf(item.findDestinationPage(read)));
            }
            assertThat(pages).hasSize(PAGES).isSorted().startsWith(0, 1, 2);
            assertThat(read.getDocumentCatalog().getStructureTreeRoot().getParentTree())
                    .isNotNull();
        }
    }

    @Test
    void a_full_disk_is_an_error_of_the_page() {
        OutOfRoom full = new OutOfRoom();
        try (PdfDocument document = new PdfDocument(options(), full)) {
            assertThatThrownBy(() -> page(document, 1))
                    .isInstanceOf(UncheckedIOException.class)
                    .hasMessageContaining("no room");
        }
    }

    private static final class OutOfRoom extends OutputStream {
        @Override
        public void write(int one) throws IOException {
            throw new IOException("no room");
        }
    }
}
