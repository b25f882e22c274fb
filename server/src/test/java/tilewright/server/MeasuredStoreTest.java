package tilewright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tilewright.message.Message;
import tilewright.server.rooms.LogEntry;
import tilewright.server.rooms.RoomStore;
import tilewright.server.rooms.RoomStore.Written;

/** What a server says of its store. */
final class MeasuredStoreTest {

    private static final Message FULL = Message.verbatim("the disk is full");

    private Written next = new Written.Saved(1);
    private boolean reached = true;
    private MeasuredStore store;

    @BeforeEach
    void open() {
        store = new MeasuredStore((RoomStore) Proxy.newProxyInstance(
                RoomStore.class.getClassLoader(), new Class<?>[] {RoomStore.class}, (_, method, arguments) -> {
                    if (method.getName().equals("write")) {
                        answer(arguments[1], next);
                    } else if (method.getName().equals("expire") && reached) {
                        answer(arguments[2], 0);
                    } else {
                        ((Runnable) arguments[3]).run();
                    }
                    return null;
                }));
    }

    @SuppressWarnings("unchecked")
    private static <T> void answer(Object taker, T answer) {
        ((Consumer<T>) taker).accept(answer);
    }

    private void write(Written end) {
        next = end;
        LogEntry entry = new LogEntry(2, 0, "", "acted", 0, "", "");
        store.write(
                new RoomStore.Change(
                        "room",
                        1,
                        entry,
                        List.of(),
                        List.of(),
                        false,
                        new RoomStore.Due(RoomStore.Due.NEVER, RoomStore.Due.NEVER),
                        Optional.empty()),
                _ -> {});
    }

    private void expire(boolean succeeds) {
        reached = succeeds;
        store.expire(0, 1, _ -> {}, () -> {});
    }

    @Test
    void a_store_that_is_not_reached_is_called_so() {
        assertThat(store.trouble()).isEmpty();
        expire(false);
        assertThat(store.trouble()).contains(ServerMessages.storeAway());
        expire(true);
        assertThat(store.trouble()).isEmpty();
    }

    @Test
    void a_full_disk_is_not_called_a_store_that_is_not_reached() {
        write(new Written.Refused(FULL));
        assertThat(store.trouble()).contains(FULL);
        expire(false);
        assertThat(store.trouble()).contains(FULL);
        write(new Written.Saved(1)); // a small change that fits
        assertThat(store.trouble()).isEmpty();
        expire(false);
        assertThat(store.trouble()).contains(FULL);
        write(new Written.Saved(1));
        expire(true);
        assertThat(store.trouble()).isEmpty();
    }
}
