package tilewright.studio;

import tilewright.draw.Scene;
import tilewright.puzzle.Guide;
import tilewright.puzzle.Puzzle;
import tilewright.text.Json;

/** The form of a puzzle's rules in the protocol: with their pictures, what is good ringed and what is not marked as a conflict. */
final class GuideJson {

    private GuideJson() {}

    static <S> Json.Obj guide(Puzzle<?, S, ?> puzzle) {
        Guide guide = Guide.of(puzzle);
        return Json.obj()
                .with("how", guide.how())
                .with("sections", Json.arr(guide.sections().stream().map(section -> section(puzzle, section))));
    }

    private static <S> Json.Obj section(Puzzle<?, S, ?> puzzle, Guide.Section section) {
        Scene scene = puzzle.draw(puzzle.texts().positions().parse(section.position()));
        return Json.obj()
                .with("title", section.title())
                .with("text", section.text())
                .with("scene", SceneJson.scene(scene.with(section.marks(scene))));
    }
}
