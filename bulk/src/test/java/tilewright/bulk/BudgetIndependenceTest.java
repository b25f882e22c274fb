package tilewright.bulk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilewright.cli.BulkProgram;
import tilewright.cli.Program;
import tilewright.cli.batch.Line;
import tilewright.cli.bulk.JobSpec;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Study;
import tilewright.puzzle.Workspace;

/** Answers with few nodes that are called settled, of all verbs that have nodes, are those with many. */
final class BudgetIndependenceTest {

    private static final long[] FEW = {0, 1, 4, 30, 300, 3_000};

    /** Setups of each puzzle: some positions whose answers need few nodes, some that need many. */
    private static final Map<String, List<String>> SETUPS = Map.of(
            "sudoku", List.of("minimal", "full"),
            "paletto", List.of("3x3", "4x4"),
            "hues", List.of("tiles-40", "tiles-56"),
            "trominoes", List.of("4", "7"));

    @Test
    void what_is_settled_does_not_change_with_more_nodes() {
        List<String> told = new ArrayList<>();
        for (Puzzle<?, ?, ?> puzzle : Program.REAL.catalog().puzzles()) {
            for (String verb : verbs(puzzle)) {
                long settled = settled(verb, puzzle.id());
                told.add(verb + " " + puzzle.id() + (settled > 0 ? "" : " never"));
            }
        }
        assertThat(told)
                .contains("count sudoku", "rate paletto", "lamp hues", "coverings trominoes", "analyze paletto");
        assertThat(told).contains("solve trominoes never");
    }

    private static List<String> verbs(Puzzle<?, ?, ?> puzzle) {
        var abilities = puzzle.abilities(new Workspace());
        List<String> verbs = new ArrayList<>();
        abilities.solver().ifPresent(_ -> verbs.add("solve"));
        abilities.counter().ifPresent(_ -> verbs.add("count"));
        abilities.studies().stream()
                .map(Study::verb)
                .filter(verb -> !verb.equals("steps") && !verb.equals("path"))
                .forEach(verbs::add);
        return verbs;
    }

    /** Returns the number of answers with few nodes that were settled. */
    private static long settled(String verb, String puzzle) {
        JobSpec spec = BulkProgram.job(BulkProgram.words(verb, puzzle, List.of("--nodes", "20000")))
                .spec();
        List<String> texts = texts(puzzle);
        List<String> whole = answers(new LineProcessor(spec), texts).stream()
                .map(answer -> answer.orElseThrow())
                .toList();
        long count = 0;
        for (long few : FEW) {
            LineProcessor processor = new LineProcessor(spec, few);
            if (!processor.bounded()) {
                continue;
            }
            List<Optional<String>> answers = answers(processor, texts);
            for (int i = 0; i < texts.size(); i++) {
                if (answers.get(i).isPresent()) {
                    assertThat(answers.get(i).get())
                            .as("%s %s, %d nodes, of %s", verb, puzzle, few, texts.get(i))
                            .isEqualTo(whole.get(i));
                    count++;
                }
            }
        }
        return count;
    }

    private static List<String> texts(String puzzle) {
        return SETUPS.getOrDefault(puzzle, List.of()).stream()
                .flatMap(setup -> Arrays.stream(Program.REAL
                        .run("new", puzzle, setup, "--count", "3", "--seed", "1")
                        .out()
                        .split("\n")))
                .toList();
    }

    /** Empty where they are not settled. */
    private static List<Optional<String>> answers(LineProcessor processor, List<String> texts) {
        try (LineProcessor.Session session = processor.begin()) {
            return texts.stream()
                    .map(text -> session.answer(Line.of(1, text, 0)).orElseThrow())
                    .map(answer ->
                            answer.settled() ? Optional.of(answer.printed().out()) : Optional.<String>empty())
                    .toList();
        }
    }
}
