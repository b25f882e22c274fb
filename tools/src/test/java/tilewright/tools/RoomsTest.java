package tilewright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The table of packages is that of the sources. */
class RoomsTest {

    private static final Path PROJECT = Path.of("..");

    @Test
    void the_table_of_rooms_is_up_to_date() throws IOException {
        String written = Files.readString(PROJECT.resolve("docs/reference/packages.md"));
        assertThat(new Rooms(PROJECT).drawn(written))
                .as("the table of rooms; ./build rooms writes it again")
                .isEqualTo(written);
    }
}
