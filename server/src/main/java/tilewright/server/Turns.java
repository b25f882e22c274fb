package tilewright.server;

import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * What waits. The addresses it comes from take turns, so that one with much does not delay another with little.
 *
 * <p>Mutable. One thread at a time.
 *
 * @param <T> what waits
 */
final class Turns<T> {

    private final Function<T, Address> from;
    private final Map<Address, ArrayDeque<T>> waiting = new LinkedHashMap<>();
    private int size;

    /** @param from where it comes from */
    Turns(Function<T, Address> from) {
        this.from = from;
    }

    void add(T item) {
        waiting.computeIfAbsent(from.apply(item), _ -> new ArrayDeque<>()).add(item);
        size++;
    }

    /** Takes out the first of the address whose turn it is. */
    Optional<T> next() {
        return next(_ -> true);
    }

    /** Takes out the first of the address whose turn it is among those that may have one. */
    Optional<T> next(Predicate<Address> may) {
        Iterator<Map.Entry<Address, ArrayDeque<T>>> turns = waiting.entrySet().iterator();
        while (turns.hasNext()) {
            Map.Entry<Address, ArrayDeque<T>> turn = turns.next();
            Address address = turn.getKey();
            if (may.test(address)) {
                ArrayDeque<T> items = turn.getValue();
                turns.remove();
                T item = items.remove();
                if (!items.isEmpty()) {
                    waiting.put(address, items); // behind all others
                }
                size--;
                return Optional.of(item);
            }
        }
        return Optional.empty();
    }

    /** Takes one out; false when it was not there. */
    boolean remove(T item) {
        Address address = from.apply(item);
        ArrayDeque<T> items = waiting.get(address);
        if (items == null || !items.remove(item)) {
            return false;
        }
        if (items.isEmpty()) {
            waiting.remove(address);
        }
        size--;
        return true;
    }

    /**
     * Takes out the last of the address that has most.
     *
     * @param share an address with so many or fewer keeps them
     */
    Optional<T> pushOut(int share) {
        Optional<T> last = waiting.values().stream()
                .max(Comparator.comparingInt(ArrayDeque::size))
                .filter(items -> items.size() > share)
                .map(ArrayDeque::getLast);
        last.ifPresent(this::remove);
        return last;
    }

    int size() {
        return size;
    }

    /** How much of this address waits. */
    int of(Address address) {
        ArrayDeque<T> items = waiting.get(address);
        return items == null ? 0 : items.size();
    }
}
