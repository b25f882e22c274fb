package tilewright.server.saved;

import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import tilewright.server.rooms.JsonFields;
import tilewright.server.rooms.Key;
import tilewright.text.Json;

/**
 * A request that was read. Immutable.
 *
 * @param owner SHA-256 of the key
 */
record SavedRequest(String owner, Work work) {

    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    /** The work that a request asks for. */
    sealed interface Work {}

    record Listing() implements Work {}

    record Reading(List<String> ids) implements Work {}

    /** @param begins whether the key may be new */
    record Writing(List<SavedChange> changes, boolean begins) implements Work {}

    record Exporting() implements Work {}

    record Erasing() implements Work {}

    /**
     * Reads a request.
     *
     * @param now times that are later count as now
     * @throws tilewright.text.Refusal when it is not as it should be; what it says has nothing of the request
     */
    static SavedRequest of(Json json, SavedBounds bounds, long now) {
        JsonFields fields = JsonFields.of(json);
        String key = fields.text("key");
        if (!Key.wellFormed(key)) {
            throw JsonFields.malformed(SavedMessages.noKey());
        }
        Work work = switch (fields.text("do")) {
            case "list" -> new Listing();
            case "get" -> new Reading(ids(fields, bounds));
            case "put" ->
                new Writing(
                        changes(fields, bounds, item -> item(item, bounds, now)),
                        fields.has("begins") && fields.flag("begins"));
            case "delete" ->
                new Writing(changes(fields, bounds, item -> SavedItem.gone(item.text("id"), time(item, now))), false);
            case "export" -> new Exporting();
            case "erase" -> new Erasing();
            default -> throw JsonFields.malformed(SavedMessages.noRequest());
        };
        return new SavedRequest(Key.hash(key), work);
    }

    private static List<String> ids(JsonFields fields, SavedBounds bounds) {
        List<String> ids = fields.texts("ids");
        check(ids, bounds);
        return ids;
    }

    private static void check(List<String> ids, SavedBounds bounds) {
        if (ids.isEmpty() || ids.size() > bounds.ofRequest()) {
            throw JsonFields.malformed(SavedMessages.itemsOfRequest(bounds.ofRequest()));
        }
        Set<String> known = new HashSet<>();
        for (String id : ids) {
            if (!ID.matcher(id).matches()) {
                throw JsonFields.malformed(SavedMessages.noId());
            }
            if (!known.add(id)) {
                throw JsonFields.malformed(SavedMessages.idTwice());
            }
        }
    }

    private static List<SavedChange> changes(
            JsonFields fields, SavedBounds bounds, Function<JsonFields, SavedItem> read) {
        List<SavedChange> changes = fields.items("items").stream()
                .map(JsonFields::of)
                .map(item -> new SavedChange(read.apply(item), base(item)))
                .toList();
        check(changes.stream().map(change -> change.item().id()).toList(), bounds);
        return changes;
    }

    private static SavedItem item(JsonFields fields, SavedBounds bounds, long now) {
        SavedItem.Kind kind = SavedItem.Kind.of(fields.text("kind"))
                .filter(known -> known != SavedItem.Kind.GONE)
                .orElseThrow(() -> JsonFields.malformed(SavedMessages.noKind()));
        SavedItem item = new SavedItem(
                fields.text("id"), kind, stored(fields, "title"), stored(fields, "text"), time(fields, now));
        if (item.title().length() > bounds.title()) {
            throw JsonFields.malformed(SavedMessages.longTitle(bounds.title()));
        }
        if (item.size() > bounds.itemBytes()) {
            throw JsonFields.malformed(SavedMessages.longItem(bounds.itemBytes()));
        }
        return item;
    }

    private static OptionalLong base(JsonFields fields) {
        return fields.has("base") ? OptionalLong.of(fields.number("base")) : OptionalLong.empty();
    }

    private static long time(JsonFields fields, long now) {
        long changed = fields.number("changed");
        if (changed < 1) {
            throw JsonFields.malformed(SavedMessages.noTime());
        }
        return Math.min(changed, now);
    }

    /** Returns a text that any database keeps as it is. */
    private static String stored(JsonFields fields, String name) {
        String text = fields.text(name);
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            boolean pair = Character.isHighSurrogate(letter)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1));
            if (letter == 0 || (Character.isSurrogate(letter) && !pair)) {
                throw JsonFields.malformed(SavedMessages.noText(name));
            }
            if (pair) {
                i++;
            }
        }
        return text;
    }
}
