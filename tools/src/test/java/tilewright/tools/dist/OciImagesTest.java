package tilewright.tools.dist;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OciImagesTest {

    private static final Instant DATE = Instant.parse("2026-11-05T12:00:00Z");
    private static final Path SOURCES = Path.of("src/main/dist/oci");
    private static final String HEX = "([0-9a-f]{64})";

    @TempDir
    private Path folder;

    /** An entry of a tar file, as its header has it. */
    private record Found(String name, String mode, int owner, long seconds, char type, String target, byte[] content) {}

    @Test
    void each_blob_is_named_by_its_checksum_and_described_by_its_size() throws IOException {
        for (String kind : List.of("serve", "bulk")) {
            Map<String, Found> image = image("one", kind);
            assertThat(text(image, "oci-layout")).isEqualTo("{\"imageLayoutVersion\":\"1.0.0\"}");
            for (Found found : image.values()) {
                if (found.name().startsWith("blobs/sha256/") && found.type() == '0') {
                    assertThat(found.name()).endsWith("/" + Sums.of(found.content()));
                }
            }
            String index = text(image, "index.json");
            String manifest =
                    text(image, blob(all("\"digest\":\"sha256:" + HEX, index).getFirst()));
            List<MatchResult> described = new ArrayList<>();
            for (String json : List.of(index, manifest)) {
                described.addAll(Pattern.compile("\"digest\":\"sha256:" + HEX + "\",\"size\":([0-9]+)")
                        .matcher(json)
                        .results()
                        .toList());
            }
            Set<String> named = new HashSet<>();
            for (MatchResult one : described) {
                assertThat(at(image, blob(one.group(1))).content()).hasSize(Integer.parseInt(one.group(2)));
                named.add(blob(one.group(1)));
            }
            assertThat(image.keySet())
                    .hasSize(named.size() + 5)
                    .containsAll(named)
                    .contains("blobs/", "blobs/sha256/", "index.json", "manifest.json", "oci-layout");
        }
    }

    @Test
    void the_configuration_names_the_layers_without_compression() throws IOException {
        Map<String, Found> image = image("one", "bulk");
        String docker = text(image, "manifest.json");
        String config = text(image, all("\"Config\":\"([^\"]+)\"", docker).getFirst());
        List<String> contents = new ArrayList<>();
        for (String layer : layers(image)) {
            contents.add(Sums.of(unzipped(at(image, blob(layer)).content())));
        }
        assertThat(all("\"sha256:" + HEX + "\"", config)).isEqualTo(contents).hasSize(5);
        assertThat(all("\"blobs/sha256/" + HEX + "\"", docker.substring(docker.indexOf("Layers"))))
                .isEqualTo(layers(image));
        assertThat(config)
                .contains(
                        "\"created\":\"2026-11-05T12:00:00Z\"",
                        "\"User\":\"65532:65532\"",
                        "\"Cmd\":[\"bulk\",\"--help\"]")
                .contains("\"TILEWRIGHT_DATA=/data\"", "\"WorkingDir\":\"/data\"", "\"tilewright.cli.Main\"")
                .doesNotContain("Healthcheck");
    }

    @Test
    void the_image_that_serves_tells_its_port_and_its_health() throws IOException {
        Map<String, Found> image = image("one", "serve");
        String config = text(
                image,
                all("\"Config\":\"([^\"]+)\"", text(image, "manifest.json")).getFirst());
        assertThat(config)
                .contains("\"Cmd\":[\"serve\"]", "\"ExposedPorts\":{\"8080/tcp\":{}}", "\"Volumes\":{\"/data\":{}}")
                .contains("\"Healthcheck\":{\"Test\":[\"CMD\",", "HealthProbe");
        String index = text(image, "index.json");
        assertThat(index).contains("\"org.opencontainers.image.ref.name\":\"tilewright:0.1.0\"", "\"os\":\"linux\"");
    }

    @Test
    void both_images_share_the_lower_layers() throws IOException {
        List<String> serve = layers(image("one", "serve"));
        assertThat(serve).hasSize(3);
        assertThat(layers(image("one", "bulk")).subList(0, 3)).isEqualTo(serve);
    }

    @Test
    void layers_are_sorted_and_belong_to_root_but_for_the_data() throws IOException {
        Map<String, Found> all = contents("one", "bulk"); // throws when a file is there twice
        for (Found found : all.values()) {
            boolean data = found.name().equals("data/");
            assertThat(found.owner()).as(found.name()).isEqualTo(data ? 65_532 : 0);
            assertThat(found.seconds()).as(found.name()).isEqualTo(DATE.getEpochSecond());
            assertThat(found.mode())
                    .as(found.name())
                    .isEqualTo(
                            found.name().equals("tmp/")
                                    ? "0001777"
                                    : found.type() == '2' ? "0000777" : mode(found.name()));
            int slash = found.name().lastIndexOf('/', found.name().length() - 2);
            assertThat(all)
                    .as(found.name())
                    .containsKey(slash < 0 ? found.name() : found.name().substring(0, slash + 1));
        }
        assertThat(all)
                .containsKeys("etc/passwd", "proc/", "opt/tilewright/lib/libsqlitejdbc.so", "opt/tilewright/LICENSE")
                .containsKeys("opt/tilewright/bulk/spark/spark.jar", "usr/share/doc/libc6/LGPL-2.1.txt")
                .doesNotContainKeys("opt/tilewright/bulk/spark/core.jar", "opt/tilewright/README.txt");
        assertThat(at(all, "lib64/ld-linux-x86-64.so.2").target())
                .isEqualTo("../lib/x86_64-linux-gnu/ld-linux-x86-64.so.2");
        assertThat(text(all, "etc/passwd")).contains("tilewright:x:65532:65532:");
        assertThat(text(all, "opt/tilewright/bom.json"))
                .startsWith("{\n  \"components\" : [\n    {\n      \"type\" : \"library\",\n")
                .contains("\"purl\" : \"pkg:deb/debian/libc6@1?arch=amd64&distro=bookworm\"\n    },\n    {}\n");
        assertThat(text(all, "opt/tilewright/bulk/bulk.options"))
                .startsWith("-XX:+UseParallelGC\n")
                .endsWith("\n-cp\n\"/opt/tilewright/bulk/bulk.jar:/opt/tilewright/bulk/spark/spark.jar\"\n");
        assertThat(text(all, "opt/tilewright/lib/container.options"))
                .startsWith("-Xss1m\n")
                .contains("\n-cp\n");
    }

    @Test
    void equal_programs_give_equal_images() throws IOException {
        for (String kind : List.of("serve", "bulk")) {
            assertThat(write("one", true)).isEmpty();
            assertThat(write("other", true)).isEmpty();
            assertThat(file("other", kind)).hasSameBinaryContentAs(file("one", kind));
        }
    }

    @Test
    void without_spark_there_is_the_image_that_serves_and_without_the_library_none() throws IOException {
        assertThat(write("one", false))
                .hasValueSatisfying(why -> assertThat(why).contains("./build bulk"));
        assertThat(file("one", "serve")).exists();
        assertThat(file("one", "bulk")).doesNotExist();
        Path other = folder.resolve("root-other/lib/x86_64-linux-gnu/libc.so.6");
        Libc libc = libc("other");
        assertThat(libc.missing()).isEmpty();
        Files.writeString(other, "an update");
        assertThat(libc.missing()).contains(other.toString());
        Path program = program("other");
        Path target = Files.createDirectories(folder.resolve("target-other"));
        Path parts = Files.createDirectories(folder.resolve("parts-other"));
        assertThat(new OciImages(SOURCES, "0.1.0", DATE, program, folder, parts).write(libc, target))
                .hasValueSatisfying(
                        why -> assertThat(why).contains("libc.so.6", "libc6_1_amd64.deb", "TILEWRIGHT_LIBC"));
        assertThat(target).isEmptyDirectory();
    }

    @Test
    void a_jar_of_spark_that_is_gone_is_named() throws IOException {
        Path bulk = bulk("one", true);
        Files.delete(bulk.resolve("spark.jar"));
        assertThatThrownBy(() -> SparkJars.of(bulk))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("spark.jar any more; ./build bulk brings it");
    }

    @Test
    void the_pinned_library_has_what_starts_programs_and_its_license() throws IOException {
        Libc libc = new Libc(SOURCES.resolve("libc.csv"), folder);
        assertThat(libc.name()).matches("libc6_.*_amd64\\.deb");
        assertThat(libc.sum()).matches(HEX);
        assertThat(libc.entries(DATE).keySet())
                .contains("lib/x86_64-linux-gnu/ld-linux-x86-64.so.2", "usr/share/doc/libc6/copyright");
        assertThat(libc.missing()).isPresent();
    }

    private static String mode(String name) {
        boolean runs = name.endsWith("/") || name.endsWith("/java") || name.contains("/ld-");
        return runs ? "0000755" : "0000644";
    }

    private Map<String, Found> image(String name, String kind) throws IOException {
        if (!Files.exists(file(name, kind))) {
            write(name, true);
        }
        return entries(Files.newInputStream(file(name, kind)));
    }

    /** All layers in one. */
    private Map<String, Found> contents(String name, String kind) throws IOException {
        Map<String, Found> image = image(name, kind);
        Map<String, Found> contents = new LinkedHashMap<>();
        for (String layer : layers(image)) {
            byte[] tar = unzipped(at(image, blob(layer)).content());
            for (Found found : entries(new ByteArrayInputStream(tar)).values()) {
                assertThat(contents.put(found.name(), found)).as(found.name()).isNull();
            }
        }
        return contents;
    }

    private static List<String> layers(Map<String, Found> image) {
        String manifest = text(
                image,
                blob(all("\"digest\":\"sha256:" + HEX, text(image, "index.json"))
                        .getFirst()));
        return all("\"digest\":\"sha256:" + HEX, manifest.substring(manifest.indexOf("\"layers\"")));
    }

    private static String blob(String sum) {
        return "blobs/sha256/" + sum;
    }

    private static String text(Map<String, Found> entries, String name) {
        return new String(at(entries, name).content(), StandardCharsets.UTF_8);
    }

    private static Found at(Map<String, Found> entries, String name) {
        return Objects.requireNonNull(entries.get(name), name);
    }

    private static List<String> all(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    private static byte[] unzipped(byte[] bytes) throws IOException {
        try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
            return in.readAllBytes();
        }
    }

    /** Reads a tar file, whose names must be sorted. */
    private static Map<String, Found> entries(InputStream file) throws IOException {
        Map<String, Found> entries = new LinkedHashMap<>();
        String last = "";
        try (InputStream in = file) {
            for (byte[] header = in.readNBytes(512); header[0] != 0; header = in.readNBytes(512)) {
                int size = Integer.parseInt(field(header, 124, 12), 8);
                String name = field(header, 0, 100);
                assertThat(name).isGreaterThan(last);
                last = name;
                Found found = new Found(
                        name,
                        field(header, 100, 8),
                        Integer.parseInt(field(header, 108, 8), 8),
                        Long.parseLong(field(header, 136, 12), 8),
                        (char) header[156],
                        field(header, 157, 100),
                        in.readNBytes(size));
                assertThat(field(header, 116, 8)).isEqualTo(field(header, 108, 8));
                in.skipNBytes(-size & 511);
                entries.put(name, found);
            }
        }
        return entries;
    }

    private static String field(byte[] header, int at, int length) {
        String field = new String(header, at, length, StandardCharsets.UTF_8);
        int end = field.indexOf('\0');
        return end < 0 ? field : field.substring(0, end);
    }

    private Path file(String name, String kind) {
        return folder.resolve("target-" + name).resolve("tilewright-0.1.0-oci-" + kind + ".tar");
    }

    private Optional<String> write(String name, boolean spark) throws IOException {
        Path target = Files.createDirectories(folder.resolve("target-" + name));
        Path parts = Files.createDirectories(folder.resolve("parts-" + System.nanoTime()));
        return new OciImages(SOURCES, "0.1.0", DATE, program(name), bulk(name, spark), parts).write(libc(name), target);
    }

    /** A small library, and the table of its files. */
    private Libc libc(String name) throws IOException {
        Path root = folder.resolve("root-" + name);
        Path lib = Files.createDirectories(root.resolve("lib/x86_64-linux-gnu"));
        Files.writeString(lib.resolve("ld-linux-x86-64.so.2"), "loader");
        Files.writeString(lib.resolve("libc.so.6"), "library");
        Path table = folder.resolve("libc-" + name + ".csv");
        StringBuilder rows = new StringBuilder("# A table\nlibc6_1_amd64.deb," + "0".repeat(64) + "\n");
        for (String file : List.of("ld-linux-x86-64.so.2", "libc.so.6")) {
            rows.append("lib/x86_64-linux-gnu/" + file + "," + Sums.of(lib.resolve(file)) + "\n");
        }
        return new Libc(Files.writeString(table, rows), root);
    }

    private Path program(String name) throws IOException {
        Path program = folder.resolve("program-" + name);
        Path bin = Files.createDirectories(program.resolve("lib/runtime/bin"));
        assertThat(Files.writeString(bin.resolve("java"), "java").toFile().setExecutable(true))
                .isTrue();
        Files.createDirectories(program.resolve("licenses"));
        Files.writeString(program.resolve("licenses/other.txt"), "a license");
        for (String file : List.of("LICENSE", "README.txt", "lib/tilewright.jsa")) {
            Files.writeString(program.resolve(file), file);
        }
        Files.writeString(program.resolve("bom.json"), "{\n  \"components\" : [\n    {}\n  ]\n}\n");
        Files.writeString(program.resolve("lib/tilewright.options"), "-Xss1m\n");
        jar(program.resolve("lib/tilewright.jar"), "org/sqlite/native/Linux/x86_64/libsqlitejdbc.so");
        for (Path path : TarFile.paths(program)) {
            Files.setLastModifiedTime(path, FileTime.from(DATE));
        }
        return program;
    }

    private Path bulk(String name, boolean spark) throws IOException {
        Path bulk = Files.createDirectories(folder.resolve("bulk-" + name));
        if (spark) {
            jar(bulk.resolve("bulk.jar"), "tilewright/Core.class");
            jar(bulk.resolve("core.jar"), "tilewright/Core.class");
            jar(bulk.resolve("spark.jar"), "spark/Spark.class");
            Files.writeString(
                    bulk.resolve("bulk.options"),
                    "-XX:+UseParallelGC\n\n-cp\n\"%1$s/core.jar:%1$s/spark.jar\"\n".formatted(bulk));
        }
        return bulk;
    }

    private static void jar(Path file, String entry) throws IOException {
        try (OutputStream to = Files.newOutputStream(file);
                ZipOutputStream out = new ZipOutputStream(to)) {
            ZipEntry header = new ZipEntry(entry);
            header.setTime(0);
            out.putNextEntry(header);
            out.write(1);
        }
    }
}
