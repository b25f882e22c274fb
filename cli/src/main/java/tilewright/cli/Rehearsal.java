package tilewright.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import tilewright.Puzzles;
import tilewright.puzzle.Puzzle;

/**
 * The program's commands once each, and the input's Sudokus counted: what the launcher has the JVM learn from, so that it
 * keeps the classes ready and knows the methods that matter. Nothing is shown.
 */
final class Rehearsal {

    private Rehearsal() {}

    /** With the Sudokus of this input. */
    static int of(Surroundings around) {
        try {
            rehearse(around.in());
            return Exit.FINE;
        } catch (IOException error) {
            return Exit.FAILED;
        }
    }

    /** Gives what was written of the Sudokus: how many solutions each has, two at most. */
    static byte[] rehearse(InputStream sudokus) throws IOException {
        run("--help");
        run("--version");
        run("list");
        run("count", "--help");
        run("no-such-command");
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            rehearse(puzzle.id());
        }
        return run(sudokus.readAllBytes(), "count", "sudoku", "--limit", "2");
    }

    /** Each verb with a position of the puzzle; those that it does not have are refused. */
    private static void rehearse(String puzzle) {
        String small = puzzle.equals("paletto") ? "4x4" : "";
        byte[] position =
                small.isEmpty() ? run("new", puzzle, "--seed", "1") : run("new", puzzle, small, "--seed", "1");
        run(position, "show", puzzle);
        run(position, "convert", puzzle, "--to", "share", "--json");
        run(position, "hint", puzzle);
        run(position, "solve", puzzle, "--nodes", "1000");
        run(position, "count", puzzle, "--limit", "2", "--nodes", "1000", "--json");
        run(position, "rate", puzzle, "--nodes", "1000");
        run(position, "analyze", puzzle, "--nodes", "1000");
        run("nothing".getBytes(StandardCharsets.UTF_8), "solve", puzzle);
    }

    private static byte[] run(String... arguments) {
        return run(new byte[0], arguments);
    }

    /** What the command writes. */
    private static byte[] run(byte[] input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        InputStream in = new ByteArrayInputStream(input);
        new Cli(
                        Puzzles.CATALOG,
                        new Surroundings(
                                in,
                                out,
                                new ByteArrayOutputStream(),
                                new Terminals(false, false, false),
                                Map.of(),
                                System::nanoTime,
                                () -> 1,
                                () -> false,
                                (host, port) -> {
                                    throw new IOException("no server here");
                                }))
                .run(arguments);
        return out.toByteArray();
    }
}
