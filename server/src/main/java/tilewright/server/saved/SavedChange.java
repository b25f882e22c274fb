package tilewright.server.saved;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * A change of one item. Immutable.
 *
 * @param item as it is to be; what is left of it, to delete it
 * @param base the time of the item that the client knows, 0 for none: written only if that is there. Empty to write unless what is
 *     there was changed as late or later
 */
public record SavedChange(SavedItem item, OptionalLong base) {

    /**
     * The result of a change of an item.
     *
     * @param there the item that is there now
     * @param written whether it is what the change asks for
     */
    public record Result(SavedItem there, boolean written) {}

    /** Returns the result of the change on the present item. */
    public Result on(Optional<SavedItem> there) {
        if (there.isEmpty()) {
            boolean deletes = item.kind() == SavedItem.Kind.GONE;
            boolean known = base.isPresent() && base.getAsLong() != 0;
            return new Result(deletes || known ? SavedItem.gone(item.id(), 0) : item, deletes || !known);
        }
        SavedItem old = there.get();
        if (old.sameAs(item)) {
            return new Result(old, true);
        }
        if (base.isEmpty()) {
            boolean later = item.changed() > old.changed();
            return new Result(later ? item : old, later);
        }
        return base.getAsLong() == old.changed()
                ? new Result(item.changedAt(Math.max(item.changed(), old.changed() + 1)), true)
                : new Result(old, false);
    }
}
