package tilewright.tools.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The C library of an image, from a package of Debian whose files are pinned by their checksums.
 *
 * @param table of the files: first the name of the package and its checksum, then path and checksum of each
 * @param root the folder into which that package is unpacked: that of the machine, or another one
 */
record Libc(Path table, Path root) {

    private static final String COMPONENTS = "\n  \"components\" : [\n";

    /** Returns the name of the package's file, which has its version. */
    String name() throws IOException {
        return rows().getFirst()[0];
    }

    /** Returns the checksum of the package's file. */
    String sum() throws IOException {
        return rows().getFirst()[1];
    }

    /** Returns the path of a file that is not there, or is another one. */
    Optional<String> missing() throws IOException {
        for (String[] row : files()) {
            Path file = root.resolve(row[0]);
            if (!Files.isRegularFile(file) || !Sums.of(file).equals(row[1])) {
                return Optional.of(file.toString());
            }
        }
        return Optional.empty();
    }

    /** Returns its files, by their names in the image. The one that starts programs may be run. */
    TreeMap<String, TarFile.Entry> entries(Instant date) throws IOException {
        TreeMap<String, TarFile.Entry> entries = new TreeMap<>();
        for (String[] row : files()) {
            String mode = row[0].contains("/ld-") ? "755" : "644";
            entries.put(row[0], new TarFile.Entry(root.resolve(row[0]), date, 0, mode));
        }
        return entries;
    }

    /** Returns a bill of materials with this library. */
    String into(String bom) throws IOException {
        int at = bom.indexOf(COMPONENTS);
        if (at < 0) {
            throw new IllegalStateException("the bill of materials has no list of components");
        }
        String[] parts = name().split("_");
        String address =
                "pkg:deb/debian/%s@%s?arch=amd64&distro=bookworm".formatted(parts[0], parts[1].replace("+", "%2B"));
        String library = """
                    {
                      "type" : "library",
                      "bom-ref" : "%1$s",
                      "name" : "%2$s",
                      "version" : "%3$s",
                      "licenses" : [ { "license" : { "id" : "LGPL-2.1-or-later" } } ],
                      "purl" : "%1$s"
                    },
                """.formatted(address, parts[0], parts[1]);
        int after = at + COMPONENTS.length();
        return bom.substring(0, after) + library + bom.substring(after);
    }

    private List<String[]> files() throws IOException {
        return rows().subList(1, rows().size());
    }

    private List<String[]> rows() throws IOException {
        return Dist.lines(table).stream().map(line -> line.split(",")).toList();
    }
}
