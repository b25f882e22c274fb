package tilewright.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tilewright.Puzzles;
import tilewright.play.GameTree;
import tilewright.play.Play;
import tilewright.proof.Cnf;
import tilewright.proof.LratChecker;
import tilewright.puzzle.Generator;
import tilewright.puzzle.Prover;
import tilewright.puzzle.Study;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.text.Cursor;
import tilewright.text.TextError;

/**
 * Proves that many puzzles have one solution, and has the proofs checked: by the own checker, by another one of LRAT, and by both without
 * the clause that excludes the solution, when they must refuse it, and with a line, a literal, or a hint taken away, when their verdicts
 * have to be the same.
 *
 * <p>Arguments: the number of puzzles of each setup, a program that takes the files of a formula and of a proof and prints VERIFIED (- for
 * none), and what is proved: setups as {@code sudoku:9x9,killer}, each perhaps with a number of its own behind {@code *}, or a file of
 * classic Sudokus with their ratings. Times are of one thread's CPU.
 */
public final class ProofTimes {

    private static final List<String> ALL = List.of(
            "core/src/test/resources/tilewright/sudoku/ratings.txt",
            "sudoku:minimal*5",
            "sudoku:clues-26*5",
            "sudoku:6x6",
            "sudoku:16x16",
            "sudoku:9x9,x",
            "sudoku:9x9,windoku",
            "sudoku:9x9,disjoint",
            "sudoku:9x9,jigsaw",
            "sudoku:9x9,anti-knight",
            "sudoku:9x9,anti-king",
            "sudoku:9x9,thermo",
            "sudoku:9x9,arrow",
            "sudoku:9x9,kropki",
            "sudoku:9x9,xv",
            "sudoku:9x9,palindrome",
            "sudoku:9x9,whispers",
            "sudoku:9x9,renban",
            "sudoku:9x9,killer",
            "sudoku:9x9,sandwich",
            "hues:easy",
            "hues:medium",
            "hues:hard");

    /** Beginnings of bands of ratings. */
    private static final double[] BANDS = {0, 3, 7, 9, 10, 11, 99};

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Optional<Path> other;
    private final Path folder;

    private ProofTimes(Optional<Path> other, Path folder) {
        this.other = other;
        this.folder = folder;
    }

    /** A puzzle, and the group that it is counted in. */
    private record Asked(String group, String play) {}

    /** The figures of a group. */
    private static final class Figures {
        private final List<Long> steps = new ArrayList<>();
        private final List<Long> bytes = new ArrayList<>();
        private final List<Long> made = new ArrayList<>();
        private final List<Long> checked = new ArrayList<>();
        private int accepted;
        private int refused;
        private int acceptedByOther;
        private int refusedByOther;
        private int refusedDamaged;
        private int refusedDamagedByOther;
        private int differing;
        private int undecided;

        private static String spread(List<Long> values, double unit) {
            List<Long> sorted = values.stream().sorted().toList();
            return "%.1f, %.1f, %.1f"
                    .formatted(
                            sorted.get(sorted.size() / 2) / unit,
                            sorted.get(sorted.size() * 99 / 100) / unit,
                            sorted.getLast() / unit);
        }

        void print(String group) {
            double seconds = made.stream().mapToLong(nanos -> nanos).sum() / 1e9;
            System.out.printf(
                    "| %s | %d | %s | %s | %s | %s | %.0f | %d, %d, %d | %d, %d, %d | %d |%n",
                    group,
                    bytes.size(),
                    spread(steps, 1),
                    spread(bytes, 1e3),
                    spread(made, 1e6),
                    spread(checked, 1e6),
                    made.size() / seconds,
                    accepted,
                    refused,
                    refusedDamaged,
                    acceptedByOther,
                    refusedByOther,
                    refusedDamagedByOther,
                    differing);
            if (undecided > 0) {
                System.out.println("| of " + group + " not proved, because a limit came first | " + undecided + " |");
            }
        }
    }

    /** Prints the table, row by row. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        int number = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 20;
        Optional<Path> other = Optional.ofNullable(arguments.length > 1 ? arguments[1] : null)
                .filter(name -> !name.equals("-"))
                .map(Path::of);
        List<String> sources = arguments.length > 2 ? List.of(arguments).subList(2, arguments.length) : ALL;
        System.out.println(
                "| | Puzzles | Clauses: median, 99 %, most | kB | CPU ms to make | to check | Made a second | Here: accepted, refused without the clause, damaged refused | Other: the same | Damaged with another verdict |");
        System.out.println("|---|---|---|---|---|---|---|---|---|---|");
        Path folder = Files.createTempDirectory("proofs");
        ProofTimes times = new ProofTimes(other, folder);
        for (String source : sources) {
            if (source.indexOf(':') < 0) {
                times.rated(Path.of(source));
            } else {
                times.made(source, number);
            }
        }
        for (String name : List.of("formula", "proof")) {
            Files.deleteIfExists(folder.resolve(name));
        }
        Files.delete(folder);
    }

    private void rated(Path file) throws IOException, InterruptedException {
        List<Asked> all = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            if (!line.startsWith("#")) {
                double rating = Double.parseDouble(line.split("[ /]", 3)[1]);
                int band = (int) Arrays.stream(BANDS)
                                .filter(from -> from <= rating)
                                .count()
                        - 1;
                String group = "rated from %.1f, below %.1f".formatted(BANDS[band], BANDS[band + 1]);
                all.add(new Asked(group, "sudoku:" + line.substring(0, 81)));
            }
        }
        for (String group : all.stream().map(Asked::group).distinct().toList()) {
            Figures figures = new Figures();
            for (Asked asked : all) {
                if (asked.group().equals(group)) {
                    proved(Play.load(Puzzles.CATALOG, asked.play()).tree(), figures);
                }
            }
            figures.print(group);
        }
    }

    private void made(String source, int number) throws IOException, InterruptedException {
        String[] parts = source.split("[:*]");
        int times = parts.length > 2 ? Integer.parseInt(parts[2]) : 1;
        Figures figures = new Figures();
        try (Workspace workspace = new Workspace()) {
            for (int item = 0; item < number * times; item++) {
                GameTree<?, ?, ?> tree = Play.generate(
                                Puzzles.CATALOG.find(parts[0]).orElseThrow(),
                                parts[1],
                                0,
                                item,
                                Generator.Log.NONE,
                                workspace)
                        .tree();
                proved(tree, figures);
            }
        }
        figures.print(parts[0] + " " + parts[1]);
    }

    private <S> void proved(GameTree<?, S, ?> tree, Figures figures) throws IOException, InterruptedException {
        try (Workspace workspace = new Workspace()) {
            Prover<S> prover = tree.puzzle().abilities(workspace).prover().orElseThrow();
            long start = THREADS.getCurrentThreadCpuTime();
            Study.Report report = prover.prove(tree.position(), "unique", Limits.NONE);
            long made = THREADS.getCurrentThreadCpuTime();
            if (!report.complete()) {
                figures.undecided++;
                return;
            }
            String certificate = report.line().text();
            prover.check(certificate);
            long checked = THREADS.getCurrentThreadCpuTime();
            String proof = certificate
                    .lines()
                    .filter(line -> !line.startsWith("c "))
                    .collect(Collectors.joining("\n", "", "\n"));
            figures.accepted++;
            figures.made.add(made - start);
            figures.checked.add(checked - made);
            figures.bytes.add((long) certificate.length());
            figures.steps.add(proof.chars().filter(c -> c == '\n').count());
            List<String> formula = new ArrayList<>(prover.formula(tree.position(), "unique", Limits.NONE)
                    .line()
                    .text()
                    .lines()
                    .filter(line -> !line.startsWith("c "))
                    .toList());
            List<String> without = new ArrayList<>(formula);
            // Clauses are numbered: another one stands in the place of that which excludes the solution.
            without.set(without.size() - 1, formula.get(1));
            figures.refused += refuses(cnf(without), proof) ? 1 : 0;
            String damaged = damaged(proof, new SeededRandom(figures.made.size()));
            boolean refused = refuses(cnf(formula), damaged);
            figures.refusedDamaged += refused ? 1 : 0;
            if (other.isPresent()) {
                figures.acceptedByOther += verified(other.get(), formula, proof) ? 1 : 0;
                figures.refusedByOther += verified(other.get(), without, proof) ? 0 : 1;
                boolean refusedByOther = !verified(other.get(), formula, damaged);
                figures.refusedDamagedByOther += refusedByOther ? 1 : 0;
                figures.differing += refused == refusedByOther ? 0 : 1;
            }
        }
    }

    /** A proof with a line, a literal, or a hint taken away. */
    private static String damaged(String proof, SeededRandom random) {
        List<String> lines = new ArrayList<>(proof.lines().toList());
        int line = random.below(lines.size());
        List<String> words = new ArrayList<>(List.of(lines.get(line).split(" ")));
        int end = words.indexOf("0");
        boolean literal = end > 1 && random.below(2) == 0;
        int hints = words.size() - end - 2;
        if (!literal && random.below(3) == 0 || hints < 1) {
            lines.remove(line);
        } else {
            words.remove(literal ? 1 + random.below(end - 1) : end + 1 + random.below(hints));
            lines.set(line, String.join(" ", words));
        }
        return lines.stream().collect(Collectors.joining("\n", "", "\n"));
    }

    private static Cnf cnf(List<String> dimacs) {
        int[][] clauses = dimacs.stream()
                .skip(1)
                .map(line -> Arrays.stream(line.split(" "))
                        .mapToInt(Integer::parseInt)
                        .filter(literal -> literal != 0)
                        .toArray())
                .toArray(int[][]::new);
        return new Cnf(Integer.parseInt(dimacs.getFirst().split(" ")[2]), clauses);
    }

    private static boolean refuses(Cnf formula, String proof) {
        try {
            LratChecker.check(formula, new Cursor(proof));
            return false;
        } catch (TextError refused) {
            return true;
        }
    }

    private boolean verified(Path program, List<String> formula, String proof)
            throws IOException, InterruptedException {
        Path cnf = Files.write(folder.resolve("formula"), formula);
        Path lrat = Files.writeString(folder.resolve("proof"), proof);
        Process process = new ProcessBuilder(program.toString(), cnf.toString(), lrat.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said.lines().anyMatch(line -> line.equals("c VERIFIED") || line.equals("s VERIFIED UNSAT"));
    }
}
