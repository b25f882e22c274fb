package tilewright.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tilewright.Sample;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;

class CoverSearchTest {

    @Test
    void agrees_with_plain_backtracking_on_random_problems() {
        Seeds.each(2_000, random -> {
            CoverProblem problem = RandomProblems.small(random);
            assertThat(solutions(problem)).isEqualTo(slowSolutions(problem));
        });
    }

    @Test
    void agrees_with_plain_backtracking_when_options_are_taken_beforehand() {
        Seeds.each(2_000, random -> {
            CoverProblem problem = RandomProblems.small(random);
            int[] taken = taken(problem, random);
            Set<String> found = solutions(problem, taken);
            assertThat(found).isEqualTo(slowSolutions(problem, taken));
            Set<String> expected = new TreeSet<>();
            for (String solution : slowSolutions(problem)) {
                List<String> options =
                        List.of(solution.substring(1, solution.length() - 1).split(", "));
                List<String> rest = new ArrayList<>(options);
                boolean all = true;
                for (int option : taken) {
                    all &= rest.remove(Integer.toString(option));
                }
                if (all) {
                    expected.add(rest.toString());
                }
            }
            assertThat(found).isEqualTo(expected);
        });
    }

    private static int[] taken(CoverProblem problem, SeededRandom random) {
        int count = Math.min(problem.options(), random.below(3));
        return Arrays.copyOf(random.permutation(problem.options()), count);
    }

    @Test
    void queens_by_secondary_items() {
        assertThat(count(CoverProblems.queens(6))).isEqualTo(new Outcome.Complete(4, 110));
        assertThat(count(CoverProblems.queens(8))).isEqualTo(new Outcome.Complete(92, 1_198));
    }

    @Test
    void tilings_by_dominoes() {
        assertThat(count(CoverProblems.dominoes(6, 6)))
                .isEqualTo(new Outcome.Complete(6_728, 25_694)); // Kasteleyn 1961
        assertThat(count(CoverProblems.dominoes(5, 5))).isEqualTo(new Outcome.Complete(0, 529));
    }

    @Test
    void langford_pairs() {
        assertThat(count(CoverProblems.langford(3))).isEqualTo(new Outcome.Complete(2, 6));
        assertThat(count(CoverProblems.langford(4))).isEqualTo(new Outcome.Complete(2, 17));
        assertThat(count(CoverProblems.langford(5))).isEqualTo(new Outcome.Complete(0, 38));
        assertThat(count(CoverProblems.langford(7))).isEqualTo(new Outcome.Complete(52, 606));
        assertThat(count(CoverProblems.langford(8))).isEqualTo(new Outcome.Complete(300, 2_788));
    }

    @Test
    void pentominoes_in_a_rectangle() {
        assertThat(count(CoverProblems.pentominoes(3, 20))).isEqualTo(new Outcome.Complete(8, 32_977));
        if (Sample.isAll()) {
            assertThat(count(CoverProblems.pentominoes(6, 10))).isEqualTo(new Outcome.Complete(9_356, 3_637_260));
        }
    }

    @Test
    void squares_of_words_by_colors() {
        CoverProblem problem = CoverProblems.wordSquares("bit", "ice", "ten", "tie", "net", "eat", "ate", "tea");
        assertThat(count(problem)).isEqualTo(new Outcome.Complete(6, 38));
        assertThat(solutions(problem)).isEqualTo(slowSolutions(problem));
    }

    private static Outcome count(CoverProblem problem) {
        return Runner.run(new CoverSearch(problem), Limits.NONE, Runner.Listener.NONE);
    }

    private static Set<String> solutions(CoverProblem problem, int... taken) {
        Set<String> found = new TreeSet<>();
        CoverSearch search = new CoverSearch(problem, taken);
        Runner.run(search, Limits.NONE, () -> {
            int[] options = search.options();
            Arrays.sort(options);
            assertThat(found.add(Arrays.toString(options))).isTrue();
        });
        return found;
    }

    private static Set<String> slowSolutions(CoverProblem problem, int... taken) {
        Set<String> found = new TreeSet<>();
        CoverTree tree = new CoverTree(problem, taken);
        Runner.run(new Backtrack(tree), Limits.NONE, () -> {
            int[] options = tree.options();
            Arrays.sort(options);
            assertThat(found.add(Arrays.toString(options))).isTrue();
        });
        return found;
    }

    @Test
    void a_conflict_among_the_options_taken_beforehand_finishes_the_search_at_once() {
        CoverSearch search = new CoverSearch(CoverProblems.queens(4), 0, 1);
        assertThat(search.run(Search.STEPS, 10)).isEqualTo(Search.FINISHED);
        assertThatThrownBy(() -> new CoverSearch(CoverProblems.queens(4), 16))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("option (16) must be 0 to 15");
    }
}
