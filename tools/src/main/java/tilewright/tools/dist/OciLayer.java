package tilewright.tools.dist;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.SortedMap;

/**
 * A layer of an image: a compressed tar file, whose name is its checksum.
 *
 * @param file where it is
 * @param sum of the file
 * @param content the checksum of what it is without compression
 * @param what it has, in a few words
 */
record OciLayer(Path file, String sum, String content, String what) {

    /**
     * Writes a layer.
     *
     * @param folder for the file
     */
    static OciLayer write(String what, SortedMap<String, TarFile.Entry> entries, Path folder) throws IOException {
        MessageDigest sum = Sums.digest("SHA-256");
        MessageDigest content = Sums.digest("SHA-256");
        Path written = folder.resolve("layer");
        try (OutputStream to = Files.newOutputStream(written);
                OutputStream out =
                        new DigestOutputStream(new TarFile.Compressed(new DigestOutputStream(to, sum)), content)) {
            TarFile.write(entries, out);
        }
        String name = HexFormat.of().formatHex(sum.digest());
        return new OciLayer(
                Files.move(written, folder.resolve(name)), name, HexFormat.of().formatHex(content.digest()), what);
    }
}
