package tilewright.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.bulk.OutputOptions;
import tilewright.rng.SeededRandom;
import tilewright.text.Json;

/** Damage of files that a job has left behind, before it goes on: the results are the bytes of an undamaged run, or a refusal, never others. */
final class DamageTest {

    /** Ways to damage a file. */
    private enum Damage {
        CHANGE,
        CUT,
        APPEND,
        SWAP,
        EMPTY,
        DELETE,
        OTHER_JOB,
        FOREIGN,
        FOLDER,
        LINK
    }

    @TempDir
    private static Path folder = Path.of("");

    private static Jobs jobs;
    private static Path input;
    private static Path left;
    private static Path leftByOther;
    private static Map<String, String> expected;
    private static Jobs.Ended ended;

    @BeforeAll
    static void start() throws IOException {
        System.setProperty(FailingDisk.SETTING, FailingDisk.class.getName());
        FailingDisk.ROOM.set(Long.MAX_VALUE);
        jobs = Jobs.local();
        input = Files.writeString(folder.resolve("in.txt"), ClusterTest.mixed("sudoku", "minimal", 60));
        Path other = Files.writeString(folder.resolve("other.txt"), ClusterTest.mixed("sudoku", "minimal", 80));
        left = left(input, "left");
        leftByOther = left(other, "other");
        Path whole = folder.resolve("whole");
        ended = jobs.run(words(input, whole.toString()));
        expected = results(whole);
    }

    @AfterAll
    static void end() {
        jobs.spark().close();
        System.clearProperty(FailingDisk.SETTING);
    }

    private static String[] words(Path in, String out) {
        return new String[] {"count", "sudoku", in.toString(), out, "--first-nodes", "3", "--resume", "--tally", "count"
        };
    }

    /**
     * The files that a job leaves whose driver is killed in the middle of the second pass: those that are there before the first parts
     * are joined, without the last that the pass has done.
     */
    private static Path left(Path in, String name) throws IOException {
        Path out = folder.resolve(name + "-made");
        Path copy = folder.resolve(name);
        Once copying = new Once("merged-", () -> Folders.copy(folder.resolve(name + "-made.partial"), copy));
        assertThat(copying.during(words(in, "failing:" + out)).exit()).isEqualTo(1);
        Path last;
        try (Stream<Path> files = Files.walk(copy)) {
            last = files.filter(file -> file.getFileName().toString().matches("again-.*\\.done"))
                    .max(Comparator.comparing(Path::getFileName))
                    .orElseThrow();
        }
        Files.delete(last);
        Files.writeString(
                copy.resolve("_owner"), sealed("_owner", "{\"process\":999999999}")); // no process has this number
        return copy;
    }

    /** What is done to the files of a job that is running. */
    private interface Change {
        void make() throws IOException;
    }

    /** A change made once, before the first file is made whose name begins like this; no task makes one meanwhile. */
    private static final class Once implements Consumer<String> {

        private final String begin;
        private final Change change;
        private boolean made;

        Once(String begin, Change change) {
            this.begin = begin;
            this.change = change;
        }

        @Override
        public synchronized void accept(String name) {
            try {
                if (!made && name.startsWith(begin)) {
                    made = true;
                    change.make();
                }
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }

        /** Runs a job during which the change is made. */
        Jobs.Ended during(String... words) {
            FailingDisk.before = this;
            try {
                Jobs.Ended job = jobs.run(words);
                assertThat(made).as(job.err()).isTrue();
                return job;
            } finally {
                FailingDisk.before = _ -> {};
            }
        }
    }

    private static String sealed(String name, String json) {
        CRC32C sum = new CRC32C();
        sum.update((name + json).getBytes(StandardCharsets.UTF_8));
        return json.substring(0, json.length() - 1) + ",\"sum\":\""
                + HexFormat.of().toHexDigits(sum.getValue(), 8) + "\"}\n";
    }

    /** All results; of the report what every run has in common. */
    private static Map<String, String> results(Path out) throws IOException {
        Map<String, String> results = new TreeMap<>();
        try (Stream<Path> files = Files.list(out)) {
            for (Path file : files.toList()) {
                results.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        Json.Obj report = (Json.Obj)
                Json.parse(Objects.requireNonNull(results.get("_report.json")).strip());
        results.put(
                "_report.json",
                Stream.of("lines", "good", "bad", "overBudget", "spent", "tally", "files")
                        .map(field -> field + " " + OutputOptions.value(report, field))
                        .toList()
                        .toString());
        return results;
    }

    @Test
    void damaged_leftovers_give_the_same_bytes_or_are_refused() throws IOException {
        List<String> kinds =
                List.of("_job.json", "part", "part.done", "_owner", "part-errors", "again.done", "part-again", "again");
        int number = 0;
        for (Damage damage : Damage.values()) {
            for (int i = 0; i < 2; i++) {
                String kind = kinds.get((number * 3 + i) % kinds.size());
                boolean remote = number % 2 == 1;
                boolean foreign =
                        damage == Damage.FOREIGN || damage == Damage.FOLDER || damage == Damage.LINK && !remote;
                boolean refused = foreign || kind.equals("_job.json");
                assertThat(resumed(damage, kind, number++, remote))
                        .as("%s of %s", damage, kind)
                        .isEqualTo(refused ? "refused" : "same");
            }
        }
    }

    @Test
    void what_a_link_in_place_of_the_owner_points_to_is_not_overwritten() throws IOException {
        String before = Files.readString(input);
        assertThat(resumed(Damage.LINK, "_owner", 100, true)).isEqualTo("same");
        assertThat(input).hasContent(before);
    }

    /** Damages a file of what was left, and goes on; whether the results are the same, or refused. */
    private static String resumed(Damage damage, String kind, int seed, boolean remote) throws IOException {
        String name = "damaged" + seed;
        Path work = folder.resolve(name + ".partial");
        Folders.copy(left, work);
        SeededRandom random = new SeededRandom(seed);
        Path file = one(work, kind, random);
        damage(damage, file, kind, work, random);
        String what = damage + " of " + work.relativize(file) + (remote ? " by Hadoop" : "");
        Map<String, String> before = Folders.content(work);
        Path out = folder.resolve(name);
        Jobs.Ended again = jobs.run(words(input, (remote ? "failing:" : "") + out));
        if (again.exit() == ended.exit()) {
            assertThat(results(out)).as(what).isEqualTo(expected);
            assertThat(work).as(what).doesNotExist();
            if (kind.matches("(part|again).*") && damage != Damage.DELETE && damage != Damage.OTHER_JOB) {
                assertThat(again.err()).as(what).containsOnlyOnce(" damaged and ");
            }
            Folders.delete(out);
            return "same";
        }
        assertThat(again.err())
                .as(what)
                .startsWith("tilewright: '")
                .hasLineCount(1)
                .doesNotContain("Exception");
        assertThat(out).as(what).doesNotExist();
        assertThat(Folders.content(work)).as(what).isEqualTo(before);
        Folders.delete(work);
        return "refused";
    }

    /** A file of a kind, which is not empty. */
    private static Path one(Path work, String kind, SeededRandom random) throws IOException {
        String pattern = switch (kind) {
            case "part", "again" -> kind + "-\\d+-\\d+";
            case "part-errors" -> "part-\\d+-\\d+-errors";
            case "part-again" -> "part-\\d+-\\d+-again";
            case "part.done", "again.done" -> kind.substring(0, kind.indexOf('.')) + "-\\d+-\\d+\\.done";
            default -> kind;
        };
        List<Path> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(work)) {
            for (Path file : files.filter(path -> path.getFileName().toString().matches(pattern))
                    .sorted()
                    .toList()) {
                // what is not done is not kept
                Path done = file.resolveSibling(
                        file.getFileName().toString().replaceFirst("^([a-z]+-\\d+-\\d+).*", "$1.done"));
                if (Files.size(file) > 0 && (kind.startsWith("_") || Files.exists(done))) {
                    found.add(file);
                }
            }
        }
        return found.get(random.below(found.size()));
    }

    private static void damage(Damage damage, Path file, String kind, Path work, SeededRandom random)
            throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        switch (damage) {
            case CHANGE -> {
                for (int i = 0; i <= random.below(10); i++) {
                    bytes[random.below(bytes.length)] ^= (byte) (1 + random.below(255));
                }
                Files.write(file, bytes);
            }
            case CUT -> Files.write(file, Arrays.copyOf(bytes, random.below(bytes.length - 1) + 1));
            case APPEND -> {
                byte[] more = Arrays.copyOf(bytes, bytes.length + 1 + random.below(100));
                Files.write(file, more);
            }
            case SWAP -> {
                Path other = kind.startsWith("_")
                        ? work.resolve(kind.equals("_owner") ? "_job.json" : "_owner")
                        : another(work, file, kind, random);
                byte[] others = Files.readAllBytes(other);
                Files.write(file, others);
                if (!kind.equals("_owner")) {
                    Files.write(other, bytes);
                }
            }
            case EMPTY -> Files.write(file, new byte[0]);
            case DELETE -> Files.delete(file);
            case OTHER_JOB -> {
                Path other = one(leftByOther, kind, random);
                Files.copy(other, file, StandardCopyOption.REPLACE_EXISTING);
                if (kind.endsWith(".done")) { // and all that belongs to it, as its driver wrote it
                    Files.delete(file);
                    String part = other.getFileName().toString().replace(".done", "");
                    for (Path each : siblings(other, part)) {
                        Files.copy(each, file.resolveSibling(each.getFileName()), StandardCopyOption.REPLACE_EXISTING);
                    }
                }
            }
            case FOREIGN -> Files.writeString(file.resolveSibling("notes.txt"), "mine");
            case FOLDER -> {
                Files.delete(file);
                Files.createDirectory(file);
            }
            case LINK -> {
                Files.delete(file);
                Files.createSymbolicLink(file, input);
            }
        }
    }

    private static List<Path> siblings(Path file, String begin) throws IOException {
        try (Stream<Path> files = Files.list(file.resolveSibling(""))) {
            return files.filter(each -> each.getFileName().toString().startsWith(begin))
                    .toList();
        }
    }

    private static Path another(Path work, Path file, String kind, SeededRandom random) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        for (int i = 0; i < 1000; i++) {
            Path other = one(work, kind, random);
            if (!Arrays.equals(Files.readAllBytes(other), bytes)) {
                return other;
            }
        }
        throw new IllegalStateException("all files are the same (%s)".formatted(kind));
    }

    @Test
    void what_is_damaged_while_a_job_runs_is_not_merged() throws IOException {
        Path out = folder.resolve("running");
        Path work = folder.resolve("running.partial");
        Once damaging = new Once("merged-", () -> {
            Path again = one(work, "part-again", new SeededRandom(1));
            Path answers = again.resolveSibling(again.getFileName().toString().replace("-again", ""));
            byte[] bytes = Files.readAllBytes(answers);
            Files.write(answers, Arrays.copyOf(bytes, bytes.length + 1));
        });
        Jobs.Ended failed = damaging.during(words(input, "failing:" + out));
        assertThat(failed.exit()).as(failed.err()).isEqualTo(3);
        assertThat(failed.err())
                .contains("tilewright: cannot read '")
                .endsWith("': it was damaged after it had been written; start the job again\n");
        assertThat(out).doesNotExist();
        assertThat(jobs.run(words(input, out.toString())).exit()).isEqualTo(ended.exit());
        assertThat(results(out)).isEqualTo(expected);
    }
}
