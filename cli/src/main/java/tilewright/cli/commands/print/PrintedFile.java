package tilewright.cli.commands.print;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Consumer;
import tilewright.cli.batch.LocalRun;
import tilewright.print.canvas.Booklet;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.print.canvas.PdfOptions;
import tilewright.print.canvas.PngDocument;
import tilewright.print.canvas.StoppableDocument;
import tilewright.print.canvas.SvgDocument;

/**
 * A file of pages.
 *
 * @param kind how its name ends
 * @param options of a PDF file; other kinds have its paper, its title, and its language
 * @param leaf the page of a booklet, two of which lie side by side on a sheet of the options' paper
 * @param pages their number
 * @param drawing adds them
 */
record PrintedFile(String kind, PdfOptions options, Optional<Paper> leaf, int pages, Consumer<Document> drawing) {

    /**
     * Writes it.
     *
     * @param run shows how many pages are done
     * @throws tilewright.search.Stopped when the run is to end
     */
    void write(LocalRun run, OutputStream out) throws IOException {
        try (Document file = new StoppableDocument(empty(run, out), run.stop());
                Document sheets = leaf.isPresent() ? new Booklet(file, leaf.get()) : file;
                Document document = new WatchedDocument(sheets, run.steps("page", pages))) {
            drawing.accept(document);
            document.write(out);
        } catch (UncheckedIOException full) {
            throw full.getCause();
        }
    }

    private Document empty(LocalRun run, OutputStream out) {
        String title = options.metadata().title();
        return switch (kind) {
            case ".svg" -> SvgDocument.svg(options.paper(), title, options.words());
            case ".html" -> SvgDocument.html(options.paper(), title, options.words());
            case ".png" -> new PngDocument(options.paper(), title, options.words(), run.stop());
            default -> new PdfDocument(options, out);
        };
    }
}
