package tilewright.sudoku.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Sample;
import tilewright.message.Languages;
import tilewright.message.Message;
import tilewright.message.Sentence;
import tilewright.message.Value;
import tilewright.message.Words;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.sudoku.FamilyCase;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.rules.VariantText;
import tilewright.sudoku.variant.VariantSolver;

class VariantTechniquesTest {

    /** A kind; a puzzle; cells and the candidates that are left there; a step of this kind. */
    private static final List<String> EXAMPLES = """
            FULL_HOUSE           | 4x4 123.............                  |                         | r1c4=4
            HIDDEN_SINGLE        | 4x4 1.........1.....                  |                         | r2c4=1
            NAKED_SINGLE         | 4x4 .2.43...........                  |                         | r1c1=1
            POINTING             | 4x4                                   | r2c1:234 r2c2:234       | r1c3-1 r1c4-1
            CLAIMING             | 4x4                                   | r1c3:234 r1c4:234       | r2c1-1 r2c2-1
            LOCKED               | 5x5 diagonal-down                     | r2c2:2345 r4c4:2345 r5c5:2345 | r1c3-1 r3c1-1
            LOCKED               | 6x6 anti-knight                       | r1c4:23456 r1c5:23456 r1c6:23456 r1c2:23456 | r3c2-1
            CAGE                 | 4x4 cage=6:r1c1-3                     |                         | r1c1-4 r1c2-4 r1c3-4
            CAGE                 | 9x9 cage=17:r1c1-2                    |                         | r1c2-1 r1c2-2 r1c2-3 r1c2-4 r1c2-5 r1c2-6 r1c2-7
            DOT                  | 4x4 black=r1c1-2                      |                         | r1c2-3
            PAIR_SUM             | 4x4 xv=5:r1c1-2 2...............      |                         | r1c2-1 r1c2-4
            GREATER_THAN         | 4x4 greater=r1c1-2                    |                         | r1c1-1
            THERMOMETER          | 4x4 thermo=r1c1-3                     |                         | r1c2-1 r1c3-1 r1c3-2
            ARROW                | 4x4 arrow=r1-3c1                      |                         | r1c1-1 r1c1-2 r2c1-4 r3c1-4
            SANDWICH             | 4x4 sandwich=5:r1                     |                         | r1c1-2 r1c1-3 r1c2-1 r1c2-4 r1c3-1 r1c3-4 r1c4-2 r1c4-3
            LITTLE_KILLER        | 4x4 little-killer=3:r1c3:dr           |                         | r2c4-3 r2c4-4
            PALINDROME           | 4x4 palindrome=r1c1,r2c3 3............... |                     | r2c3-1 r2c3-2 r2c3-4
            WHISPERS             | 4x4 whispers=3:r1c1-2                 |                         | r1c2-2 r1c2-3
            RENBAN               | 4x4 renban=r1c1-2 1...............    |                         | r1c2-3 r1c2-4
            ENTROPIC             | 9x9 entropic=r1c2-4 .1............................................................................... |                  | r1c3-2 r1c3-3 r1c4-2 r1c4-3
            NEIGHBORS            | 4x4 non-consecutive 2...............  |                         | r1c2-1 r1c2-3 r2c1-1 r2c1-3
            NEIGHBORS            | 4x4 all-xv 2...............           |                         | r1c2-3 r2c1-3
            NAKED_PAIR           | 4x4                                   | r1c1:12 r1c3:12         | r1c2-1 r1c2-2 r1c4-1 r1c4-2
            HIDDEN_PAIR          | 4x4                                   | r1c2:34 r1c4:34         | r1c1-3 r1c1-4 r1c3-3 r1c3-4
            NAKED_TRIPLE         | 6x6                                   | r1c1:12 r1c2:23 r1c4:13 | r1c3-1 r1c3-2 r1c3-3 r1c5-1 r1c5-2 r1c5-3 r1c6-1 r1c6-2 r1c6-3 r2c1-2 r2c2-2 r2c3-2
            HIDDEN_TRIPLE        | 6x6                                   | r1c4:456 r1c5:456 r1c6:456 | r1c1-4 r1c1-5 r1c1-6 r1c2-4 r1c2-5 r1c2-6 r1c3-4 r1c3-5 r1c3-6
            NEEDED_DIGIT         | 4x4 cage=9:r1c1-3                     |                         | r1c4-2
            NEEDED_DIGIT         | 6x6 boxes=none renban=r1c1-4          |                         | r1c5-3 r1c6-3
            INNIES_AND_OUTIES    | 4x4 cage=6:r1c1-3                     |                         | r1c4-1 r1c4-2 r1c4-3
            INNIES_AND_OUTIES    | 4x4 cage=3:r1c1-2 cage=9:r1c3-4,r2c4  |                         | r2c4-1 r2c4-3 r2c4-4
            INNIES_AND_OUTIES    | 4x4 cage=3:r1c1-2 cage=6:r1-2c3       |                         | r1c4-1 r2c3-4
            LAW_OF_LEFTOVERS     | 4x4 boxes=AAABACBBCCDBCDDD            | r1c4:123                | r2c1-4
            X_WING               | 5x5                                   | r2c1:2345 r2c3:2345 r2c5:2345 r4c1:2345 r4c3:2345 r4c5:2345 | r1c2-1 r1c4-1 r3c2-1 r3c4-1 r5c2-1 r5c4-1
            X_WING               | 5x5 diagonal-down diagonal-up         | r2c1:2345 r2c3:2345 r2c5:2345 r4c1:2345 r4c3:2345 r4c5:2345 | r1c1-1 r1c5-1 r3c3-1 r5c1-1 r5c5-1
            XY_WING              | 4x4                                   | r1c1:12 r1c3:13 r2c2:23 | r1c2-3 r2c3-3 r2c4-3
            X_CHAIN              | 6x6                                   | r1c1:23456 r1c3:23456 r1c4:23456 r1c6:23456 r6c1:23456 r6c3:23456 r6c4:23456 r6c5:23456 | r2c6-1 r5c5-1
            X_CHAIN              | 6x6 anti-knight                       | r1c3:23456 r1c4:23456 r1c5:23456 r1c6:23456 r2c3:23456 r4c3:23456 r6c3:23456 | r3c2-1 r4c1-1 r5c1-1 r6c1-1
            CHAIN                | 4x4                                   | r1c1:12 r4c1:12 r2c3:134 r3c3:134 | r2c1-1 r3c1-1
            """.lines().toList();

    private record Example(DeductionKind kind, CandidateGrid grid, String changes) {

        static Example of(String line) {
            String[] parts = line.split("\\|");
            VariantPuzzle puzzle = VariantText.PUZZLES.parse(parts[1].strip());
            CandidateGrid grid = CandidateGrid.of(new RuleFacts(puzzle.rules()), puzzle);
            for (String cell :
                    parts[2].isBlank() ? new String[0] : parts[2].strip().split(" ")) {
                int number = (cell.charAt(1) - '1') * puzzle.rules().side() + cell.charAt(3) - '1';
                for (int digit = 1; digit <= puzzle.rules().side(); digit++) {
                    if (cell.indexOf('0' + digit, 5) < 0) {
                        grid.remove(number, digit);
                    }
                }
            }
            return new Example(DeductionKind.valueOf(parts[0].strip()), grid, parts[3].strip());
        }
    }

    @Test
    void each_technique_has_an_example() {
        EXAMPLES.stream().map(Example::of).forEach(example -> {
            int side = example.grid.facts().side();
            assertThat(VariantTechniques.steps(example.grid, Stop.never()).stream()
                            .filter(step -> step.kind() == example.kind)
                            .map(step -> step.changes(side)))
                    .as(example.toString())
                    .contains(example.changes);
        });
    }

    @ParameterizedTest
    @MethodSource("tilewright.LanguageHintsTest#languages")
    void a_step_speaks_of_the_same_in_every_language(String language) {
        Words words = Languages.words(language);
        EXAMPLES.stream().map(Example::of).forEach(example -> {
            int side = example.grid.facts().side();
            Deduction step = VariantTechniques.steps(example.grid, Stop.never()).stream()
                    .filter(one ->
                            one.kind() == example.kind && one.changes(side).equals(example.changes))
                    .findFirst()
                    .orElseThrow();
            DeductionSentences said = DeductionSentences.of(step, side);
            for (Message message : List.of(said.where(), said.technique(), said.text())) {
                Sentence sentence = words.sentence(message);
                assertThat(sentence.text()).doesNotContain("{", "}").isNotBlank();
                assertThat(values(sentence)).as(sentence.text()).isEqualTo(values(message.sentence()));
            }
        });
    }

    private static Set<Value> values(Sentence sentence) {
        return sentence.spans().stream().map(Sentence.Span::value).collect(Collectors.toSet());
    }

    @Test
    void a_hint_that_would_take_long_is_a_digit_of_the_solution() {
        boolean told = false;
        List<FamilyCase> unique = FamilyCase.of("kropki").stream()
                .filter(known -> known.solution().isPresent())
                .toList();
        for (FamilyCase known : Sample.of(unique, 5)) {
            VariantPuzzle puzzle = known.puzzle();
            List<Integer> solution = new VariantSolver(puzzle.rules())
                    .solve(puzzle, Limits.NONE.withSolutions(2))
                    .found()
                    .getFirst();
            CandidateGrid grid = CandidateGrid.of(new RuleFacts(puzzle.rules()), puzzle);
            while (!grid.solved()) {
                Deduction step = VariantTechniques.hint(grid, solution, 3_000, Stop.never());
                told |= step.kind() == DeductionKind.SOLUTION;
                assertThat(step.kind()).isNotEqualTo(DeductionKind.NESTED_CONTRADICTION);
                assertThat(step.placements()).allMatch(placed -> solution.get(placed.cell()) == placed.digit());
                assertThat(step.eliminations()).noneMatch(gone -> solution.get(gone.cell()) == gone.digit());
                grid.apply(step);
            }
        }
        assertThat(told).isTrue();
    }
}
