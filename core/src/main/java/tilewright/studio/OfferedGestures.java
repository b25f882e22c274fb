package tilewright.studio;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilewright.play.GameTree;
import tilewright.puzzle.Gesture;
import tilewright.puzzle.Offer;
import tilewright.text.Json;
import tilewright.text.JsonWriter;

/**
 * The gestures that are possible in a position, gathered by spot, because there may be thousands: taps, drags by where they begin,
 * keys by their spot. Spots are in the order in which they first came. Not changed any more once they are gathered.
 */
record OfferedGestures(List<String> taps, BySpot drags, BySpot keys, BySpot sweeps, List<String> back) {

    /** No gestures at all. */
    static OfferedGestures none() {
        return new OfferedGestures(List.of(), new BySpot(), new BySpot(), new BySpot(), List.of());
    }

    static OfferedGestures of(GameTree<?, ?, ?> tree) {
        return of(tree.offers(), tree.takebacks());
    }

    static OfferedGestures of(List<? extends Offer<?>> offers, List<? extends Offer<?>> takebacks) {
        List<String> taps = new ArrayList<>();
        BySpot drags = new BySpot();
        BySpot keys = new BySpot();
        BySpot sweeps = new BySpot();
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
        List<String> back = new ArrayList<>();
        for (Offer<?> takeback : takebacks) {
            if (takeback.gesture() instanceof Gesture.Tap(String spot)) {
                back.add(spot);
            }
        }
        return new OfferedGestures(taps, drags, keys, sweeps, back);
    }

    Json json() {
        return new Json.Drawn(this::write);
    }

    private void write(JsonWriter out) {
        out.beginObject().name("tap");
        list(taps, out);
        drags.write("drag", out);
        keys.write("type", out);
        if (!sweeps.lists.isEmpty()) {
            sweeps.write("sweep", out);
        }
        if (!back.isEmpty()) {
            list(back, out.name("back"));
        }
        out.endObject();
    }

    /** Writes what is not as before, each kind of gesture that has not changed left out. */
    void changes(OfferedGestures before, JsonWriter out) {
        out.beginObject();
        changes("tap", before.taps, taps, out);
        drags.changes("drag", before.drags, out);
        keys.changes("type", before.keys, out);
        sweeps.changes("sweep", before.sweeps, out);
        changes("back", before.back, back, out);
        out.endObject();
    }

    private static void changes(String name, List<String> before, List<String> after, JsonWriter out) {
        List<Edit<String>> edits = Edit.between(before, after);
        if (!edits.isEmpty()) {
            Edit.write(edits, (item, to) -> to.value(item), out.name(name));
        }
    }

    private static void list(List<String> items, JsonWriter out) {
        out.beginArray();
        items.forEach(out::value);
        out.endArray();
    }

    /** Items by their spots. One thread at a time while it is filled. */
    static final class BySpot {

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

        /** Writes the edits of all lists that are not as before, each with the spots that have the same ones. */
        void changes(String name, BySpot before, JsonWriter out) {
            Map<String, List<String>> spots = new LinkedHashMap<>();
            lists.forEach((spot, items) -> add(spot, before.lists.getOrDefault(spot, List.of()), items, spots));
            before.lists.forEach((spot, items) -> {
                if (!lists.containsKey(spot)) {
                    add(spot, items, List.of(), spots);
                }
            });
            if (!spots.isEmpty()) {
                out.name(name).beginArray();
                spots.forEach((edits, names) -> {
                    list(names, out.beginArray());
                    out.value(new Json.Written(edits)).endArray();
                });
                out.endArray();
            }
        }

        private static void add(String spot, List<String> before, List<String> after, Map<String, List<String>> spots) {
            List<Edit<String>> edits = Edit.between(before, after);
            if (!edits.isEmpty()) {
                JsonWriter out = new JsonWriter();
                Edit.write(edits, (item, to) -> to.value(item), out);
                spots.computeIfAbsent(out.written().text(), _ -> new ArrayList<>())
                        .add(spot);
            }
        }
    }
}
