package tilewright.browser;

import java.util.Collections;
import java.util.List;
import tilewright.draw.Scene;
import tilewright.puzzle.Card;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Daily;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Setups;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.studio.Studio;
import tilewright.text.Json;

/** Home's facts about each puzzle beyond the catalog: its card, and its setup for each day of the week. */
final class HomeCards {

    private static final int QUICK = 3;

    private HomeCards() {}

    /** The cards of all puzzles, by their names. */
    static Json.Obj of(Catalog catalog) {
        Json.Obj all = Json.obj();
        for (Puzzle<?, ?, ?> puzzle : catalog.puzzles()) {
            all = all.with(puzzle.id(), card(puzzle));
        }
        return all;
    }

    private static <P, S> Json.Obj card(Puzzle<P, S, ?> puzzle) {
        Setups<P> setups = puzzle.setups();
        Card<P, S> card = puzzle.card().orElseGet(() -> plain(puzzle));
        return Json.obj()
                .with("about", card.about())
                .withEach(
                        "quick",
                        card.quick(),
                        setup -> Json.obj()
                                .with("setup", puzzle.texts().setups().format(setup))
                                .with("label", setups.label(setup))
                                .with("words", setups.description(setup)))
                .withEach("daily", week(setups), HomeCards::day)
                .with("poster", poster(puzzle, card));
    }

    /** The part of a position that is drawn. */
    private static <P, S> Json.Obj poster(Puzzle<P, S, ?> puzzle, Card<P, S> card) {
        String play = puzzle.id() + ":" + puzzle.texts().positions().format(card.position());
        String request = Json.obj().with("do", "view").with("play", play).toString();
        Json.Obj view = (Json.Obj) Json.parse(new Studio(new Catalog(List.of(puzzle))).answer(request));
        Json.Obj scene = (Json.Obj) view.field("scene").orElseThrow();
        String[] rows = card.heights().split("/", -1);
        long width = (long) Scene.CELL * rows[0].length();
        long height = (long) Scene.CELL * rows.length;
        Json marks = Json.arr(((Json.Arr) scene.field("marks").orElseThrow())
                .items().stream()
                        .map(Json.Obj.class::cast)
                        .filter(mark -> mark.field("box")
                                .filter(box -> within(box, width, height))
                                .isPresent()));
        return Json.obj()
                .with("heights", card.heights())
                .with("accent", card.accent())
                .with("width", width)
                .with("height", height)
                .with("marks", marks);
    }

    private static boolean within(Json box, long width, long height) {
        List<Json> sides = ((Json.Arr) box).items();
        return whole(sides.get(0)) + whole(sides.get(2)) <= width
                && whole(sides.get(1)) + whole(sides.get(3)) <= height;
    }

    private static double whole(Json side) {
        return Double.parseDouble(side.toString());
    }

    private static <P> List<Daily<P>> week(Setups<P> setups) {
        P standard = setups.standard();
        Daily<P> usual = new Daily<>(standard, setups.label(standard));
        return setups.daily().isEmpty() ? Collections.nCopies(Daily.DAYS_A_WEEK, usual) : setups.daily();
    }

    private static Json.Obj day(Daily<?> daily) {
        return Json.obj().with("label", daily.label()).withNonEmpty("agent", daily.agent());
    }

    private static <P, S> Card<P, S> plain(Puzzle<P, S, ?> puzzle) {
        Setups<P> setups = puzzle.setups();
        S position = puzzle.generator(new Workspace()).generate(setups.standard(), new SeededRandom(7));
        return new Card<>(puzzle.goal(), setups.presets().stream().limit(QUICK).toList(), position, "11/11", "");
    }
}
