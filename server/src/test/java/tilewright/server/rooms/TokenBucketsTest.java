package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class TokenBucketsTest {

    private final TokenBuckets buckets = new TokenBuckets(new TokenBucket.Rate(10, Duration.ofHours(1)), () -> 0);

    @Test
    void who_ask_at_once_get_as_many_as_who_ask_in_turn() throws Exception {
        List<Callable<Optional<Permit>>> all = IntStream.range(0, 500)
                .<Callable<Optional<Permit>>>mapToObj(_ -> () -> buckets.take("one"))
                .toList();
        int taken = 0;
        try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
            for (Future<Optional<Permit>> each : threads.invokeAll(all)) {
                taken += each.get().isPresent() ? 1 : 0;
            }
        }
        assertThat(taken).isEqualTo(10);
    }

    @Test
    void what_is_given_back_twice_is_given_back_once() {
        List<Permit> permits = IntStream.range(0, 10)
                .mapToObj(_ -> buckets.take("one").orElseThrow())
                .toList();
        assertThat(buckets.take("one")).isEmpty();
        permits.getFirst().giveBack();
        permits.getFirst().giveBack();
        assertThat(buckets.take("one")).isPresent();
        assertThat(buckets.take("one")).isEmpty();
        assertThat(buckets.take("another")).isPresent();
    }
}
