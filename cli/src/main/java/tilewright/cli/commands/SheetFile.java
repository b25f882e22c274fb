package tilewright.cli.commands;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import tilewright.cli.batch.LocalRun;
import tilewright.message.Words;
import tilewright.print.SheetOptions;
import tilewright.print.Sheets;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.print.canvas.PngDocument;
import tilewright.print.canvas.StoppableDocument;
import tilewright.print.canvas.SvgDocument;
import tilewright.print.puzzles.SheetPuzzle;
import tilewright.puzzle.Result;
import tilewright.search.Stop;

/**
 * A file of sheets. Nothing of what writes it is loaded before {@link #write}.
 *
 * @param kind how the file's name ends
 */
record SheetFile(SheetOptions options, String kind) {

    /**
     * Writes it.
     *
     * @param puzzles at least one
     * @param run shows how many pages are done
     * @throws tilewright.search.Stopped when the run is to end
     */
    void write(List<SheetPuzzle<?>> puzzles, LocalRun run, OutputStream out) throws IOException {
        Words words = options.words();
        long identifier = identifier(options.toString(), puzzles);
        Sheets sheets = new Sheets(options, puzzles.size(), i -> puzzles.get(i).printable(words), run.stop());
        try (Document file = document(
                        kind, options.paper(), options.title(), "", words, identifier, run.stop());
                Document document = new WatchedDocument(file, run.steps("page", sheets.pages()))) {
            sheets.print(document);
            document.write(out);
        }
    }

    /**
     * An empty file.
     *
     * @param kind how its name ends
     * @param author of a PDF file; empty for none
     * @param words of the language that it is in
     * @param identifier of a PDF file
     * @param stop ends its drawing and its writing
     */
    static Document document(
            String kind, Paper paper, String title, String author, Words words, long identifier, Stop stop) {
        Document file = switch (kind) {
            case ".svg" -> SvgDocument.svg(paper, title, words);
            case ".html" -> SvgDocument.html(paper, title, words);
            case ".png" -> new PngDocument(paper, title, words, stop);
            default -> new PdfDocument(paper, title, author, identifier, words);
        };
        return new StoppableDocument(file, stop);
    }

    /** Differs with whatever the file depends on; the same for the same. */
    static long identifier(String options, List<? extends Result> puzzles) {
        long identifier = hash(0, options);
        for (Result puzzle : puzzles) {
            identifier = hash(identifier, puzzle.toJson().toString());
        }
        return identifier;
    }

    private static long hash(long before, String text) {
        long hash = before;
        for (int i = 0; i < text.length(); i++) {
            hash = 31 * hash + text.charAt(i);
        }
        return hash;
    }
}
