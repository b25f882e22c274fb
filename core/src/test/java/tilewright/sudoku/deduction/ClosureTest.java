package tilewright.sudoku.deduction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Seeds;
import tilewright.search.Stop;
import tilewright.sudoku.compose.VariantGenerator;
import tilewright.sudoku.compose.VariantSetupText;
import tilewright.sudoku.rules.VariantPuzzle;

class ClosureTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "6x6",
                "6x6,non-consecutive",
                "6x6,killer",
                "6x6,little-killer,x",
                "6x6,arrow,thermo",
                "6x6,sandwich,kropki",
                "6x6,jigsaw,renban"
            })
    void a_closure_is_what_a_supposition_leads_to(String setup) {
        VariantGenerator generator = new VariantGenerator(VariantSetupText.FORMAT.parse(setup));
        Seeds.each(2, random -> {
            VariantPuzzle made = generator.generate(random, Stop.never());
            List<Integer> givens = new ArrayList<>(made.givens());
            for (int gone = 0; gone < 12; gone++) {
                givens.set(random.below(givens.size()), 0);
            }
            VariantPuzzle puzzle = new VariantPuzzle(made.rules(), givens);
            CandidateGrid grid = CandidateGrid.of(new RuleFacts(puzzle.rules()), puzzle);
            Optional<Deduction> step = VariantTechniques.next(grid, 0, DeductionPath.CONTRADICTIONS, Stop.never());
            while (step.isPresent()) {
                grid.apply(step.get());
                step = VariantTechniques.next(grid, 0, DeductionPath.CONTRADICTIONS, Stop.never());
            }
            for (int cell = 0; cell < givens.size(); cell++) {
                for (int digit : Bits.list(grid.isFilled(cell) ? 0 : grid.mask(cell))) {
                    CellDigit start = new CellDigit(cell, digit);
                    Closure closure = new Closure(grid, start);
                    Supposed supposed = new Supposed(grid, start);
                    assertThat(closure.contradicts())
                            .as("%s %s in %s", puzzle, start, setup)
                            .isEqualTo(supposed.contradiction().isPresent());
                    for (int other = 0; other < givens.size() && !closure.contradicts(); other++) {
                        assertThat(closure.grid().mask(other))
                                .as("%s %s in %s", puzzle, start, setup)
                                .isEqualTo(supposed.grid().mask(other));
                    }
                }
            }
        });
    }
}
