package tilewright.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The fuzz tests in their long mode, one after the other: what {@code ./build fuzz} runs, in the module's folder.
 *
 * <p>An input that fails is written among the resources of the tests, from where each later test run takes it. The inputs
 * that were worth keeping stay in {@code target/corpus}, so that the next run goes on from them.
 */
final class LongRun {

    private static final List<Class<?>> TESTS =
            List.of(TextsFuzzTest.class, ProtocolFuzzTest.class, CommandsFuzzTest.class, BodiesFuzzTest.class);

    /** So many seconds an input may take; those that took more have hung so far. */
    private static final int LONGEST = 25;

    private static final int MEGABYTES = 4_000;
    private static final Pattern EXECUTED = Pattern.compile("stat::number_of_executed_units: (\\d+)");
    private static final Pattern TOLD =
            Pattern.compile("^(== Java Exception|Caused by|Reproducer|artifact_prefix|\\s+at tilewright).*|.*ERROR.*");

    private LongRun() {}

    /** Arguments: MINUTES for all of them together, then words; those tests whose name has one, or all. Exit 1: something was found. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        List<Method> targets = targets(List.of(arguments).subList(1, arguments.length));
        if (targets.isEmpty()) {
            System.err.println("no such fuzz test; there are " + names(targets(List.of())));
            System.exit(2);
        }
        long seconds = Math.max(1, Math.round(Double.parseDouble(arguments[0]) * 60 / targets.size()));
        boolean failed = false;
        for (Method target : targets) {
            failed |= !run(target, seconds);
        }
        System.exit(failed ? 1 : 0);
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
        String test = target.getDeclaringClass().getName();
        Path corpus = Files.createDirectories(Path.of("target/corpus", target.getName()));
        Path inputs = Files.createDirectories(
                Path.of("src/test/resources", test.replace('.', '/') + "Inputs", target.getName()));
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx2g",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "com.code_intelligence.jazzer.Jazzer",
                        "--target_class=" + test,
                        "--target_method=" + target.getName(),
                        "--instrumentation_includes=tilewright.**",
                        "--reproducer_path=target",
                        "-max_total_time=" + seconds,
                        "-timeout=" + LONGEST,
                        "-rss_limit_mb=" + MEGABYTES,
                        "-print_final_stats=1",
                        "-artifact_prefix=" + inputs + File.separator,
                        corpus.toString())
                .redirectErrorStream(true)
                .start();
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
        System.out.println("%-10s %s executions".formatted(target.getName(), executions.orElse("no")));
        if (exit != 0) {
            told.forEach(System.out::println);
            found(inputs).forEach(file -> System.out.println("the input that failed: fuzz/" + file));
        }
        removeEmpty(inputs);
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
