package tilewright.bulk.output;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import tilewright.bulk.input.Files;
import tilewright.text.Json;
import tilewright.text.TextError;

/**
 * The small files of a job, each a JSON object whose last field, {@code sum}, is the CRC-32C of the file's name and the
 * object without it.
 */
final class SealedJson {

    private static final String SUM = ",\"sum\":\"";
    private static final String END = "\"}\n";
    private static final int DIGITS = 8;

    private SealedJson() {}

    /** Writes a file in place of what is there; what a link there points to stays as it is. */
    static void write(Path file, Json.Obj json, FileSystem system) throws IOException {
        system.delete(file, false);
        String text = json.toString();
        try (OutputStream out = Files.create(file, system)) {
            out.write((text.substring(0, text.length() - 1) + SUM + sum(file.getName() + text) + END)
                    .getBytes(StandardCharsets.UTF_8));
        }
    }

    /** The object; empty when there is no file, or when it is not what was written. */
    static Optional<Json.Obj> read(Path file, FileSystem system) throws IOException {
        if (!system.exists(file) || !system.getFileStatus(file).isFile()) {
            return Optional.empty();
        }
        try (InputStream in = system.open(file)) {
            return opened(file.getName(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    private static Optional<Json.Obj> opened(String name, String text) {
        int end = text.length() - SUM.length() - DIGITS - END.length();
        String bare = end < 0 ? "" : text.substring(0, end) + "}";
        if (end < 0 || !text.equals(text.substring(0, end) + SUM + sum(name + bare) + END)) {
            return Optional.empty();
        }
        try {
            return Json.parse(bare) instanceof Json.Obj json ? Optional.of(json) : Optional.empty();
        } catch (TextError damaged) {
            return Optional.empty();
        }
    }

    /** The texts, or the numbers as texts, in a list of an object; none where it has no such list. */
    static List<String> texts(Json.Obj json, String field) {
        return json.field(field).map(list -> ((Json.Arr) list).items()).orElse(List.of()).stream()
                .map(item -> item instanceof Json.Str text ? text.value() : item.toString())
                .toList();
    }

    /** Eight digits that tell a text from others. */
    static String sum(String text) {
        CRC32C sum = new CRC32C();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits(sum.getValue(), DIGITS);
    }
}
