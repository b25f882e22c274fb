package tilewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;

/**
 * An answer whose bytes are to stay. A file beside the test has a line for each: its kind, and a digest of it.
 *
 * @param kind one word
 * @param request what was asked, for people
 */
public record RecordedAnswer(String kind, String request, String answer) {

    private String line() {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(answer.getBytes(StandardCharsets.UTF_8));
            return kind + " " + HexFormat.of().formatHex(hash, 0, 4);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Compares answers with those of the file, which are as many. */
    public static void compare(List<RecordedAnswer> answers, Class<?> test, String file) throws IOException {
        List<String> recorded;
        try (InputStream in = Objects.requireNonNull(test.getResourceAsStream(file))) {
            recorded = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
        List<String> others = new ArrayList<>();
        for (int i = 0; i < Math.min(answers.size(), recorded.size()); i++) {
            if (!recorded.get(i).equals(answers.get(i).line())) {
                others.add(answers.get(i).request + "\n  -> " + answers.get(i).answer);
            }
        }
        assertThat(others).as("requests with another answer").isEmpty();
        assertThat(recorded).hasSameSizeAs(answers);
    }

    /** Writes the file, in the module where this runs. */
    public static void write(List<RecordedAnswer> answers, Class<?> test, String file) throws IOException {
        Path folder = Path.of("src/test/resources", test.getPackageName().split("[.]"));
        Files.createDirectories(folder);
        Files.write(
                folder.resolve(file), answers.stream().map(RecordedAnswer::line).toList());
    }
}
