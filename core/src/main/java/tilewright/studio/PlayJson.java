package tilewright.studio;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.play.GameTree;
import tilewright.puzzle.Command;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.puzzle.Status;
import tilewright.puzzle.Workspace;
import tilewright.search.Stop;
import tilewright.text.Json;
import tilewright.text.JsonWriter;

/** The JSON of the protocol for a play: all that a page needs to show it and to go on. */
final class PlayJson {

    /** Characters that a gesture takes. */
    private static final int ROOM_FOR_GESTURE = 9;

    private PlayJson() {}

    /** @param saved the saved form of the play */
    static Json.Obj view(GameTree<?, ?, ?> tree, String saved, Workspace workspace) {
        return Json.obj()
                .with("puzzle", tree.puzzle().id())
                .with("play", saved)
                .with("id", tree.puzzle().id() + ":" + tree.text())
                .with("scene", SceneJson.scene(tree.scene()))
                .with("status", status(tree))
                .with("gestures", gestures(tree))
                .with("commands", Json.strings(commands(tree, workspace)))
                .with("history", place(tree));
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

    /** Gathered by spot, because there may be thousands: taps, drags by where they begin, keys by their spot. */
    private static Json gestures(GameTree<?, ?, ?> tree) {
        List<String> taps = new ArrayList<>();
        ListsBySpot drags = new ListsBySpot();
        ListsBySpot keys = new ListsBySpot();
        ListsBySpot sweeps = new ListsBySpot();
        List<? extends Offer<?>> offers = tree.offers();
        for (Offer<?> offer : offers) {
            switch (offer.gesture()) {
                case Gesture.Tap(String spot) -> taps.add(spot);
                case Gesture.Drag(String from, String to) -> {
                    drags.add(from, to);
                    if (offer.swept()) {
                        sweeps.add(from, to);
                    }
                }
                case Gesture.Type(String spot, String key) -> keys.add(spot, key);
            }
        }
        JsonWriter out = new JsonWriter(ROOM_FOR_GESTURE * (offers.size() + 8))
                .beginObject()
                .name("tap");
        list(taps, out);
        drags.write("drag", out);
        keys.write("type", out);
        if (!sweeps.lists.isEmpty()) {
            sweeps.write("sweep", out);
        }
        List<? extends Offer<?>> takebacks = tree.takebacks();
        if (!takebacks.isEmpty()) {
            out.name("back").beginArray();
            takebacks.forEach(back -> {
                if (back.gesture() instanceof Gesture.Tap(String spot)) {
                    out.value(spot);
                }
            });
            out.endArray();
        }
        return out.endObject().written();
    }

    /** Items by their spots, in the order in which the spots first came. Mutable; one thread at a time. */
    private static final class ListsBySpot {

        private final Map<String, List<String>> lists = new LinkedHashMap<>();

        /** The spot of the last item, which mostly is that of the next, and its list. */
        private String spot = "";

        private List<String> items = List.of();

        void add(String name, String item) {
            if (!name.equals(spot)) {
                spot = name;
                items = lists.computeIfAbsent(name, _ -> new ArrayList<>());
            }
            items.add(item);
        }

        void write(String name, JsonWriter out) {
            out.name(name).beginObject();
            lists.forEach((spot, items) -> {
                out.name(spot);
                list(items, out);
            });
            out.endObject();
        }
    }

    private static void list(List<String> items, JsonWriter out) {
        out.beginArray();
        items.forEach(out::value);
        out.endArray();
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
