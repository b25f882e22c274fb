package tilewright.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class SignatureTest {

    @Test
    void every_search_takes_as_many_nodes_as_it_did() throws IOException {
        assertThat(Signature.lines()).isEqualTo(Files.readAllLines(Path.of("signature.txt")));
    }
}
