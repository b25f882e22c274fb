package tilewright.cli.context;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program;

/** Files beside the one that is written, and what may lie in their way. */
final class PartialFileTest {

    @TempDir
    private Path folder = Path.of("");

    private Path file(String name) {
        return folder.resolve(name);
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .sorted()
                    .toList();
        }
    }

    private static String mode(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    private static void write(String name, String text) {
        try (WholeFile whole =
                WholeFile.open(name, InputFiles.NONE, Program.BLANK.environment(new ByteArrayOutputStream()))) {
            whole.write(out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
        }
    }

    private void write(Path file, String text) {
        write(file.toString(), text);
    }

    @Test
    void a_link_under_its_name_is_replaced_and_not_followed() throws IOException {
        Files.writeString(file("victim"), "victim");
        for (String target : List.of("victim", "nowhere", "a.txt", "a.txt.partial", "/dev/full", "/")) {
            Files.createSymbolicLink(file("a.txt.partial"), Path.of(target));
            write(file("a.txt"), target);
            assertThat(file("a.txt")).hasContent(target).isRegularFile();
            assertThat(Files.isSymbolicLink(file("a.txt"))).isFalse();
            assertThat(file("victim")).hasContent("victim");
            assertThat(files()).containsExactly("a.txt", "victim");
        }
        Files.createLink(file("a.txt.partial"), file("victim"));
        write(file("a.txt"), "new");
        assertThat(file("victim")).hasContent("victim");
        assertThat(file("a.txt")).hasContent("new");
    }

    @Test
    void an_unfinished_file_of_an_earlier_run_is_replaced() throws IOException {
        Files.writeString(file("a.txt.partial"), "a much longer text");
        write(file("a.txt"), "new");
        assertThat(file("a.txt")).hasContent("new");
        assertThat(files()).containsExactly("a.txt");
    }

    @Test
    void a_folder_under_its_name_is_not_removed() throws IOException {
        Files.createDirectory(file("a.txt.partial"));
        assertThatThrownBy(() -> write(file("a.txt"), "new"))
                .isInstanceOf(Failure.class)
                .hasMessageContaining("folder");
        assertThat(files()).containsExactly("a.txt.partial");
    }

    @Test
    void two_runs_cannot_write_the_same_file() throws IOException {
        try (PartialFile first = PartialFile.create(file("a.txt"))) {
            assertThatThrownBy(() -> PartialFile.create(file("a.txt")))
                    .hasMessageStartingWith("another run is writing");
            assertThatThrownBy(() -> PartialFile.left(file("a.txt"))).hasMessageStartingWith("another run is writing");
            first.finish();
        }
        assertThat(PartialFile.left(file("a.txt"))).isEmpty();
        assertThat(files()).containsExactly("a.txt");
    }

    @Test
    void the_mode_of_a_file_is_kept() throws IOException {
        Files.writeString(file("plain"), "");
        write(file("new.txt"), "new");
        assertThat(mode(file("new.txt"))).isEqualTo(mode(file("plain")));
        for (String mode : List.of("rw-------", "rwxr-x---", "rw-rw-rw-", "rw-r--r--", "rwxrwxrwx")) {
            Files.setPosixFilePermissions(file("new.txt"), PosixFilePermissions.fromString(mode));
            for (int left = 0; left < 2; left++) {
                if (left == 1) {
                    Files.writeString(file("new.txt.partial"), "left");
                }
                write(file("new.txt"), mode);
                assertThat(mode(file("new.txt"))).isEqualTo(mode);
                assertThat(file("new.txt")).hasContent(mode);
            }
        }
    }

    @Test
    void what_is_not_whole_is_as_secret_as_the_file() throws IOException {
        Files.writeString(file("a.txt"), "");
        Files.setPosixFilePermissions(file("a.txt"), PosixFilePermissions.fromString("rw-------"));
        try (PartialFile partial = PartialFile.create(file("a.txt"))) {
            assertThat(mode(file("a.txt.partial"))).isEqualTo("rw-------");
            partial.discard();
        }
        Files.writeString(file("a.txt.partial"), "left");
        PartialFile.left(file("a.txt")).orElseThrow().close();
        assertThat(mode(file("a.txt.partial"))).isEqualTo("rw-------");
    }

    @Test
    void links_lead_to_the_file_that_is_written_whether_there_is_one_or_not() throws IOException {
        Path inner = Files.createDirectory(file("inner"));
        for (String before : List.of("", "old")) {
            for (String target :
                    List.of("inner/real.txt", inner.resolve("real.txt").toString(), "second")) {
                Files.deleteIfExists(inner.resolve("real.txt"));
                if (!before.isEmpty()) {
                    Files.writeString(inner.resolve("real.txt"), before);
                }
                Files.deleteIfExists(file("link"));
                Files.deleteIfExists(file("second"));
                Files.createSymbolicLink(file("second"), Path.of("inner/../inner/real.txt"));
                Files.createSymbolicLink(file("link"), Path.of(target));
                write(file("link"), "new");
                assertThat(Files.readSymbolicLink(file("link"))).isEqualTo(Path.of(target));
                assertThat(inner.resolve("real.txt")).hasContent("new");
                assertThat(Files.isRegularFile(inner.resolve("real.txt"), LinkOption.NOFOLLOW_LINKS))
                        .isTrue();
                assertThat(files()).containsExactly("inner", "link", "second");
            }
        }
    }

    @Test
    void links_that_lead_nowhere_are_said() throws IOException {
        Files.createSymbolicLink(file("round"), Path.of("round"));
        Files.createSymbolicLink(file("lost"), Path.of("no/such/folder"));
        assertThatThrownBy(() -> write(file("round"), "")).hasMessageEndingWith("too many symbolic links");
        assertThatThrownBy(() -> write(file("lost"), "")).hasMessageEndingWith("no such file or folder");
        assertThatThrownBy(() -> write(folder, "")).hasMessageEndingWith("it is a folder");
        assertThatThrownBy(() -> write("/", "")).hasMessageEndingWith("it is a folder");
        assertThat(files()).containsExactly("lost", "round");
    }

    @Test
    void the_streams_of_the_process_are_written_to_directly() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (String name : List.of("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "/proc/thread-self/fd/1")) {
            try (WholeFile whole = WholeFile.open(name, InputFiles.NONE, Program.BLANK.environment(out))) {
                whole.write(to -> to.write(name.getBytes(StandardCharsets.UTF_8)));
            }
            assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(name);
            out.reset();
        }
    }

    @Test
    void a_stream_with_another_number_is_written_to_at_its_end() throws IOException, InterruptedException {
        Path log = Files.writeString(file("log"), "before\n");
        Process other = new ProcessBuilder("sh", "-c", "exec 7>>\"$0\"; echo; read -r end", log.toString()).start();
        try {
            assertThat(other.getInputStream().read()).isEqualTo('\n');
            write("/proc/" + other.pid() + "/fd/7", "text");
            assertThat(log).hasContent("before\ntext");
            assertThat(files()).containsExactly("log");
        } finally {
            other.destroyForcibly().waitFor();
        }
    }
}
