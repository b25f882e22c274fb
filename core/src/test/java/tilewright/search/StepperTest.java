package tilewright.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;

class StepperTest {

    private static Stepper<CoverSearch> stepper(CoverProblem problem) {
        return new Stepper<>(() -> new CoverSearch(problem));
    }

    private static String place(Stepper<CoverSearch> stepper) {
        CoverSearch search = stepper.search();
        return stepper.step() + " " + stepper.event() + " " + search.nodes() + " " + Arrays.toString(search.options());
    }

    private static List<String> places(CoverProblem problem) {
        Stepper<CoverSearch> stepper = stepper(problem);
        List<String> places = new ArrayList<>(List.of(place(stepper)));
        while (stepper.event() != Search.FINISHED) {
            stepper.goTo(stepper.step() + 1, Stop.never());
            places.add(place(stepper));
        }
        return places;
    }

    @Test
    void a_step_is_the_same_from_wherever_one_comes() {
        Seeds.each(100, random -> {
            CoverProblem problem = RandomProblems.small(random);
            List<String> places = places(problem);
            Stepper<CoverSearch> jumper = stepper(problem);
            for (int jump = 0; jump < 20; jump++) {
                int wanted = random.below(places.size());
                jumper.goTo(wanted, Stop.never());
                assertThat(place(jumper)).isEqualTo(places.get(wanted));
            }
        });
    }

    @Test
    void solutions_and_dead_ends_are_counted_from_the_beginning_to_the_step() {
        Stepper<CoverSearch> stepper = stepper(CoverProblems.queens(6));
        long solutions = 0;
        long deadEnds = 0;
        while (stepper.event() != Search.FINISHED) {
            stepper.goTo(stepper.step() + 1, Stop.never());
            solutions += stepper.event() == Search.SOLUTION ? 1 : 0;
            deadEnds += stepper.event() == Search.DEAD_END ? 1 : 0;
            assertThat(stepper.solutions()).as("step " + stepper.step()).isEqualTo(solutions);
            assertThat(stepper.deadEnds()).as("step " + stepper.step()).isEqualTo(deadEnds);
        }
        assertThat(solutions).isEqualTo(4);
        assertThat(deadEnds).isPositive();
        stepper.goTo(1, Stop.never());
        assertThat(stepper.deadEnds()).isZero();
    }

    @Test
    void behind_the_last_step_it_stands_still() {
        CoverProblem problem = CoverProblems.queens(4);
        List<String> places = places(problem);
        Stepper<CoverSearch> stepper = stepper(problem);
        stepper.goTo(1_000_000, Stop.never());
        assertThat(place(stepper)).isEqualTo(places.getLast());
        assertThat(stepper.event()).isEqualTo(Search.FINISHED);
        stepper.goToEvent(Search.STEPS, Stop.never());
        assertThat(place(stepper)).isEqualTo(places.getLast());
        stepper.goTo(0, Stop.never());
        assertThat(place(stepper)).isEqualTo("0 0 0 []");
    }

    @Test
    void goes_to_the_next_event_of_a_kind() {
        Stepper<CoverSearch> stepper = stepper(CoverProblems.queens(4));
        List<String> found = new ArrayList<>();
        while (true) {
            stepper.goToEvent(Search.SOLUTION, Stop.never());
            if (stepper.event() == Search.FINISHED) {
                break;
            }
            found.add(Arrays.toString(stepper.search().options()));
        }
        assertThat(found).containsExactly("[1, 7, 8, 14]", "[2, 4, 11, 13]");
    }

    @Test
    void stays_where_it_is_when_asked_to_stop_and_goes_on_later() {
        Stepper<CoverSearch> stepper = stepper(CoverProblems.queens(10));
        stepper.goTo(50_000, () -> true);
        assertThat(stepper.step()).isEqualTo(4_095);
        stepper.goToEvent(Search.FINISHED, () -> true);
        assertThat(stepper.step()).isEqualTo(8_191);
        stepper.goTo(50_000, Stop.never());
        Stepper<CoverSearch> direct = stepper(CoverProblems.queens(10));
        direct.goTo(50_000, Stop.never());
        assertThat(place(stepper)).isEqualTo(place(direct));
    }
}
