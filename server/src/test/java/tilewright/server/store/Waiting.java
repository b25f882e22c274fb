package tilewright.server.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import tilewright.server.rooms.RoomSnapshot;
import tilewright.server.rooms.RoomStore;

/** A store of rooms that waits for its answers. */
record Waiting(RoomStore store) {

    RoomStore.Creation make(RoomStore.NewRoom room) {
        return answer(done -> store.make(room, done));
    }

    RoomStore.Written write(RoomStore.Change change) {
        return answer(done -> store.write(change, done));
    }

    Optional<RoomStore.Stored> read(String room) {
        return answer((done, failed) -> store.read(room, 0, Integer.MAX_VALUE, done, failed));
    }

    Optional<RoomSnapshot> snapshot(String room) {
        return answer((done, failed) -> store.snapshot(room, done, failed));
    }

    Optional<String> find(String code) {
        return answer((done, failed) -> store.find(code, done, failed));
    }

    List<String> due(long now, long dead, int most) {
        return dueAfter(now, dead, new RoomStore.DueRoom(-1, ""), most).stream()
                .map(RoomStore.DueRoom::id)
                .toList();
    }

    List<RoomStore.DueRoom> dueAfter(long now, long dead, RoomStore.DueRoom after, int most) {
        return answer((done, failed) -> store.due(now, dead, after, most, done, failed));
    }

    Map<String, Long> heads(List<String> rooms) {
        return answer((done, failed) -> store.heads(rooms, done, failed));
    }

    long look() {
        return Waiting.<Long>answer(store::look);
    }

    int expire(int most) {
        return Waiting.<Integer>answer((done, failed) -> store.expire(most, done, failed));
    }

    private interface Question<T> {
        void ask(Consumer<T> done, Runnable failed);
    }

    private static <T> T answer(Question<T> question) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        question.ask(answer::complete, () -> answer.completeExceptionally(new IllegalStateException("failed")));
        return answer.orTimeout(60, TimeUnit.SECONDS).join();
    }

    private static <T> T answer(Consumer<Consumer<T>> question) {
        return answer((done, _) -> question.accept(done));
    }
}
