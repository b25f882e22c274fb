package tilewright.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.LongSupplier;
import tilewright.Puzzles;
import tilewright.blank.BlankPuzzle;
import tilewright.cli.context.Environment;
import tilewright.cli.context.ServerStarter;
import tilewright.cli.context.Terminals;
import tilewright.puzzle.Catalog;
import tilewright.search.Stop;

/**
 * The program as a test runs it: with other puzzles, streams and environment.
 *
 * @param catalog the puzzles
 * @param input the standard input
 */
public record Program(
        Catalog catalog,
        InputStream input,
        Terminals terminals,
        Map<String, String> variables,
        Stop interrupted,
        LongSupplier clock) {

    public static final Program BLANK = of(new Catalog(List.of(new BlankPuzzle(), new CountdownPuzzle())));
    public static final Program REAL = of(Puzzles.CATALOG);

    private static Program of(Catalog catalog) {
        return new Program(
                catalog, new ByteArrayInputStream(new byte[0]), Terminals.NONE, Map.of(), Stop.never(), () -> 0);
    }

    /**
     * The result of a run.
     *
     * @param out the standard output
     * @param err the standard error
     */
    public record Ran(int exit, String out, String err) {}

    public Program reading(byte[] bytes) {
        return new Program(catalog, new ByteArrayInputStream(bytes), terminals, variables, interrupted, clock);
    }

    public Program reading(String text) {
        return reading(text.getBytes(StandardCharsets.UTF_8));
    }

    public Program reading(InputStream stream) {
        return new Program(catalog, stream, terminals, variables, interrupted, clock);
    }

    public Program on(Terminals some) {
        return new Program(catalog, input, some, variables, interrupted, clock);
    }

    public Program in(Map<String, String> variables) {
        return new Program(catalog, input, terminals, variables, interrupted, clock);
    }

    public Program interruptedBy(Stop stop) {
        return new Program(catalog, input, terminals, variables, stop, clock);
    }

    /** Its clock stands still otherwise. */
    Program with(LongSupplier clock) {
        return new Program(catalog, input, terminals, variables, interrupted, clock);
    }

    public Ran run(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exit = run(out, err, arguments);
        return new Ran(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    public int run(OutputStream out, OutputStream err, String... arguments) {
        return new Cli(catalog, environment(out, err)).run(arguments);
    }

    private Environment environment(OutputStream out, OutputStream err) {
        return new Environment(input, out, err, terminals, variables, clock, () -> 42, interrupted, Program::server);
    }

    /** The environment with this standard output. */
    public Environment environment(OutputStream out) {
        return environment(out, OutputStream.nullOutputStream());
    }

    private static ServerStarter.Running server(ServerStarter.Options options) {
        if (options.proxies().contains("nonsense")) {
            throw new IllegalArgumentException("a proxy");
        }
        options.log().accept((options.json() ? "json " : "text ") + new TreeSet<>(options.proxies()));
        ServerStarter.Rooms rooms = options.rooms();
        if (!rooms.data().isEmpty() || !rooms.database().isEmpty()) {
            options.log()
                    .accept("rooms " + rooms.data() + rooms.database() + " "
                            + rooms.publicUrl().map(URI::toString).orElse("-") + " "
                            + new TreeSet<>(rooms.metricsFrom()));
        }
        return new ServerStarter.Running() {
            @Override
            public URI address() {
                return URI.create("http://" + options.host() + ":" + options.port() + "/"
                        + String.join(",", new TreeSet<>(options.names())));
            }

            @Override
            public boolean reachable() {
                return !options.host().equals("127.0.0.1");
            }

            @Override
            public void close() {}
        };
    }
}
