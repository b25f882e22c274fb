package tilewright.tools.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TarFileTest {

    private static final FileTime DATE = FileTime.fromMillis(1_700_000_000_000L);

    @TempDir
    private Path folder;

    @Test
    void equal_files_in_other_folders_written_in_another_order_give_the_same_bytes() throws IOException {
        Path one = written("one", List.of("run", "b", "a"), "rwxr-xr-x");
        Path other = written("other", List.of("a", "run", "b"), "rwx------");
        assertThat(other).hasSameBinaryContentAs(one);
    }

    @Test
    void tar_unpacks_names_contents_dates_and_what_may_run() throws IOException, InterruptedException {
        Path file = written("one", List.of("run", "a"), "rwxr-xr-x");
        Path unpacked = Files.createDirectory(folder.resolve("unpacked"));
        Programs.run(List.of("tar", "-xf", file.toString(), "-C", unpacked.toString()));
        Path run = unpacked.resolve("app/bin/run");
        assertThat(run).hasContent("run");
        assertThat(Files.isExecutable(run)).isTrue();
        assertThat(Files.isExecutable(unpacked.resolve("app/bin/a"))).isFalse();
        assertThat(Files.readSymbolicLink(unpacked.resolve("app/link"))).isEqualTo(Path.of("bin/run"));
        for (Path path : TarFile.paths(unpacked.resolve("app"))) {
            assertThat(Files.getLastModifiedTime(path)).isEqualTo(DATE);
        }
    }

    @Test
    void names_that_are_too_long_are_refused() throws IOException {
        Path app = Files.createDirectory(folder.resolve("app"));
        Files.createFile(app.resolve("n".repeat(97)));
        assertThatThrownBy(() -> TarFile.write(app, "app", folder.resolve("file")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is longer than 100 bytes");
    }

    private Path written(String name, List<String> files, String permissions) throws IOException {
        Path app = folder.resolve(name).resolve("app");
        Path bin = Files.createDirectories(app.resolve("bin"));
        for (String file : files) {
            Files.writeString(bin.resolve(file), file);
        }
        Files.setPosixFilePermissions(bin.resolve("run"), PosixFilePermissions.fromString(permissions));
        Files.createSymbolicLink(app.resolve("link"), Path.of("bin/run"));
        for (Path path : TarFile.paths(app).reversed()) {
            Files.setLastModifiedTime(path, DATE);
        }
        Path tar = folder.resolve(name).resolve("tar.gz");
        TarFile.write(app, "app", tar);
        return tar;
    }
}
