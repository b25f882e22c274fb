package tilewright.studio;

import java.util.List;
import tilewright.draw.Scene;
import tilewright.puzzle.Guide;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.StepFinder;
import tilewright.puzzle.Workspace;
import tilewright.text.Json;

/**
 * The JSON of the protocol for a puzzle's rules, with their pictures, in which good spots are ringed and bad ones
 * marked as conflicts; and for the names of what there is to learn.
 */
final class GuideJson {

    private GuideJson() {}

    static <S> Json.Obj guide(Puzzle<?, S, ?> puzzle, Workspace workspace, String language) {
        Guide guide = Guide.of(puzzle, language);
        List<String> techniques =
                puzzle.abilities(workspace).steps().map(StepFinder::techniques).orElse(List.of());
        return Json.obj()
                .with("how", guide.how())
                .withEach("sections", guide.sections(), section -> section(puzzle, section))
                .with("techniques", Json.strings(techniques))
                .withEach("articles", Handbook.of(puzzle, language).articles(), GuideJson::article);
    }

    private static Json.Obj article(Handbook.Article article) {
        return Json.obj()
                .with("id", article.id())
                .with("group", article.group())
                .with("title", article.title())
                .with("about", article.gist())
                .withNonEmpty("practice", article.practice());
    }

    private static <S> Json.Obj section(Puzzle<?, S, ?> puzzle, Guide.Section section) {
        Scene scene = puzzle.draw(puzzle.texts().positions().parse(section.position()));
        return Json.obj()
                .with("title", section.title())
                .with("text", section.text())
                .with("scene", SceneJson.scene(scene.with(section.marks(scene))));
    }
}
