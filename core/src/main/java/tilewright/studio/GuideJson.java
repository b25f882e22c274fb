package tilewright.studio;

import java.util.ArrayList;
import java.util.List;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.draw.Spot;
import tilewright.puzzle.Guide;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.text.Json;

/** The form of a puzzle's rules in the protocol: with their pictures, what is good ringed and what is not marked as a conflict. */
final class GuideJson {

    private GuideJson() {}

    static <S> Json.Obj guide(Puzzle<?, S, ?> puzzle, Workspace workspace) {
        Guide guide = puzzle.abilities(workspace).guide();
        return Json.obj()
                .with("how", guide.how())
                .with("sections", Json.arr(guide.sections().stream().map(section -> section(puzzle, section))));
    }

    private static <S> Json.Obj section(Puzzle<?, S, ?> puzzle, Guide.Section section) {
        Scene scene = puzzle.draw(puzzle.texts().positions().parse(section.position()));
        List<Mark> marks = new ArrayList<>();
        for (Spot spot : scene.spots()) {
            if (section.good(spot.id())) {
                marks.add(new Mark.Ring(spot.box(), Ink.HINT));
            }
            if (section.bad(spot.id())) {
                marks.add(new Mark.Area(spot.box(), Ink.CONFLICT));
            }
        }
        return Json.obj()
                .with("title", section.title())
                .with("text", section.text())
                .with("scene", SceneJson.scene(scene.with(marks)));
    }
}
