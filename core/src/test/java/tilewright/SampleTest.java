package tilewright;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class SampleTest {

    private static final List<Integer> CASES = IntStream.range(0, 100).boxed().toList();

    @Test
    void a_sample_is_the_same_each_time_and_in_order() {
        List<Integer> sample = Sample.of(CASES, 10);
        assertThat(sample).isEqualTo(Sample.of(CASES, 10)).isSorted().doesNotHaveDuplicates();
        assertThat(sample).hasSize(Sample.size(10, 100));
    }

    @Test
    void another_seed_draws_other_cases_unless_all_are_tried() {
        assertThat(Sample.of(CASES, 10, 1).equals(Sample.of(CASES, 10, 2))).isEqualTo(Sample.isAll());
    }

    @Test
    void every_case_is_in_some_sample() {
        assertThat(IntStream.range(0, 500).boxed().flatMap(seed -> Sample.of(CASES, 5, seed).stream()))
                .containsAll(CASES);
    }

    @Test
    void a_sample_of_more_than_all_is_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Sample.of(CASES, 101));
    }
}
