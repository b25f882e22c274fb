package tilewright.tools.dist;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/**
 * The archive for another platform: the folder for this one with another runtime and launcher. It has no archive of classes, which
 * only a JVM of that platform could make; there the first start makes the cache that is faster anyway.
 *
 * @param jmods of that platform
 * @param version of the program
 * @param date of the files that are made here
 * @param folder an empty one, in which it is made
 */
record OtherPlatform(Jmods jmods, String version, Instant date, Path folder) {

    private static final String UNTRIED = """

            This archive, for @platform@, is untried: it is made on Linux on x86-64, and has not been started on such a machine.
            """;

    /** The files that depend on the platform, in the folder for this one. */
    private static final List<String> LEFT =
            List.of("lib/runtime", "lib/tilewright.jsa", "bin/tilewright", "README.txt");

    /**
     * Writes the archive.
     *
     * @param jdk of this platform
     * @param modules of the runtime
     * @param program the folder for this platform, whose name is that of the folder in the archive
     * @param target the folder for it
     */
    void write(Jdk jdk, List<String> modules, Path program, Path target) throws IOException, InterruptedException {
        Path name = program.getFileName();
        Path made = Files.createDirectories(folder.resolve(name));
        for (Path path : TarFile.paths(program)) {
            Path inside = program.relativize(path);
            if (LEFT.stream().noneMatch(inside::startsWith)) {
                copy(path, made.resolve(inside));
            }
        }
        Path runtime = made.resolve("lib/runtime");
        jdk.link(modules, jmods.unpack(Files.createDirectories(folder.resolve("jmods"))), runtime);
        boolean windows = jmods.platform().startsWith("windows");
        Path launcher = made.resolve(windows ? "bin/tilewright.cmd" : "bin/tilewright");
        Files.writeString(launcher, launcher(made.resolve("lib")));
        launcher.toFile().setExecutable(true);
        String readme =
                Files.readString(program.resolve("README.txt")) + UNTRIED.replace("@platform@", jmods.platform());
        if (windows) {
            readme = readme.replace("bin/tilewright", "bin\\tilewright")
                    .replace("~/.cache/tilewright", "%LOCALAPPDATA%\\Tilewright")
                    .replace("\n", "\r\n");
        }
        Files.writeString(made.resolve("README.txt"), readme);
        for (Path path : TarFile.paths(made)) {
            Path old = program.resolve(made.relativize(path));
            boolean same = path.endsWith("tilewright.jar");
            Files.setLastModifiedTime(path, same ? Files.getLastModifiedTime(old) : FileTime.from(date));
        }
        String archive = name + "-" + jmods.platform();
        Map<String, Path> entries = TarFile.entries(made, name.toString());
        if (windows) {
            ZipArchive.write(entries, date, target.resolve(archive + ".zip"));
        } else {
            TarFile.write(entries, target.resolve(archive + ".tar.gz"));
        }
    }

    private String launcher(Path lib) throws IOException {
        return switch (jmods.platform().replaceFirst("-.*", "")) {
            case "windows" -> {
                List<Path> files = List.of(lib.resolve("tilewright.jar"), lib.resolve("runtime/lib/modules"));
                yield Launcher.windows(Path.of(""), version, Sums.of(files));
            }
            case "macos" -> Launcher.macos(Path.of(""), version);
            default -> Launcher.text(Path.of(""), version);
        };
    }

    private static void copy(Path from, Path to) throws IOException {
        if (Files.isDirectory(from)) {
            Files.createDirectories(to);
        } else {
            Files.copy(from, to);
        }
    }
}
