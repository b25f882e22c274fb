package tilewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tilewright.PromisedApi;

/** What compiled against version 0.1 of print links with this one. */
final class PromisedApiTest {

    private static final Path FILE = Path.of("src/test/resources/tilewright/print/api/0.1.txt");

    @Test
    void no_public_member_is_gone() throws Exception {
        assertThat(PromisedApi.of("tilewright-print"))
                .contains("tilewright.print.SheetOptions")
                .containsAll(PromisedApi.kept(FILE));
    }

    public static void main(String[] arguments) throws IOException, ClassNotFoundException {
        PromisedApi.keep("tilewright-print", "0.1", FILE);
    }
}
