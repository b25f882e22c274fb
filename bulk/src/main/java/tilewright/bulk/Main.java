package tilewright.bulk;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import tilewright.cli.BulkProgram;
import tilewright.cli.context.Environment;
import tilewright.cli.context.Exit;
import tilewright.cli.context.ServerStarter;
import tilewright.cli.context.Terminals;

/** The program that runs jobs over files: started by {@code tilewright bulk}, or by {@code spark-submit}. */
public final class Main {

    /** The time that an interrupted job has to delete what is not whole. */
    private static final long LAST_SECONDS = 10;

    private Main() {}

    /**
     * Runs a job and ends the process.
     *
     * @param arguments as typed behind {@code tilewright}, or behind {@code tilewright bulk}
     */
    public static void main(String[] arguments) {
        AtomicBoolean interrupted = new AtomicBoolean();
        CountDownLatch ended = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> interrupt(interrupted, ended)));
        endWithParent();
        List<String> words = new ArrayList<>(List.of(arguments));
        if (words.isEmpty() || !words.getFirst().equals("bulk")) {
            words.addFirst("bulk");
        }
        int exit = BulkProgram.run(environment(interrupted), context -> new SparkEngine(context, Sessions.OWN), words);
        ended.countDown();
        if (interrupted.get()) {
            Runtime.getRuntime().halt(exit);
        }
        System.exit(exit);
    }

    /** Ends this process when the one that started it has ended. */
    private static void endWithParent() {
        ProcessHandle.of(Long.getLong("tilewright.parent", -1L))
                .ifPresent(parent -> Thread.ofPlatform().daemon().name("parent").start(() -> {
                    parent.onExit().join();
                    System.exit(Exit.INTERRUPTED);
                }));
    }

    private static void interrupt(AtomicBoolean interrupted, CountDownLatch ended) {
        if (ended.getCount() == 0) {
            return;
        }
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
                new Terminals(
                        false,
                        false,
                        System.getProperty("tilewright.terminals", "").contains("2")),
                System.getenv(),
                System::nanoTime,
                () -> new SecureRandom().nextLong() >>> 24,
                interrupted::get,
                ServerStarter.NONE);
    }
}
