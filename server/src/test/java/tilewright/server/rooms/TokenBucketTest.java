package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

final class TokenBucketTest {

    private static final TokenBucket.Rate RATE = new TokenBucket.Rate(3, Duration.ofNanos(10));

    @Test
    void there_is_a_burst_and_then_one_after_the_other() {
        TokenBucket bucket = new TokenBucket(RATE, 100);
        for (int i = 0; i < 3; i++) {
            assertThat(bucket.has(100)).isTrue();
            bucket.take(1, 100);
        }
        assertThat(bucket.has(100)).isFalse();
        assertThat(bucket.has(109)).isFalse();
        assertThat(bucket.has(110)).isTrue();
        bucket.take(1, 110);
        assertThat(bucket.has(119)).isFalse();
        assertThat(bucket.full(139)).isFalse();
        assertThat(bucket.full(140)).isTrue();
    }

    @Test
    void what_is_given_back_can_be_taken_again_but_never_more_than_the_burst() {
        TokenBucket bucket = new TokenBucket(RATE, 100);
        bucket.take(3, 100);
        bucket.giveBack(2);
        bucket.take(2, 100);
        assertThat(bucket.has(100)).isFalse();
        bucket.giveBack(3); // when it would have filled again by itself
        bucket.take(3, 1_000);
        assertThat(bucket.has(1_000)).isFalse();
    }

    @Test
    void a_debt_takes_longer_and_a_rest_saves_no_more_than_the_burst() {
        TokenBucket bucket = new TokenBucket(RATE, Long.MAX_VALUE - 5); // the clock may overflow
        bucket.take(5, Long.MAX_VALUE - 5);
        assertThat(bucket.has(Long.MIN_VALUE + 23)).isFalse();
        assertThat(bucket.has(Long.MIN_VALUE + 24)).isTrue();
        long later = Long.MIN_VALUE + 1_000_000;
        bucket.take(3, later);
        assertThat(bucket.has(later)).isFalse();
    }
}
