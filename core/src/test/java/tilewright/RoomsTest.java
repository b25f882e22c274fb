package tilewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The table of rooms in ARCHITECTURE.md is that of the sources. */
class RoomsTest {

    @Test
    void the_table_of_rooms_is_up_to_date() throws IOException, InterruptedException {
        Process script = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "scripts/Rooms.java",
                        "--check")
                .directory(Path.of("..").toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(script.waitFor()).as(said).isZero();
    }
}
