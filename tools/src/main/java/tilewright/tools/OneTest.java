package tilewright.tools;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/**
 * Runs a test class, or one method of it, seconds after an edit. Compiles into the folders of the build, without its checks,
 * and only the sources that changed since, and those that mention the classes of these.
 *
 * <p>Runs in the folder of a module, with its class path. Arguments: the file of the test class, and the method's name or nothing. If
 * that is {@code main}, further arguments are for it.
 */
final class OneTest {

    private static final String SOURCES = "/src/test/java/";

    /** The age of the classes beyond that of their sources, for which the build compiles them once more, with its checks. */
    private static final Duration OLDER = Duration.ofSeconds(1);

    /** Sources of one kind of a module of this project on the class path, and the folder of their classes. */
    private record Part(Path module, Path sources, Path resources, Path classes) {

        static Part of(Path module, String kind) {
            Path target = module.resolve("target");
            Path folder = module.resolve("src", kind);
            Path sources = kind.equals("messages") ? target.resolve("generated-sources", kind) : folder.resolve("java");
            Path classes = target.resolve(kind.equals("test") ? "test-classes" : "classes");
            return new Part(module, sources, folder.resolve("resources"), classes);
        }

        /** The names of sources, from {@link #sources}, which are newer than their classes. */
        Set<Path> changed() throws IOException {
            Set<Path> changed = new TreeSet<>();
            for (Path source : files(sources)) {
                Path made = classes.resolve(source.toString().replaceFirst("[.]java$", ".class"));
                Instant edited = time(sources.resolve(source));
                boolean fresh = Files.exists(made)
                        && (!time(made).isBefore(edited) || time(made).equals(edited.minus(OLDER)));
                if (!fresh && !source.toString().endsWith("-info.java")) {
                    changed.add(source);
                }
            }
            return changed;
        }

        /** The sources with one of the names inside, or inside one of their classes. */
        Set<Path> mentioning(Pattern names) throws IOException {
            Set<Path> found = new TreeSet<>();
            for (Path source : files(sources)) {
                if (source.toString().endsWith(".java") && mentions(sources.resolve(source), names)) {
                    found.add(source);
                }
            }
            for (Path made : files(classes)) {
                Path source = source(made);
                if (Files.exists(sources.resolve(source)) && mentions(classes.resolve(made), names)) {
                    found.add(source);
                }
            }
            found.removeIf(source -> source.toString().endsWith("-info.java"));
            return found;
        }

        private static boolean mentions(Path file, Pattern names) throws IOException {
            return names.matcher(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
                    .find();
        }

        void compile(Set<Path> some) throws IOException {
            Path options = module.resolve("target", "test.options");
            String classPath =
                    Files.exists(options) ? Files.readAllLines(options).get(1) : System.getProperty("java.class.path");
            // In a folder of their own, for beside its module-info.class they would be a module's.
            Path made = Files.createTempDirectory(classes.getParent(), "one-");
            List<String> arguments = new ArrayList<>(List.of(
                    "-d",
                    made.toString(),
                    "-cp",
                    classPath,
                    "--release",
                    "25",
                    "-proc:none",
                    "-parameters",
                    "-g",
                    "-nowarn"));
            some.forEach(source -> arguments.add(sources.resolve(source).toString()));
            int result = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
            for (Path file : files(made)) {
                if (result == 0) {
                    Instant edited = time(sources.resolve(source(file)));
                    Files.setLastModifiedTime(made.resolve(file), FileTime.from(edited.minus(OLDER)));
                    Files.createDirectories(classes.resolve(file).getParent());
                    Files.move(made.resolve(file), classes.resolve(file), StandardCopyOption.REPLACE_EXISTING);
                } else {
                    Files.delete(made.resolve(file));
                }
            }
            try (Stream<Path> folders = Files.walk(made)) {
                folders.sorted(Comparator.reverseOrder())
                        .forEach(folder -> folder.toFile().delete());
            }
            if (result != 0) {
                System.exit(1);
            }
        }

        /** The source of a class, both from their folders. */
        private static Path source(Path made) {
            return Path.of(made.toString().replaceFirst("([$].*)?[.]class$", ".java"));
        }

        void copyResources() throws IOException {
            for (Path resource : files(resources)) {
                Path copy = classes.resolve(resource);
                if (!Files.exists(copy) || time(copy).isBefore(time(resources.resolve(resource)))) {
                    Files.createDirectories(copy.getParent());
                    Files.copy(resources.resolve(resource), copy, StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }

        private static Instant time(Path file) throws IOException {
            return Files.getLastModifiedTime(file).toInstant();
        }

        private static List<Path> files(Path folder) throws IOException {
            if (!Files.isDirectory(folder)) {
                return List.of();
            }
            try (Stream<Path> all = Files.walk(folder)) {
                return all.filter(Files::isRegularFile).map(folder::relativize).toList();
            }
        }
    }

    private OneTest() {}

    public static void main(String[] arguments) throws Exception {
        compile(parts());
        String name = arguments[0]
                .substring(arguments[0].indexOf(SOURCES) + SOURCES.length())
                .replace(".java", "")
                .replace('/', '.');
        Class<?> named = Class.forName(name);
        if (arguments[1].equals("main")) {
            Method main = named.getMethod("main", String[].class);
            main.setAccessible(true);
            main.invoke(null, (Object) Arrays.copyOfRange(arguments, 2, arguments.length));
        } else {
            System.exit(run(named, arguments[1]) ? 0 : 1);
        }
    }

    /** Returns the modules of this project on the class path, from the ground up. */
    private static List<Part> parts() throws IOException {
        Path root = Path.of("..").toAbsolutePath().normalize();
        Set<Path> path = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .collect(Collectors.toSet());
        List<Part> parts = new ArrayList<>();
        for (String module : Pattern.compile("(?<=<module>)[^<]*")
                .matcher(Files.readString(root.resolve("pom.xml")))
                .results()
                .map(found -> found.group())
                .toList()) {
            for (String kind : List.of("messages", "main", "test")) {
                Part part = Part.of(root.resolve(module), kind);
                if (path.contains(part.classes)) {
                    parts.add(part);
                }
            }
        }
        return parts;
    }

    private static void compile(List<Part> parts) throws IOException {
        Set<String> names = new TreeSet<>();
        for (Part part : parts) {
            part.copyResources();
            Set<Path> some = part.changed();
            for (Path source : some) {
                names.add(source.getFileName().toString().replace(".java", ""));
            }
            if (!names.isEmpty()) {
                some.addAll(part.mentioning(Pattern.compile("\\b(" + String.join("|", names) + ")\\b")));
            }
            if (!some.isEmpty()) {
                System.err.printf("compiling %d of %s ...%n", some.size(), part.sources);
                part.compile(some);
            }
        }
    }

    /** Runs a class, or its methods of a name unless that is empty; false when a test failed or did not run. */
    private static boolean run(Class<?> tests, String method) {
        List<DiscoverySelector> selected = new ArrayList<>();
        if (method.isEmpty()) {
            selected.add(selectClass(tests));
        }
        for (var declared : tests.getDeclaredMethods()) {
            if (declared.getName().equals(method)) {
                selected.add(selectMethod(tests, declared));
            }
        }
        SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create()
                .execute(
                        LauncherDiscoveryRequestBuilder.request()
                                .selectors(selected)
                                .build(),
                        listener);
        TestExecutionSummary summary = listener.getSummary();
        summary.printFailuresTo(new PrintWriter(System.out, true, System.out.charset()), 12);
        long failed = summary.getTotalFailureCount();
        long skipped = summary.getTestsSkippedCount() + summary.getTestsAbortedCount();
        System.out.printf(
                "%s: %d tests, %d failed, %d skipped%n",
                tests.getName(), summary.getTestsFoundCount(), failed, skipped);
        return failed + skipped == 0 && summary.getTestsFoundCount() > 0;
    }
}
