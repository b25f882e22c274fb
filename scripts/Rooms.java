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
 * Writes the table of rooms into ARCHITECTURE.md: each package and each folder of the page with the rooms that it uses,
 * by its imports. Tests do not count.
 *
 * <p>{@code Rooms} writes, {@code Rooms --check} compares. Exit 1: the table is out of date. Runs at the root of the project.
 */
final class Rooms {

    private static final Path DOCUMENT = Path.of("ARCHITECTURE.md");
    private static final String BEGIN = "<!-- rooms: ./build rooms -->\n";
    private static final String END = "<!-- rooms end -->\n";

    private static final List<String> JAVA = List.of("core", "print", "server", "browser", "cli", "e2e", "bulk", "bench", "fuzz");
    private static final Path PAGE = Path.of("browser/page/src");
    private static final String ROOT = "tilewright";

    private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
    private static final Pattern JAVA_IMPORT = Pattern.compile("(?m)^import (?:static )?(tilewright(?:\\.[a-z]+)*)\\.[A-Z]");
    private static final Pattern PAGE_IMPORT = Pattern.compile("from \"(\\.{1,2}/[^\"]+)\"");

    private Rooms() {}

    public static void main(String[] arguments) throws IOException {
        String document = Files.readString(DOCUMENT);
        int begin = document.indexOf(BEGIN) + BEGIN.length();
        int end = document.indexOf(END);
        if (begin < BEGIN.length() || end < begin) {
            throw new IOException(DOCUMENT + " has no lines " + BEGIN.strip() + " and " + END.strip());
        }
        String table = table();
        String written = document.substring(begin, end);
        if (arguments.length == 0) {
            Files.writeString(DOCUMENT, document.substring(0, begin) + table + document.substring(end));
        } else if (!written.equals(table)) {
            System.err.println("the rooms in " + DOCUMENT + " are out of date: ./build rooms writes them again; now they are\n" + table);
            System.exit(1);
        }
    }

    private static String table() throws IOException {
        StringBuilder table = new StringBuilder("| Room | Uses |\n|---|---|\n");
        for (String module : JAVA) {
            Path sources = Path.of(module, "src", module.equals("e2e") || module.equals("fuzz") ? "test" : "main", "java");
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
                add(rooms, shortName(declared.group(1)), JAVA_IMPORT.matcher(text).results().map(found -> shortName(found.group(1))));
            }
        }
        return rooms;
    }

    private static String shortName(String packageName) {
        return packageName.equals(ROOT) ? "(root)" : packageName.substring(ROOT.length() + 1);
    }

    private static Map<String, Set<String>> pageRooms() throws IOException {
        Map<String, Set<String>> rooms = new TreeMap<>();
        for (Path file : files(PAGE, ".ts", ".css")) {
            if (!file.toString().endsWith(".test.ts")) {
                Stream<Path> imported = PAGE_IMPORT.matcher(Files.readString(file)).results()
                        .map(found -> file.resolveSibling(found.group(1)).normalize());
                add(rooms, folder(file), imported.filter(used -> used.startsWith(PAGE)).map(Rooms::folder));
            }
        }
        return rooms;
    }

    private static String folder(Path file) {
        Path inside = PAGE.relativize(file).getParent();
        return inside == null ? "src" : inside.toString();
    }

    private static void add(Map<String, Set<String>> rooms, String room, Stream<String> used) {
        Set<String> all = rooms.computeIfAbsent(room, _ -> new TreeSet<>());
        used.filter(other -> !other.equals(room)).forEach(all::add);
    }

    private static List<Path> files(Path folder, String... endings) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> Stream.of(endings).anyMatch(file.toString()::endsWith)).sorted().toList();
        }
    }

    /** From the ground up: a room stands behind all that it uses; on one floor by name. */
    private static List<String> upward(Map<String, Set<String>> rooms) {
        Map<String, Integer> floors = new LinkedHashMap<>();
        rooms.keySet().forEach(name -> floors.put(name, 0));
        for (int round = 0; round < rooms.size(); round++) { // a circle ends here too
            rooms.forEach((name, uses) -> floors.put(name, uses.stream()
                    .filter(floors::containsKey)
                    .mapToInt(used -> floors.get(used) + 1)
                    .max()
                    .orElse(0)));
        }
        List<String> names = new ArrayList<>(rooms.keySet());
        names.sort(Comparator.comparing((String name) -> floors.get(name)).thenComparing(Comparator.naturalOrder()));
        return names;
    }
}
