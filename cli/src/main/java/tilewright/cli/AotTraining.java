package tilewright.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tilewright.cli.context.Environment;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Terminals;
import tilewright.message.Languages;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;

/**
 * The training of the JVM's ahead-of-time cache: each command once, so that the cache has its classes, and many generated
 * positions, so that it knows the hot methods.
 */
final class AotTraining {

    /** The number of positions of each preset that are rated, which takes long. */
    private static final int RATED = 100;

    /** An easy Sudoku, and one that takes chains. */
    private static final List<String> SINGLE = List.of(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9");

    private final Catalog catalog;
    private final PrintStream err;
    private final int positions;
    private int exit = Exit.FINE;

    /**
     * @param positions number of positions of each preset that can be counted
     * @param err receives a line for each command that fails
     */
    AotTraining(Catalog catalog, int positions, PrintStream err) {
        this.catalog = catalog;
        this.positions = positions;
        this.err = err;
    }

    /** The exit code: {@link Exit#FAILED} when one of the commands gave that. */
    int run() throws IOException {
        run("", "--help");
        run("", "--version");
        run("", "list");
        run("", "count", "--help");
        run("", "no-such-command");
        run("", "list", "--lang", Languages.tags().getLast());
        for (Puzzle<?, ?, ?> puzzle : catalog.puzzles()) {
            eachVerb(puzzle);
            if (puzzle.abilities(new Workspace()).counter().isPresent()) {
                manyLines(puzzle);
            }
        }
        return exit;
    }

    /** Runs only what answers about one plain Sudoku: the exit code as of {@link #run()}. */
    int runSingle() {
        for (String sudoku : SINGLE) {
            run("", "convert", "sudoku", "--text", sudoku, "--to", "code");
            for (String command : List.of("show", "hint", "solve", "count", "rate")) {
                run("", command, "sudoku", "--text", sudoku);
                run("", command, "sudoku", "--text", sudoku, "--json");
            }
        }
        return exit;
    }

    /** Runs each verb with an easy position; the puzzle refuses those that it does not have. */
    private <P> void eachVerb(Puzzle<P, ?, ?> puzzle) {
        String id = puzzle.id();
        String setup = puzzle.texts().setups().format(puzzle.setups().presets().getFirst());
        String position = run("", "new", id, setup, "--seed", "1");
        run("", "new", id, "daily-2026-11-01");
        run("", "list", id);
        run("", "show", id, "--text", position.strip());
        run(position, "convert", id, "--to", "share");
        run(position, "convert", id, "--to", "share", "--json");
        run(position, "hint", id);
        run(position, "solve", id, "--nodes", "1000");
        run(position, "count", id, "--limit", "2", "--nodes", "1000", "--json");
        puzzle.abilities(new Workspace())
                .studies()
                .forEach(study -> run(position, study.verb(), id, "--nodes", "1000"));
        run("nothing", "solve", id);
    }

    /** Reads the positions from a file, because its classes are wanted, too. */
    private <P> void manyLines(Puzzle<P, ?, ?> puzzle) throws IOException {
        String rating = puzzle.abilities(new Workspace()).rating();
        Path file = Files.createTempFile("tilewright", ".txt");
        try {
            for (P preset : puzzle.setups().presets()) {
                String setup = puzzle.texts().setups().format(preset);
                String many = Integer.toString(positions);
                String lines = run("", "new", puzzle.id(), setup, "--seed", "1", "--count", many);
                Files.writeString(file, lines);
                run("", "count", puzzle.id(), file.toString(), "--limit", "2", "--nodes", "1000");
                run("", "hint", puzzle.id(), file.toString());
                if (!rating.isEmpty()) {
                    run(lines.lines().limit(RATED).collect(Collectors.joining("\n")), rating, puzzle.id(), "--json");
                }
            }
        } finally {
            Files.delete(file);
        }
    }

    /** Returns the output of a command. */
    private String run(String input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        Environment environment = new Environment(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                out,
                messages,
                Terminals.NONE,
                Map.of(),
                System::nanoTime,
                () -> 1,
                () -> false,
                _ -> {
                    throw new IOException("no server here");
                });
        if (new Cli(catalog, environment).run(arguments) == Exit.FAILED) {
            exit = Exit.FAILED;
            err.println(String.join(" ", arguments) + ": " + messages.toString(StandardCharsets.UTF_8));
        }
        return out.toString(StandardCharsets.UTF_8);
    }
}
