package tilewright.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Changes one operation of a package at a time and prints where none of its quick tests notices: {@code Mutations [PACKAGES]
 * [OPTIONS OF MAVEN]}, or {@code Mutations page [FOLDERS]} for the page.
 */
final class Mutations {

    private static final List<String> PACKAGES = List.of(
            "grid",
            "hues",
            "paletto.model",
            "play",
            "puzzle",
            "sudoku.generate",
            "sudoku.human",
            "sudoku.model",
            "sudoku.notation",
            "sudoku.rating",
            "sudoku.technique",
            "text",
            "trominoes",
            "print",
            "cli.bulk",
            "bulk",
            "server");

    private static final Path HERE = Path.of("");
    private static final String REPORTS = "target/pit-reports";

    /** Classes that are changed, and the tests that are to notice, as patterns of PIT. */
    private record Room(String name, String classes, String tests) {

        static Room of(String name) {
            String all = "tilewright." + name + ".*";
            return switch (name) {
                // Rules and texts, and the tests of these: those of the searches take long.
                case "hues", "trominoes" ->
                    new Room(
                            name,
                            named(name, "Board", "BoardReader", "BoardRules", "Move*", "Setup", "Text"),
                            named(name, "BoardRulesTest", "BoardTest", "SetupTest", "TextTest", "SpotExplainerTest"));
                // Mostly seen through what uses it.
                case "puzzle" ->
                    new Room(name, all, all + ",tilewright.play.*,tilewright.task.*,tilewright.hues.HuesPuzzleTest");
                case "cli.bulk" -> new Room(name, all, all + ",tilewright.cli.BulkTest");
                default -> new Room(name, all, all);
            };
        }

        private static String named(String name, String... classes) {
            return Stream.of(classes)
                    .map(type -> "tilewright." + name + "." + type)
                    .collect(Collectors.joining(","));
        }
    }

    private Mutations() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        List<String> words = Maven.words(arguments);
        if (!words.isEmpty() && words.getFirst().equals("page")) {
            List<String> command = new ArrayList<>(List.of(arguments));
            command.set(command.indexOf("page"), "browser/page/mutate/run");
            System.exit(Maven.exit(new ProcessBuilder(command).inheritIO()));
        }
        List<Path> modules = modules();
        for (Path module : modules) {
            delete(module.resolve(REPORTS));
        }
        for (String name : words.isEmpty() ? PACKAGES : words) {
            mutate(Room.of(name), module(modules, name), Maven.options(arguments));
        }
        MutationScores.print(
                modules.stream().map(module -> module.resolve(REPORTS)).toList());
    }

    private static List<Path> modules() throws IOException {
        try (Stream<Path> folders = Files.list(HERE)) {
            return folders.filter(folder -> Files.exists(folder.resolve("src/main/java/tilewright")))
                    .sorted()
                    .toList();
        }
    }

    private static Path module(List<Path> modules, String name) {
        String sources = "src/main/java/tilewright/" + name.replace('.', '/');
        for (Path module : modules) {
            if (Files.isDirectory(module.resolve(sources))) {
                return module;
            }
        }
        System.err.println("tilewright: mutate: there is no package '" + name
                + "' in tilewright; name one as in ./build mutate sudoku.rating");
        System.exit(2);
        throw new IllegalStateException("unreachable");
    }

    private static void mutate(Room room, Path module, List<String> options) throws IOException, InterruptedException {
        System.err.println("tilewright." + room.name + " ...");
        Path log = Files.createDirectories(module.resolve("target")).resolve("mutate.log");
        // Those modules before it have no such classes, and the page is of no use here.
        ProcessBuilder maven = Maven.command(
                options,
                "-Pmutate",
                "-Dpackage=" + room.name,
                "-Dclasses=" + room.classes,
                "-Dtests=" + room.tests,
                "-Dengine.phase=none",
                "-pl",
                module.toString(),
                "-am",
                "process-test-classes");
        maven.command().addAll(0, List.of("nice", "-n", "10"));
        maven.redirectOutput(log.toFile());
        if (Maven.exit(maven) != 0) {
            List<String> lines = Files.readAllLines(log);
            lines.subList(Math.max(0, lines.size() - 20), lines.size()).forEach(System.err::println);
            System.exit(1);
        }
    }

    private static void delete(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
