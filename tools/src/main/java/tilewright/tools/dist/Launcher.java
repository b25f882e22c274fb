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

    /** Returns the one for macOS, whose programs differ from those of Linux. */
    static String macos(Path project, String version) throws IOException {
        return text(project, version)
                .replace("stat -c '%d %i %s %y %z'", "stat -f '%d %i %z %Fm %Fc'")
                .replace("sha256sum", "shasum -a 256")
                .replace("libjvm.so", "libjvm.dylib");
    }

    /**
     * Returns the one for Windows.
     *
     * @param hash which names the folder of the cache
     */
    static String windows(Path project, String version, String hash) throws IOException {
        return Files.readString(project.resolve("tools/src/main/dist/launcher.cmd"))
                .replace("@version@", version)
                .replace("@hash@", hash)
                .replace("\r", "")
                .replace("\n", "\r\n");
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
