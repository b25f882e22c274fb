package tilewright.fuzz;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One fuzz test with changed texts of its corpus: nothing guides the changes, and nothing is instrumented, so that it tries
 * many times as many inputs as Jazzer does.
 *
 * <p>Mutable. One thread at a time.
 */
final class MutationRun {

    /** Longer inputs are cut. */
    static final int LONGEST = 1_000;

    private final Method test;
    private final Object instance;
    private final List<byte[]> corpus;
    private volatile byte[] input = new byte[0];
    private volatile long executions;

    /** @param folders whose files belong to the corpus as well, if they exist */
    MutationRun(Method test, List<Path> folders) throws IOException, ReflectiveOperationException {
        this.test = test;
        Constructor<?> constructor = test.getDeclaringClass().getDeclaredConstructor();
        constructor.setAccessible(true);
        test.setAccessible(true);
        this.instance = constructor.newInstance();
        this.corpus = new ArrayList<>(examples(test));
        for (Path folder : folders) {
            corpus.addAll(files(folder));
        }
    }

    private static List<byte[]> examples(Method test) throws ReflectiveOperationException {
        String[] name = test.getAnnotation(MethodSource.class).value()[0].split("#");
        Method examples = Class.forName(name[0]).getDeclaredMethod(name[1]);
        return ((Stream<?>) examples.invoke(null)).map(byte[].class::cast).toList();
    }

    private static List<byte[]> files(Path folder) throws IOException {
        List<byte[]> texts = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.sorted().toList()) {
                    texts.add(Files.readAllBytes(file));
                }
            }
        }
        return texts;
    }

    /**
     * Arguments: CLASS METHOD SECONDS EXECUTIONS SEED FOLDER; ends at the first of both bounds. Exit 1: an input failed; it
     * is written to the folder.
     */
    public static void main(String[] arguments) throws IOException, ReflectiveOperationException {
        Method test = Class.forName(arguments[0]).getDeclaredMethod(arguments[1], byte[].class);
        Path found = Path.of(arguments[5]);
        MutationRun run = new MutationRun(test, List.of(found, LongRun.corpus(arguments[1])));
        Thread.ofPlatform().daemon().name("watch").start(() -> run.watch(found));
        boolean fine = run.run(
                Long.parseLong(arguments[2]), Long.parseLong(arguments[3]), Long.parseLong(arguments[4]), found);
        System.exit(fine ? 0 : 1);
    }

    /**
     * Ends at the first of both bounds, and at an input that fails, which is written to a folder.
     *
     * @return whether none failed
     */
    boolean run(long seconds, long most, long seed, Path found) throws IOException, IllegalAccessException {
        Mutator mutator = new Mutator(corpus, LONGEST, seed);
        long end = System.nanoTime() + seconds * 1_000_000_000;
        boolean fine = true;
        for (long number = 0; fine && number < most && System.nanoTime() < end; number++) {
            input = mutator.next();
            long begun = System.nanoTime();
            fine = holds(input, found);
            mutator.took(System.nanoTime() - begun);
            executions = number + 1;
        }
        System.out.println("executions: " + executions);
        return fine;
    }

    private boolean holds(byte[] text, Path found) throws IOException, IllegalAccessException {
        try {
            test.invoke(instance, (Object) text);
            return true;
        } catch (InvocationTargetException failed) {
            failed.printStackTrace(System.out);
            keep(found, "crash", text);
            return false;
        }
    }

    private static void keep(Path folder, String kind, byte[] text) throws IOException {
        String name = "%s-%08x".formatted(kind, Arrays.hashCode(text));
        Files.write(Files.createDirectories(folder).resolve(name), text);
    }

    /** Ends the process when an input takes too long. */
    private void watch(Path found) {
        OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        InputWatch watch = new InputWatch();
        try {
            while (!watch.tooLong(executions, system.getProcessCpuTime(), System.nanoTime())) {
                Thread.sleep(1_000);
            }
            keep(found, "timeout", input);
            System.out.println("an input takes more than %d seconds of processor time, or more than %d seconds"
                    .formatted(InputWatch.LONGEST, InputWatch.FARTHEST));
            Runtime.getRuntime().halt(1);
        } catch (InterruptedException | IOException failure) {
            throw new IllegalStateException(failure);
        }
    }
}
