package tilewright.tools.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The signatures of files, with programs that write their arguments beside the file. */
class SignatureTest {

    private static final String PROGRAM = """
            #!/bin/sh
            for file; do :; done
            echo "${0##*/} $*" >>"$file.signed"
            """;

    @TempDir
    private Path folder;

    private Path key = Path.of("");
    private Path file = Path.of("");

    @BeforeEach
    void install() throws IOException {
        for (String program : List.of("minisign", "gpg")) {
            Path script = Files.writeString(folder.resolve(program), PROGRAM);
            assertThat(script.toFile().setExecutable(true)).isTrue();
        }
        key = Files.writeString(folder.resolve("key"), "secret");
        file = Files.writeString(folder.resolve("SHA256SUMS"), "sums");
    }

    @Test
    void without_a_key_nothing_is_signed() {
        assertThat(signature(List.of(), Map.of()).commands()).isEmpty();
    }

    @Test
    void a_key_of_minisign_is_given_as_an_option_or_as_a_variable() throws IOException, InterruptedException {
        signature(List.of("--sign", key.toString()), Map.of()).write(file);
        signature(List.of(), Map.of("TILEWRIGHT_MINISIGN_KEY", key.toString())).write(file);
        String line = "minisign -S -s %s -t Tilewright 1.2.3 -m %s".formatted(key, file);
        assertThat(Files.readAllLines(folder.resolve("SHA256SUMS.signed"))).containsExactly(line, line);
    }

    @Test
    void a_key_of_gnupg_is_named_by_a_variable() throws IOException, InterruptedException {
        signature(List.of(), Map.of("TILEWRIGHT_GPG_KEY", "somebody")).write(file);
        assertThat(folder.resolve("SHA256SUMS.signed"))
                .hasContent("gpg --batch --yes --local-user somebody --armor --detach-sign " + file);
    }

    @Test
    void a_missing_key_or_program_is_named() {
        assertThatThrownBy(() -> signature(List.of("--sign", "none"), Map.of()))
                .hasMessage("there is no key none; minisign -G -s FILE makes one");
        assertThatThrownBy(() -> signature(List.of("--sign", key.toString()), Map.of("PATH", "/nowhere")))
                .hasMessage("signing needs the program minisign; install it");
    }

    @Test
    void a_program_that_fails_is_an_error() throws IOException {
        Files.writeString(folder.resolve("minisign"), "#!/bin/sh\nexit 1\n");
        assertThatThrownBy(() ->
                        signature(List.of("--sign", key.toString()), Map.of()).write(file))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void arguments_that_are_no_options_are_none() {
        assertThat(Options.of(List.of("--draft", "--jmods", "somewhere")))
                .contains(new Options(true, Optional.of(Path.of("somewhere")), Optional.empty()));
        assertThat(Options.of(List.of())).contains(new Options(false, Optional.empty(), Optional.empty()));
        assertThat(List.of("--jmods", "--sign", "--drafts", "draft", ""))
                .allSatisfy(
                        argument -> assertThat(Options.of(List.of(argument))).isEmpty());
    }

    private Signature signature(List<String> arguments, Map<String, String> variables) {
        Map<String, String> all = new HashMap<>(Map.of("PATH", folder.toString()));
        all.putAll(variables);
        return Signature.of(Options.of(arguments).orElseThrow(), all, "Tilewright 1.2.3");
    }
}
