package tilewright.tools.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TimeZone;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ZipArchiveTest {

    private static final Instant DATE = Instant.parse("2026-11-05T12:00:00Z");

    @TempDir
    private Path folder;

    @Test
    void equal_files_give_equal_bytes_in_each_time_zone() throws IOException {
        TimeZone zone = TimeZone.getDefault();
        try {
            Path one = written("one");
            TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kolkata"));
            assertThat(written("other")).hasSameBinaryContentAs(one);
        } finally {
            TimeZone.setDefault(zone);
        }
    }

    @Test
    void it_has_its_files_in_their_order_and_no_folders() throws IOException {
        assertThat(entries(written("one")))
                .isEqualTo(Map.of("b/b.txt", "second", "a.txt", "first"))
                .satisfies(entries -> assertThat(entries.keySet()).containsExactly("b/b.txt", "a.txt"));
    }

    @Test
    void a_copy_has_one_file_more() throws IOException {
        Path copy = folder.resolve("copy.zip");
        ZipArchive.withText(written("one"), "c.txt", "third", copy);
        assertThat(entries(copy))
                .containsExactly(
                        Map.entry("b/b.txt", "second"), Map.entry("a.txt", "first"), Map.entry("c.txt", "third"));
        Path again = folder.resolve("again.zip");
        ZipArchive.withText(written("one"), "c.txt", "third", again);
        assertThat(again).hasSameBinaryContentAs(copy);
    }

    private Path written(String name) throws IOException {
        Path from = Files.createDirectories(folder.resolve(name));
        SequencedMap<String, Path> files = new LinkedHashMap<>();
        files.put("b", from);
        files.put("b/b.txt", Files.writeString(from.resolve("b.txt"), "second"));
        files.put("a.txt", Files.writeString(from.resolve("a.txt"), "first"));
        Path zip = folder.resolve(name + ".zip");
        ZipArchive.write(files, DATE, zip);
        return zip;
    }

    private static SequencedMap<String, String> entries(Path zip) throws IOException {
        SequencedMap<String, String> entries = new LinkedHashMap<>();
        try (ZipFile file = new ZipFile(zip.toFile())) {
            for (var entry : file.stream().toList()) {
                entries.put(
                        entry.getName(), new String(file.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return entries;
    }
}
