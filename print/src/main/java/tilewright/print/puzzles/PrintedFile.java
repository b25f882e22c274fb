package tilewright.print.puzzles;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Consumer;
import tilewright.print.book.EpubBook;
import tilewright.print.canvas.Booklet;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.print.canvas.PdfOptions;
import tilewright.print.canvas.StoppableDocument;
import tilewright.search.Stop;

/**
 * A file of pages, of words that flow, or of plain text.
 *
 * @param options of a PDF file; other kinds have its paper, its title, and its language
 * @param leaf the page of a booklet, two of which lie side by side on a sheet of the options' paper
 * @param pages their number; that of puzzles where words flow
 * @param drawing adds them
 * @param epub in place of pages
 * @param text in place of pages
 */
public record PrintedFile(
        Part part,
        PdfOptions options,
        Optional<Paper> leaf,
        int pages,
        Consumer<Document> drawing,
        Optional<EpubBook> epub,
        Optional<String> text) {

    /** Constructs a file of pages. */
    PrintedFile(Part part, PdfOptions options, Optional<Paper> leaf, int pages, Consumer<Document> drawing) {
        this(part, options, leaf, pages, drawing, Optional.empty(), Optional.empty());
    }

    /** The part of sheets or of a book that is in a file. */
    public enum Part {
        PAGES,
        SOLUTIONS,
        COVER,
        /** Certificates of the puzzles, as text. */
        PROOFS
    }

    /**
     * Writes it, and closes the document.
     *
     * @param empty of the options' paper
     * @param page called after each page
     * @throws tilewright.search.Stopped when it was asked to stop
     */
    public void write(Document empty, OutputStream out, Stop stop, Runnable page) throws IOException {
        try (Document file = new StoppableDocument(empty, stop);
                Document sheets = leaf.isPresent() ? new Booklet(file, leaf.get()) : file) {
            drawing.accept(new WatchedDocument(sheets, page));
            sheets.write(out);
        } catch (UncheckedIOException full) {
            throw full.getCause();
        }
    }

    /**
     * The bytes of the PDF file.
     *
     * @throws tilewright.search.Stopped when it was asked to stop
     */
    byte[] pdf(Stop stop) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            write(new PdfDocument(options, out), out, stop, () -> {});
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return out.toByteArray();
    }
}
