package tilewright.draw;

import java.util.List;
import tilewright.message.Message;
import tilewright.rng.SeededRandom;

/** Scenes without sense: boxes anywhere, also outside, texts of any characters. */
final class RandomScenes {

    private static final String[] TEXTS = {
        "",
        "5",
        "12",
        "player 1",
        "<&>\"'",
        "a\u0000b\u001b[31m",
        "\ud800",
        "日本",
        "e\u0301",
        "…·×◆░",
        "\ud83d\ude00",
        "a\tb\nc"
    };

    private RandomScenes() {}

    static Scene any(SeededRandom random) {
        Scene.Builder scene = new Scene.Builder(1 + random.below(6), 1 + random.below(6));
        int marks = random.below(30);
        for (int i = 0; i < marks; i++) {
            scene.mark(mark(random));
        }
        for (int i = random.below(4); i > 0; i--) {
            scene.spot("s" + i, box(random), Message.verbatim("label " + text(random)));
        }
        Scene built = scene.build(Message.verbatim(text(random)));
        return random.below(4) == 0
                ? new Scene(1 + random.below(80), 1 + random.below(80), built.title(), built.spots(), built.marks())
                : built;
    }

    private static Mark mark(SeededRandom random) {
        Ink ink = Ink.values()[random.below(Ink.values().length)];
        Box box = box(random);
        return switch (random.below(11)) {
            case 0 -> new Mark.Area(box, ink);
            case 1 -> new Mark.Tile(box, ink);
            case 2 -> new Mark.Disc(box, ink);
            case 3 -> new Mark.Ring(box, ink);
            case 4 -> new Mark.Dot(box, ink);
            case 5 -> new Mark.Line(place(random), place(random), place(random), place(random), random.below(4), ink);
            case 6 -> new Mark.Badge(box, text(random), ink);
            case 7 -> new Mark.Struck(box, text(random), ink);
            case 8 -> new Mark.Arrow(box, box(random), random.below(2) == 0, ink);
            case 9 ->
                new Mark.Path(
                        List.of(place(random), place(random), place(random), place(random)),
                        Mark.Stroke.values()[random.below(3)],
                        ink);
            default -> new Mark.Glyph(box, text(random), ink);
        };
    }

    private static Box box(SeededRandom random) {
        return random.below(2) == 0
                ? Box.cells(random.below(6), random.below(6), 1 + random.below(3), 1 + random.below(3))
                : new Box(place(random), place(random), 1 + random.below(40), 1 + random.below(40));
    }

    private static int place(SeededRandom random) {
        return random.below(120) - 24;
    }

    private static String text(SeededRandom random) {
        return TEXTS[random.below(TEXTS.length)];
    }
}
