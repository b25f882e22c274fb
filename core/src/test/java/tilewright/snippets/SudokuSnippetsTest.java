package tilewright.snippets;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import tilewright.puzzle.Counter;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.sudoku.Sudoku;

final class SudokuSnippetsTest {

    @Test
    void sudoku() {
        // @start region="sudoku"
        String puzzle = Sudoku.generate("easy", 7);
        String solution = Sudoku.solve(puzzle).orElseThrow();
        Sudoku.Rating rating = Sudoku.rate(puzzle);
        Sudoku.HodokuRating hodoku = Sudoku.hodoku(puzzle).orElseThrow();
        // @end
        assertThat(solution).hasSize(81).doesNotContain(".");
        assertThat(hodoku.level()).isEqualTo(Sudoku.Level.EASY);
        assertThat(rating.er()).isPositive();
        assertThat(Sudoku.generate("clues-30", 7)).hasSize(81);
    }

    @Test
    void rules() {
        // @start region="rules"
        Sudoku.OfRules rules = Sudoku.of("6x6 x");
        String solution = rules.solve("...........4.....6..2....4...1...3..").orElseThrow();
        Counter.Count grids = rules.count("", Limits.NONE);
        // @end
        assertThat(solution).hasSize(36).doesNotContain(".");
        assertThat(grids.number()).isEqualTo(8_640);
        assertThat(Sudoku.generate("6x6,x,easy", 1)).isEqualTo("6x6 x ...........4.....6..2....4...1...3..");
        String six = "..3..541........2423........515..6..";
        Sudoku.OfRules plain = Sudoku.of("6x6");
        assertThat(plain.rate(six, Limits.NONE)).contains(new Sudoku.Order(12, Sudoku.Level.EASY, 24));
        assertThat(plain.hint(six, Stop.never()).orElseThrow().moves()).containsExactly("r2c3=5");
    }

    @Test
    void limits() {
        // @start region="limits"
        Limits limits =
                Limits.NONE.withSolutions(1_000_000).withStop(Stop.after(Duration.ofSeconds(1), System::nanoTime));
        Counter.Count count = Sudoku.count(".".repeat(81), limits);
        // @end
        assertThat(count.exact()).isFalse();
    }
}
