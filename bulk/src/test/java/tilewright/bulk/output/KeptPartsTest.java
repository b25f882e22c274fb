package tilewright.bulk.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.Sample;
import tilewright.bulk.input.IoFailure;
import tilewright.cli.batch.Line;
import tilewright.cli.batch.Printed;
import tilewright.cli.bulk.Counters;
import tilewright.message.Message;
import tilewright.rng.SeededRandom;
import tilewright.task.Answer;
import tilewright.text.Json;
import tilewright.text.Reason;

/** Parts that another driver takes, or does not take because of one byte. */
final class KeptPartsTest {

    private static final int PARTS = 5;
    private static final int SEEDS = Sample.size(20, 100);
    private static final Manifest JOB = new Manifest("1", "spec", List.of("words"), List.of("file 1 2"), 2);

    private static final Answer NOTHING = new Answer.Done("", Json.obj());

    private final Configuration hadoop = new Configuration();

    @TempDir
    private Path folder = Path.of("");

    /** Writes parts of different lengths, with errors and lines to be answered again. */
    private Map<Integer, String> written(OutFolder out) {
        Map<Integer, String> parts = new HashMap<>();
        for (int number = 0; number < PARTS; number++) {
            Counters counters = new Counters();
            counters.add("count", "1", number + 1);
            try (PartWriter writer = new PartWriter(out.attempts(), "part", number, 40 + number, hadoop)) {
                for (int i = 0; i < 3 + number; i++) {
                    Line line = Line.of(10 * number + i, "text " + i, 0);
                    writer.add(Printed.of(line, new Answer.Done("", Json.obj().with("answer", i)), true), true);
                    writer.add(
                            Printed.of(
                                    line,
                                    new Answer.NoResult(
                                            Reason.REFUSED,
                                            Message.verbatim("x"),
                                            Json.obj().with("error", "x")),
                                    true),
                            true);
                    writer.add(new Printed(line, NOTHING, ""), false);
                }
                parts.put(number, shown(writer.finish(counters, number)));
            }
        }
        return parts;
    }

    private static String shown(Part part) {
        return List.of(
                        part.number(),
                        part.file(),
                        part.errors(),
                        part.again(),
                        part.tally(),
                        part.told(),
                        part.counters().json())
                .toString();
    }

    private OutFolder open(Path out) {
        return OutFolder.open(out.toString(), false, true, JOB, hadoop, sentence -> {
            throw new AssertionError(sentence.text());
        });
    }

    @Test
    void only_what_was_written_is_taken() throws IOException {
        Set<String> damaged = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            SeededRandom random = new SeededRandom(seed);
            Path out = folder.resolve("out" + seed);
            Map<Integer, String> parts;
            List<Path> files;
            try (OutFolder first = open(out)) {
                assertThat(first.begin(JOB)).isEqualTo(2);
                parts = written(first);
                try (Stream<Path> all = Files.list(Path.of(URI.create(first.attempts())))) {
                    files = all.sorted().toList();
                }
            }
            assertThat(files).hasSize(4 * PARTS);
            Set<Integer> gone = new HashSet<>();
            Path file = files.get(random.below(files.size()));
            Path other = files.get(random.below(files.size()));
            damage(file, other, random).forEach(each -> gone.add(number(each)));
            damaged.add(file.getFileName().toString().replaceFirst("[-\\d]+", " "));
            try (OutFolder second = open(out)) {
                assertThat(second.begin(JOB.withCores(4))).isEqualTo(2);
                assertThat(second.done("again")).isEmpty();
                Map<Integer, String> found = new HashMap<>();
                for (String done : second.done("part")) {
                    Optional<Part> part = DoneFile.read(done, hadoop);
                    part.ifPresent(sound -> found.put(sound.number(), shown(sound)));
                }
                parts.keySet().removeAll(gone);
                assertThat(found).as("seed %d, %s", seed, file.getFileName()).isEqualTo(parts);
            }
        }
        assertThat(damaged).containsExactlyInAnyOrder("part ", "part errors", "part again", "part .done");
    }

    private static int number(Path file) {
        return Integer.parseInt(file.getFileName().toString().split("-", -1)[1]);
    }

    /** Changes a file, or exchanges two; those that are not what was written. */
    private static List<Path> damage(Path file, Path other, SeededRandom random) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        switch (random.below(6)) {
            case 0 -> bytes[random.below(bytes.length)] ^= (byte) (1 << random.below(8));
            case 1 -> bytes = Arrays.copyOf(bytes, random.below(bytes.length));
            case 2 -> bytes = Arrays.copyOf(bytes, bytes.length + 1 + random.below(100));
            case 3 -> {
                int from = random.below(bytes.length);
                for (int i = from; i < Math.min(bytes.length, from + 10); i++) {
                    bytes[i] = (byte) (bytes[i] + 1 + random.below(255));
                }
            }
            case 4 -> {
                Files.delete(file);
                return List.of(file);
            }
            default -> {
                byte[] others = Files.readAllBytes(other);
                Files.write(file, others);
                Files.write(other, bytes);
                return Arrays.equals(bytes, others) ? List.of() : List.of(file, other);
            }
        }
        Files.write(file, bytes);
        return List.of(file);
    }

    @Test
    void what_was_changed_is_not_read_to_its_end() throws IOException {
        Path out = folder.resolve("read");
        try (OutFolder first = open(out)) {
            first.begin(JOB);
            PartWriter writer = new PartWriter(first.attempts(), "part", 0, 0, hadoop);
            Line line = Line.of(1, "text", 0);
            writer.add(new Printed(line, NOTHING, "{\"line\":1}\n{\"line\":2}\n"), true);
            Part part = writer.finish(new Counters(), 0);
            assertThat(lines(part)).containsExactly("{\"line\":1}", "{\"line\":2}");
            Path file = Path.of(URI.create(part.file().name()));
            for (String text :
                    List.of("", "{\"line\":1}\n", "{\"line\":1}\n{\"line\":3}\n", "{\"line\":1}\n{\"line\":2}\n\n")) {
                Files.writeString(file, text);
                assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> lines(part)))
                        .as(text)
                        .isInstanceOf(IOException.class)
                        .hasMessage("it was damaged after it had been written; start the job again");
                assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> first.place(List.of(part))))
                        .as(text)
                        .isInstanceOf(IOException.class);
            }
        }
    }

    private List<String> lines(Part part) throws IOException {
        try (NumberedLines lines = new NumberedLines(List.of(part.file()), hadoop)) {
            return lines.range(0, 10);
        }
    }

    @Test
    void a_part_without_answers_is_kept_as_well() throws IOException {
        try (OutFolder first = open(folder.resolve("empty"))) {
            first.begin(JOB);
            PartWriter writer = new PartWriter(first.attempts(), "part", 0, 0, hadoop);
            writer.drop();
            Part part = writer.finish(new Counters(), 0);
            assertThat(DoneFile.read(first.attempts() + "/part-000000-0.done", hadoop)
                            .map(KeptPartsTest::shown))
                    .contains(shown(part));
        }
    }

    @Test
    void two_drivers_do_not_write_in_one_folder() throws IOException {
        Path out = folder.resolve("both");
        try (OutFolder first = open(out)) {
            first.begin(JOB);
            assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> open(out)))
                    .isInstanceOf(IoFailure.class)
                    .hasMessage("another job is writing '%s' (process %d)"
                            .formatted(out, ProcessHandle.current().pid()));
        }
    }

    @Test
    void a_process_that_only_has_the_number_of_the_owner_is_another_one() throws IOException {
        Path out = folder.resolve("number");
        org.apache.hadoop.fs.Path owner = new org.apache.hadoop.fs.Path(out + ".partial/_owner");
        for (boolean same : new boolean[] {true, false}) {
            Files.createDirectories(Path.of(out + ".partial"));
            Json.Obj told = Json.obj().with("process", ProcessHandle.current().pid());
            long started =
                    ProcessHandle.current().info().startInstant().orElseThrow().toEpochMilli();
            SealedJson.write(
                    owner,
                    told.with("started", same ? started : started - 60_000),
                    tilewright.bulk.input.Files.system(owner, hadoop));
            if (same) {
                assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> open(out)))
                        .isInstanceOf(IoFailure.class);
            } else {
                open(out).close();
            }
        }
    }
}
