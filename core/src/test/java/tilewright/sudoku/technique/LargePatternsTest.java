package tilewright.sudoku.technique;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.Sudoku;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;
import tilewright.sudoku.step.StepSentences;

/** SK loops, exocets, and kraken fish, which hardly any puzzle but the hardest has. */
class LargePatternsTest {

    private static final List<StepKind> KINDS =
            List.of(StepKind.SK_LOOP, StepKind.EXOCET, StepKind.KRAKEN_FISH_1, StepKind.KRAKEN_FISH_2);

    private static final int PUZZLES = 8;

    static List<String> cases() {
        try (InputStream in = LargePatternsTest.class.getResourceAsStream("/tilewright/sudoku/large-patterns.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void a_known_pattern_is_found(String line) {
        String[] words = line.split(" ");
        Technique technique = Techniques.named(words[0]).orElseThrow();
        List<Step> steps = Techniques.steps(CandidateGrid.of(Text.POSITIONS.parse(words[1])), technique, Stop.never());
        steps.forEach(step -> assertAgrees(step, Sudoku.solve(words[1]).orElseThrow()));
        assertThat(steps)
                .extracting(step ->
                        step.eliminations().stream().map(Candidate::removed).toList())
                .contains(List.of(words).subList(2, words.length));
    }

    @Test
    void every_step_agrees_with_the_solution() {
        Map<StepKind, Integer> found = new EnumMap<>(StepKind.class);
        List<String> puzzles =
                new ArrayList<>(cases().stream().map(line -> line.split(" ")[1]).toList());
        KnownPuzzle.read("hardest-1106").stream().limit(puzzles.size()).forEach(known -> puzzles.add(known.clues()));
        Seeds.each(PUZZLES, random -> {
            String clues = puzzles.get(random.below(puzzles.size()));
            String puzzle = random.below(2) == 0 ? clues : transposed(clues);
            String solution = Sudoku.solve(puzzle).orElseThrow();
            CandidateGrid grid = CandidateGrid.of(Text.POSITIONS.parse(puzzle));
            for (int i = 0; i < 4 && !grid.solved(); i++) {
                List<Step> steps = new ArrayList<>();
                for (StepKind kind : KINDS) {
                    steps.addAll(Techniques.steps(grid, Techniques.named(kind).orElseThrow(), Stop.never()));
                }
                for (Step step : steps) {
                    assertAgrees(step, solution);
                    assertThat(StepSentences.of(step).text().text())
                            .matches("[A-Z].*[.]")
                            .doesNotContain("[");
                    found.merge(step.kind(), 1, Integer::sum);
                }
                steps.forEach(grid::apply);
                removeSome(grid, solution, random);
            }
        });
        assertThat(found.keySet()).containsAll(KINDS);
    }

    private static void removeSome(CandidateGrid grid, String solution, SeededRandom random) {
        for (int i = 0; i < 10; i++) {
            int cell = random.below(Houses.CELLS);
            int wrong = grid.candidates(cell) & ~Digits.bit(solution.charAt(cell) - '0');
            if (wrong != 0) {
                grid.remove(cell, Digits.first(wrong));
            }
        }
    }

    private static String transposed(String clues) {
        StringBuilder transposed = new StringBuilder();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            transposed.append(clues.charAt(9 * Houses.column(cell) + Houses.row(cell)));
        }
        return transposed.toString();
    }

    private static void assertAgrees(Step step, String solution) {
        assertThat(step.eliminations())
                .as("%s", step)
                .isNotEmpty()
                .noneMatch(removed -> solution.charAt(removed.cell()) - '0' == removed.digit());
    }

    @Test
    void words_tell_the_whole_reason() {
        assertThat(words(0))
                .startsWith("R1c2, r1c8, r2c1,")
                .contains("3, 8 in row 2; 1, 6 in box 3; 3, 9 in column 8;")
                .contains("16 digits for 16 cells")
                .endsWith("r5c8 is not 9.");
        assertThat(words(5))
                .isEqualTo(
                        "R5c4 and r5c6 hold two of 1, 3, 6. In columns 2, 5, and 8, neither of the two fits into three"
                                + " cells away from the boxes of these and of r4c2 and r6c8, and within these boxes only into r4c2"
                                + " and r6c8. So these hold the same two digits. So r4c2 is neither 2 nor 4.");
    }

    private static String words(int index) {
        String[] words = cases().get(index).split(" ");
        Technique technique = Techniques.named(words[0]).orElseThrow();
        CandidateGrid grid = CandidateGrid.of(Text.POSITIONS.parse(words[1]));
        return StepSentences.of(Techniques.steps(grid, technique, Stop.never()).getFirst())
                .text()
                .text();
    }
}
