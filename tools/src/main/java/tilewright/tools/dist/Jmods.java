package tilewright.tools.dist;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * A download with the modules of the JDK for another platform, which jlink makes a runtime for that platform of. A JDK has not had them
 * since Java 24 (JEP 493).
 *
 * @param platform as in {@code linux-arm64}
 * @param address where its maker has the download
 * @param sum its SHA-256
 * @param file the download
 */
record Jmods(String platform, String address, String sum, Path file) {

    /** The entry of the table for a checksum that nobody has looked up. */
    private static final String UNKNOWN = "-";

    /**
     * Returns those of a table whose downloads lie in a folder.
     *
     * @param lines of the table
     * @param draft if they need not have the checksums of the table
     * @throws IllegalStateException if there are none, or one is not what the table says; with what to do
     */
    static List<Jmods> in(Path folder, List<String> lines, boolean draft) throws IOException {
        List<Jmods> found = new ArrayList<>();
        for (String line : lines) {
            String[] cells = line.split(",");
            Jmods one = new Jmods(cells[0], cells[1], cells[2], folder.resolve(name(cells[1])));
            if (Files.exists(one.file)) {
                found.add(draft ? one : one.checked());
            } else {
                System.err.printf(
                        "tilewright: dist: nothing for %s: there is no %s; it is at %s%n",
                        one.platform, one.file, one.address);
            }
        }
        if (found.isEmpty()) {
            throw new IllegalStateException(folder + " has no file that tools/src/main/dist/jmods.csv names");
        }
        return found;
    }

    private Jmods checked() throws IOException {
        if (sum.equals(UNKNOWN)) {
            throw new IllegalStateException("""
                    tools/src/main/dist/jmods.csv has no checksum of %s; put in the one at %s.sha256.txt, or type --draft\
                    """.formatted(name(address), address));
        }
        String actual = Sums.of(file);
        if (!actual.equals(sum)) {
            throw new IllegalStateException(
                    "%s has the SHA-256 %s, and tools/src/main/dist/jmods.csv has %s; get it again from %s"
                            .formatted(file, actual, sum, address));
        }
        return this;
    }

    /** Unpacks it into an empty folder, and returns the folder with the modules. */
    Path unpack(Path folder) throws IOException, InterruptedException {
        if (file.toString().endsWith(".zip")) {
            unzip(folder);
        } else {
            Programs.run(List.of("tar", "-xf", file.toAbsolutePath().toString(), "-C", folder.toString()));
        }
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(path -> path.endsWith("java.base.jmod"))
                    .map(Path::getParent)
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException(file + " has no java.base.jmod in it"));
        }
    }

    private void unzip(Path folder) throws IOException {
        try (InputStream from = Files.newInputStream(file);
                ZipInputStream in = new ZipInputStream(from)) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                Path path = folder.resolve(entry.getName()).normalize();
                if (!path.startsWith(folder)) {
                    throw new IllegalStateException(file + " has an entry that lies elsewhere: " + entry.getName());
                }
                if (!entry.isDirectory()) {
                    Files.createDirectories(path.getParent());
                    Files.copy(in, path);
                }
            }
        }
    }

    private static String name(String address) {
        return address.substring(address.lastIndexOf('/') + 1);
    }
}
