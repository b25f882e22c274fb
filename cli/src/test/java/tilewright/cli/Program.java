package tilewright.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import tilewright.Puzzles;
import tilewright.blank.BlankPuzzle;
import tilewright.puzzle.Catalog;
import tilewright.search.Stop;

/**
 * The program as a test runs it: with other puzzles, streams and surroundings. Its clock stands still.
 *
 * @param catalog the puzzles
 * @param input the standard input
 */
record Program(
        Catalog catalog, InputStream input, Terminals terminals, Map<String, String> environment, Stop interrupted) {

    static final Program BLANK = of(new Catalog(List.of(new BlankPuzzle(), new CountdownPuzzle())));
    static final Program REAL = of(Puzzles.CATALOG);

    private static Program of(Catalog catalog) {
        return new Program(catalog, new ByteArrayInputStream(new byte[0]), Terminals.NONE, Map.of(), Stop.never());
    }

    /**
     * What came out.
     *
     * @param out the standard output
     * @param err the standard error
     */
    record Ran(int exit, String out, String err) {}

    Program reading(byte[] bytes) {
        return new Program(catalog, new ByteArrayInputStream(bytes), terminals, environment, interrupted);
    }

    Program reading(String text) {
        return reading(text.getBytes(StandardCharsets.UTF_8));
    }

    Program reading(InputStream stream) {
        return new Program(catalog, stream, terminals, environment, interrupted);
    }

    Program on(Terminals some) {
        return new Program(catalog, input, some, environment, interrupted);
    }

    Program in(Map<String, String> variables) {
        return new Program(catalog, input, terminals, variables, interrupted);
    }

    Program interruptedBy(Stop stop) {
        return new Program(catalog, input, terminals, environment, stop);
    }

    Ran run(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exit = run(out, err, arguments);
        return new Ran(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    int run(OutputStream out, OutputStream err, String... arguments) {
        Surroundings around = new Surroundings(
                input, out, err, terminals, environment, () -> 0, () -> 42, interrupted, Program::site);
        return new Cli(catalog, around).run(arguments);
    }

    private static Site.Running site(String host, int port) {
        return new Site.Running() {
            @Override
            public URI address() {
                return URI.create("http://" + host + ":" + port + "/");
            }

            @Override
            public void close() {}
        };
    }
}
