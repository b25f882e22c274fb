package tilewright.print;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.draw.Spot;
import tilewright.message.Message;
import tilewright.message.Words;

/** A board in words, row by row, for those who have it read aloud: its digits and letters, and what else is in its cells. */
final class BoardWords {

    /** Cells at most: nobody listens to more. */
    private static final int MOST = 144;

    private BoardWords() {}

    /** The title of a picture, and what is in the cells of its board where there are not too many. */
    static String of(Scene scene, Words words) {
        Box board = SceneDrawing.board(scene);
        List<Spot> cells = scene.spots().stream()
                .filter(spot -> !spot.button() && inside(spot.box(), board))
                .toList();
        if (cells.isEmpty() || cells.size() > MOST) {
            return words.text(scene.title());
        }
        Map<Integer, String> texts = texts(scene);
        Map<Message, String> contents = new HashMap<>();
        List<Message> rows = new ArrayList<>();
        List<Run> row = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            Spot cell = cells.get(i);
            String text = texts.getOrDefault(place(scene, cell.box()), "");
            String content = text.isEmpty() ? contents.computeIfAbsent(cell.content(), words::text) : text;
            if (!row.isEmpty() && row.getLast().content().equals(content)) {
                row.set(row.size() - 1, new Run(content, row.getLast().count() + 1));
            } else {
                row.add(new Run(content, 1));
            }
            if (i + 1 == cells.size() || cells.get(i + 1).box().y() > cell.box().y()) {
                List<Message> all = row.stream().map(Run::message).toList();
                rows.add(PrintMessages.boardRow(rows.size() + 1, all));
                row.clear();
            }
        }
        return words.text(PrintMessages.board(scene.title(), rows));
    }

    /** Cells side by side with the same content. */
    private record Run(String content, int count) {

        Message message() {
            Message words = Message.verbatim(content);
            return count == 1 ? words : PrintMessages.cells(count, words);
        }
    }

    /** What is written in cells, by their places. */
    private static Map<Integer, String> texts(Scene scene) {
        Map<Integer, String> texts = new HashMap<>();
        for (Mark mark : scene.marks()) {
            if (mark instanceof Mark.Glyph(Box box, String text, Ink ink)
                    && ink != Ink.NOTE
                    && box.width() * 2 > Scene.CELL) {
                texts.put(place(scene, box), text);
            }
        }
        return texts;
    }

    /** The place of the middle of a box. */
    private static int place(Scene scene, Box box) {
        int x = (box.x() + box.width() / 2) / Scene.CELL;
        int y = (box.y() + box.height() / 2) / Scene.CELL;
        return y * (scene.width() / Scene.CELL + 1) + x;
    }

    private static boolean inside(Box box, Box board) {
        return box.x() >= board.x()
                && box.y() >= board.y()
                && box.x() + box.width() <= board.x() + board.width()
                && box.y() + box.height() <= board.y() + board.height();
    }
}
