package tilewright.cli.feed;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import tilewright.draw.Palette;
import tilewright.draw.Scene;
import tilewright.draw.Svg;
import tilewright.message.Message;
import tilewright.message.Words;
import tilewright.print.puzzles.SheetPuzzle;
import tilewright.puzzle.Result;
import tilewright.text.Json;

/**
 * The puzzle of a day.
 *
 * @param label its setup in a word or two
 * @param sheet the puzzle as it is printed
 */
public record DailyPuzzle(LocalDate date, Message label, SheetPuzzle<?> sheet) implements Result {

    /** The puzzle's name, such as {@code sudoku}. */
    String puzzle() {
        return sheet.puzzle().id();
    }

    /** Such as {@code Sudoku: Hard}. */
    Message title() {
        return FeedMessages.puzzle(sheet.puzzle().name(), label);
    }

    /** The text of the position, without the puzzle's name. */
    String text() {
        return text(sheet);
    }

    private static <S> String text(SheetPuzzle<S> sheet) {
        return sheet.puzzle().texts().positions().format(sheet.position());
    }

    /** The puzzle without its solution. */
    Scene scene() {
        return scene(sheet);
    }

    private static <S> Scene scene(SheetPuzzle<S> sheet) {
        return sheet.puzzle().draw(sheet.position());
    }

    /** The picture's file in the folder of the feeds. */
    public String file() {
        return file(date, puzzle());
    }

    /** The file of a picture in the folder of the feeds. */
    public static String file(LocalDate date, String puzzle) {
        return FeedFiles.PICTURES + "/" + date + "-" + puzzle + ".svg";
    }

    /** Writes a file of SVG, without the solution. */
    public void writePicture(Words words, OutputStream out) throws IOException {
        out.write(Svg.write(scene(), Palette.LIGHT, words).getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public Json.Obj toJson() {
        return sheet.toJson().with("date", date.toString());
    }
}
