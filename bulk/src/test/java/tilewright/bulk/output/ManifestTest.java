package tilewright.bulk.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.bulk.output.Part.Tally;
import tilewright.cli.context.Failure;

final class ManifestTest {

    private static final Manifest JOB = new Manifest("1", "spec", List.of("bulk", "solve"), List.of("file 1 2"), 2);

    @Test
    void the_same_job_goes_on_whatever_was_typed_and_on_other_cores() {
        Manifest now = new Manifest("1", "spec", List.of("bulk", "solve", "--quiet"), List.of("file 1 2"), 8);
        assertThatCode(() -> JOB.check(now, "out")).doesNotThrowAnyException();
        assertThat(JOB.withCores(8)).isEqualTo(new Manifest("1", "spec", JOB.words(), JOB.input(), 8));
        assertThat(Manifest.of(JOB.json())).isEqualTo(JOB);
    }

    @Test
    void another_version_another_job_or_other_input_does_not_go_on() {
        for (Manifest other : List.of(
                new Manifest("2", "spec", JOB.words(), JOB.input(), 2),
                new Manifest("1", "other", JOB.words(), JOB.input(), 2),
                new Manifest("1", "spec", JOB.words(), List.of("file 1 3"), 2))) {
            assertThatThrownBy(() -> JOB.check(other, "out"))
                    .as(other.toString())
                    .isInstanceOf(Failure.class)
                    .hasMessageContaining("out");
        }
    }

    @Test
    void tallies_add_each_number() {
        Tally sum = new Tally(1, 2, 3, 4, 5, 6, 7).plus(new Tally(10, 20, 30, 40, 50, 60, 70));
        assertThat(sum).isEqualTo(new Tally(11, 22, 33, 44, 55, 66, 77));
        assertThat(sum.settled()).isEqualTo(new Tally(11, 22, 33, 44, 0, 66, 77));
        assertThat(sum.lines()).isEqualTo(66);
    }
}
