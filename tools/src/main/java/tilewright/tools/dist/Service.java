package tilewright.tools.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The unit for systemd, and a file of settings to begin with. */
final class Service {

    static final String UNIT = "tilewright.service";
    static final String SETTINGS = "tilewright.conf";

    private Service() {}

    /** Writes both into a folder, which is made. */
    static void write(Path sources, String program, Path folder) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve(UNIT), unit(sources, program));
        Files.copy(sources.resolve(SETTINGS), folder.resolve(SETTINGS));
    }

    /** Returns the unit that starts a program. */
    static String unit(Path sources, String program) throws IOException {
        return Files.readString(sources.resolve(UNIT)).replace("@program@", program);
    }
}
