package tilewright.sudoku.technique;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilewright.search.Stop;
import tilewright.sudoku.step.Level;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/** The list of all steps of a grid: its whole order is that of HoDoKu, whose places are in hodoku-techniques.txt. */
final class StepListTest {

    /** Each of so many of the known grids. */
    private static final int EACH = 40;

    private static List<List<Step>> lists() {
        List<List<Step>> lists = new ArrayList<>();
        List<TechniqueCase> cases = TechniqueCase.all();
        for (int i = 0; i < cases.size(); i += EACH) {
            lists.add(Techniques.steps(cases.get(i).grid(), Stop.never()));
        }
        return lists;
    }

    /** Kinds that the source does not name come where the program puts them. */
    @Test
    void within_a_level_steps_stand_in_the_order_in_which_hodoku_looks_for_them() throws IOException {
        Map<StepKind, Integer> places = new EnumMap<>(StepKind.class);
        StepKindTest.facts().forEach(fact -> places.put(fact.kind(), fact.place()));
        Set<StepKind> kinds = new HashSet<>();
        for (List<Step> list : lists()) {
            for (Level level : Level.values()) {
                List<StepKind> found = list.stream()
                        .map(Step::kind)
                        .filter(kind -> kind.level() == level && places.containsKey(kind))
                        .toList();
                assertThat(found)
                        .isEqualTo(found.stream()
                                .sorted(Comparator.comparingInt(kind -> Objects.requireNonNull(places.get(kind))))
                                .toList());
                kinds.addAll(found);
            }
        }
        assertThat(kinds).as("kinds compared").hasSizeGreaterThan(15);
    }

    @Test
    void over_all_levels_steps_stand_in_the_order_of_their_kinds() {
        for (List<Step> list : lists()) {
            assertThat(list.stream().map(Step::kind).toList()).isSorted();
        }
    }
}
