package tilewright.tools.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files that are taken from a folder of downloads. */
class JmodsTest {

    private static final String ADDRESS = "https://example.com/jmods.zip";

    @TempDir
    private Path folder;

    @Test
    void each_line_of_the_table_is_for_the_jdk_that_downloads_are_made_with() throws IOException {
        String jdk = Dist.lines(Path.of("src/main/dist/jdks.csv")).getFirst();
        String version = jdk.split(",")[1].replace("Temurin-", "");
        assertThat(Dist.lines(Path.of("src/main/dist/jmods.csv")))
                .hasSize(4)
                .allSatisfy(line -> assertThat(line)
                        .matches("(linux|macos|windows)-(x64|arm64),https://[^,]+\\.(tar\\.gz|zip),(-|[0-9a-f]{64})")
                        .contains("/jdk-" + version.replace("+", "%2B") + "/", version.replace('+', '_')));
    }

    @Test
    void a_file_with_the_checksum_of_the_table_is_taken() throws IOException {
        Path file = Files.writeString(folder.resolve("jmods.zip"), "bytes");
        assertThat(Jmods.in(folder, List.of(line(Sums.of(file))), false))
                .containsExactly(new Jmods("windows-x64", ADDRESS, Sums.of(file), file));
    }

    @Test
    void without_a_checksum_only_a_draft_takes_it() throws IOException {
        Files.writeString(folder.resolve("jmods.zip"), "bytes");
        assertThat(Jmods.in(folder, List.of(line("-")), true)).hasSize(1);
        assertThatThrownBy(() -> Jmods.in(folder, List.of(line("-")), false))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("has no checksum of jmods.zip")
                .hasMessageContaining(ADDRESS + ".sha256.txt");
    }

    @Test
    void with_another_checksum_it_is_not_taken() throws IOException {
        Files.writeString(folder.resolve("jmods.zip"), "other bytes");
        String sum = "0".repeat(64);
        assertThatThrownBy(() -> Jmods.in(folder, List.of(line(sum)), false))
                .hasMessageContaining(sum)
                .hasMessageContaining("get it again from " + ADDRESS);
    }

    @Test
    void a_folder_without_any_is_refused() {
        assertThatThrownBy(() -> Jmods.in(folder, List.of(line("-")), false))
                .hasMessage(folder + " has no file that tools/src/main/dist/jmods.csv names");
    }

    @Test
    void the_modules_are_found_wherever_they_lie() throws IOException, InterruptedException {
        Path target = Files.createDirectories(folder.resolve("target"));
        assertThat(zip("jdk-25-jmods/java.base.jmod").unpack(target)).isEqualTo(target.resolve("jdk-25-jmods"));
    }

    @Test
    void an_entry_that_lies_elsewhere_is_refused() throws IOException {
        Jmods zip = zip("../java.base.jmod");
        Path target = Files.createDirectories(folder.resolve("target"));
        assertThatThrownBy(() -> zip.unpack(target)).hasMessageContaining("../java.base.jmod");
        assertThat(folder.resolve("java.base.jmod")).doesNotExist();
    }

    private static String line(String sum) {
        return "windows-x64," + ADDRESS + "," + sum;
    }

    private Jmods zip(String entry) throws IOException {
        Path file = folder.resolve("jmods.zip");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(file))) {
            out.putNextEntry(new ZipEntry(entry));
            out.write("module".getBytes(StandardCharsets.UTF_8));
        }
        return new Jmods("windows-x64", ADDRESS, "-", file);
    }
}
