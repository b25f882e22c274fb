package tilewright.page.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilewright.Puzzles;
import tilewright.page.Chromium;
import tilewright.page.Visit;
import tilewright.puzzle.Workspace;
import tilewright.server.StudioServer;
import tilewright.studio.Studio;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.task.Tasks;

/**
 * Measures how long the page's engine takes, against the JVM: the same requests of the protocol, in rounds, on one and
 * then on the other, a plain JVM of its own. Prints the medians of the rounds, per request, and their ratio.
 */
final class EngineTimes {

    /** Hardly anything but the way to the worker and back. */
    private static final String MESSAGE = "a message";

    /** Requests of one kind, and how they are called in the table. */
    private record Job(String name, List<String> lines) {

        /** The puzzle that it is about. */
        String puzzle() {
            return name.contains(":") ? name.substring(0, name.indexOf(':')) : "hues";
        }
    }

    private EngineTimes() {}

    /** Measures all. Arguments: how many rounds; 30 when there is none. */
    public static void main(String[] arguments) throws StudioServer.CannotListen {
        int rounds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 30;
        try (StudioServer server = StudioServer.start(0);
                Chromium chromium = new Chromium()) {
            Map<String, PageEngine> engines = new HashMap<>();
            List<Visit> visits = new ArrayList<>();
            double message = 0;
            for (Job job : jobs()) {
                PageEngine engine = engines.computeIfAbsent(job.puzzle(), id -> {
                    visits.add(chromium.visit(server.address()));
                    return PageEngine.of(
                            visits.getLast(), Puzzles.CATALOG.find(id).orElseThrow());
                });
                List<?> there = engine.rounds(job.lines(), rounds);
                Studio studio = new Studio(Puzzles.CATALOG);
                if (!there.get(1)
                        .equals(job.lines().stream().map(studio::answer).toList())) {
                    throw new IllegalStateException("the engines give different answers: " + job.name());
                }
                double page = median(milliseconds((List<?>) there.get(0)))
                        / job.lines().size();
                double jvm = median(StudioRounds.apart(job.lines(), rounds))
                        / job.lines().size();
                message = job.name().equals(MESSAGE) ? page : message;
                print(job.name(), jvm, page, page - message);
            }
            visits.forEach(Visit::close);
        }
    }

    private static List<Double> milliseconds(List<?> times) {
        return times.stream().map(time -> ((Number) time).doubleValue()).toList();
    }

    private static double median(List<Double> times) {
        return times.stream().sorted().toList().get(times.size() / 2);
    }

    private static void print(String name, double jvm, double page, double engine) {
        System.out.println(String.format(
                Locale.ROOT,
                "%-40s JVM %7.3f ms, page %7.3f ms, without the message %7.3f ms: %.1f times as long",
                name,
                jvm,
                page,
                engine,
                engine / jvm));
    }

    private static List<Job> jobs() {
        int many = 200;
        return List.of(
                new Job(MESSAGE, Collections.nCopies(many, "{}")),
                new Job("hues: completing an empty board", empty(many)),
                new Job("hues: a random solution, and its view", seeds(many, "hues", "tiles-63")),
                new Job("hues: a medium board, and its view", seeds(many / 5, "hues", "medium")),
                new Job("hues: a verdict", plays(many, "solve", "hues", "tiles-32")),
                new Job("hues: possible colors of all cells", plays(many / 5, "candidates", "hues", "tiles-32")),
                new Job("trominoes: coverings, 11 wide", plays(many / 5, "count", "trominoes", "11")),
                new Job("trominoes: coverings, 13 wide", plays(many / 5, "count", "trominoes", "13")),
                new Job("sudoku: a count, for each of 1000", counts(1_000)),
                new Job("sudoku: counts of 1000 in one request", List.of(countsAtOnce(1_000))),
                new Job("trominoes: all placements, 13 wide", plays(many / 20 + 1, "candidates", "trominoes", "13")));
    }

    private static List<String> counts(int number) {
        return sudokus(number)
                .map(text -> "{\"do\":\"count\",\"limit\":2,\"play\":\"sudoku:" + text + "\"}")
                .toList();
    }

    private static String countsAtOnce(int number) {
        return sudokus(number)
                .collect(Collectors.joining(
                        "\",\"",
                        "{\"do\":\"each\",\"of\":\"count\",\"limit\":2,\"puzzle\":\"sudoku\",\"texts\":[\"",
                        "\"]}"));
    }

    private static Stream<String> sudokus(int number) {
        Task generate =
                new Tasks<>(Puzzles.CATALOG.find("sudoku").orElseThrow(), new Workspace()).generate("minimal", 1);
        return IntStream.range(0, number)
                .mapToObj(
                        item -> ((Answer.Done) generate.answer(item, "")).line().text());
    }

    private static List<String> empty(int number) {
        String board = "/........".repeat(8).substring(1);
        return Collections.nCopies(number, "{\"do\":\"solve\",\"play\":\"hues:" + board + "\"}");
    }

    private static List<String> seeds(int number, String puzzle, String setup) {
        List<String> lines = new ArrayList<>();
        for (int seed = 0; seed < number; seed++) {
            lines.add("{\"do\":\"new\",\"puzzle\":\"%s\",\"setup\":\"%s\",\"seed\":%d}".formatted(puzzle, setup, seed));
        }
        return lines;
    }

    /** Requests about new boards of a setup. */
    private static List<String> plays(int number, String verb, String puzzle, String setup) {
        List<String> lines = new ArrayList<>();
        Task generate = new Tasks<>(Puzzles.CATALOG.find(puzzle).orElseThrow(), new Workspace()).generate(setup, 1);
        String asked = verb.equals("candidates") ? "\"study\",\"verb\":\"candidates\"" : "\"" + verb + "\"";
        for (int item = 0; item < number; item++) {
            String board = ((Answer.Done) generate.answer(item, "")).line().text();
            lines.add("{\"do\":%s,\"play\":\"%s:%s\"}".formatted(asked, puzzle, board));
        }
        return lines;
    }
}
