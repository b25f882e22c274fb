package tilewright.print.puzzles;

import java.util.List;
import java.util.stream.Stream;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.text.Json;

/** Boxes of a scene as JSON: x, y, width, and height. */
final class Boxes {

    private Boxes() {}

    static Json json(Box box) {
        return Json.arr(Stream.of(box.x(), box.y(), box.width(), box.height()).map(Json::number));
    }

    /** Rings around boxes that were written so. */
    static List<Mark> rings(Json boxes) {
        return ((Json.Arr) boxes)
                .items().stream()
                        .<Mark>map(box -> new Mark.Ring(box(((Json.Arr) box).items()), Ink.HINT))
                        .toList();
    }

    private static Box box(List<Json> numbers) {
        int[] at =
                numbers.stream().mapToInt(it -> Integer.parseInt(it.toString())).toArray();
        return new Box(at[0], at[1], at[2], at[3]);
    }
}
