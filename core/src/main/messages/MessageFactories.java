import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes a class of factories for each catalog of messages: {@code en/tilewright/hues/HuesMessages.properties} becomes the class
 * {@code tilewright.hues.HuesMessages}, and its line {@code forced-cell=Only color {color, color} fits at {cell, cell}.} the method
 * {@code Message forcedCell(Color color, Cell cell)}.
 *
 * <p>Arguments: the folder of the English catalogs, and the folder of the sources to write. A message that is not well formed ends
 * the build with its file and key.
 */
final class MessageFactories {

    /** The Java type of each type of hole. */
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("", "String"),
            Map.entry("select", "String"),
            Map.entry("number", "Number"),
            Map.entry("plural", "Number"),
            Map.entry("message", "Message"),
            Map.entry("messages", "List<Message>"),
            Map.entry("cell", "Value.Cell"),
            Map.entry("cells", "List<Value.Cell>"),
            Map.entry("color", "Value.Color"),
            Map.entry("digit", "Value.Digit"),
            Map.entry("digits", "List<Value.Digit>"),
            Map.entry("house", "Value.House"),
            Map.entry("houses", "List<Value.House>"));

    private MessageFactories() {}

    public static void main(String[] folders) throws IOException {
        Path catalogs = Path.of(folders[0]);
        List<Path> files;
        try (Stream<Path> found = Files.walk(catalogs)) {
            files = found.filter(file -> file.toString().endsWith(".properties")).sorted().toList();
        }
        Path sources = Path.of(folders[1]);
        deleteStale(sources, catalogs);
        for (Path file : files) {
            Path name = catalogs.relativize(file);
            String source = name.toString().replace(".properties", ".java");
            Path written = sources.resolve(source);
            String factories = factories(file, source);
            if (!Files.exists(written) || !Files.readString(written).equals(factories)) {
                Files.createDirectories(written.getParent());
                Files.writeString(written, factories);
            }
        }
    }

    /** Deletes the sources whose catalogs are gone. */
    private static void deleteStale(Path sources, Path catalogs) throws IOException {
        if (!Files.isDirectory(sources)) {
            return;
        }
        try (Stream<Path> found = Files.walk(sources)) {
            for (Path source : found.filter(file -> file.toString().endsWith(".java")).toList()) {
                String catalog = sources.relativize(source).toString().replace(".java", ".properties");
                if (!Files.exists(catalogs.resolve(catalog))) {
                    Files.delete(source);
                }
            }
        }
    }

    private static String factories(Path file, String source) throws IOException {
        Properties catalog = new Properties() {
            @Override
            public synchronized Object put(Object key, Object pattern) {
                if (containsKey(key)) {
                    System.err.println(file + ": message (" + key + ") stands there twice");
                    System.exit(1);
                }
                return super.put(key, pattern);
            }
        };
        try (Reader reader = Files.newBufferedReader(file)) {
            catalog.load(reader);
        }
        int slash = source.lastIndexOf('/');
        String type = source.substring(slash + 1).replace(".java", "");
        String room = source.substring(0, slash).replace('/', '.');
        StringBuilder methods = new StringBuilder();
        new TreeMap<>(catalog).forEach((key, pattern) -> {
            try {
                methods.append(factory((String) key, (String) pattern));
            } catch (IllegalArgumentException | StringIndexOutOfBoundsException e) {
                System.err.println(file + ": message (" + key + "): " + e.getMessage());
                System.exit(1);
            }
        });
        return """
                package %s;

                %s
                /** The messages of this package, by the keys of their catalog. Written by the build. */
                final class %s {

                    private %s() {}
                %s}
                """.formatted(room, imports(methods.toString(), room), type, type, methods);
    }

    private static String imports(String methods, String room) {
        String list = methods.contains("List") ? "import java.util.List;\n" : "";
        boolean inside = room.equals("tilewright.message");
        String values = methods.contains("Value.") && !inside ? "import tilewright.message.Value;\n" : "";
        return list + (inside ? "" : "import tilewright.message.Message;\n") + values;
    }

    private static String factory(String key, String pattern) {
        Map<String, String> holes = new LinkedHashMap<>();
        Holes reader = new Holes(pattern, holes);
        reader.read(0);
        String parameters = holes.entrySet().stream()
                .map(hole -> TYPES.get(hole.getValue()) + " " + java(hole.getKey()))
                .collect(Collectors.joining(", "));
        String arguments = holes.entrySet().stream()
                .map(hole -> ", " + argument(java(hole.getKey()), TYPES.get(hole.getValue())))
                .collect(Collectors.joining());
        return """

                    static Message %s(%s) {
                        return Message.of(%s%s);
                    }
                """.formatted(java(key), parameters, literal(reader.numbered()), arguments);
    }

    private static String argument(String parameter, String type) {
        return type.equals("Number") ? "Value.Amount.of(" + parameter + ")" : parameter;
    }

    /** {@code forced-cell} as {@code forcedCell}. */
    private static String java(String key) {
        StringBuilder name = new StringBuilder();
        for (String part : key.split("-")) {
            name.append(name.isEmpty() ? part : Character.toUpperCase(part.charAt(0)) + part.substring(1));
        }
        return name.toString();
    }

    private static String literal(String pattern) {
        return '"' + pattern.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }

    /** Reads the holes of a pattern, those within forms too, and refuses what is not well formed. */
    private static final class Holes {

        private final String pattern;
        private final Map<String, String> types;
        private final StringBuilder numbered = new StringBuilder();
        private int copied;
        private int at;

        Holes(String pattern, Map<String, String> types) {
            this.pattern = pattern;
            this.types = types;
        }

        /** The pattern with the numbers of the holes, by their first use, instead of their names. */
        String numbered() {
            return numbered + pattern.substring(copied);
        }

        /** Reads to the end, or within forms to the brace that closes this one. */
        void read(int depth) {
            while (at < pattern.length()) {
                char c = pattern.charAt(at++);
                if (c == '}' && depth > 0) {
                    return;
                } else if (c == '}') {
                    throw new IllegalArgumentException("a brace is closed at " + at + " that is not open");
                } else if (c == '{') {
                    hole(depth);
                } else if (c == '\'' && at < pattern.length() && "{}#".indexOf(pattern.charAt(at)) >= 0) {
                    at = pattern.indexOf('\'', at) + 1;
                } else if (c == '\'' && at < pattern.length() && pattern.charAt(at) == '\'') {
                    at++;
                }
            }
            if (depth > 0) {
                throw new IllegalArgumentException("a brace is not closed");
            }
        }

        private void hole(int depth) {
            int from = at;
            String name = word();
            int to = at;
            String type = comma() ? word() : "";
            if (!TYPES.containsKey(type)) {
                throw new IllegalArgumentException("there is no type (" + type + "); the types are " + TYPES.keySet());
            }
            String before = types.putIfAbsent(name, type);
            boolean forms = type.equals("plural") || type.equals("select");
            int number = List.copyOf(types.keySet()).indexOf(name);
            numbered.append(pattern, copied, from).append(number);
            // The writer knows the type by the value; a style stays behind an empty type.
            numbered.append(!forms && pattern.charAt(at) == ',' ? "," : "");
            copied = forms ? to : at;
            if (before != null && !TYPES.get(before).equals(TYPES.get(type))) {
                throw new IllegalArgumentException("hole (" + name + ") has the types (" + before + ") and (" + type + ")");
            }
            if (forms) {
                at++;
                forms(depth);
            } else if (comma()) {
                word();
            }
            if (pattern.charAt(at++) != '}') {
                throw new IllegalArgumentException("expected (}) at " + at);
            }
        }

        private void forms(int depth) {
            String last = "";
            for (String form = word(); pattern.charAt(at) == '{'; form = word()) {
                at++;
                read(depth + 1);
                last = form;
            }
            if (!last.equals("other")) {
                throw new IllegalArgumentException("the last form must be (other), not (" + last + ")");
            }
        }

        private String word() {
            int from = at;
            while (",{}".indexOf(pattern.charAt(at)) < 0) {
                at++;
            }
            return pattern.substring(from, at).strip();
        }

        private boolean comma() {
            boolean comma = pattern.charAt(at) == ',';
            at += comma ? 1 : 0;
            return comma;
        }
    }
}
