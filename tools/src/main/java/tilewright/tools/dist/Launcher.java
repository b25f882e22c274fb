package tilewright.tools.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The launcher of a download: {@code tools/src/main/dist/launcher.sh} with those parts of the project's own launcher that are the
 * same in both.
 */
final class Launcher {

    private Launcher() {}

    /** Returns the text. */
    static String text(Path project, String version) throws IOException {
        String own = Files.readString(project.resolve("tilewright"));
        return Files.readString(project.resolve("tools/src/main/dist/launcher.sh"))
                .replace("@version@", version)
                .replace("@streams@\n", part(own, "# A stream that is closed", "# Processes cost"))
                .replace("@start@\n", part(own, "# A server makes garbage", ""));
    }

    private static String part(String text, String from, String to) {
        int begin = text.indexOf(from);
        int end = to.isEmpty() ? text.length() : text.indexOf(to);
        if (begin < 0 || end < begin) {
            throw new IllegalStateException(
                    "the launcher has no longer the lines from (%s) to (%s)".formatted(from, to));
        }
        return text.substring(begin, end);
    }
}
