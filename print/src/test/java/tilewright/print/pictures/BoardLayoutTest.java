package tilewright.print.pictures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.message.Words;
import tilewright.print.BoardStyle;
import tilewright.print.BoardStyle.Coloring;
import tilewright.print.Printable;
import tilewright.print.Samples;
import tilewright.print.canvas.Face;
import tilewright.text.Json;

class BoardLayoutTest {

    private static final PictureStyle STYLE =
            new PictureStyle(new BoardStyle(Coloring.SPOT, Face.FIGURES, 1), 240, 96, Words.ENGLISH);

    private static Json.Obj layout(Printable puzzle) {
        byte[] file = PictureFileTest.file(PictureKind.JSON, puzzle, STYLE);
        return (Json.Obj) Json.parse(new String(file, StandardCharsets.UTF_8).strip());
    }

    private static double number(Json.Obj item, String name) {
        return Double.parseDouble(item.field(name).orElseThrow().toString());
    }

    private static String text(Json.Obj item, String name) {
        return item.field(name).map(value -> ((Json.Str) value).value()).orElse("");
    }

    private static List<Json.Obj> items(Json.Obj board, String name) {
        return ((Json.Arr) board.field(name).orElseThrow())
                .items().stream().map(item -> (Json.Obj) item).toList();
    }

    /** The texts of the digits and pieces of a scene's board, in the order of their places. */
    private static List<String> texts(Scene scene, Box board) {
        List<String> texts = new ArrayList<>();
        for (Mark mark : scene.marks()) {
            if (mark instanceof Mark.Glyph(Box box, String text, Ink ink)
                    && ink != Ink.NOTE
                    && box.y() < board.y() + board.height()) {
                texts.add(text);
            }
        }
        return texts.stream().sorted().toList();
    }

    @Test
    void every_digit_of_a_board_is_in_its_cell_and_in_its_drawing() {
        for (String id : Samples.PUZZLES) {
            for (Printable puzzle : Samples.of(id, 3)) {
                Json.Obj layout = layout(puzzle);
                check(layout, BoardPicture.of(puzzle));
                BoardPicture.solution(puzzle)
                        .ifPresent(solution ->
                                check((Json.Obj) layout.field("solution").orElseThrow(), solution));
                assertThat(text(layout, "id")).isEqualTo(puzzle.id());
            }
        }
    }

    private static void check(Json.Obj layout, BoardPicture picture) {
        List<String> wanted = texts(picture.scene(), picture.board());
        List<Json.Obj> cells = items(layout, "cells");
        assertThat(cells.stream()
                        .map(cell -> text(cell, "text"))
                        .filter(text -> !text.isEmpty())
                        .sorted())
                .containsExactlyElementsOf(wanted);
        List<Json.Obj> texts = items(layout, "drawing").stream()
                .filter(item -> text(item, "kind").equals("text"))
                .toList();
        assertThat(texts.stream().map(item -> text(item, "text")).sorted()).containsExactlyElementsOf(wanted);
        for (Json.Obj written : texts) {
            double middle = number(written, "x") + number(written, "length") / 2;
            double baseline = number(written, "baseline");
            assertThat(cells)
                    .filteredOn(cell -> text(cell, "text").equals(text(written, "text")))
                    .anyMatch(cell -> number(cell, "x") < middle
                            && middle < number(cell, "x") + number(cell, "width")
                            && number(cell, "y") < baseline
                            && baseline < number(cell, "y") + number(cell, "height"));
        }
    }

    @Test
    void cells_and_lines_are_where_they_are_drawn() {
        Json.Obj layout = layout(Samples.of("sudoku", 1).getFirst());
        assertThat(number(layout, "version")).isEqualTo(1);
        assertThat(number(layout, "width")).isEqualTo(240);
        assertThat(number(layout, "height")).isCloseTo(240, within(0.01));
        List<Json.Obj> cells = items(layout, "cells");
        assertThat(cells).hasSize(81);
        assertThat(text(cells.get(10), "name")).isEqualTo("r2c2");
        Json.Obj board = (Json.Obj) layout.field("board").orElseThrow();
        for (int i = 0; i < 81; i++) {
            double side = number(board, "width") / 9;
            int row = i / 9;
            int column = i % 9;
            assertThat(number(cells.get(i), "x")).isCloseTo(number(board, "x") + column * side, within(0.01));
            assertThat(number(cells.get(i), "y")).isCloseTo(number(board, "y") + row * side, within(0.01));
            assertThat(number(cells.get(i), "width")).isCloseTo(side, within(0.01));
        }
        assertThat(items(layout, "drawing").stream()
                        .filter(item -> text(item, "kind").equals("line")))
                .hasSize(16 + 4 + 4);
    }

    @Test
    void colors_have_their_inks() {
        Json.Obj layout = layout(Samples.of("hues", 1).getFirst());
        Json.Obj colors = (Json.Obj) layout.field("colors").orElseThrow();
        for (Json.Obj item : items(layout, "drawing")) {
            assertThat(colors.fields()).containsKey(text(item, "color"));
        }
        assertThat(colors.toString()).contains("\"spot\":\"Violet\"").contains("\"cmyk\":[0.6,0.5,0,0.35]");
        assertThat(items(layout, "cells").stream().map(cell -> text(cell, "ink")))
                .contains("hue-6");
    }
}
