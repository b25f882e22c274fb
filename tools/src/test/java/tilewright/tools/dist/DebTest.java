package tilewright.tools.dist;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DebTest {

    private static final Instant DATE = Instant.parse("2026-11-05T12:00:00Z");

    @TempDir
    private Path folder;

    @Test
    void an_archive_has_headers_of_60_bytes_and_even_offsets() throws IOException {
        Path odd = Files.writeString(folder.resolve("odd"), "abc");
        Path even = Files.writeString(folder.resolve("even"), "ab");
        Path archive = folder.resolve("archive");
        Deb.archive(List.of(odd, even), DATE, archive);
        assertThat(archive).hasContent("""
                !<arch>
                odd             1793880000  0     0     100644  3         `
                abc
                even            1793880000  0     0     100644  2         `
                ab""");
    }

    @Test
    void equal_programs_give_equal_packages() throws IOException {
        assertThat(written("one", "0.1.0")).hasSameBinaryContentAs(written("other", "0.1.0"));
    }

    @Test
    void a_package_has_the_program_its_link_and_sums_but_not_the_completions_of_the_archive() throws IOException {
        Path deb = written("one", "0.1.0-SNAPSHOT");
        assertThat(deb).hasFileName("tilewright_0.1.0~SNAPSHOT_amd64.deb");
        Path parts = folder.resolve("one/deb/parts");
        String data = unzipped(parts.resolve("data.tar.gz"));
        assertThat(data)
                .contains("./usr/lib/tilewright/bin/tilewright\0", "../lib/tilewright/bin/tilewright\0")
                .contains("./usr/lib/tilewright/bom.json\0")
                .contains("./usr/share/zsh/vendor-completions/_tilewright\0", "./usr/share/man/man1/tilewright.1.gz\0")
                .contains("./usr/lib/systemd/system/tilewright.service\0", "./etc/tilewright.conf\0")
                .contains("ExecStart=/usr/bin/tilewright serve --config /etc/tilewright.conf\n")
                .doesNotContain(
                        "tilewright/completions", "tilewright/service", "tilewright/README.txt", "@version@", "@date@");
        assertThat(unzipped(parts.resolve("control.tar.gz")))
                .contains("Version: 0.1.0~SNAPSHOT\n")
                .contains("/etc/tilewright.conf\n")
                .contains("25f9e794323b453885f5181f1b624d0b  usr/lib/tilewright/bin/tilewright\n")
                .containsPattern("Installed-Size: [0-9]+\n");
    }

    @Test
    void the_guide_shows_the_unit_and_the_settings_as_they_are() throws IOException {
        Path service = Path.of("src/main/dist/service");
        String guide = Files.readString(Path.of("../docs/guide/own-server.md"));
        assertThat(guide).contains("```ini\n" + Service.unit(service, "/usr/bin/tilewright") + "```\n");
        String settings = Files.readString(service.resolve(Service.SETTINGS)).replaceAll("(?m)^#.*\n", "");
        assertThat(guide).contains("# /etc/tilewright.conf\n" + settings + "```\n");
    }

    private Path written(String name, String version) throws IOException {
        Path program = folder.resolve(name).resolve("program");
        Files.createDirectories(program.resolve("bin"));
        Files.createDirectories(program.resolve("completions"));
        Files.writeString(program.resolve("bin/tilewright"), "123456789");
        Files.writeString(program.resolve("README.txt"), "Unpack it.");
        Files.writeString(program.resolve("bom.json"), "{}");
        for (String shell : List.of("bash", "zsh", "fish")) {
            Files.writeString(program.resolve("completions/tilewright." + shell), "#!/bin/bash\ncomplete\n");
        }
        for (Path path : TarFile.paths(program)) {
            Files.setLastModifiedTime(path, FileTime.from(DATE));
        }
        Path sources = Path.of("src/main/dist/deb");
        new Deb(sources, version, DATE, program, folder.resolve(name).resolve("deb"))
                .write(".TH PAGE 1", folder.resolve(name));
        return folder.resolve(name).resolve("tilewright_%s_amd64.deb".formatted(version.replace('-', '~')));
    }

    private static String unzipped(Path file) throws IOException {
        try (var in = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
