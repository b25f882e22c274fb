package tilewright.server.saved;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.server.rooms.Permit;
import tilewright.server.rooms.TokenBuckets;
import tilewright.server.saved.SavedStore.Written;
import tilewright.text.Json;
import tilewright.text.Refusal;

/**
 * The requests for saved items, and the answers to them, as {@code docs/reference/saved.md} describes them. Keys are
 * hashed as soon as they are read.
 *
 * <p>Threads may share one.
 */
public final class SavedProtocol {

    private static final int MOST_VALUES = 2_000;
    private static final int EXPIRED_AT_ONCE = 500;
    private static final Duration EXPIRY_PAUSE = Duration.ofMinutes(10);

    private final SavedStore store;
    private final InstantSource clock;
    private final SavedBounds bounds;
    private final TokenBuckets requests;
    private final TokenBuckets keys;
    private final TokenBuckets kilobytes;
    private final LongSupplier nanos;
    private final Consumer<SavedStore.Expired> expiring;
    private final AtomicLong swept;

    /**
     * @param nanos of {@link System#nanoTime}, by which bounds go
     * @param expiring takes what is about to be deleted because it has expired
     */
    public SavedProtocol(
            SavedStore store,
            InstantSource clock,
            LongSupplier nanos,
            SavedBounds bounds,
            Consumer<SavedStore.Expired> expiring) {
        this.store = store;
        this.clock = clock;
        this.nanos = nanos;
        this.bounds = bounds;
        this.expiring = expiring;
        this.swept = new AtomicLong(nanos.getAsLong() - EXPIRY_PAUSE.toNanos());
        this.requests = new TokenBuckets(bounds.requests(), nanos);
        this.keys = new TokenBuckets(bounds.keys(), nanos);
        this.kilobytes = new TokenBuckets(bounds.kilobytes(), nanos);
    }

    /**
     * Answers a request.
     *
     * @param client name of its address, for bounds
     * @param done called once, now or on a thread of the store
     */
    public void answer(String client, String line, Consumer<SavedAnswer> done) {
        long now = clock.millis();
        if (requests.take(client).isEmpty()) {
            done.accept(refused(SavedAnswer.Cause.TOO_OFTEN, SavedMessages.manyRequests()));
            return;
        }
        SavedRequest request;
        try {
            request = SavedRequest.of(Json.parse(line, MOST_VALUES), bounds, now);
        } catch (Refusal malformed) {
            done.accept(refused(SavedAnswer.Cause.MALFORMED, malformed.message()));
            return;
        }
        Runnable failed = () -> done.accept(refused(SavedAnswer.Cause.NOT_NOW, SavedMessages.unreadable()));
        String owner = request.owner();
        switch (request.work()) {
            case SavedRequest.Listing _ -> {
                store.used(owner);
                store.list(owner, found -> done.accept(line(found.stream().map(SavedProtocol::entry))), failed);
            }
            case SavedRequest.Reading(List<String> ids) ->
                store.read(owner, ids, found -> done.accept(line(found.stream().map(SavedProtocol::item))), failed);
            case SavedRequest.Writing(List<SavedChange> changes, boolean begins) ->
                write(client, new SavedStore.Request(owner, changes, false, bounds), begins, done);
            case SavedRequest.Exporting _ -> store.readAll(owner, found -> done.accept(file(found, now)), failed);
            case SavedRequest.Erasing _ ->
                store.erase(
                        owner, end -> done.accept(answer(end, _ -> Json.obj().with("erased", true))));
        }
    }

    private void write(String client, SavedStore.Request request, boolean begins, Consumer<SavedAnswer> done) {
        if (!request.deletes()
                && kilobytes.take(client, 1 + (int) (request.bytes() / 1_000)).isEmpty()) {
            done.accept(refused(SavedAnswer.Cause.TOO_OFTEN, SavedMessages.manyBytes()));
            return;
        }
        Consumer<Written> told = end -> done.accept(answer(end, SavedProtocol::results));
        store.write(request, end -> {
            if (!(end instanceof Written.New) || !begins) {
                told.accept(end);
            } else {
                keys.take(client)
                        .ifPresentOrElse(
                                permit -> begin(request, permit, told),
                                () -> done.accept(refused(SavedAnswer.Cause.TOO_OFTEN, SavedMessages.manyKeys())));
            }
        });
    }

    private void begin(SavedStore.Request request, Permit permit, Consumer<Written> told) {
        store.write(request.beginning(), end -> {
            if (end instanceof Written.TooMuch || end instanceof Written.Refused) {
                permit.giveBack();
            }
            told.accept(end);
        });
    }

    private SavedAnswer answer(Written end, Function<List<SavedChange.Result>, Json.Obj> saved) {
        return switch (end) {
            case Written.Saved(List<SavedChange.Result> results) -> new SavedAnswer.Line(saved.apply(results));
            case Written.TooMuch _ ->
                refused(SavedAnswer.Cause.TOO_MUCH, SavedMessages.tooMuch(bounds.items(), bounds.keyBytes()));
            case Written.Refused(Message reason) -> refused(SavedAnswer.Cause.NOT_NOW, reason);
            case Written.New _ -> refused(SavedAnswer.Cause.GONE, SavedMessages.nothingThere());
            case Written.Unknown _ -> refused(SavedAnswer.Cause.NOT_NOW, SavedMessages.unknown());
        };
    }

    private static Json.Obj results(List<SavedChange.Result> results) {
        return items(results.stream().map(result -> {
            Json.Obj there = entry(SavedStore.Entry.of(result.there())).with("written", result.written());
            return result.written() ? there : there.with("text", result.there().text());
        }));
    }

    private static Json.Obj items(Stream<Json.Obj> items) {
        return Json.obj().with("items", Json.arr(items));
    }

    private static Json.Obj entry(SavedStore.Entry entry) {
        return Json.obj()
                .with("id", entry.id())
                .with("kind", entry.kind().word())
                .with("title", entry.title())
                .with("changed", entry.changed())
                .with("size", entry.size());
    }

    private static Json.Obj item(SavedItem item) {
        return entry(SavedStore.Entry.of(item)).with("text", item.text());
    }

    private static SavedAnswer line(Stream<Json.Obj> items) {
        return new SavedAnswer.Line(items(items));
    }

    private static SavedAnswer file(List<SavedItem> items, long now) {
        return new SavedAnswer.File(
                items(items.stream().map(SavedProtocol::item)).with("saved", 1).with("at", now));
    }

    private static SavedAnswer refused(SavedAnswer.Cause cause, Message reason) {
        return new SavedAnswer.Refused(cause, reason);
    }

    /** Deletes what has expired, if it is time to look. Called from time to time. */
    public void sweep() {
        long now = nanos.getAsLong();
        long last = swept.get();
        if (now - last >= EXPIRY_PAUSE.toNanos() && swept.compareAndSet(last, now)) {
            store.expired(bounds.unused(), bounds.remembered(), this::expire, () -> {});
        }
    }

    private void expire(SavedStore.Expired found) {
        if (found.owners() + found.items() > 0) {
            expiring.accept(found);
            store.expire(bounds.unused(), bounds.remembered(), EXPIRED_AT_ONCE, _ -> {}, () -> {});
        }
    }
}
