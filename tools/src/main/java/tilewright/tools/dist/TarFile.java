package tilewright.tools.dist;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * Writes a folder as a compressed tar file whose bytes depend on the names, contents, and dates of the files alone, and on which
 * of them its owner may run: in the order of their names, owned by root, in the format ustar.
 */
final class TarFile {

    private static final int BLOCK = 512;
    private static final int NAME = 100;
    private static final int SUM = 148;
    private static final int SUM_LENGTH = 8;
    private static final int GZIP_EFFORT = 8;

    private TarFile() {}

    /**
     * A file, folder, or link as it becomes part of a tar file.
     *
     * @param owner the number of the user and the group that own it; 0 is root
     * @param mode who may do what, in octal digits
     */
    record Entry(Path path, Instant date, int owner, String mode) {

        /** Returns it with its own date, for root, and for others to read, and to run if its owner may. */
        static Entry of(Path path) throws IOException {
            boolean link = Files.isSymbolicLink(path);
            Path dated = link ? path.toAbsolutePath().getParent() : path; // a link has the date of its folder
            boolean runs = link || Files.isExecutable(path);
            return new Entry(path, Files.getLastModifiedTime(dated).toInstant(), 0, runs ? "755" : "644");
        }
    }

    /**
     * Writes the file.
     *
     * @param name of the only entry at the top, which is the folder
     */
    static void write(Path folder, String name, Path file) throws IOException {
        write(entries(folder, name), file);
    }

    /**
     * Writes the file.
     *
     * @param entries what is in it, by the names there, in their order
     */
    static void write(Map<String, Path> entries, Path file) throws IOException {
        Map<String, Entry> all = new LinkedHashMap<>();
        for (Map.Entry<String, Path> entry : entries.entrySet()) {
            all.put(entry.getKey(), Entry.of(entry.getValue()));
        }
        try (OutputStream to = Files.newOutputStream(file);
                OutputStream out = new Compressed(to)) {
            write(all, out);
        }
    }

    /**
     * Writes a tar file without compression.
     *
     * @param entries what is in it, by the names there, in their order
     */
    static void write(Map<String, Entry> entries, OutputStream out) throws IOException {
        for (Map.Entry<String, Entry> entry : entries.entrySet()) {
            add(entry.getKey(), entry.getValue(), out);
        }
        out.write(new byte[2 * BLOCK]);
    }

    /**
     * Returns the folder and all below it.
     *
     * @param name of the folder in the file
     */
    static SequencedMap<String, Path> entries(Path folder, String name) throws IOException {
        SequencedMap<String, Path> entries = new LinkedHashMap<>();
        for (Path path : paths(folder)) {
            entries.put(path.equals(folder) ? name : name + "/" + folder.relativize(path), path);
        }
        return entries;
    }

    /** Returns text, compressed. */
    static byte[] compressed(String text) throws IOException {
        ByteArrayOutputStream to = new ByteArrayOutputStream();
        try (OutputStream out = new Compressed(to)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        byte[] bytes = to.toByteArray();
        bytes[GZIP_EFFORT] = 2; // the greatest, which Java does not say
        return bytes;
    }

    /** Returns the folder and all below it, each folder before what is in it. */
    static List<Path> paths(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.sorted().toList();
        }
    }

    private static void add(String name, Entry entry, OutputStream out) throws IOException {
        Path path = entry.path();
        if (Files.isSymbolicLink(path)) {
            out.write(header(name, entry, '2', 0, Files.readSymbolicLink(path).toString()));
        } else if (Files.isDirectory(path)) {
            out.write(header(name + "/", entry, '5', 0, ""));
        } else {
            long size = Files.size(path);
            out.write(header(name, entry, '0', size, ""));
            Files.copy(path, out);
            out.write(new byte[(int) (-size & BLOCK - 1)]);
        }
    }

    private static byte[] header(String name, Entry entry, char type, long size, String target) {
        byte[] header = new byte[BLOCK];
        put(header, 0, NAME, name);
        String owner = "%07o".formatted(entry.owner());
        put(header, 100, 8, "0".repeat(7 - entry.mode().length()) + entry.mode());
        put(header, 108, 8, owner);
        put(header, 116, 8, owner);
        put(header, 124, 12, "%011o".formatted(size));
        put(header, 136, 12, "%011o".formatted(entry.date().getEpochSecond()));
        put(header, SUM, SUM_LENGTH, " ".repeat(SUM_LENGTH));
        put(header, 156, 1, String.valueOf(type));
        put(header, 157, NAME, target);
        put(header, 257, 8, "ustar\00000");
        String user = entry.owner() == 0 ? "root" : "";
        put(header, 265, 32, user);
        put(header, 297, 32, user);
        int sum = 0;
        for (byte value : header) {
            sum += value & 0xff;
        }
        put(header, SUM, SUM_LENGTH, "%06o\0 ".formatted(sum));
        return header;
    }

    private static void put(byte[] header, int at, int length, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length > length) {
            throw new IllegalArgumentException("(%s) is longer than %d bytes".formatted(text, length));
        }
        System.arraycopy(bytes, 0, header, at, bytes.length);
    }

    /** Packs as {@code gzip -n -9} does: without name and date. */
    static final class Compressed extends GZIPOutputStream {

        Compressed(OutputStream out) throws IOException {
            super(out, 1 << 16);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
