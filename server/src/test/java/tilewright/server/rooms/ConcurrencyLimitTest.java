package tilewright.server.rooms;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConcurrencyLimitTest {

    private final ConcurrencyLimit limit = new ConcurrencyLimit(2);
    private final List<String> begun = new ArrayList<>();

    private void begin(String client, int number) {
        limit.begin(client, () -> begun.add(client + number));
    }

    @Test
    void what_is_too_much_of_one_client_waits_in_order_and_nobody_else_does() {
        for (int i = 0; i < 4; i++) {
            begin("anna", i);
        }
        begin("ben", 0);
        assertThat(begun).containsExactly("anna0", "anna1", "ben0");
        limit.end("anna");
        limit.end("anna");
        assertThat(begun).containsExactly("anna0", "anna1", "ben0", "anna2", "anna3");
    }

    @Test
    void what_has_ended_leaves_its_place() {
        for (int i = 0; i < 100; i++) {
            begin("anna", i);
            limit.end("anna");
        }
        assertThat(begun).hasSize(100);
    }
}
