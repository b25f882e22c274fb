package tilewright.studio;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilewright.play.Play;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Status;
import tilewright.puzzle.Workspace;
import tilewright.text.Json;
import tilewright.text.JsonWriter;

/** The form of a play in the protocol: all that a page needs to show it and to go on. */
final class PlayJson {

    private PlayJson() {}

    /** @param saved the saved form of the play */
    static Json.Obj view(Play play, String saved, Workspace workspace) {
        return Json.obj()
                .with("puzzle", play.puzzle().id())
                .with("play", saved)
                .with("id", play.id())
                .with("scene", SceneJson.scene(play.scene()))
                .with("status", status(play))
                .with("gestures", gestures(play))
                .with("commands", Json.strings(play.commands(workspace)))
                .with("history", place(play));
    }

    private static Json.Obj status(Play play) {
        Status status = play.status();
        Json.Obj common = Json.obj().with("over", status.over()).with("words", status.words());
        return switch (status) {
            case Status.Open _ -> common.with("kind", "open");
            case Status.Solved _ -> common.with("kind", "solved");
            case Status.ToMove(int player, String _) ->
                common.with("kind", "to-move").with("player", player).with("players", play.players());
            case Status.Won(int player, String _, List<String> reasons) ->
                common.with("kind", "won")
                        .with("player", player)
                        .with("players", play.players())
                        .with("reasons", Json.strings(reasons));
        };
    }

    /** Gathered by spot, because there may be thousands: taps, drags by where they begin, keys by their spot. */
    private static Json gestures(Play play) {
        List<Gesture> offered = play.gestures();
        List<String> taps = new ArrayList<>();
        Map<String, List<String>> drags = new LinkedHashMap<>();
        Map<String, List<String>> keys = new LinkedHashMap<>();
        for (Gesture gesture : offered) {
            switch (gesture) {
                case Gesture.Tap(String spot) -> taps.add(spot);
                case Gesture.Drag(String from, String to) -> gather(drags, from, to);
                case Gesture.Type(String spot, String key) -> gather(keys, spot, key);
            }
        }
        Map<String, List<String>> sweeps = new LinkedHashMap<>();
        play.sweeps(offered).forEach(sweep -> gather(sweeps, sweep.from(), sweep.to()));
        JsonWriter out = new JsonWriter().beginObject().name("tap");
        list(taps, out);
        lists("drag", drags, out);
        lists("type", keys, out);
        if (!sweeps.isEmpty()) {
            lists("sweep", sweeps, out);
        }
        return out.endObject().written();
    }

    private static void gather(Map<String, List<String>> lists, String name, String item) {
        lists.computeIfAbsent(name, _ -> new ArrayList<>()).add(item);
    }

    private static void lists(String name, Map<String, List<String>> lists, JsonWriter out) {
        out.name(name).beginObject();
        lists.forEach((spot, items) -> {
            out.name(spot);
            list(items, out);
        });
        out.endObject();
    }

    private static void list(List<String> items, JsonWriter out) {
        out.beginArray();
        items.forEach(out::value);
        out.endArray();
    }

    private static Json.Obj place(Play play) {
        return Json.obj()
                .with("node", play.node())
                .with("undo", play.node() > 0)
                .with("redo", !play.branches(play.node()).isEmpty())
                .with("size", play.size());
    }

    /** The whole tree, which grows with each step: only for who wants to see it. */
    static Json.Obj history(Play play) {
        Json.Obj history = Json.obj().with("steps", Json.arr(play.steps().map(PlayJson::step)));
        return play.name(0).isEmpty() ? history : history.with("name", play.name(0));
    }

    private static Json.Obj step(Play.Step step) {
        Json.Obj fields = Json.obj().with("parent", step.parent()).with("move", step.move());
        return step.name().isEmpty() ? fields : fields.with("name", step.name());
    }
}
