package tilewright.cli.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.Seeds;
import tilewright.message.Words;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.task.PlainTask;
import tilewright.task.Task;
import tilewright.task.Tasks;

/** Plain lines, which are answered as bytes, among all others: what comes out is what comes out of lines alone. */
final class PlainLinesTest {

    private static final Tasks<?, ?, ?> SUDOKU =
            new Tasks<>(Puzzles.CATALOG.find("sudoku").orElseThrow(), new Workspace());

    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private static String grid(SeededRandom random) {
        int kept = random.below(9) == 0 ? random.below(101) : 30 + random.below(40);
        char empty = ".0".charAt(random.below(2));
        StringBuilder cells = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            cells.append(random.below(100) < kept ? SOLUTION.charAt(cell) : empty);
        }
        if (random.below(6) == 0) {
            cells.setCharAt(random.below(81), (char) ('1' + random.below(9)));
        }
        return cells.toString();
    }

    /** A line or several, without a line break at the end. */
    private static String hostile(SeededRandom random, String end) {
        String grid = grid(random);
        int cell = random.below(81);
        return switch (random.below(24)) {
            case 0 -> "";
            case 1 -> "# comment";
            case 2 -> "#" + grid.substring(1);
            case 3 -> grid.substring(1);
            case 4 -> grid + "1";
            case 5 ->
                grid.substring(0, cell) + "/*_xX?-+ \t\0#ab\u007f".charAt(random.below(15)) + grid.substring(cell + 1);
            case 6 -> " " + grid;
            case 7 -> grid + " \t";
            case 8 -> grid + " # 17 clues";
            case 9 -> grid + " " + grid(random);
            case 10 -> grid + "," + SOLUTION;
            case 11 -> grid.substring(0, cell) + "é" + grid.substring(cell + 1);
            case 12 -> grid + "\r";
            case 13 -> grid.substring(0, cell) + "\r" + grid.substring(cell + 1);
            case 14 -> String.join(end, grid.split("(?<=\\G.{9})", -1)).strip();
            case 15 -> "A title";
            case 16 ->
                "[Puzzle]" + end
                        + String.join(end, grid.split("(?<=\\G.{9})", -1)).strip();
            case 17 -> grid.substring(0, 9) + end + grid.substring(9, 18);
            case 18 -> "sudoku:" + grid;
            case 19 -> "hues:" + grid;
            case 20 -> "\ufeff" + grid;
            case 21 -> "+---+---+---+";
            case 22 -> grid + end + end;
            default -> "puzzle,solution";
        };
    }

    private static byte[] file(SeededRandom random) {
        String usual = List.of("\n", "\n", "\r\n", "\r").get(random.below(4));
        int mixed = random.below(3);
        int odd = 1 + random.below(20);
        StringBuilder file = new StringBuilder(random.below(4) == 0 ? "\ufeff" : "");
        for (int i = random.below(120); i > 0; i--) {
            String end = mixed == 0 && random.below(4) == 0 ? "\r\n" : usual;
            file.append(random.below(odd) == 0 ? hostile(random, end) : grid(random));
            file.append(i > 1 || random.below(2) == 0 ? end : "");
        }
        Charset charset = List.of(
                        StandardCharsets.UTF_8,
                        StandardCharsets.UTF_8,
                        StandardCharsets.UTF_8,
                        StandardCharsets.ISO_8859_1,
                        StandardCharsets.UTF_16)
                .get(random.below(5));
        return file.toString().getBytes(charset);
    }

    /** The bytes as they may come, a few at a time. */
    private static InputStream coming(byte[] bytes, SeededRandom random) {
        int most = 1 + random.below(random.below(2) == 0 ? 100 : 3_000);
        return new ByteArrayInputStream(bytes) {
            @Override
            public synchronized int read(byte[] to, int from, int length) {
                return super.read(to, from, Math.min(length, 1 + random.below(most)));
            }
        };
    }

    /** A receiver of the output, and of each line that was answered. */
    private static final class Gathered implements Batch.Sink {
        final ByteArrayOutputStream out = new ByteArrayOutputStream();
        final List<String> errors = new ArrayList<>();
        final List<Line> lines = new ArrayList<>();
        int plain;

        @Override
        public void answer(Printed answer) {
            out.writeBytes(answer.out().getBytes(StandardCharsets.UTF_8));
            lines.add(answer.line());
            errors.add(answer.err().text());
        }

        @Override
        public void answers(PrintedBlock some) {
            out.write(some.out().bytes(), 0, some.out().length());
            plain += some.count();
            for (int i = some.from(); i < some.to(); i++) {
                lines.add(some.block().line(i));
                errors.add("");
            }
            assertThat(lines.getLast().end()).isEqualTo(some.end());
        }

        @Override
        public void idle() {}

        String text() {
            return out.toString(StandardCharsets.UTF_8);
        }
    }

    private record Question(Task task, Optional<PlainTask> plain) {
        static Question of(Query query, Limits limits) {
            Task task = query.task(SUDOKU, limits).<Task>map(made -> made).orElseThrow();
            return new Question(task, query.plain(SUDOKU, limits));
        }

        Question alone() {
            return new Question(task, Optional.empty());
        }
    }

    private static Gathered gathered(InputStream in, Question question, int threads, Stop stop) {
        Answerer answerer =
                new Answerer(new Workspace(), question.task(), question.plain(), false, false, Words.ENGLISH);
        Gathered gathered = new Gathered();
        try (Lines lines = new GroupedLines(
                        new StreamLines(in, 0), SUDOKU.puzzle().texts().grouping());
                Batch batch = new Batch(answerer, new Workers(threads), stop, System::nanoTime)) {
            batch.run(lines, gathered);
        } catch (IOException | InterruptedException failed) {
            throw new AssertionError(failed);
        }
        return gathered;
    }

    private static Query query(SeededRandom random) {
        return switch (random.below(4)) {
            case 0 -> new Query.Solve();
            case 1 -> new Query.Convert(List.of("zeros", "code", "sdk", "share").get(random.below(4)));
            default -> new Query.Count();
        };
    }

    @Test
    void the_answers_are_those_of_lines_alone() {
        int[] plain = {0, 0};
        Seeds.each(200, 1_000, random -> {
            byte[] file = file(random);
            Limits limits = Limits.NONE
                    .withSolutions(2)
                    .withNodes(List.of(0L, 1L, 200L, 100_000L).get(random.below(4)));
            Question question = Question.of(query(random), limits);
            Gathered expected = gathered(new ByteArrayInputStream(file), question.alone(), 1, Stop.never());
            Gathered found = gathered(coming(file, random), question, 1 + random.below(4), Stop.never());
            assertThat(found.lines).isEqualTo(expected.lines);
            assertThat(found.errors).isEqualTo(expected.errors);
            assertThat(found.text()).isEqualTo(expected.text());
            assertThat(expected.plain).isZero();
            plain[0] += found.plain;
            plain[1] += found.lines.size();
        });
        assertThat(plain[0]).isGreaterThan(plain[1] / 10);
    }

    @Test
    void all_lines_of_a_plain_file_are_plain() {
        byte[] file = (SOLUTION + "\r\n" + (SOLUTION.replace('1', '.') + "\n").repeat(10_000))
                .getBytes(StandardCharsets.UTF_8);
        Question count = Question.of(new Query.Count(), Limits.NONE);
        Gathered gathered = gathered(new ByteArrayInputStream(file), count, 2, Stop.never());
        assertThat(gathered.lines).hasSize(10_001);
        assertThat(gathered.plain).isEqualTo(10_001); // one for each filling of the buffer by itself
        assertThat(gathered.text()).isEqualTo("1\n".repeat(10_001));
    }

    @Test
    void when_asked_to_stop_there_is_no_gap() {
        String grid = SOLUTION.replace('1', '.').replace('5', '0');
        Seeds.each(50, random -> {
            byte[] file = (grid + "\n").repeat(3_000).getBytes(StandardCharsets.UTF_8);
            long[] looks = {1 + random.below(6_000)};
            Stop stop = () -> --looks[0] < 0; // several threads may count one look twice
            Gathered gathered = gathered(coming(file, random), Question.of(new Query.Solve(), Limits.NONE), 3, stop);
            for (int i = 0; i < gathered.lines.size(); i++) {
                assertThat(gathered.lines.get(i).number()).isEqualTo(i + 1);
            }
            assertThat(gathered.text()).isEqualTo((SOLUTION + "\n").repeat(gathered.lines.size()));
        });
    }
}
