package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RehearsalTest {

    @Test
    void it_goes_through_all_commands_to_the_last_sudoku() throws IOException {
        String empty = ".".repeat(81);
        byte[] lines = (empty + "\n11" + empty.substring(2) + "\n").getBytes(StandardCharsets.UTF_8);

        assertThat(Rehearsal.rehearse(new ByteArrayInputStream(lines)))
                .asString()
                .isEqualTo("2\n0\n");
    }
}
