package tilewright.tools.dist;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The images, from scratch: one that serves, and one for bulk, which has the layers of the former and further ones. In both, all
 * belongs to root and may be read only, but for the folder {@code /data}, which belongs to the user that runs.
 *
 * @param sources the folder with what only images have
 * @param version of the program
 * @param date of what is made here
 * @param program the folder of the archive
 * @param bulk the folder with what bulk needs: bulk.jar, and bulk.options, which names the jars of Spark
 * @param folder an empty one for parts
 */
record OciImages(Path sources, String version, Instant date, Path program, Path bulk, Path folder) {

    /** The user nobody, as other images from scratch have it. */
    private static final int USER = 65_532;

    private static final String PLACE = "opt/tilewright";
    private static final String JAVA = "/" + PLACE + "/lib/runtime/bin/java";
    private static final String OPTIONS = "@/" + PLACE + "/lib/container.options";
    private static final String SQLITE = "libsqlitejdbc.so";
    private static final long SECOND = 1_000_000_000;

    /**
     * Writes those images that can be made.
     *
     * @param target the folder for them
     * @return why one is left out; empty if none is
     */
    Optional<String> write(Libc libc, Path target) throws IOException {
        Optional<String> missing = libc.missing();
        if (missing.isPresent()) {
            return Optional.of(
                    "there are no images, for %s is not that of %s; unpack that package of Debian by dpkg-deb -x,"
                                    .formatted(missing.get(), libc.name())
                            + " and name the folder by TILEWRIGHT_LIBC");
        }
        Path blobs = Files.createDirectories(folder.resolve("blobs"));
        List<OciLayer> layers = new ArrayList<>();
        layers.add(OciLayer.write("C library, user, and folders", base(libc), blobs));
        layers.add(OciLayer.write("Java", below(program.resolve("lib/runtime"), PLACE + "/lib/runtime"), blobs));
        layers.add(OciLayer.write("Tilewright", tilewright(libc), blobs));
        SequencedMap<String, Object> serve = config(List.of("serve"), List.of());
        serve.put("ExposedPorts", JsonText.object("8080/tcp", Map.of()));
        serve.put("StopSignal", "SIGTERM");
        // No part of the specification; Docker knows it.
        serve.put(
                "Healthcheck",
                JsonText.object(
                        "Test",
                        List.of("CMD", JAVA, OPTIONS, "tilewright.server.operate.HealthProbe"),
                        "Interval",
                        30 * SECOND,
                        "Timeout",
                        10 * SECOND,
                        "StartPeriod",
                        20 * SECOND,
                        "Retries",
                        3));
        image("serve", "tilewright", layers, serve, target);
        if (!Files.exists(bulk.resolve("bulk.options")) || !Files.exists(bulk.resolve("bulk.jar"))) {
            return Optional.of("there is no image for bulk; ./build bulk makes what it needs");
        }
        SparkJars spark = SparkJars.of(bulk);
        SortedMap<String, TarFile.Entry> jars = spark.layer(PLACE + "/bulk/spark", date);
        for (String name : List.of("bulk", "bulk/spark")) {
            jars.put(PLACE + "/" + name, new TarFile.Entry(folder, date, 0, "755"));
        }
        layers.add(OciLayer.write("Apache Spark", jars, blobs));
        layers.add(OciLayer.write("Bulk", bulk(spark), blobs));
        SequencedMap<String, Object> jobs = config(
                List.of("bulk", "--help"), List.of("TILEWRIGHT_BULK=/" + PLACE + "/bulk", "SPARK_LOCAL_IP=127.0.0.1"));
        image("bulk", "tilewright-bulk", layers, jobs, target);
        return Optional.empty();
    }

    private void image(
            String kind, String name, List<OciLayer> layers, SequencedMap<String, Object> config, Path target)
            throws IOException {
        new OciImage(name + ":" + version, date, List.copyOf(layers), config)
                .write(
                        Files.createDirectories(folder.resolve(kind)),
                        target.resolve("tilewright-%s-oci-%s.tar".formatted(version, kind)));
    }

    private SequencedMap<String, Object> config(List<String> command, List<String> variables) {
        List<String> all = new ArrayList<>(
                List.of("LANG=C.UTF-8", "HOME=/data", "TILEWRIGHT_HOST=0.0.0.0", "TILEWRIGHT_DATA=/data"));
        all.addAll(variables);
        return JsonText.object(
                "User",
                USER + ":" + USER,
                "Env",
                all,
                "Entrypoint",
                List.of(JAVA, OPTIONS, "tilewright.cli.Main"),
                "Cmd",
                command,
                "WorkingDir",
                "/data",
                "Volumes",
                JsonText.object("/data", Map.of()),
                "Labels",
                JsonText.object(
                        "org.opencontainers.image.title",
                        "Tilewright",
                        "org.opencontainers.image.version",
                        version,
                        "org.opencontainers.image.created",
                        date.toString(),
                        "org.opencontainers.image.licenses",
                        "Apache-2.0 AND GPL-2.0-only WITH Classpath-exception-2.0 AND LGPL-2.1-or-later"));
    }

    private SortedMap<String, TarFile.Entry> base(Libc libc) throws IOException {
        TreeMap<String, TarFile.Entry> entries = libc.entries(date);
        text(entries, "etc/group", "root:x:0:\ntilewright:x:%d:\n".formatted(USER));
        text(entries, "etc/nsswitch.conf", "hosts: files dns\n");
        text(
                entries,
                "etc/passwd",
                "root:x:0:0:root:/:/none\ntilewright:x:%1$d:%1$d:tilewright:/data:/none\n".formatted(USER));
        text(
                entries,
                "usr/share/doc/libc6/README.txt",
                Files.readString(sources.resolve("libc.txt")).replace("@package@", libc.name()));
        entries.put(
                "usr/share/doc/libc6/LGPL-2.1.txt", new TarFile.Entry(sources.resolve("LGPL-2.1.txt"), date, 0, "644"));
        Path link = folder.resolve("ld.so");
        Files.createSymbolicLink(link, Path.of("../lib/x86_64-linux-gnu/ld-linux-x86-64.so.2"));
        entries.put("lib64/ld-linux-x86-64.so.2", new TarFile.Entry(link, date, 0, "777"));
        for (String name : List.copyOf(entries.keySet())) {
            parents(entries, name);
        }
        parents(entries, PLACE + "/lib/runtime");
        entries.put("data", new TarFile.Entry(folder, date, USER, "755"));
        for (String mount : List.of("dev", "proc", "sys")) {
            entries.put(mount, new TarFile.Entry(folder, date, 0, "755"));
        }
        entries.put("tmp", new TarFile.Entry(folder, date, 0, "1777"));
        return entries;
    }

    private SortedMap<String, TarFile.Entry> tilewright(Libc libc) throws IOException {
        TreeMap<String, TarFile.Entry> entries = new TreeMap<>();
        for (String name : List.of("lib/tilewright.jar", "lib/tilewright.jsa", "LICENSE", "NOTICE", "NOTICE.txt")) {
            Path path = program.resolve(name);
            if (Files.exists(path)) {
                entries.put(PLACE + "/" + name, TarFile.Entry.of(path));
            }
        }
        text(entries, PLACE + "/bom.json", libc.into(Files.readString(program.resolve("bom.json"))));
        entries.putAll(below(program.resolve("licenses"), PLACE + "/licenses"));
        text(
                entries,
                PLACE + "/lib/container.options",
                Files.readString(program.resolve("lib/tilewright.options"))
                        + Files.readString(sources.resolve("container.options")));
        try (ZipFile jar = new ZipFile(program.resolve("lib/tilewright.jar").toFile())) {
            ZipEntry library = jar.getEntry("org/sqlite/native/Linux/x86_64/" + SQLITE);
            if (library != null) {
                Path file = folder.resolve(SQLITE);
                try (InputStream in = jar.getInputStream(library)) {
                    Files.copy(in, file);
                }
                entries.put(PLACE + "/lib/" + SQLITE, new TarFile.Entry(file, date, 0, "644"));
            }
        }
        return entries;
    }

    private SortedMap<String, TarFile.Entry> bulk(SparkJars spark) throws IOException {
        TreeMap<String, TarFile.Entry> entries = new TreeMap<>();
        text(entries, PLACE + "/bulk/bulk.options", spark.options("/" + PLACE + "/bulk"));
        entries.put(PLACE + "/bulk/bulk.jar", new TarFile.Entry(bulk.resolve("bulk.jar"), date, 0, "644"));
        return entries;
    }

    /** The folder and all below it. */
    private static SortedMap<String, TarFile.Entry> below(Path top, String name) throws IOException {
        TreeMap<String, TarFile.Entry> entries = new TreeMap<>();
        for (Map.Entry<String, Path> entry : TarFile.entries(top, name).entrySet()) {
            entries.put(entry.getKey(), TarFile.Entry.of(entry.getValue()));
        }
        return entries;
    }

    private void text(Map<String, TarFile.Entry> entries, String name, String text) throws IOException {
        Path file = Files.writeString(folder.resolve(name.replace('/', '-')), text);
        entries.put(name, new TarFile.Entry(file, date, 0, "644"));
    }

    /** Adds the folders in which a file is. */
    private void parents(Map<String, TarFile.Entry> entries, String name) {
        for (int slash = name.indexOf('/'); slash >= 0; slash = name.indexOf('/', slash + 1)) {
            entries.put(name.substring(0, slash), new TarFile.Entry(folder, date, 0, "755"));
        }
    }
}
