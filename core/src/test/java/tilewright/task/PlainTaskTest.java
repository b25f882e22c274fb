package tilewright.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.Seeds;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.TextForm;
import tilewright.puzzle.Workspace;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.text.AsciiBuilder;
import tilewright.text.Refusal;

final class PlainTaskTest {

    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    private static final Tasks<?, ?, ?> TASKS =
            new Tasks<>(Puzzles.CATALOG.find("sudoku").orElseThrow(), new Workspace());

    /** Some clues of a solution, sometimes too few or contradictory; rarely none. */
    private static String grid(SeededRandom random) {
        int kept = random.below(30) == 0 ? 0 : 25 + random.below(50);
        char empty = ".0".charAt(random.below(2));
        StringBuilder cells = new StringBuilder();
        for (int cell = 0; cell < 81; cell++) {
            cells.append(random.below(100) < kept ? SOLUTION.charAt(cell) : empty);
        }
        for (int wrong = random.below(4) - 2; wrong > 0; wrong--) {
            cells.setCharAt(random.below(81), (char) ('1' + random.below(9)));
        }
        return cells.toString();
    }

    /** The line of the usual answer; empty when it has no result. */
    private static Optional<String> usual(Task task, String text) {
        return task.answer(0, text) instanceof Answer.Done done
                ? Optional.of(done.line().text())
                : Optional.empty();
    }

    /** The short answer; empty when there is none. What goes wrong is thrown. */
    private static Optional<String> plain(PlainTask task, String text) {
        AsciiBuilder out = new AsciiBuilder();
        byte[] bytes = ("##" + text).getBytes(StandardCharsets.ISO_8859_1);
        try {
            return task.answers().answer(bytes, 2, out) ? Optional.of(out.toString()) : Optional.empty();
        } catch (Refusal refused) {
            return Optional.empty();
        }
    }

    private static Limits limits(SeededRandom random) {
        long[] solutions = {1, 2, 3, 50, 1_000, 20_000};
        long[] nodes = {0, 1, 15, 16, 40, 1_000, 30_000, 1_000_000};
        return Limits.NONE
                .withSolutions(solutions[random.below(solutions.length)])
                .withNodes(nodes[random.below(nodes.length)]);
    }

    @Test
    void counts_and_solutions_are_the_usual_ones() {
        Seeds.each(1_000, random -> {
            Limits limits = limits(random);
            String text = grid(random);
            List<Long> spent = new ArrayList<>();
            Limits told = limits.withSpent(spent::add);
            Optional<String> count = plain(TASKS.plainCount(told).orElseThrow(), text);
            if (count.isPresent()) {
                assertThat(usual(TASKS.count(told).orElseThrow(), text)).isEqualTo(count);
                assertThat(spent).hasSize(2);
                assertThat(spent.getFirst()).isEqualTo(spent.getLast());
            } else {
                assertThat(spent).isEmpty();
            }
            Optional<String> solution = plain(TASKS.plainSolve(limits).orElseThrow(), text);
            if (solution.isPresent()) {
                assertThat(usual(TASKS.solve(limits).orElseThrow(), text)).isEqualTo(solution);
            }
        });
    }

    @Test
    void what_takes_few_nodes_is_answered() {
        Limits limits = Limits.NONE.withNodes(1_000_000_000);
        Seeds.each(300, random -> {
            String text = grid(random);
            assertThat(plain(TASKS.plainCount(limits.withSolutions(2)).orElseThrow(), text))
                    .isPresent();
            assertThat(plain(TASKS.plainSolve(limits).orElseThrow(), text))
                    .isEqualTo(usual(TASKS.solve(limits).orElseThrow(), text));
        });
    }

    @Test
    void every_form_is_written_as_usual() {
        List<String> forms = forms(TASKS.puzzle());
        Seeds.each(100, random -> {
            String text = grid(random);
            for (String form : forms) {
                assertThat(plain(TASKS.plainConvert(form).orElseThrow(), text))
                        .isEqualTo(usual(TASKS.convert(form).orElseThrow(), text));
            }
        });
    }

    private static <S> List<String> forms(Puzzle<?, S, ?> puzzle) {
        return Tasks.forms(puzzle).stream().map(TextForm::id).toList();
    }

    @Test
    void what_goes_wrong_leaves_the_text_as_it_was() {
        AsciiBuilder out = new AsciiBuilder();
        out.append("before\n");
        PlainTask failing = new PlainTask(TASKS.puzzle().texts().plain().orElseThrow(), (_, _, written) -> {
            written.append("half");
            throw new IllegalStateException("a defect");
        });
        assertThat(failing.answer(new byte[81], 0, out)).isFalse();
        assertThat(out).hasToString("before\n");
    }

    @Test
    void puzzles_without_plain_texts_have_no_such_tasks() {
        Tasks<?, ?, ?> hues = new Tasks<>(Puzzles.CATALOG.find("hues").orElseThrow(), new Workspace());
        assertThat(hues.plainCount(Limits.NONE)).isEmpty();
        assertThat(hues.plainSolve(Limits.NONE)).isEmpty();
        assertThat(hues.plainConvert("id")).isEmpty();
    }
}
