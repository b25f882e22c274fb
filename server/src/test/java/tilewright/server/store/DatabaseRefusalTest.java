package tilewright.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;

class DatabaseRefusalTest {

    @Test
    void the_reason_is_the_first_line_of_the_first_cause() {
        Throwable cause = new SQLException(" \n the disk is full \n at page 7\n");
        assertThat(DatabaseRefusal.reason(cause)).isEqualTo("the disk is full");
        assertThat(DatabaseRefusal.reason(new IllegalStateException("not saved", new RuntimeException(cause))))
                .isEqualTo("the disk is full");
    }

    @Test
    void a_cause_that_says_nothing_is_named() {
        assertThat(DatabaseRefusal.reason(new SQLException())).isEqualTo("SQLException");
        assertThat(DatabaseRefusal.reason(new SQLException(" \n "))).isEqualTo("SQLException");
    }
}
