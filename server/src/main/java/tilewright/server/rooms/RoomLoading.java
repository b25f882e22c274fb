package tilewright.server.rooms;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tilewright.message.Message;

/**
 * A room that is being read for those who wait for it, part by part, so that no thread is long at it. Whatever is in the store,
 * it ends, and all who wait are told how. {@link RoomHost} adds who waits; the rest runs in order, as the tasks of a room do.
 */
final class RoomLoading {

    /** Number of events of a part. */
    static final int PART = 200;

    /** The result of a search for a room. */
    sealed interface Found {

        record Present(RoomActor actor) implements Found {}

        record Missing() implements Found {}

        /**
         * The room cannot be loaded.
         *
         * @param last whether it will be so again
         */
        record Refused(Message why, boolean last) implements Found {}
    }

    private final RoomHost host;
    private final String id;
    private final String client;
    private RoomReplay replay;
    private final List<Consumer<Found>> waiters = new ArrayList<>();

    /** @param client for whom it is read; empty for the server itself */
    RoomLoading(RoomHost host, String id, String client) {
        this.host = host;
        this.id = id;
        this.client = client;
        this.replay = new RoomReplay(id, host.world().catalog());
    }

    String id() {
        return id;
    }

    String client() {
        return client;
    }

    /** The receivers that wait for the room; guarded by the host. */
    List<Consumer<Found>> waiters() {
        return waiters;
    }

    /** Reads a snapshot, and then the log. */
    void begin() {
        host.store()
                .snapshot(
                        id,
                        found -> host.world().run(id, client, () -> {
                            found.ifPresent(this::resume);
                            read();
                        }),
                        () -> end(new Found.Refused(RoomsMessages.noStore(), false)));
    }

    private void resume(RoomSnapshot snapshot) {
        try {
            replay = new RoomReplay(id, host.world().catalog(), snapshot);
        } catch (RoomReplay.Damaged unfit) {
            ignoreSnapshot(unfit);
        }
    }

    /** Begins with the first event. */
    private void ignoreSnapshot(RoomReplay.Damaged reason) {
        host.world().damaged(id, "its snapshot is not used: " + reason.getMessage());
        replay = new RoomReplay(id, host.world().catalog());
    }

    /** Reads the next part. */
    private void read() {
        host.store()
                .read(
                        id,
                        replay.taken(),
                        PART,
                        stored -> host.world().run(id, client, () -> take(stored)),
                        () -> end(new Found.Refused(RoomsMessages.noStore(), false)));
    }

    private void take(Optional<RoomStore.Stored> stored) {
        Optional<Found> end = Optional.of(new Found.Refused(RoomsMessages.damaged(), true));
        try {
            end = taken(stored);
        } catch (RoomReplay.Damaged damaged) {
            if (replay.snapshot() > 0) {
                ignoreSnapshot(damaged);
                end = Optional.empty();
            } else {
                host.world().damaged(id, String.valueOf(damaged.getMessage()));
            }
        } catch (RuntimeException fault) {
            host.world().damaged(id, "it cannot be read: " + fault.getClass().getSimpleName());
        } finally {
            end.ifPresentOrElse(this::end, this::read);
        }
    }

    /** Returns how it ends; empty when there is another part. */
    private Optional<Found> taken(Optional<RoomStore.Stored> stored) {
        if (stored.isEmpty()) {
            return Optional.of(new Found.Missing());
        }
        List<LogEntry> part = stored.get().log();
        replay.take(part);
        if (!stored.get().damage().isEmpty()) {
            throw new RoomReplay.Damaged(stored.get().damage());
        }
        if (part.size() == PART) {
            return Optional.empty();
        }
        replay.end(stored.get().head());
        return Optional.of(new Found.Present(new RoomActor(host, client, stored.get(), replay)));
    }

    private void end(Found found) {
        host.ended(this, found);
    }
}
