import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Asks programs the cases beside it, and prints a table of how many of their answers are right.
 *
 * <p>{@code java conformance/Run.java [--verbose] ADAPTER…}: each adapter is a command that is started once for each area, with the area
 * as its last argument. It reads a question on each line of its input, and writes a line for each: the answer as JSON, or nothing when it
 * has none, or {@code {"refused":"why"}} when the program refuses the question. After 20 seconds without a line the question is out of time, and the adapter is started again for those after it. Asked for
 * {@code about}, it writes its program's name, version, and areas, in one line. Exit 1: an answer is wrong or lacks.
 */
final class Run {

    private static final Pattern ANSWER = Pattern.compile(",\\s*\"answer\":\\s*(.*),\\s*\"source\":");
    private static final Pattern SOLUTION = Pattern.compile("\"solution\":\\s*\"([1-9]+)\"");
    private static final Pattern SOLVED = Pattern.compile("\"puzzle\":\\s*\"([1-9.]+)\",\\s*" + SOLUTION);
    private static final Pattern RATED = Pattern.compile("\"([0-9]+(?:\\.[0-9])?) ([^\"]*)\"");
    private static final Pattern STEP = Pattern.compile("r([1-9])c([1-9])(=|<>)([1-9])");
    private static final long SECONDS = 20;
    private static final String LATE = "nothing in time";
    private static final String END = "\0";

    private final boolean verbose;
    private final PrintStream out;
    private boolean allRight = true;

    /** Of one program, in all areas: what is not right. */
    private final Map<Fault, Integer> faults = new EnumMap<>(Fault.class);

    /** What an answer is that is not right: another one; a refusal with a reason, or of a text without one; nothing; nothing in time. */
    private enum Fault {
        WRONG,
        REFUSED,
        NOTHING,
        LATE
    }

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
        List<String> columns = new ArrayList<>(areas.keySet());
        columns.addAll(List.of("wrong", "refused", "no answer", "out of time"));
        run.row("Program", columns);
        run.row("---", columns.stream().map(_ -> "---").toList());
        for (String adapter : adapters) {
            String about = run.ask(adapter, "about", List.of()).getFirst();
            List<String> cells = new ArrayList<>();
            run.faults.clear();
            for (Map.Entry<String, List<String>> area : areas.entrySet()) {
                boolean asked = about.endsWith(" all") || (about + " ").contains(" " + area.getKey() + " ");
                cells.add(asked ? run.score(adapter, area.getKey(), area.getValue()) : "");
            }
            Stream.of(Fault.values()).map(fault -> "" + run.faults.getOrDefault(fault, 0)).forEach(cells::add);
            run.row(about.split(":")[0], cells);
        }
        System.exit(run.allRight ? 0 : 1);
    }

    private void row(String name, List<String> cells) {
        out.println("| " + name + " | " + String.join(" | ", cells) + " |");
    }

    /** Returns how many of the answers are right, of how many, and counts the others by what is wrong with them. */
    private String score(String adapter, String area, List<String> cases) throws IOException, InterruptedException {
        List<String> questions = cases.stream().map(Run::question).toList();
        List<String> answers = ask(adapter, area, questions);
        int right = 0;
        for (int i = 0; i < cases.size(); i++) {
            String answer = i < answers.size() ? answers.get(i).strip() : "";
            if (isRight(cases.get(i), answer)) {
                right++;
            } else {
                faults.merge(fault(answer), 1, Integer::sum);
            }
            if (verbose && !isRight(cases.get(i), answer)) {
                System.err.println(adapter + " said " + (answer.isEmpty() ? "nothing" : answer) + " to " + cases.get(i));
            }
        }
        allRight &= right == cases.size();
        return right + " of " + cases.size();
    }

    /** What is wrong with an answer that is not right: programs that refuse a text answer {@code null}. */
    private static Fault fault(String answer) {
        if (answer.isEmpty()) {
            return Fault.NOTHING;
        }
        if (answer.equals(LATE)) {
            return Fault.LATE;
        }
        return answer.equals("null") || answer.startsWith("{\"refused\":") ? Fault.REFUSED : Fault.WRONG;
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
        String wanted = right.group(1).replace(" ", "");
        Matcher steps = SOLVED.matcher(line);
        if (!steps.find()) {
            return answer.replace(" ", "").equals(wanted);
        }
        return isSound(answer, steps.group(2))
                && (wanted.equals("\"sound\"") || wanted.equals('"' + rating(answer, steps.group(1)) + '"'));
    }

    /** Whether an answer such as {@code ["r1c1=5","r2c2<>3"]} says something, and nothing that the solution does not. */
    private static boolean isSound(String answer, String solution) {
        Matcher steps = STEP.matcher(answer);
        boolean some = false;
        while (steps.find()) {
            some = true;
            boolean there = solution.charAt(cell(steps)) == steps.group(4).charAt(0);
            if (there != steps.group(3).equals("=")) {
                return false;
            }
        }
        return some;
    }

    /** ER/EP/ED of steps such as {@code ["1.2 r1c1=5","2.6 r2c2<>3 r2c3<>3"]}; nothing when they do not fill the grid. */
    private static String rating(String answer, String puzzle) {
        Set<Integer> filled = new HashSet<>();
        IntStream.range(0, puzzle.length()).filter(cell -> puzzle.charAt(cell) != '.').forEach(filled::add);
        int given = filled.size();
        BigDecimal hardest = BigDecimal.ZERO;
        BigDecimal placed = BigDecimal.ZERO;
        BigDecimal first = BigDecimal.ZERO;
        Matcher steps = RATED.matcher(answer);
        while (steps.find()) {
            hardest = hardest.max(new BigDecimal(steps.group(1)).setScale(1));
            first = first.signum() == 0 ? hardest : first;
            placed = filled.size() == given ? hardest : placed;
            STEP.matcher(steps.group(2)).results().filter(step -> step.group(3).equals("=")).forEach(step -> filled.add(cell(step)));
        }
        return filled.size() == 81 ? hardest + "/" + placed + "/" + first : "";
    }

    private static int cell(MatchResult step) {
        return 9 * (step.group(1).charAt(0) - '1') + step.group(2).charAt(0) - '1';
    }

    /** Returns the answers; a program that is late with one is started again for the questions after it. */
    private List<String> ask(String adapter, String area, List<String> questions)
            throws IOException, InterruptedException {
        List<String> answers = new ArrayList<>();
        boolean late = isLate(adapter, area, questions, answers);
        while (late && answers.size() < questions.size()) {
            answers.add(LATE);
            late = isLate(adapter, area, questions.subList(answers.size(), questions.size()), answers);
        }
        return answers;
    }

    private boolean isLate(String adapter, String area, List<String> questions, List<String> answers)
            throws IOException, InterruptedException {
        Path in = Files.createTempFile("questions", ".jsonl");
        Files.write(in, questions);
        List<String> command = new ArrayList<>(List.of(adapter.split(" ")));
        command.add(area);
        Process process = new ProcessBuilder(command)
                .redirectInput(in.toFile())
                .redirectError(verbose ? ProcessBuilder.Redirect.INHERIT : ProcessBuilder.Redirect.DISCARD)
                .start();
        BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        Thread.ofVirtual().start(() -> {
            try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
                reader.lines().forEach(lines::add);
            } catch (IOException | UncheckedIOException _) {
                // It was ended below.
            }
            lines.add(END);
        });
        String line = lines.poll(SECONDS, TimeUnit.SECONDS);
        while (line != null && !line.equals(END)) {
            answers.add(line);
            line = lines.poll(SECONDS, TimeUnit.SECONDS);
        }
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        Files.delete(in);
        return line == null;
    }
}
