import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Asks programs the cases beside it, and prints a table of how many of their answers are right.
 *
 * <p>{@code java conformance/Run.java [--verbose] ADAPTER…}: each adapter is a command that is started once for each area, with the area
 * as its last argument. It reads a question on each line of its input, and writes a line for each: the answer as JSON, or nothing when it
 * has none. Asked for {@code about}, it writes its program's name, version, and areas, in one line. Exit 1: an answer is wrong or lacks.
 */
final class Run {

    private static final Pattern ANSWER = Pattern.compile(",\\s*\"answer\":\\s*(.*),\\s*\"source\":");
    private static final Pattern SOLUTION = Pattern.compile("\"solution\":\\s*\"([1-9]+)\"");
    private static final Pattern STEP = Pattern.compile("r([1-9])c([1-9])(=|<>)([1-9])");
    private static final long SECONDS = 120;

    private final boolean verbose;
    private final PrintStream out;
    private boolean allRight = true;

    private Run(boolean verbose, PrintStream out) {
        this.verbose = verbose;
        this.out = out;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        List<String> adapters = new ArrayList<>(List.of(arguments));
        Run run = new Run(adapters.remove("--verbose"), System.out);
        Path cases = Path.of("conformance/cases");
        Map<String, List<String>> areas = new LinkedHashMap<>();
        try (Stream<Path> files = Files.list(cases)) {
            for (Path file : files.sorted().toList()) {
                areas.put(file.getFileName().toString().replace(".jsonl", ""), Files.readAllLines(file));
            }
        }
        run.row("Program", areas.keySet().stream().toList());
        run.row("---", areas.keySet().stream().map(_ -> "---").toList());
        for (String adapter : adapters) {
            String about = run.ask(adapter, "about", List.of()).getFirst();
            List<String> cells = new ArrayList<>();
            for (Map.Entry<String, List<String>> area : areas.entrySet()) {
                boolean asked = about.endsWith(" all") || (about + " ").contains(" " + area.getKey() + " ");
                cells.add(asked ? run.score(adapter, area.getKey(), area.getValue()) : "");
            }
            run.row(about.split(":")[0], cells);
        }
        System.exit(run.allRight ? 0 : 1);
    }

    private void row(String name, List<String> cells) {
        out.println("| " + name + " | " + String.join(" | ", cells) + " |");
    }

    /** Returns how many of the answers are right, of how many; and how many there are, where some lack. */
    private String score(String adapter, String area, List<String> cases) throws IOException, InterruptedException {
        List<String> questions = cases.stream().map(Run::question).toList();
        List<String> answers = ask(adapter, area, questions);
        int right = 0;
        int none = 0;
        for (int i = 0; i < cases.size(); i++) {
            String answer = i < answers.size() ? answers.get(i).strip() : "";
            if (isRight(cases.get(i), answer)) {
                right++;
            } else if (answer.isEmpty()) {
                none++;
            }
            if (verbose && !isRight(cases.get(i), answer)) {
                System.err.println(adapter + " said " + (answer.isEmpty() ? "nothing" : answer) + " to " + cases.get(i));
            }
        }
        allRight &= right == cases.size();
        return right + " of " + cases.size() + (none == 0 ? "" : ", " + none + " without an answer");
    }

    /** A case without what is right. */
    private static String question(String line) {
        return SOLUTION.matcher(ANSWER.matcher(line).replaceFirst(", \"source\":"))
                .replaceFirst("\"solution\": \"\"");
    }

    private static boolean isRight(String line, String answer) {
        Matcher right = ANSWER.matcher(line);
        if (!right.find()) {
            throw new IllegalArgumentException("no answer in " + line);
        }
        Matcher solution = SOLUTION.matcher(line);
        return solution.find()
                ? isSound(answer, solution.group(1))
                : answer.replace(" ", "").equals(right.group(1).replace(" ", ""));
    }

    /** Whether an answer such as {@code ["r1c1=5","r2c2<>3"]} says something, and nothing that the solution does not. */
    private static boolean isSound(String answer, String solution) {
        Matcher steps = STEP.matcher(answer);
        boolean some = false;
        while (steps.find()) {
            some = true;
            int cell = 9 * (steps.group(1).charAt(0) - '1') + steps.group(2).charAt(0) - '1';
            boolean there = solution.charAt(cell) == steps.group(4).charAt(0);
            if (there != steps.group(3).equals("=")) {
                return false;
            }
        }
        return some;
    }

    private List<String> ask(String adapter, String area, List<String> questions)
            throws IOException, InterruptedException {
        Path in = Files.createTempFile("questions", ".jsonl");
        Files.write(in, questions);
        List<String> command = new ArrayList<>(List.of(adapter.split(" ")));
        command.add(area);
        Process process = new ProcessBuilder(command)
                .redirectInput(in.toFile())
                .redirectError(verbose ? ProcessBuilder.Redirect.INHERIT : ProcessBuilder.Redirect.DISCARD)
                .start();
        Thread.ofVirtual().start(() -> {
            try {
                if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                    process.destroyForcibly();
                }
            } catch (InterruptedException _) {
                process.destroyForcibly();
            }
        });
        List<String> answers = new ArrayList<>();
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            lines.lines().forEach(answers::add);
        }
        process.waitFor();
        Files.delete(in);
        return answers;
    }
}
