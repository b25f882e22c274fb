package tilewright.cli;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import tilewright.Puzzles;
import tilewright.cli.context.Environment;
import tilewright.cli.context.Exit;
import tilewright.cli.context.ServerStarter;
import tilewright.cli.context.Terminals;
import tilewright.server.StudioServer;
import tilewright.server.operate.ServerLog;
import tilewright.server.sockets.RoomPlace;

/** The program {@code tilewright}. */
public final class Main {

    /** Time that an interrupted program has to write its results and to give the terminal back. */
    private static final long LAST_SECONDS = 3;

    /** The variable with options of the user's for the JVM. */
    private static final String OPTIONS = "TILEWRIGHT_JAVA_OPTIONS";

    /** The property that is set while the JVM makes its cache. */
    private static final String TRAINING = "tilewright.training";

    /** The value of that property for the cache of single answers. */
    private static final String SINGLE = "single";

    /**
     * Number of positions in training: with fewer the JVM learns that most branches are never taken; more take longer
     * and change little.
     */
    private static final int TRAINING_POSITIONS = 500;

    private Main() {}

    /**
     * Runs the program and ends the process.
     *
     * @param arguments as typed
     */
    public static void main(String[] arguments) {
        try {
            run(arguments);
        } catch (OutOfMemoryError atOnce) {
            System.err.println("tilewright: the system gives no more memory or threads: " + atOnce.getMessage());
            Runtime.getRuntime().halt(Exit.FAILED);
        }
    }

    private static void run(String[] arguments) {
        AtomicBoolean interrupted = new AtomicBoolean();
        CountDownLatch ended = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> interrupt(interrupted, ended)));
        Environment environment = environment(interrupted);
        ImmediateExit immediate = new ImmediateExit();
        if (Stream.of(arguments).anyMatch(argument -> argument.startsWith("--time"))) {
            immediate.prepare();
        }
        int exit =
                System.getProperty(TRAINING) != null ? train() : new Cli(Puzzles.CATALOG, environment).run(arguments);
        ended.countDown();
        if (exit == Exit.LIMIT) {
            immediate.end(exit);
        }
        // These wait for the end that is under way, for the cache to be written, or what somebody asked the JVM for.
        if (interrupted.get() || System.getProperty(TRAINING) != null || System.getenv(OPTIONS) != null) {
            System.exit(exit);
        }
        // All is written. An exit would first look for a logger, which takes longer than some commands.
        Runtime.getRuntime().halt(exit);
    }

    /** Runs the training from this class, so that the cache has it as well. */
    private static int train() {
        try {
            AotTraining training = new AotTraining(Puzzles.CATALOG, TRAINING_POSITIONS, System.err);
            return SINGLE.equals(System.getProperty(TRAINING)) ? training.runSingle() : training.run();
        } catch (IOException error) {
            System.err.println(error);
            return Exit.FAILED;
        }
    }

    /** The JVM calls this at every end; before the program has ended by itself, somebody wants it to stop. */
    private static void interrupt(AtomicBoolean interrupted, CountDownLatch ended) {
        interrupted.set(true);
        try {
            if (!ended.await(LAST_SECONDS, TimeUnit.SECONDS)) {
                Runtime.getRuntime().halt(Exit.INTERRUPTED);
            }
        } catch (InterruptedException again) {
            Thread.currentThread().interrupt();
        }
    }

    private static Environment environment(AtomicBoolean interrupted) {
        return new Environment(
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                terminals(),
                System.getenv(),
                System::nanoTime,
                () -> new SecureRandom().nextLong() >>> 24,
                interrupted::get,
                Main::serve);
    }

    /** The launcher knows; without it the JVM knows only of input and output together. */
    private static Terminals terminals() {
        String known = System.getProperty("tilewright.terminals", "unknown");
        if (!known.equals("unknown")) {
            return new Terminals(known.contains("0"), known.contains("1"), known.contains("2"));
        }
        boolean both =
                Optional.ofNullable(System.console()).map(Console::isTerminal).orElse(false);
        return new Terminals(both, both, both);
    }

    private static StudioServer.Operation operation(ServerStarter.Rooms rooms) {
        Optional<RoomPlace> place = Optional.empty();
        if (!rooms.data().isEmpty()) {
            place = Optional.of(new RoomPlace.Folder(Path.of(rooms.data())));
        } else if (!rooms.database().isEmpty()) {
            place = Optional.of(new RoomPlace.Database(rooms.database()));
        }
        return new StudioServer.Operation(place, rooms.publicUrl(), rooms.metricsFrom(), rooms.lobby());
    }

    private static ServerStarter.Running serve(ServerStarter.Options options) throws IOException {
        ServerLog.Format format = options.json() ? ServerLog.Format.JSON : ServerLog.Format.TEXT;
        StudioServer server = StudioServer.start(new StudioServer.Options(
                options.host(),
                options.port(),
                options.names(),
                options.proxies(),
                new ServerLog(format, InstantSource.system(), options.log(), options.access()),
                operation(options.rooms())));
        return new ServerStarter.Running() {
            @Override
            public URI address() {
                return server.address();
            }

            @Override
            public boolean reachable() {
                return server.reachable();
            }

            @Override
            public void close() {
                server.close();
            }
        };
    }
}
