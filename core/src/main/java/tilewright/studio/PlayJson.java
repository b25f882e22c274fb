package tilewright.studio;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilewright.play.Play;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Status;
import tilewright.text.Json;

/** The form of a play in the protocol: all that a page needs to show it and to go on. */
final class PlayJson {

    private PlayJson() {}

    /** @param saved the saved form of the play */
    static Json.Obj view(Play play, String saved) {
        return Json.obj()
                .with("puzzle", play.puzzle().id())
                .with("play", saved)
                .with("id", play.id())
                .with("scene", SceneJson.scene(play.scene()))
                .with("status", status(play))
                .with("gestures", gestures(play))
                .with("commands", Json.strings(play.commands()))
                .with("history", history(play));
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

    private static Json.Obj gestures(Play play) {
        Json.Obj all = gestures(play.gestures());
        Map<String, List<String>> sweeps = new LinkedHashMap<>();
        for (Gesture.Drag drag : play.sweeps()) {
            sweeps.computeIfAbsent(drag.from(), _ -> new ArrayList<>()).add(drag.to());
        }
        return sweeps.isEmpty() ? all : all.with("sweep", lists(sweeps));
    }

    /** Gathered by spot, because there may be thousands: taps, drags by where they begin, keys by their spot. */
    private static Json.Obj gestures(List<Gesture> gestures) {
        List<String> taps = new ArrayList<>();
        Map<String, List<String>> drags = new LinkedHashMap<>();
        Map<String, List<String>> keys = new LinkedHashMap<>();
        for (Gesture gesture : gestures) {
            switch (gesture) {
                case Gesture.Tap(String spot) -> taps.add(spot);
                case Gesture.Drag(String from, String to) ->
                    drags.computeIfAbsent(from, _ -> new ArrayList<>()).add(to);
                case Gesture.Type(String spot, String key) ->
                    keys.computeIfAbsent(spot, _ -> new ArrayList<>()).add(key);
            }
        }
        return Json.obj()
                .with("tap", Json.strings(taps))
                .with("drag", lists(drags))
                .with("type", lists(keys));
    }

    private static Json.Obj lists(Map<String, List<String>> lists) {
        Map<String, Json> fields = new LinkedHashMap<>();
        lists.forEach((name, items) -> fields.put(name, Json.strings(items)));
        return new Json.Obj(fields);
    }

    private static Json.Obj history(Play play) {
        Json.Obj history = Json.obj()
                .with("node", play.node())
                .with("undo", play.node() > 0)
                .with("redo", !play.branches(play.node()).isEmpty())
                .with("steps", Json.arr(play.steps().map(PlayJson::step)));
        return play.name(0).isEmpty() ? history : history.with("name", play.name(0));
    }

    private static Json.Obj step(Play.Step step) {
        Json.Obj fields = Json.obj().with("parent", step.parent()).with("move", step.move());
        return step.name().isEmpty() ? fields : fields.with("name", step.name());
    }
}
