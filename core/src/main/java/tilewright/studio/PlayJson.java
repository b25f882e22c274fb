package tilewright.studio;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import tilewright.draw.Spot;
import tilewright.message.Message;
import tilewright.play.GameTree;
import tilewright.puzzle.Command;
import tilewright.puzzle.Status;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;
import tilewright.text.Json;
import tilewright.text.JsonWriter;

/** The JSON of the protocol for a play: all that a page needs to show it and to go on. */
final class PlayJson {

    private PlayJson() {}

    /**
     * @param saved the saved form of the play
     * @param spots writes spots, one behind the other
     */
    static Json.Obj view(
            GameTree<?, ?, ?> tree, String saved, BiConsumer<List<Spot>, JsonWriter> spots, Workspace workspace) {
        return named(tree, saved)
                .with("scene", SceneJson.scene(tree.scene(), spots))
                .with("status", status(tree))
                .with("gestures", OfferedGestures.of(tree).json())
                .with("commands", Json.strings(commands(tree, workspace)))
                .with("history", place(tree))
                .withNonEmpty("rules", explained(tree), Json.Text::new);
    }

    private static <S> List<Message> explained(GameTree<?, S, ?> tree) {
        return tree.puzzle().explained(tree.position());
    }

    /**
     * The same with what changed alone, in place of the scene and the gestures.
     *
     * @param changes what is not as before
     */
    static Json.Obj changes(GameTree<?, ?, ?> tree, String saved, Json changes, Workspace workspace) {
        return named(tree, saved)
                .with("changes", changes)
                .with("status", status(tree))
                .with("commands", Json.strings(commands(tree, workspace)))
                .with("history", place(tree))
                .withNonEmpty("rules", explained(tree), Json.Text::new);
    }

    private static Json.Obj named(GameTree<?, ?, ?> tree, String saved) {
        return Json.obj()
                .with("puzzle", tree.puzzle().id())
                .with("play", saved)
                .with("id", tree.puzzle().id() + ":" + tree.text());
    }

    private static Json.Obj status(GameTree<?, ?, ?> tree) {
        int players = players(tree);
        Json.Obj status = status(tree.status(), players);
        int turn = players > 1 ? tree.turnNumber() : 0;
        return turn > 0 ? status.with("turn", turn) : status;
    }

    private static <S> int players(GameTree<?, S, ?> tree) {
        return tree.puzzle().rules().players(tree.position());
    }

    private static Json.Obj status(Status status, int players) {
        Json.Obj common = Json.obj().with("over", status.over()).withSentence("words", status.words());
        return switch (status) {
            case Status.Open _ -> common.with("kind", "open");
            case Status.Solved _ -> common.with("kind", "solved");
            case Status.ToMove(int player, var _) ->
                common.with("kind", "to-move").with("player", player).with("players", players);
            case Status.Won(int player, var _, List<Message> reasons) ->
                common.with("kind", "won")
                        .with("player", player)
                        .with("players", players)
                        .withSentences("reasons", reasons);
        };
    }

    private static <S, M> List<String> commands(GameTree<?, S, M> tree, Workspace workspace) {
        return tree.commands(workspace).stream().map(Command::id).toList();
    }

    private static Json.Obj place(GameTree<?, ?, ?> tree) {
        return Json.obj()
                .with("node", tree.node())
                .with("undo", tree.node() > 0)
                .with("redo", !tree.branches().isEmpty())
                .with("size", tree.size());
    }

    /** The tree, which grows with each step: only for who wants to see it, and a page at a time. */
    static Json.Obj history(GameTree<?, ?, ?> tree, int from, Stop stop) {
        Stream<GameTree.Step> page = tree.steps().skip(from).limit(Request.PAGE).peek(_ -> stop.check());
        Json.Obj steps = Json.obj().with("steps", Json.arr(page.map(PlayJson::step)));
        return Request.more(from, tree.size(), steps).withNonEmpty("name", tree.name(0));
    }

    private static Json.Obj step(GameTree.Step step) {
        return Json.obj()
                .with("parent", step.parent())
                .with("move", step.move())
                .withNonEmpty("name", step.name());
    }
}
