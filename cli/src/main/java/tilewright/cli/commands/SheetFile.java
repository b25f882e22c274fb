package tilewright.cli.commands;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tilewright.draw.Scene;
import tilewright.print.Printable;
import tilewright.print.SheetOptions;
import tilewright.print.SheetOptions.Solutions;
import tilewright.print.Sheets;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PdfDocument;
import tilewright.print.canvas.SvgDocument;
import tilewright.puzzle.Puzzle;
import tilewright.text.Json;

/**
 * A file of sheets. Nothing of what writes it is loaded before {@link #write}.
 *
 * @param solutions last, upside-down or none
 * @param studio the address that QR codes lead to; empty for no codes
 * @param kind how the file's name ends
 */
record SheetFile(
        Puzzle<?, ?, ?> puzzle, String title, String paper, int perPage, String solutions, String studio, String kind) {

    /** @param answers those of a {@link SheetTask} */
    void write(List<Json.Obj> answers, OutputStream out) throws IOException {
        SheetOptions options = new SheetOptions(
                title,
                Paper.valueOf(paper.toUpperCase(Locale.ROOT)),
                perPage,
                Solutions.valueOf(solutions.toUpperCase(Locale.ROOT).replace('-', '_')),
                studio);
        try (Document document = document(options, answers)) {
            new Sheets(options, answers.size(), i -> printable(puzzle, answers.get(i))).print(document);
            document.write(out);
        }
    }

    private Document document(SheetOptions options, List<Json.Obj> answers) {
        return switch (kind) {
            case ".svg" -> SvgDocument.svg(options.paper(), title);
            case ".html" -> SvgDocument.html(options.paper(), title);
            default -> new PdfDocument(options.paper(), title, identifier(options, answers));
        };
    }

    /** Differs with whatever the file depends on; the same for the same. */
    private static long identifier(SheetOptions options, List<Json.Obj> answers) {
        long identifier = hash(0, options.toString());
        for (Json.Obj answer : answers) {
            identifier = hash(identifier, answer.toString());
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

    private static <S> Printable printable(Puzzle<?, S, ?> puzzle, Json.Obj answer) {
        String text = field(answer, SheetTask.PUZZLE).orElseThrow();
        Optional<Scene> solution = field(answer, SheetTask.SOLUTION).map(found -> scene(puzzle, found));
        String rating = field(answer, SheetTask.RATING).orElse("");
        return new Printable(puzzle.id() + ":" + text, rating, scene(puzzle, text), solution);
    }

    private static <S> Scene scene(Puzzle<?, S, ?> puzzle, String text) {
        return puzzle.draw(puzzle.texts().positions().parse(text));
    }

    private static Optional<String> field(Json.Obj answer, String name) {
        return answer.field(name).filter(Json.Str.class::isInstance).map(it -> ((Json.Str) it).value());
    }
}
