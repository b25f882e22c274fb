package tilewright.bulk.output;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.jspecify.annotations.Nullable;
import tilewright.cli.batch.Line;
import tilewright.text.Json;

/** Reads files of JSON objects, one object a line, each of which begins with its number. One thread. */
public final class NumberedLines implements Closeable {

    private static final String BEGIN = "{\"line\":";

    private final List<SummedFile> files;
    private final Configuration hadoop;
    private int next;
    private @Nullable BufferedReader reader;

    /** @param files in order; at the end of a file that has been damaged, an exception comes in place of a line */
    public NumberedLines(List<SummedFile> files, Configuration hadoop) {
        this.files = files.stream().filter(file -> !file.isEmpty()).toList();
        this.hadoop = hadoop;
    }

    /** The next line, without its line break; empty at the end. */
    public Optional<String> next() throws IOException {
        while (true) {
            if (reader == null) {
                if (next == files.size()) {
                    return Optional.empty();
                }
                reader = new BufferedReader(
                        new InputStreamReader(files.get(next++).open(hadoop), StandardCharsets.UTF_8), 1 << 16);
            }
            @Nullable String line = reader.readLine();
            if (line != null) {
                return Optional.of(line);
            }
            reader.close();
            reader = null;
        }
    }

    /** The number at the beginning of a line. */
    public static long number(String line) {
        int end = BEGIN.length();
        while (end < line.length() && Character.isDigit(line.charAt(end))) {
            end++;
        }
        return Long.parseLong(line.substring(BEGIN.length(), end));
    }

    /** The fields of a line. */
    public static Json.Obj fields(String line) {
        return (Json.Obj) Json.parse(line);
    }

    /** Reads a line that was kept to be answered again. */
    public static Line kept(String line) {
        Json.Obj kept = fields(line);
        String text = ((Json.Str) kept.field("text").orElseThrow()).value();
        return Line.of(number(line), text, 0);
    }

    /** Returns lines from the middle; reads all others as well, so that their checksum is checked. */
    public List<String> range(long from, long count) throws IOException {
        List<String> range = new ArrayList<>();
        long at = 0;
        for (var line = next(); line.isPresent(); line = next()) {
            if (at >= from && at < from + count) {
                range.add(line.get());
            }
            at++;
        }
        return range;
    }

    @Override
    public void close() throws IOException {
        if (reader != null) {
            reader.close();
        }
    }
}
