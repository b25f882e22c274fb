package tilewright.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The table in docs/reference/packages.md: each package and each folder of the page with the rooms that it uses, by its imports.
 * Tests do not count. The program writes it, at the root of the project.
 */
final class Rooms {

    private static final String BEGIN = "<!-- rooms: ./build rooms -->\n";
    private static final String END = "<!-- rooms end -->\n";

    private static final List<String> JAVA =
            List.of("tools", "core", "print", "server", "browser", "cli", "e2e", "bulk", "bench", "fuzz");
    private static final String ROOT = "tilewright";

    private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
    private static final Pattern JAVA_IMPORT =
            Pattern.compile("(?m)^import (?:static )?(tilewright(?:\\.[a-z]+)*)\\.[A-Z]");
    private static final Pattern PAGE_IMPORT = Pattern.compile("from \"(\\.{1,2}/[^\"]+)\"");

    private final Path root;
    private final Path page;

    /** @param root of the project */
    Rooms(Path root) {
        this.root = root;
        this.page = root.resolve("browser/page/src");
    }

    public static void main(String[] arguments) throws IOException {
        Path document = Path.of("docs/reference/packages.md");
        Files.writeString(document, new Rooms(Path.of("")).drawn(Files.readString(document)));
    }

    /** Returns the document with the table as the sources are. */
    String drawn(String document) throws IOException {
        int begin = document.indexOf(BEGIN) + BEGIN.length();
        int end = document.indexOf(END);
        if (begin < BEGIN.length() || end < begin) {
            throw new IOException("there are no lines " + BEGIN.strip() + " and " + END.strip());
        }
        return document.substring(0, begin) + table() + document.substring(end);
    }

    private String table() throws IOException {
        StringBuilder table = new StringBuilder("| Room | Uses |\n|---|---|\n");
        for (String module : JAVA) {
            String kind = module.equals("e2e") || module.equals("fuzz") ? "test" : "main";
            Path sources = root.resolve(module).resolve("src", kind, "java");
            if (Files.isDirectory(sources)) {
                append(table, module, javaRooms(sources));
            }
        }
        append(table, "page", pageRooms());
        return table.toString();
    }

    private static void append(StringBuilder table, String module, Map<String, Set<String>> rooms) {
        for (String name : upward(rooms)) {
            table.append("| %s `%s` | %s |\n".formatted(module, name, String.join(", ", rooms.get(name))));
        }
    }

    private static Map<String, Set<String>> javaRooms(Path sources) throws IOException {
        Map<String, Set<String>> rooms = new TreeMap<>();
        for (Path file : files(sources, ".java")) {
            String text = Files.readString(file);
            Matcher declared = PACKAGE.matcher(text);
            if (declared.find()) { // but not in module-info
                add(
                        rooms,
                        shortName(declared.group(1)),
                        JAVA_IMPORT.matcher(text).results().map(found -> shortName(found.group(1))));
            }
        }
        return rooms;
    }

    private static String shortName(String packageName) {
        return packageName.equals(ROOT) ? "(root)" : packageName.substring(ROOT.length() + 1);
    }

    private Map<String, Set<String>> pageRooms() throws IOException {
        Map<String, Set<String>> rooms = new TreeMap<>();
        for (Path file : files(page, ".ts", ".css")) {
            if (!file.toString().endsWith(".test.ts")) {
                Stream<Path> imported = PAGE_IMPORT
                        .matcher(Files.readString(file))
                        .results()
                        .map(found -> file.resolveSibling(found.group(1)).normalize());
                add(
                        rooms,
                        folder(file),
                        imported.filter(used -> used.startsWith(page)).map(this::folder));
            }
        }
        return rooms;
    }

    private String folder(Path file) {
        Path inside = page.relativize(file).getParent();
        return inside == null ? "src" : inside.toString();
    }

    private static void add(Map<String, Set<String>> rooms, String room, Stream<String> used) {
        Set<String> all = rooms.computeIfAbsent(room, _ -> new TreeSet<>());
        used.filter(other -> !other.equals(room)).forEach(all::add);
    }

    private static List<Path> files(Path folder, String... endings) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> Stream.of(endings).anyMatch(file.toString()::endsWith))
                    .sorted()
                    .toList();
        }
    }

    /** The rooms from the ground up: each stands behind all that it uses; on one floor by name. */
    private static List<String> upward(Map<String, Set<String>> rooms) {
        Map<String, Integer> floors = new LinkedHashMap<>();
        rooms.keySet().forEach(name -> floors.put(name, 0));
        for (int round = 0; round < rooms.size(); round++) { // a circle ends here too
            rooms.forEach((name, uses) -> floors.put(
                    name,
                    uses.stream()
                            .mapToInt(used -> floors.getOrDefault(used, -1) + 1)
                            .max()
                            .orElse(0)));
        }
        List<String> names = new ArrayList<>(rooms.keySet());
        names.sort(Comparator.comparing((String name) -> floors.get(name)).thenComparing(Comparator.naturalOrder()));
        return names;
    }
}
