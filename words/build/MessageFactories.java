import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes a class of factories for each catalog of messages: {@code en/tilewright/hues/HuesMessages.properties} becomes the class
 * {@code tilewright.hues.HuesMessages}, and its line {@code forced-cell=Only color {color, color} fits at {cell, cell}.} the method
 * {@code Message forcedCell(Color color, Cell cell)}.
 */
final class MessageFactories {

    private MessageFactories() {}

    /** Writes the factories of all English catalogs of a module. */
    static void write(Path catalogs, Path sources, Contexts contexts) throws IOException {
        deleteStale(sources, catalogs);
        for (Path file : Catalog.files(catalogs)) {
            String source = catalogs.relativize(file).toString().replace(".properties", ".java");
            Words.write(sources.resolve(source), factories(Catalog.read(file), source, contexts));
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

    private static String factories(Catalog catalog, String source, Contexts contexts) {
        int slash = source.lastIndexOf('/');
        String type = source.substring(slash + 1).replace(".java", "");
        String room = source.substring(0, slash).replace('/', '.');
        StringBuilder methods = new StringBuilder();
        catalog.patterns().forEach((key, pattern) -> catalog.at(
                key, () -> methods.append(factory(key, pattern, contexts.mark(catalog.file(), key)))));
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

    private static String factory(String key, String pattern, String mark) {
        Pattern read = Pattern.english(pattern);
        String parameters = read.holes().entrySet().stream()
                .map(hole -> hole.getValue() + " " + java(hole.getKey()))
                .collect(Collectors.joining(", "));
        String arguments = read.holes().entrySet().stream()
                .map(hole -> ", " + argument(java(hole.getKey()), hole.getValue()))
                .collect(Collectors.joining());
        return """

                    static Message %s(%s) {
                        return Message.of(%s%s);
                    }
                """.formatted(java(key), parameters, literal(read.numbered() + mark), arguments);
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
}
