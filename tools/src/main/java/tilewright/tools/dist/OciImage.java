package tilewright.tools.dist;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * An image for x86-64, as the specification of the Open Container Initiative has it (image-spec 1.1): layers, a configuration, and
 * a manifest, each named by its SHA-256. Its bytes depend on those of the layers, and on what is given here.
 *
 * @param name of the image, with its tag
 * @param date of all that is written here
 * @param layers the lowest first
 * @param config how a container runs, as the specification names it
 */
record OciImage(String name, Instant date, List<OciLayer> layers, SequencedMap<String, Object> config) {

    private static final String TYPE = "application/vnd.oci.image.";

    /**
     * Writes the image as a tar file of an image layout, which {@code podman load}, {@code docker load}, and {@code skopeo copy
     * oci-archive:FILE} read.
     *
     * @param folder an empty one for its parts
     */
    void write(Path folder, Path file) throws IOException {
        TreeMap<String, TarFile.Entry> entries = new TreeMap<>();
        for (OciLayer layer : layers) {
            add(entries, blob(layer.sum()), layer.file());
        }
        String configured = JsonText.of(configuration());
        String config = Sums.of(configured.getBytes(StandardCharsets.UTF_8));
        String manifest = JsonText.of(manifest(configured, config));
        String sum = Sums.of(manifest.getBytes(StandardCharsets.UTF_8));
        add(entries, blob(config), Files.writeString(folder.resolve("config"), configured));
        add(entries, blob(sum), Files.writeString(folder.resolve("manifest"), manifest));
        add(entries, "index.json", Files.writeString(folder.resolve("index.json"), JsonText.of(index(manifest, sum))));
        add(entries, "manifest.json", Files.writeString(folder.resolve("docker"), JsonText.of(docker(config))));
        add(entries, "oci-layout", Files.writeString(folder.resolve("oci-layout"), """
                {"imageLayoutVersion":"1.0.0"}"""));
        entries.put("blobs", new TarFile.Entry(folder, date, 0, "755"));
        entries.put("blobs/sha256", new TarFile.Entry(folder, date, 0, "755"));
        try (OutputStream out = Files.newOutputStream(file)) {
            TarFile.write(entries, out);
        }
    }

    private void add(Map<String, TarFile.Entry> entries, String name, Path path) {
        entries.put(name, new TarFile.Entry(path, date, 0, "644"));
    }

    private static String blob(String sum) {
        return "blobs/sha256/" + sum;
    }

    private Object configuration() {
        return JsonText.object(
                "created",
                date.toString(),
                "architecture",
                "amd64",
                "os",
                "linux",
                "config",
                config,
                "rootfs",
                JsonText.object(
                        "type",
                        "layers",
                        "diff_ids",
                        layers.stream()
                                .map(layer -> "sha256:" + layer.content())
                                .toList()),
                "history",
                layers.stream()
                        .map(layer -> JsonText.object(
                                "created", date.toString(), "created_by", "./build dist", "comment", layer.what()))
                        .toList());
    }

    private Object manifest(String configured, String config) throws IOException {
        List<Object> described = new ArrayList<>();
        for (OciLayer layer : layers) {
            described.add(descriptor("layer.v1.tar+gzip", layer.sum(), Files.size(layer.file())));
        }
        return JsonText.object(
                "schemaVersion",
                2,
                "mediaType",
                TYPE + "manifest.v1+json",
                "config",
                descriptor("config.v1+json", config, length(configured)),
                "layers",
                described);
    }

    private Object index(String manifest, String sum) {
        SequencedMap<String, Object> entry = descriptor("manifest.v1+json", sum, length(manifest));
        entry.put("platform", JsonText.object("architecture", "amd64", "os", "linux"));
        // The second is what Docker goes by.
        entry.put(
                "annotations",
                JsonText.object(
                        "org.opencontainers.image.ref.name", name, "io.containerd.image.name", "localhost/" + name));
        return JsonText.object("schemaVersion", 2, "mediaType", TYPE + "index.v1+json", "manifests", List.of(entry));
    }

    /** The file by which Docker before version 25 finds the parts. */
    private Object docker(String config) {
        return List.of(JsonText.object(
                "Config",
                blob(config),
                "RepoTags",
                List.of("localhost/" + name),
                "Layers",
                layers.stream().map(layer -> blob(layer.sum())).toList()));
    }

    private static SequencedMap<String, Object> descriptor(String type, String sum, long size) {
        return JsonText.object("mediaType", TYPE + type, "digest", "sha256:" + sum, "size", size);
    }

    private static long length(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
