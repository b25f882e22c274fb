package tilewright.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.spi.ToolProvider;

/**
 * A folder with the real launcher and options, but with hardly any sources and a program that prints what it was given.
 * The build takes no time, and writes down that it ran.
 *
 * <p>The folder {@code prepared} holds what the build makes; the file {@code builds} has a line for each build.
 */
final class Installation {

    static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
    static final Path JDK = Path.of(System.getProperty("java.home"));

    /**
     * Prints the JVM's version and the arguments, each on its line; (exit N) ends with that code, (input) prints the first
     * byte of the standard input, (exists FILE) whether there is such a file, and (wait FILE) waits until there is none.
     */
    private static final String PROGRAM = """
            package tilewright.cli;

            public final class Main {
                public static void main(String[] arguments) throws java.io.IOException {
                    System.out.println(Runtime.version().feature());
                    for (String argument : arguments) {
                        System.out.println(argument);
                    }
                    if (arguments.length == 2 && arguments[0].equals("exit")) {
                        System.exit(Integer.parseInt(arguments[1]));
                    }
                    if (arguments.length == 1 && arguments[0].equals("input")) {
                        System.out.println(new java.io.FileInputStream(java.io.FileDescriptor.in).read());
                    }
                    while (arguments.length == 2
                            && arguments[0].equals("wait")
                            && java.nio.file.Files.exists(java.nio.file.Path.of(arguments[1]))) {
                        Thread.onSpinWait();
                    }
                    if (arguments.length == 2 && arguments[0].equals("exists")) {
                        System.out.println(java.nio.file.Files.exists(java.nio.file.Path.of(arguments[1])));
                    }
                }
            }
            """;

    /** Reports overlapping builds; waits while there is a file (wait); leaves a process behind when there is (linger). */
    private static final String BUILD = """
            #!/bin/sh
            cd "$(dirname "$0")" || exit
            echo build >>builds
            mkdir working || echo overlap >>builds
            while [ -e wait ]; do sleep 0.1; done
            mkdir -p cli/target
            cp -p prepared/* cli/target
            [ ! -e message ] || cat message
            if [ -e linger ]; then sleep 600 >/dev/null 2>&1 & echo $! >linger; fi
            rmdir working
            [ ! -e broken ] || exit 1
            : >cli/target/tilewright.built
            """;

    private final Path root;

    private Installation(Path root) {
        this.root = root;
    }

    /** Makes what the build is to make. */
    static void prepare(Path folder) throws IOException {
        Path source = Files.writeString(folder.resolve("Main.java"), PROGRAM);
        Path made = Files.createDirectories(folder.resolve("prepared"));
        tool("javac", "-d", folder.resolve("classes").toString(), source.toString());
        tool(
                "jar",
                "-c",
                "-f",
                made.resolve("tilewright.jar").toString(),
                "-C",
                folder.resolve("classes").toString(),
                ".");
        Files.copy(PROJECT.resolve("cli/src/main/launcher/tilewright.options"), made.resolve("tilewright.options"));
    }

    private static void tool(String name, String... arguments) {
        int exit = ToolProvider.findFirst(name).orElseThrow().run(System.out, System.err, arguments);
        if (exit != 0) {
            throw new IllegalStateException(name + " gave " + exit);
        }
    }

    /**
     * @param root is made
     * @param prepared the folder that {@link #prepare} was given
     */
    static Installation in(Path root, Path prepared) throws IOException {
        Installation made = new Installation(root);
        for (String script :
                List.of("tilewright", "scripts/find-jdk.sh", "scripts/find-tools.sh", "scripts/bring.sh")) {
            made.script(script, Files.readString(PROJECT.resolve(script)));
        }
        made.script("build", BUILD);
        for (String module : List.of("core", "print", "server", "browser", "cli")) {
            made.write(module + "/pom.xml", "");
            made.write(module + "/src/main/java/Source.java", "");
        }
        made.write("pom.xml", "");
        made.write("browser/page/src/page.ts", "");
        made.write("words/en/page/home.properties", "");
        Files.createDirectories(made.path("prepared"));
        for (String file : List.of("tilewright.jar", "tilewright.options")) {
            Files.copy(
                    prepared.resolve("prepared").resolve(file),
                    made.path("prepared").resolve(file));
        }
        return made;
    }

    /**
     * Puts the real launcher and what the build has made into a folder.
     *
     * @param programs of the build that the launcher uses
     * @return the folder
     */
    static Path built(Path folder, String... programs) throws IOException {
        List<String> files = new ArrayList<>(
                List.of("tilewright", "scripts/find-jdk.sh", "cli/src/main/launcher/tilewright.options"));
        files.addAll(List.of(programs));
        for (String file : List.of(
                "tilewright.jar",
                "tilewright.options",
                "tilewright.aot",
                "tilewright.aot.sum",
                "single.jsa",
                "single.jsa.sum")) {
            files.add("cli/target/" + file);
        }
        for (String file : files) {
            Files.createDirectories(folder.resolve(file).getParent());
            Files.copy(PROJECT.resolve(file), folder.resolve(file), StandardCopyOption.COPY_ATTRIBUTES);
        }
        Files.writeString(folder.resolve("cli/target/tilewright.built"), "");
        return folder;
    }

    Path path(String name) {
        return root.resolve(name);
    }

    void write(String name, String text) throws IOException {
        Files.createDirectories(path(name).getParent());
        Files.writeString(path(name), text);
    }

    void script(String name, String text) throws IOException {
        write(name, text);
        if (!path(name).toFile().setExecutable(true)) {
            throw new IOException(name + " cannot be made executable");
        }
    }

    /** Makes everything old, and what was built a little less old. */
    void age() throws IOException {
        try (var files = Files.walk(root)) {
            for (Path file : files.toList()) {
                date(file, 3600);
            }
        }
        date(path("cli/target/tilewright.built"), 1800);
    }

    void date(Path file, int secondsAgo) throws IOException {
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().minusSeconds(secondsAgo)));
    }

    /** The lines that builds have written. */
    List<String> builds() throws IOException {
        return Files.exists(path("builds")) ? Files.readAllLines(path("builds")) : List.of();
    }

    Started start(String... arguments) throws IOException {
        return start(path("tilewright"), Map.of("TILEWRIGHT_JAVA_HOME", JDK.toString()), arguments);
    }

    Started start(Path launcher, Map<String, String> environment, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(launcher.toString()));
        command.addAll(List.of(arguments));
        return Started.of(environment, command.toArray(String[]::new));
    }

    Started.Ended run(String... arguments) throws IOException, InterruptedException {
        return start(arguments).end();
    }

    /** Runs as a developer does. */
    Started.Ended develop() throws IOException, InterruptedException {
        return start(path("tilewright"), Map.of("TILEWRIGHT_JAVA_HOME", JDK.toString(), "TILEWRIGHT_DEV", "1"))
                .end();
    }
}
