package tilewright.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.message.Message;

final class StatusTest {

    @Test
    void it_is_over_when_all_is_done_or_one_has_won() {
        assertThat(new Status.Open(Message.verbatim("2 left")).over()).isFalse();
        assertThat(new Status.ToMove(0, Message.verbatim("first to move")).over())
                .isFalse();
        assertThat(new Status.Solved(Message.verbatim("solved")).over()).isTrue();
        assertThat(new Status.Won(1, Message.verbatim("second wins"), List.of(Message.verbatim("no tile left"))).over())
                .isTrue();
    }
}
