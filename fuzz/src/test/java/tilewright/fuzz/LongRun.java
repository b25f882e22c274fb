package tilewright.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The fuzz tests in their long mode, one after the other: what {@code ./build fuzz} runs, in the module's folder. Half of
 * a test's time is Jazzer's, which is guided by coverage; in the other half {@link MutationRun} goes on from what Jazzer
 * kept.
 *
 * <p>An input that fails is written among the resources of the tests, from where each later test run takes it. The inputs
 * that were worth keeping stay in {@code target/corpus}, so that the next run goes on from them.
 */
final class LongRun {

    private static final List<Class<?>> TESTS = List.of(
            TextsFuzzTest.class,
            ProtocolFuzzTest.class,
            CommandsFuzzTest.class,
            BodiesFuzzTest.class,
            PrintFuzzTest.class);

    private static final int MEGABYTES = 4_000;
    private static final String KEEP = "keep";
    private static final Path RESOURCES = Path.of("src/test/resources");
    private static final Pattern EXECUTED = Pattern.compile("(?:stat::number_of_executed_units|executions): (\\d+)");
    private static final Pattern TOLD = Pattern.compile(
            "^(== Java Exception|Caused by|Reproducer|artifact_prefix|\\S*(Error|Exception)\\b|\\s+at tilewright).*|.*ERROR.*");

    private LongRun() {}

    /**
     * Arguments: MINUTES for all tests together, then the names of some. Exit 1: something was found.
     *
     * <p>The word {@code keep} behind the minutes adds the least number of inputs to the {@link KeptCorpus} that reach
     * together what its own do not, instead of looking for more.
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        List<String> names = new ArrayList<>(List.of(arguments).subList(1, arguments.length));
        boolean keep = names.remove(KEEP);
        List<Method> targets = targets(names);
        if (targets.isEmpty()) {
            System.err.println("no such fuzz test; there are " + names(targets(List.of())));
            System.exit(2);
        }
        long seconds = Math.max(1, Math.round(Double.parseDouble(arguments[0]) * 60 / targets.size() / 2));
        boolean failed = false;
        for (Method target : targets) {
            failed |= !(keep ? kept(target) : run(target, seconds));
        }
        System.exit(failed ? 1 : 0);
    }

    /** Returns the folder of the inputs that were worth keeping. */
    static Path corpus(String name) {
        return Path.of("target/corpus", name);
    }

    private static List<Method> targets(List<String> words) {
        List<Method> targets = new ArrayList<>();
        for (Class<?> test : TESTS) {
            for (Method method : test.getDeclaredMethods()) {
                boolean wanted = words.isEmpty() || words.contains(method.getName());
                if (wanted && method.isAnnotationPresent(FuzzTest.class)) {
                    targets.add(method);
                }
            }
        }
        return targets;
    }

    private static List<String> names(List<Method> targets) {
        return targets.stream().map(Method::getName).sorted().toList();
    }

    /** Whether nothing was found. */
    private static boolean run(Method target, long seconds) throws IOException, InterruptedException {
        Path inputs = inputs(target);
        Files.createDirectories(corpus(target.getName()));
        Files.createDirectories(inputs);
        boolean fine =
                run(target, "guided", guided(target, seconds)) && run(target, "unguided", unguided(target, seconds));
        if (!fine) {
            found(inputs).forEach(file -> System.out.println("the input that failed: fuzz/" + file));
        }
        removeEmpty(inputs);
        return fine;
    }

    /** Whether Jazzer could decide which inputs to keep. */
    private static boolean kept(Method target) throws IOException, InterruptedException {
        Path least = Files.createDirectories(Path.of("target/least", target.getName()));
        KeptCorpus.copy(target.getName(), least);
        List<String> command = jazzer(target, "-merge=1", "-max_len=" + MutationRun.LONGEST, least.toString());
        boolean fine = run(target, "to find the least corpus", command);
        String origin = "from runs of ./build fuzz until " + LocalDate.now(ZoneOffset.UTC)
                + ", the least with the same coverage";
        KeptCorpus.add(RESOURCES, target.getName(), least, origin);
        return fine;
    }

    private static Path inputs(Method target) {
        String test = target.getDeclaringClass().getName();
        return RESOURCES.resolve(test.replace('.', '/') + "Inputs").resolve(target.getName());
    }

    private static List<String> guided(Method target, long seconds) {
        return jazzer(
                target,
                "-max_total_time=" + seconds,
                "-timeout=" + InputWatch.FARTHEST, // counted by the clock
                "-report_slow_units=" + InputWatch.FARTHEST,
                "-print_final_stats=1",
                "-artifact_prefix=" + inputs(target) + File.separator);
    }

    private static List<String> jazzer(Method target, String... more) {
        List<String> command = new ArrayList<>(List.of(
                "-Xmx2g",
                "com.code_intelligence.jazzer.Jazzer",
                "--target_class=" + target.getDeclaringClass().getName(),
                "--target_method=" + target.getName(),
                "--instrumentation_includes=tilewright.**",
                "--reproducer_path=target",
                "-rss_limit_mb=" + MEGABYTES));
        command.addAll(List.of(more));
        command.add(corpus(target.getName()).toString());
        return command;
    }

    private static List<String> unguided(Method target, long seconds) {
        return List.of(
                "-Xmx1g",
                "-XX:+UseSerialGC",
                "-Xmn256m",
                "-XX:ActiveProcessorCount=1", // threads of a command line would mostly wait for each other
                "-Dpicocli.converters.excludes=java[.](sql|time|nio).*", // types that no option has
                "--enable-native-access=ALL-UNNAMED",
                MutationRun.class.getName(),
                target.getDeclaringClass().getName(),
                target.getName(),
                String.valueOf(seconds),
                String.valueOf(Long.MAX_VALUE),
                String.valueOf(System.nanoTime()),
                inputs(target).toString());
    }

    private static boolean run(Method target, String how, List<String> command)
            throws IOException, InterruptedException {
        List<String> whole = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path")));
        whole.addAll(command);
        Process process = new ProcessBuilder(whole).redirectErrorStream(true).start();
        Optional<String> executions = Optional.empty();
        List<String> told = new ArrayList<>();
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (Optional<String> line = Optional.ofNullable(lines.readLine());
                    line.isPresent();
                    line = Optional.ofNullable(lines.readLine())) {
                Matcher executed = EXECUTED.matcher(line.get());
                if (executed.find()) {
                    executions = Optional.of(executed.group(1));
                }
                if (TOLD.matcher(line.get()).matches()) {
                    told.add(line.get());
                }
            }
        }
        int exit = process.waitFor();
        System.out.println("%-10s %s executions, %s".formatted(target.getName(), executions.orElse("no"), how));
        if (exit != 0) {
            told.forEach(System.out::println);
        }
        return exit == 0;
    }

    private static List<Path> found(Path inputs) throws IOException {
        try (Stream<Path> files = Files.list(inputs)) {
            return files.sorted().toList();
        }
    }

    private static void removeEmpty(Path inputs) throws IOException {
        Path test = inputs.resolve("..").normalize();
        for (Path folder : List.of(inputs, test)) {
            if (found(folder).isEmpty()) {
                Files.delete(folder);
            }
        }
    }
}
