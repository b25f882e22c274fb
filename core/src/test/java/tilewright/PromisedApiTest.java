package tilewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What compiled against version 0.1 of core links with this one; {@code ./build api} compares with a release besides. */
final class PromisedApiTest {

    private static final Path FILE = Path.of("src/test/resources/tilewright/api/0.1.txt");

    @Test
    void no_public_member_is_gone() throws Exception {
        assertThat(PromisedApi.of("tilewright-core"))
                .contains("tilewright.sudoku.Sudoku", "tilewright.search.Stop")
                .containsAll(PromisedApi.kept(FILE));
    }

    public static void main(String[] arguments) throws IOException, ClassNotFoundException {
        PromisedApi.keep("tilewright-core", "0.1", FILE);
    }
}
