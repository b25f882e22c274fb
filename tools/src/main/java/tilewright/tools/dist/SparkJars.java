package tilewright.tools.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.ZipFile;

/**
 * The jars of Spark that bulk needs, in the order of its class path.
 *
 * @param before the options of the JVM that bulk has besides
 * @param jars by the names of their files
 */
record SparkJars(String before, SequencedMap<String, Path> jars) {

    /**
     * Returns those that {@code bulk.options} in a folder names, without what {@code bulk.jar} there has itself.
     *
     * @throws IllegalStateException if one is gone, or two have the same name
     */
    static SparkJars of(Path folder) throws IOException {
        List<String> lines = Files.readAllLines(folder.resolve("bulk.options"));
        int at = lines.indexOf("-cp");
        SequencedMap<String, Path> jars = new LinkedHashMap<>();
        try (ZipFile own = new ZipFile(folder.resolve("bulk.jar").toFile())) {
            for (String name : lines.get(at + 1).replace("\"", "").split(":")) {
                Path jar = Path.of(name);
                if (!Files.exists(jar)) {
                    throw new IllegalStateException("there is no " + jar + " any more; ./build bulk brings it");
                }
                if (!within(jar, own) && jars.put(jar.getFileName().toString(), jar) != null) {
                    throw new IllegalStateException("two jars of Spark are named " + jar.getFileName());
                }
            }
        }
        return new SparkJars(String.join("\n", lines.subList(0, at)) + "\n", jars);
    }

    /** Returns the jars, as files of a folder that is made. */
    SortedMap<String, TarFile.Entry> layer(String folder, Instant date) {
        SortedMap<String, TarFile.Entry> entries = new TreeMap<>();
        jars.forEach((name, path) -> entries.put(folder + "/" + name, new TarFile.Entry(path, date, 0, "644")));
        return entries;
    }

    /**
     * Returns the options of the JVM.
     *
     * @param folder where bulk is, with Spark in a folder of its own
     */
    String options(String folder) {
        return jars.keySet().stream()
                .map(name -> folder + "/spark/" + name)
                .collect(Collectors.joining(
                        ":",
                        before
                                + "# There is no program chmod.\n-Dspark.hadoop.fs.file.impl=tilewright.bulk.output.LocalFiles\n\n-cp\n\""
                                + folder + "/bulk.jar:",
                        "\"\n"));
    }

    private static boolean within(Path jar, ZipFile own) throws IOException {
        try (ZipFile opened = new ZipFile(jar.toFile())) {
            return opened.stream()
                    .anyMatch(entry -> entry.getName().endsWith(".class")
                            && !entry.getName().endsWith("module-info.class")
                            && own.getEntry(entry.getName()) != null);
        }
    }
}
