package tilewright.server.sockets;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tilewright.message.Message;
import tilewright.server.operate.ServerLog;
import tilewright.server.rooms.LogEntry;
import tilewright.server.rooms.RoomEvent;
import tilewright.server.rooms.RoomStore;
import tilewright.server.rooms.RoomStore.Creation;
import tilewright.server.rooms.RoomStore.Written;

/** The metrics of a server about its store. */
final class MeasuredStoreTest {

    private static final Message FULL = Message.verbatim("the disk is full");

    private Written next = new Written.Saved(1);
    private Creation made = new Creation.Saved("room", "");
    private boolean reached = true;
    private long expired;
    private final List<String> lines = new ArrayList<>();
    private MeasuredStore store;

    @BeforeEach
    void open() {
        store = new MeasuredStore(
                (RoomStore) Proxy.newProxyInstance(
                        RoomStore.class.getClassLoader(), new Class<?>[] {RoomStore.class}, (_, method, arguments) -> {
                            if (method.getName().equals("write")) {
                                answer(arguments[1], next);
                            } else if (method.getName().equals("make")) {
                                answer(arguments[1], made);
                            } else if (method.getName().equals("look") && reached) {
                                answer(arguments[0], expired);
                            } else {
                                ((Runnable) arguments[1]).run();
                            }
                            return null;
                        }),
                new ServerLog(ServerLog.Format.TEXT, () -> Instant.EPOCH, lines::add));
    }

    @SuppressWarnings("unchecked")
    private static <T> void answer(Object taker, T answer) {
        ((Consumer<T>) taker).accept(answer);
    }

    private void write(Written end) {
        next = end;
        LogEntry entry = new LogEntry(2, 0, "", RoomEvent.parse("resigned", 0, ""), "");
        store.write(
                new RoomStore.Change(
                        "room",
                        1,
                        entry,
                        List.of(),
                        List.of(),
                        false,
                        new RoomStore.Due(RoomStore.Due.NEVER, Duration.ofDays(1)),
                        Optional.empty()),
                _ -> {});
    }

    private void make(Creation end) {
        made = end;
        store.make(
                new RoomStore.NewRoom(
                        "room",
                        "",
                        new LogEntry(1, 0, "", RoomEvent.parse("resigned", 0, ""), ""),
                        List.of(),
                        new RoomStore.Due(RoomStore.Due.NEVER, Duration.ofDays(1))),
                _ -> {});
    }

    private String metrics() {
        StringBuilder text = new StringBuilder();
        store.metrics().forEach(metric -> metric.write(text));
        return text.toString();
    }

    private void look(boolean succeeds) {
        reached = succeeds;
        store.look(_ -> {}, () -> {});
    }

    @Test
    void a_store_that_is_not_reached_is_called_so() {
        assertThat(store.trouble()).isEmpty();
        look(false);
        assertThat(store.trouble()).contains(SocketsMessages.storeAway());
        look(true);
        assertThat(store.trouble()).isEmpty();
    }

    @Test
    void a_full_disk_is_not_called_a_store_that_is_not_reached() {
        write(new Written.Refused(FULL));
        assertThat(store.trouble()).contains(FULL);
        look(false);
        assertThat(store.trouble()).contains(FULL);
        write(new Written.Saved(1)); // a small change that fits
        assertThat(store.trouble()).isEmpty();
        look(false);
        assertThat(store.trouble()).contains(FULL);
        write(new Written.Saved(1));
        look(true);
        assertThat(store.trouble()).isEmpty();
    }

    @Test
    void a_store_without_space_for_new_rooms_is_no_trouble_for_those_that_are_there() {
        make(new Creation.NoSpace(FULL));
        assertThat(store.trouble()).isEmpty();
        assertThat(metrics()).contains("rooms_without_space_total 1\n", "save_failures_total 0\n");
        write(new Written.Refused(FULL));
        make(new Creation.NoSpace(FULL));
        assertThat(store.trouble()).contains(FULL);
        write(new Written.Saved(1));
        assertThat(store.trouble()).isEmpty();
        make(new Creation.Refused(FULL));
        assertThat(store.trouble()).contains(FULL);
        assertThat(metrics()).contains("rooms_without_space_total 2\n", "save_failures_total 2\n");
        make(new Creation.Saved("room", ""));
        assertThat(store.trouble()).isEmpty();
    }

    @Test
    void what_has_expired_is_logged_before_it_is_deleted() {
        look(true);
        assertThat(lines).isEmpty();
        expired = 12;
        store.look(found -> lines.add("found " + found), () -> {});
        assertThat(lines).containsExactly("1970-01-01T00:00:00Z expires what=rooms count=12", "found 12");
    }
}
