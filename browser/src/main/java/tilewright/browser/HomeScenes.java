package tilewright.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.puzzle.Abilities;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.studio.Studio;
import tilewright.text.Json;

/** What home shows of a puzzle: a few moments of a game in progress, played by its hints or by its computer players. */
final class HomeScenes {

    /** So many moves are made before the first moment, or fewer where the game is short. */
    private static final int BEFORE = 6;

    private static final int MOMENTS = 10;

    private final Studio studio;
    private final Puzzle<?, ?, ?> puzzle;
    private final Abilities<?, ?, ?> abilities;

    private HomeScenes(Puzzle<?, ?, ?> puzzle) {
        this.studio = new Studio(new Catalog(List.of(puzzle)));
        this.puzzle = puzzle;
        this.abilities = puzzle.abilities(new Workspace());
    }

    /** The moments of each puzzle, by its name. */
    static Json.Obj of(Catalog catalog) {
        Json.Obj all = Json.obj();
        for (Puzzle<?, ?, ?> puzzle : catalog.puzzles()) {
            all = all.with(puzzle.id(), Json.arr(new HomeScenes(puzzle).moments().stream()));
        }
        return all;
    }

    private List<Json> moments() {
        return moments(standard(puzzle), first(puzzle));
    }

    private static <P> String standard(Puzzle<P, ?, ?> puzzle) {
        return puzzle.texts().setups().format(puzzle.setups().standard());
    }

    private static <P> String first(Puzzle<P, ?, ?> puzzle) {
        return puzzle.texts().setups().format(puzzle.setups().presets().getFirst());
    }

    /** Of the first setup that gives enough of them. */
    private List<Json> moments(String... setups) {
        List<Json> best = List.of();
        for (String setup : setups) {
            List<Json> found = played(setup);
            if (found.size() > best.size()) {
                best = found;
            }
        }
        return best;
    }

    private List<Json> played(String setup) {
        List<Json.Obj> views = new ArrayList<>();
        views.add(ask(Json.obj()
                .with("do", "new")
                .with("puzzle", puzzle.id())
                .with("setup", setup)
                .with("seed", 7)));
        while (views.size() < BEFORE + MOMENTS) {
            Optional<Json.Obj> next = next(views.getLast(), views.size() - 1);
            if (next.isEmpty()) {
                break;
            }
            views.add(next.get());
        }
        int first = Math.clamp(views.size() - MOMENTS, 0, BEFORE);
        return views.subList(first, views.size()).stream()
                .map(HomeScenes::picture)
                .toList();
    }

    /** The view after the next move, if somebody knows one. */
    private Optional<Json.Obj> next(Json.Obj view, int seed) {
        if (!abilities.agents().isEmpty()) {
            return Optional.of(ask(about(view, "agent")
                            .with("agent", abilities.agents().getFirst().id())
                            .with("seed", seed)))
                    .filter(after -> !text(after, "play").equals(text(view, "play")));
        }
        if (abilities.hinter().isEmpty()) {
            return Optional.empty();
        }
        Json.Obj hint = ask(about(view, "hint"));
        return hint.field("gestures")
                .flatMap(gestures -> switch (gestures) {
                    case Json.Arr list -> list.items().stream().findFirst();
                    default -> Optional.empty();
                })
                .map(gesture -> ask(about(view, "act").with("gesture", gesture)));
    }

    private static Json.Obj about(Json.Obj view, String verb) {
        return Json.obj().with("do", verb).with("play", text(view, "play"));
    }

    private static String text(Json.Obj view, String name) {
        return view.field(name).orElseThrow() instanceof Json.Str(String value) ? value : "";
    }

    /** The scene to look at, without what can be done there. */
    private static Json picture(Json.Obj view) {
        Json.Obj scene = (Json.Obj) view.field("scene").orElseThrow();
        Json.Obj picture = Json.obj();
        for (String part : List.of("width", "height", "marks")) {
            picture = picture.with(part, scene.field(part).orElseThrow());
        }
        return picture;
    }

    private Json.Obj ask(Json.Obj request) {
        return (Json.Obj) Json.parse(studio.answer(request.toString()));
    }
}
