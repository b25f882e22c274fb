package tilewright.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class StatusTest {

    @Test
    void it_is_over_when_all_is_done_or_one_has_won() {
        assertThat(new Status.Open("2 left").over()).isFalse();
        assertThat(new Status.ToMove(0, "first to move").over()).isFalse();
        assertThat(new Status.Solved("solved").over()).isTrue();
        assertThat(new Status.Won(1, "second wins", List.of("no tile left")).over())
                .isTrue();
    }
}
