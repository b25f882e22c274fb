package tilewright.hues;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The lines of a data file, without the comments at its head. */
final class Cases {

    private Cases() {}

    static List<String> lines(String name) {
        try (InputStream in = Objects.requireNonNull(Cases.class.getResourceAsStream(name), name)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().filter(line -> !line.startsWith("#")).toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
