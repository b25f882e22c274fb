package tilewright.server.sockets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilewright.server.operate.Client;

class RoomQueuesTest {

    private static final int MANY = 300;
    private static final Client ANNA = new Client("anna");
    private static final Client BEN = new Client("ben");

    private static void await(CountDownLatch latch) throws InterruptedException {
        assertThat(latch.await(60, TimeUnit.SECONDS)).isTrue();
    }

    private static void hold(CountDownLatch until) {
        try {
            until.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void tasks_of_a_room_run_in_order_whoever_causes_them() throws InterruptedException {
        List<Integer> ran = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch all = new CountDownLatch(MANY);
        try (RoomQueues queues = new RoomQueues(4)) {
            for (int i = 0; i < MANY; i++) {
                int number = i;
                queues.add("room", i % 3 == 0 ? ANNA : BEN, () -> {
                    ran.add(number);
                    all.countDown();
                });
            }
            await(all);
        }
        assertThat(ran).isEqualTo(IntStream.range(0, MANY).boxed().toList());
    }

    @Test
    void a_client_with_many_rooms_keeps_nobody_waiting() throws InterruptedException {
        CountDownLatch busy = new CountDownLatch(1);
        CountDownLatch free = new CountDownLatch(1);
        CountDownLatch other = new CountDownLatch(1);
        CountDownLatch all = new CountDownLatch(MANY);
        try (RoomQueues queues = new RoomQueues(2)) {
            for (int i = 0; i < MANY; i++) {
                queues.add("room-" + i, ANNA, () -> {
                    busy.countDown();
                    hold(free);
                    all.countDown();
                });
            }
            await(busy);
            queues.add("other", BEN, other::countDown);
            await(other);
            assertThat(all.getCount()).isEqualTo(MANY);
            free.countDown();
            await(all);
        }
    }
}
