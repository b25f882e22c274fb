package tilewright.tools.dist;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
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
                    try (InputStream in = Files.newInputStream(entry.getValue())) {
                        add(entry.getKey(), LocalDateTime.ofInstant(date, ZoneOffset.UTC), in, out);
                    }
                }
            }
        }
    }

    /**
     * Writes a copy with another file in it.
     *
     * @param name of that file
     */
    static void withText(Path archive, String name, String text, Path copy) throws IOException {
        try (InputStream from = Files.newInputStream(archive);
                ZipInputStream in = new ZipInputStream(from);
                OutputStream to = Files.newOutputStream(copy);
                ZipOutputStream out = new ZipOutputStream(to)) {
            out.setLevel(Deflater.BEST_COMPRESSION);
            LocalDateTime date = LocalDateTime.MIN;
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                date = entry.getTimeLocal();
                add(entry.getName(), date, in, out);
            }
            add(name, date, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), out);
        }
    }

    private static void add(String name, LocalDateTime date, InputStream from, ZipOutputStream to) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(date);
        to.putNextEntry(entry);
        from.transferTo(to);
    }
}
