package tilewright.bulk.output;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.jspecify.annotations.Nullable;
import tilewright.bulk.input.Files;
import tilewright.bulk.input.Trouble;
import tilewright.cli.batch.Line;
import tilewright.text.Json;

/** JSON objects, one a line, each beginning with its number, one file after the other. One thread. */
public final class NumberedLines implements Closeable {

    private static final String BEGIN = "{\"line\":";

    private final List<String> files;
    private final Configuration hadoop;
    private int next;
    private @Nullable BufferedReader reader;

    /** @param files in order; empty names are passed over */
    public NumberedLines(List<String> files, Configuration hadoop) {
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
                Path path = new Path(files.get(next++));
                reader = new BufferedReader(
                        new InputStreamReader(Files.system(path, hadoop).open(path), StandardCharsets.UTF_8), 1 << 16);
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

    /** The line that was kept to be answered again. */
    public static Line kept(String line) {
        Json.Obj kept = (Json.Obj) Json.parse(line);
        String text = ((Json.Str) kept.field("text").orElseThrow()).value();
        return Line.of(number(line), text, 0);
    }

    /**
     * Passes over some lines.
     *
     * @throws Trouble when there are fewer
     */
    public void skip(long count) throws IOException {
        for (long i = 0; i < count; i++) {
            if (next().isEmpty()) {
                throw Trouble.of("a file of this job has been cut: " + files);
            }
        }
    }

    @Override
    public void close() throws IOException {
        if (reader != null) {
            reader.close();
        }
    }
}
