package tilewright.tools.dist;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Predicate;

/** SHA-256 of files and folders, as 64 hexadecimal digits. */
final class Sums {

    private Sums() {}

    /** Returns that of a file. */
    static String of(Path file) throws IOException {
        return of(file, digest("SHA-256"));
    }

    /** Returns that of the contents of files, one after the other. */
    static String of(List<Path> files) throws IOException {
        MessageDigest digest = digest("SHA-256");
        try (OutputStream out = new DigestOutputStream(OutputStream.nullOutputStream(), digest)) {
            for (Path file : files) {
                Files.copy(file, out);
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    /** Returns the MD5 of a file, which Debian's packages have, as 32 digits. */
    static String md5(Path file) throws IOException {
        return of(file, digest("MD5"));
    }

    private static String of(Path file, MessageDigest digest) throws IOException {
        try (InputStream in = Files.newInputStream(file);
                OutputStream out = new DigestOutputStream(OutputStream.nullOutputStream(), digest)) {
            in.transferTo(out);
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    /** Returns that of bytes. */
    static String of(byte[] bytes) {
        return HexFormat.of().formatHex(digest("SHA-256").digest(bytes));
    }

    /** Returns that of the names and contents of those files in a folder that are wanted: of a list as {@code sha256sum} writes it. */
    static String ofFolder(Path folder, Predicate<Path> wanted) throws IOException {
        StringBuilder list = new StringBuilder();
        for (Path path : TarFile.paths(folder)) {
            if (Files.isRegularFile(path) && wanted.test(path)) {
                list.append(line(path, folder.relativize(path).toString()));
            }
        }
        return of(list.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** Returns a line of a list of checksums. */
    static String line(Path file, String name) throws IOException {
        return of(file) + "  " + name + "\n";
    }

    /** Returns the algorithm for checksums of a kind. */
    static MessageDigest digest(String name) {
        try {
            return MessageDigest.getInstance(name);
        } catch (NoSuchAlgorithmException impossible) {
            throw new UncheckedIOException(new IOException(impossible));
        }
    }
}
