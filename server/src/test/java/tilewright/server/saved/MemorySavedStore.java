package tilewright.server.saved;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;

/** A store in memory that answers at once. */
public final class MemorySavedStore implements SavedStore {

    private static final long DAY_MILLIS = 86_400_000;

    private final Map<String, NavigableMap<String, SavedItem>> owners = new TreeMap<>();
    private final Map<String, Long> used = new TreeMap<>();

    /** The time by which things expire, in milliseconds since 1970. */
    public long now;

    /** What the next writes end in, instead of being written. */
    Optional<Written> trouble = Optional.empty();

    private final List<Runnable> waiting = new ArrayList<>();
    private boolean silent;

    /** Lets writes wait until {@link #speak}. */
    synchronized void fallSilent() {
        silent = true;
    }

    /** Does what waits, first for all what they ask first, and answers at once from then on. */
    synchronized void speak() {
        while (!waiting.isEmpty()) {
            List<Runnable> round = List.copyOf(waiting);
            waiting.clear();
            round.forEach(Runnable::run);
        }
        silent = false;
    }

    /** Returns everything, to look for what must not be there. */
    @Override
    public synchronized String toString() {
        return owners + " " + used;
    }

    private NavigableMap<String, SavedItem> items(String owner) {
        return owners.getOrDefault(owner, new TreeMap<>());
    }

    @Override
    public synchronized void list(String owner, Consumer<List<Entry>> done, Runnable failed) {
        done.accept(items(owner).values().stream().map(Entry::of).toList());
    }

    @Override
    public synchronized void read(String owner, List<String> ids, Consumer<List<SavedItem>> done, Runnable failed) {
        NavigableMap<String, SavedItem> items = items(owner);
        done.accept(ids.stream().filter(items::containsKey).map(items::get).toList());
    }

    @Override
    public synchronized void readAll(String owner, Consumer<List<SavedItem>> done, Runnable failed) {
        done.accept(
                items(owner).values().stream().filter(MemorySavedStore::kept).toList());
    }

    private static boolean kept(SavedItem item) {
        return item.kind() != SavedItem.Kind.GONE;
    }

    @Override
    public synchronized void used(String owner) {
        used.computeIfPresent(owner, (_, before) -> before <= now - DAY_MILLIS ? now : before);
    }

    @Override
    public synchronized void write(Request request, Consumer<Written> done) {
        if (silent) {
            waiting.add(() -> answer(request, done));
        } else {
            answer(request, done);
        }
    }

    private void answer(Request request, Consumer<Written> done) {
        done.accept(trouble.orElseGet(() -> write(request)));
    }

    private Written write(Request request) {
        if (!used.containsKey(request.owner()) && !request.begins()) {
            return new Written.New();
        }
        NavigableMap<String, SavedItem> items = new TreeMap<>(items(request.owner()));
        List<SavedChange.Result> results = new ArrayList<>();
        for (SavedChange change : request.changes()) {
            String id = change.item().id();
            SavedChange.Result result = change.on(Optional.ofNullable(items.get(id)));
            results.add(result);
            if (result.written() && (kept(result.there()) || items.containsKey(id))) {
                items.put(id, result.there());
            }
        }
        SavedBounds bounds = request.bounds();
        if (items.values().stream().filter(MemorySavedStore::kept).count() > bounds.items()
                || items.values().stream().mapToLong(SavedItem::size).sum() > bounds.keyBytes()) {
            return new Written.TooMuch();
        }
        List<SavedItem> gone = items.values().stream()
                .filter(item -> !kept(item))
                .sorted(Comparator.comparingLong(SavedItem::changed).thenComparing(SavedItem::id))
                .toList();
        gone.subList(0, Math.max(0, gone.size() - bounds.gone())).forEach(item -> items.remove(item.id()));
        owners.put(request.owner(), items);
        used.put(request.owner(), now);
        return new Written.Saved(results);
    }

    @Override
    public synchronized void erase(String owner, Consumer<Written> done) {
        owners.remove(owner);
        used.remove(owner);
        done.accept(new Written.Saved(List.of()));
    }

    @Override
    public synchronized void expired(Duration unused, Duration remembered, Consumer<Expired> done, Runnable failed) {
        done.accept(new Expired(
                unused(unused).size(),
                owners.values().stream()
                        .mapToLong(items -> forgotten(items, remembered).size())
                        .sum()));
    }

    private List<String> unused(Duration time) {
        return used.entrySet().stream()
                .filter(entry -> entry.getValue() < now - time.toMillis())
                .map(Map.Entry::getKey)
                .toList();
    }

    private List<String> forgotten(NavigableMap<String, SavedItem> items, Duration time) {
        return items.values().stream()
                .filter(item -> !kept(item) && item.changed() < now - time.toMillis())
                .map(SavedItem::id)
                .toList();
    }

    @Override
    public synchronized void expire(
            Duration unused, Duration remembered, int most, Consumer<Expired> done, Runnable failed) {
        List<String> gone = unused(unused).stream().limit(most).toList();
        gone.forEach(owners::remove);
        gone.forEach(used::remove);
        int count = 0;
        for (NavigableMap<String, SavedItem> items : owners.values()) {
            List<String> old = forgotten(items, remembered);
            old.forEach(items::remove);
            count += old.size();
        }
        done.accept(new Expired(gone.size(), count));
    }
}
