package tilewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class RunningHeadsTest {

    private static final Map<String, String> VALUES =
            Map.of("title", "A {page}", "section", "", "page", "3", "pages", "40");

    @Test
    void holes_have_their_values_and_all_else_stays() {
        assertThat(RunningHeads.filled("{title} {section}{page}/{pages}", VALUES))
                .isEqualTo("A {page} 3/40");
        assertThat(RunningHeads.filled("{other} { page } {page", VALUES)).isEqualTo("{other} { page } {page");
        assertThat(RunningHeads.filled("{{page}} }{", VALUES)).isEqualTo("{3} }{");
        assertThat(RunningHeads.filled("", VALUES)).isEmpty();
    }

    @Test
    void many_braces_take_time_in_proportion() {
        String braces = "{".repeat(300_000);
        assertThat(RunningHeads.filled(braces, VALUES)).isEqualTo(braces);
    }
}
