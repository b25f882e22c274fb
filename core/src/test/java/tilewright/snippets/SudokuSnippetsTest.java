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
    void limits() {
        // @start region="limits"
        Limits limits =
                Limits.NONE.withSolutions(1_000_000).withStop(Stop.after(Duration.ofSeconds(1), System::nanoTime));
        Counter.Count count = Sudoku.count(".".repeat(81), limits);
        // @end
        assertThat(count.exact()).isFalse();
    }
}
