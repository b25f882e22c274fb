package tilewright.server.operate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class HeapTrimTest {

    private final AtomicLong used = new AtomicLong(50);
    private final AtomicInteger collections = new AtomicInteger();
    private final HeapTrim trim = new HeapTrim(100, used::get, () -> {
        collections.incrementAndGet();
        used.set(70);
    });

    private int collections(long usedNow) {
        used.set(usedNow);
        trim.run();
        return collections.get();
    }

    @Test
    void garbage_is_collected_when_much_has_come_since_the_last_time() {
        assertThat(collections(150)).isZero();
        assertThat(collections(151)).isEqualTo(1);
        assertThat(collections(170)).isEqualTo(1);
        assertThat(collections(171)).isEqualTo(2);
    }
}
