package tilewright;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The public members of the classes that docs/reference/stability.md promises to keep, one on a line, as compiled programs name them. */
public final class PromisedApi {

    private static final Path DOCUMENT = Path.of("../docs/reference/stability.md");

    private PromisedApi() {}

    /**
     * Returns the members of the classes below a heading of a module.
     *
     * @param artifact as in {@code tilewright-core}
     */
    public static SortedSet<String> of(String artifact) throws IOException, ClassNotFoundException {
        SortedSet<String> members = new TreeSet<>();
        boolean below = false;
        for (String line : Files.readAllLines(DOCUMENT)) {
            if (line.contains("module `")) {
                below = line.contains("`" + artifact + "`");
            } else if (below && line.startsWith("* `")) {
                add(Class.forName(line.substring(3, line.indexOf('`', 3))), members);
            }
        }
        return members;
    }

    /** Returns the members that a version had, of the file that keeps them. */
    public static List<String> kept(Path file) throws IOException {
        return Files.readAllLines(file).stream()
                .filter(line -> !line.startsWith("#"))
                .toList();
    }

    /** Writes the file of a version that has none yet. */
    public static void keep(String artifact, String version, Path file) throws IOException, ClassNotFoundException {
        if (Files.exists(file)) {
            throw new IOException(file + " is there, and is never written anew");
        }
        List<String> lines = new ArrayList<>();
        lines.add("# What programs can call of " + artifact + " " + version
                + ". No line is ever taken out within a major version.");
        lines.addAll(of(artifact));
        Files.createDirectories(file.getParent());
        Files.write(file, lines);
    }

    private static void add(Class<?> type, SortedSet<String> members) {
        if (!Modifier.isPublic(type.getModifiers())) {
            return;
        }
        members.add(type.getName());
        for (Constructor<?> constructor : type.getConstructors()) {
            members.add(type.getName() + types(constructor.getParameterTypes()));
        }
        for (Method method : type.getDeclaredMethods()) {
            if (shown(method) && !method.isBridge()) {
                members.add(type.getName() + "#" + method.getName() + types(method.getParameterTypes()) + ": "
                        + method.getReturnType().getTypeName());
            }
        }
        for (Field field : type.getDeclaredFields()) {
            if (shown(field)) {
                members.add(type.getName() + "#" + field.getName() + ": "
                        + field.getType().getTypeName());
            }
        }
        for (Class<?> nested : type.getDeclaredClasses()) {
            add(nested, members);
        }
    }

    private static boolean shown(Member member) {
        return Modifier.isPublic(member.getModifiers()) && !member.isSynthetic();
    }

    private static String types(Class<?>... parameters) {
        return Stream.of(parameters).map(Class::getTypeName).collect(Collectors.joining(", ", "(", ")"));
    }
}
