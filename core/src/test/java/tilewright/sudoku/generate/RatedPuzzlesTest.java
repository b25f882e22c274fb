package tilewright.sudoku.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.Sudoku;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.rating.Raters;
import tilewright.sudoku.solve.BandSolver;
import tilewright.sudoku.step.Level;
import tilewright.sudoku.step.StepKind;

/** Ratings of a range, most of them made up: what is asked for does not depend on how puzzles are solved. */
final class RatedPuzzlesTest {

    private static final int MADE_UP = 31;

    /** Rates by a function; counts the questions, each of which has the same bound. */
    private static final class MadeUp implements Grader {
        private final int most;
        private final ToIntFunction<int[]> ratings;
        private final List<Integer> answers = new ArrayList<>();

        MadeUp(int most, ToIntFunction<int[]> ratings) {
            this.most = most;
            this.ratings = ratings;
        }

        @Override
        public OptionalInt rating(int[] clues, int most, Stop stop) {
            assertThat(most).isEqualTo(this.most);
            int rating = ratings.applyAsInt(clues);
            answers.add(rating);
            return rating > most ? OptionalInt.empty() : OptionalInt.of(rating);
        }

        @Override
        public boolean hasLevel(Level level, int[] clues, Stop stop) {
            throw new AssertionError();
        }

        @Override
        public boolean needs(StepKind kind, int[] clues, Stop stop) {
            throw new AssertionError();
        }

        @Override
        public Optional<Board> before(StepKind kind, int[] clues, Stop stop) {
            throw new AssertionError();
        }
    }

    private static int madeUp(int[] clues) {
        return Target.Rated.LOWEST + Math.floorMod(Arrays.hashCode(clues), MADE_UP);
    }

    private static Optional<int[]> find(int low, int high, Symmetry symmetry, Grader grader) {
        return new RatedPuzzles(new BandSolver(), new Target.Rated(low, high), symmetry, grader)
                .find(new SeededRandom(100L * low + high), Stop.never());
    }

    /** Each range of up to three tenths. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void a_rating_lies_between_the_bounds_of_its_range(int width) {
        int[] seen = new int[200];
        for (int low = Target.Rated.LOWEST; low + width < Target.Rated.LOWEST + MADE_UP; low++) {
            int high = low + width;
            int[] clues = find(low, high, Symmetry.NONE, new MadeUp(high, RatedPuzzlesTest::madeUp))
                    .orElseThrow();
            assertThat(madeUp(clues)).isBetween(low, high);
            seen[madeUp(clues) - low]++;
            BandSolver solver = new BandSolver();
            assertThat(solver.count(clues, 2)).isEqualTo(1);
            for (int cell = 0; cell < 81; cell++) {
                int clue = clues[cell];
                clues[cell] = 0;
                assertThat(clue == 0 || solver.count(clues, 2) == 2).isTrue();
                clues[cell] = clue;
            }
        }
        for (int i = 0; i <= width; i++) {
            assertThat(seen[i]).as("%d above the lowest", i).isPositive();
        }
    }

    /** Hard puzzles lie beside hard ones, as far as clues are exchanged: random ones with this many clues are rare. */
    @Test
    void clues_are_exchanged_until_the_rating_lies_in_the_range() {
        ToIntFunction<int[]> byClues = clues ->
                100 - (int) Arrays.stream(clues).filter(digit -> digit != 0).count();
        for (int few = 21; few <= 23; few++) {
            MadeUp grader = new MadeUp(100 - few, byClues);
            int[] clues = find(100 - few, 100 - few, Symmetry.NONE, grader).orElseThrow();
            assertThat(byClues.applyAsInt(clues)).isEqualTo(100 - few);
            assertThat(grader.answers).as("%d clues", few).hasSizeLessThan(400);
        }
    }

    @ParameterizedTest
    @CsvSource({"79, 20000", "80, 2000", "94, 2000", "95, 400", "120, 400"})
    void the_search_gives_up_when_ratings_have_cost_enough(int high, int questions) {
        MadeUp never = new MadeUp(high, _ -> high + 1);
        int most = 2_100;
        MadeUp bounded = new MadeUp(high, _ -> {
            if (never.answers.size() > most) {
                throw new IllegalStateException("still asking");
            }
            never.answers.add(0);
            return high + 1;
        });
        if (questions > most) {
            assertThatThrownBy(() -> find(high, high, Symmetry.NONE, bounded)).hasMessage("still asking");
        } else {
            assertThat(find(high, high, Symmetry.NONE, bounded)).isEmpty();
            assertThat(never.answers.size()).isBetween(questions, questions + 12);
        }
    }

    /** A puzzle of each rating up to 8.4 has it, and is above a bound that is a tenth lower. */
    @Test
    void a_puzzle_is_rated_up_to_its_rating_and_not_below() {
        StepGrader grader = new StepGrader(new Raters());
        boolean[] seen = new boolean[85];
        for (KnownPuzzle puzzle : KnownPuzzle.read("ratings")) {
            int er = Integer.parseInt(
                    puzzle.fact().substring(0, puzzle.fact().indexOf('/')).replace(".", ""));
            if (er < seen.length && !seen[er]) {
                seen[er] = true;
                int[] clues = puzzle.board().digits();
                assertThat(grader.rating(clues, er, Stop.never())).hasValue(er);
                assertThat(grader.rating(clues, er - 1, Stop.never())).isEmpty();
            }
        }
        assertThat(seen).contains(true);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.2", "1.5", "2.0", "2.3", "2.6", "2.8", "3.0", "3.2", "3.4", "3.6", "4.2", "4.4", "4.5", "6.6", "7.1"
            })
    void a_puzzle_has_the_one_rating_that_was_asked_for(String rating) {
        String puzzle = Sudoku.generate("se-" + rating + "-" + rating, 1);
        assertThat(Sudoku.rate(puzzle).er()).isEqualTo(Integer.parseInt(rating.replace(".", "")));
    }
}
