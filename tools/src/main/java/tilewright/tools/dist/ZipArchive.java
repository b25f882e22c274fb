package tilewright.tools.dist;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes files as a zip file whose bytes depend on the names and contents of the files, and on one date, alone. */
final class ZipArchive {

    private ZipArchive() {}

    /**
     * Writes the file.
     *
     * @param entries what is in it, by the names there, in their order; folders are left out
     */
    static void write(Map<String, Path> entries, Instant date, Path file) throws IOException {
        try (OutputStream to = Files.newOutputStream(file);
                ZipOutputStream out = new ZipOutputStream(to)) {
            out.setLevel(Deflater.BEST_COMPRESSION);
            for (Map.Entry<String, Path> entry : entries.entrySet()) {
                if (Files.isRegularFile(entry.getValue())) {
                    ZipEntry copy = new ZipEntry(entry.getKey());
                    copy.setTimeLocal(LocalDateTime.ofInstant(date, ZoneOffset.UTC));
                    out.putNextEntry(copy);
                    Files.copy(entry.getValue(), out);
                }
            }
        }
    }
}
