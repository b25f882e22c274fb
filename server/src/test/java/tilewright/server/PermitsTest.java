package tilewright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

final class PermitsTest {

    private final Bounds.Traffic traffic = Rig.BOUNDS.traffic();
    private final AtomicBoolean alone = new AtomicBoolean();
    private final Address many = new Address("many", traffic, alone::get, 0);
    private final Address few = new Address("few", traffic, alone::get, 0);
    private final Queue<Runnable> later = new ArrayDeque<>();
    private final Queue<Runnable> givingWay = new ArrayDeque<>();
    private final Permits permits = new Permits(traffic, later::add, givingWay::add);
    private final List<String> order = new ArrayList<>();

    private Permits.Permit taken(Address address) throws InterruptedException {
        Permits.Permit permit = permits.of(address);
        permit.take();
        return permit;
    }

    private void ask(Address address) {
        permits.of(address).run(() -> order.add(address.name()));
    }

    private void runLater() {
        while (!later.isEmpty() || !givingWay.isEmpty()) {
            (later.isEmpty() ? givingWay : later).remove().run();
        }
    }

    @Test
    void what_waits_needs_no_thread_and_addresses_take_turns() throws Exception {
        assertThat(traffic.together()).isEqualTo(1);
        Permits.Permit first = taken(many);
        Permits.Permit other = taken(few);
        for (int i = 0; i < 500; i++) {
            ask(many);
        }
        ask(few);
        ask(few);
        assertThat(permits.waiting()).isEqualTo(502);
        assertThat(later).isEmpty();
        other.release();
        runLater();
        assertThat(order).containsExactly("few", "few");
        first.release();
        runLater();
        assertThat(order).hasSize(502);
        assertThat(permits.taken() + permits.waiting()).isZero();
    }

    @Test
    void when_all_permits_are_taken_the_addresses_take_turns() throws Exception {
        alone.set(true);
        List<Permits.Permit> all = new ArrayList<>();
        for (int i = 0; i < traffic.light(); i++) {
            all.add(taken(many));
        }
        for (int i = 0; i < 5; i++) {
            ask(many);
        }
        ask(few);
        ask(few);
        assertThat(permits.waiting()).isEqualTo(7);
        all.getFirst().release();
        runLater();
        assertThat(order).containsExactly("many", "few", "many", "few", "many", "many", "many");
        assertThat(permits.taken()).isEqualTo(traffic.light() - 1);
    }

    @Test
    void a_client_among_others_gets_only_its_share() throws Exception {
        Permits.Permit first = taken(many);
        ask(many);
        ask(many);
        assertThat(order).isEmpty();
        ask(few);
        assertThat(order).containsExactly("few");
        alone.set(true);
        ask(many);
        runLater();
        assertThat(order).containsExactly("few", "many", "many", "many");
        first.release();
        assertThat(permits.taken()).isZero();
    }

    @Test
    void who_asks_for_more_than_its_share_gives_way_to_others() throws Exception {
        Permits.Permit first = taken(many);
        ask(many);
        first.release();
        assertThat(later).isEmpty();
        assertThat(givingWay).hasSize(1);
        runLater();
        alone.set(true);
        List<Permits.Permit> all = new ArrayList<>();
        for (int i = 0; i < traffic.light(); i++) {
            all.add(taken(many));
        }
        ask(many);
        all.getFirst().release();
        assertThat(givingWay).isEmpty();
        assertThat(later).hasSize(1);
    }

    @Test
    void who_asks_for_less_than_others_does_not_give_way() throws Exception {
        Permits.Permit first = taken(many);
        Permits.Permit other = taken(few);
        for (int i = 0; i < 4; i++) {
            ask(many);
        }
        ask(few);
        ask(few);
        other.release();
        assertThat(later).hasSize(1);
        assertThat(givingWay).isEmpty();
        first.release();
        assertThat(givingWay).hasSize(1);
        runLater();
        assertThat(order).hasSize(6);
        assertThat(permits.taken() + permits.waiting()).isZero();
    }

    @Test
    void who_gives_the_permit_back_waits_for_it_again() throws Exception {
        Permits.Permit first = taken(many);
        first.release();
        Permits.Permit second = taken(many);
        Thread waits = Thread.ofPlatform().start(() -> {
            try {
                first.take();
                order.add("again");
                first.release();
            } catch (InterruptedException failure) {
                throw new AssertionError(failure);
            }
        });
        Rig.eventually(() -> permits.waiting() == 1);
        assertThat(order).isEmpty();
        second.release();
        waits.join();
        assertThat(order).containsExactly("again");
        first.release();
        assertThat(permits.taken()).isZero();
    }

    @Test
    void who_is_interrupted_waits_no_longer() throws Exception {
        Permits.Permit first = taken(many);
        AtomicBoolean interrupted = new AtomicBoolean();
        Thread waits = Thread.ofPlatform().start(() -> {
            try {
                taken(many);
            } catch (InterruptedException _) {
                interrupted.set(true);
            }
        });
        Rig.eventually(() -> permits.waiting() == 1);
        waits.interrupt();
        waits.join();
        assertThat(interrupted).isTrue();
        assertThat(permits.waiting()).isZero();
        first.release();
        assertThat(permits.taken()).isZero();
    }

    @Test
    void a_fault_gives_the_permit_back() throws Exception {
        try {
            permits.of(many).run(() -> {
                throw new IllegalStateException("for the test");
            });
        } catch (IllegalStateException _) {
            order.add("fault");
        }
        assertThat(order).containsExactly("fault");
        assertThat(permits.taken()).isZero();
    }

    @Test
    void clients_that_send_or_take_slowly_keep_no_permit() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            List<Wire> slow = new ArrayList<>();
            for (int i = 0; i < 2 * traffic.light(); i++) {
                slow.add(rig.wire().write(Wire.head(100) + "light:"));
                slow.add(new Wire(rig.server.port(), 4_096).write(Wire.post("big:3000000")));
                slow.add(new Wire(rig.server.port(), 4_096).write(Wire.post("big:60000\n".repeat(100))));
                slow.add(rig.wire().write(Wire.post("hold")));
            }
            Rig.eventually(() -> rig.server.inside() == 8 * traffic.light()
                    && rig.server.permits().taken() == 0
                    && rig.server.pool().active() == 1);
            assertThat(rig.ask("light:abc")).endsWith("\"3\"");
            for (Wire wire : slow) {
                wire.close();
            }
            Rig.eventually(() -> rig.server.inside() == 0);
        }
    }
}
