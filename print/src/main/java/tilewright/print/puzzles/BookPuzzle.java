package tilewright.print.puzzles;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.Printable;
import tilewright.print.book.Book;
import tilewright.puzzle.Result;
import tilewright.text.Json;

/**
 * A puzzle of a book with the texts about it.
 *
 * @param section its index
 * @param certificate how many solutions are proved, how hard it is, and what it was made from
 * @param hints from the weakest to the strongest
 * @param turn the answer where no solution is printed
 * @param proof the certificate for the file of proofs; empty where there is none
 */
public record BookPuzzle(
        int section,
        SheetPuzzle<?> sheet,
        About about,
        Message certificate,
        List<Message> hints,
        Optional<Turn> turn,
        String proof)
        implements Result {

    public BookPuzzle {
        hints = List.copyOf(hints);
    }

    /**
     * The title, name, level, and rating of a puzzle, by which a book orders its puzzles.
     *
     * @param title above it; empty for none
     * @param id in place of its number; empty for the number
     * @param level empty where it has none
     * @param tenths its rating; 0 where it has none
     * @param technique that makes it as hard as it is, by its name in hints; empty where none is known or asked for
     */
    public record About(String title, String id, Message level, int tenths, String technique) {}

    /**
     * A turn of a game.
     *
     * @param text in a sentence
     * @param boxes what it takes
     */
    public record Turn(Message text, List<Box> boxes) {}

    /**
     * Returns this puzzle as an entry of a book in a language.
     *
     * @param name in place of its number; empty for the number
     */
    Book.Entry entry(Words words, String name) {
        Printable printable = sheet.dotted(words)
                .named(about.id().isEmpty() ? name : about.id())
                .titled(about.title());
        Optional<Book.Figure> figure = turn.map(taken -> new Book.Figure(
                printable.scene(),
                taken.boxes().stream()
                        .<Mark>map(box -> new Mark.Ring(box, Ink.HINT))
                        .toList()));
        return new Book.Entry(
                printable,
                words.text(certificate),
                texts(words),
                turn.map(taken -> words.text(taken.text())).orElse(""),
                figure);
    }

    @Override
    public Json.Obj toJson() {
        Json.Obj all = Json.obj()
                .with("line", sheet.line())
                .with("section", section)
                .withAll(sheet.unsolved())
                .with("certificate", certificate.text());
        Json.Obj turned = turn.map(taken ->
                        all.with("turn", taken.text().text()).withEach("rings", taken.boxes(), BookPuzzle::json))
                .orElse(all);
        return sheet.solved(hints.isEmpty() ? turned : turned.with("hints", Json.strings(texts(Words.ENGLISH))));
    }

    private List<String> texts(Words words) {
        return hints.stream().map(words::text).toList();
    }

    private static Json json(Box box) {
        return Json.arr(Stream.of(box.x(), box.y(), box.width(), box.height()).map(Json::number));
    }
}
